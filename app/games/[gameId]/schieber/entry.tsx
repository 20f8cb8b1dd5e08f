'use client';
/** Entering a hand of the Schieber family: what is trumps, the points, and what came with them. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { actionOnSlate, keepsFocus } from '@/app/ui/keys';
import { isFull, PointsPad, sumOf } from '@/app/ui/points-pad';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { useDraft } from '@/lib/browser/use-game';
import {
  declaredHere,
  isItAMatch,
  raceQuestion,
  soFar,
  sumInWords,
  tooEarly,
  wasFirst,
} from '@/lib/i18n/schieber';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { ALL_POINTS, type Refusal, type SchieberTally, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { EntryProps } from '../family';
import { countingOf } from './counting';
import {
  type Draft,
  draftOf,
  emptyDraft,
  entryOf,
  parseDraft,
  trumpOf,
  withTrump,
  withTyped,
} from './draft';
import { ExtraQuestion } from './extra-questions';
import { type Extra, Extras } from './extras';
import { afterwards, broughtIn, thereWith } from './in-words';
import { ChooseSide, ChooseTrump } from './questions';

export function SchieberEntry(props: EntryProps<SchieberTally>) {
  const words = useWords();
  const { t } = words;
  const { table, start, propose, onPropose, index } = props;
  const names = useMemo(() => sideNames(table), [table]);
  const counting = useMemo(() => countingOf(table), [table]);
  const [draft, setDraft, clearDraft] = useDraft(
    props.draftKey,
    start ? draftOf(start, names.length) : emptyDraft(names.length),
    (stored) => {
      const left = parseDraft(stored, names.length);
      // Declared from the board: what was entered of the hand before that stays. A declaration that
      // was put away again is not there when the next hand is entered.
      const declared = start ? draftOf(start, names.length).declared : null;
      return left && { ...left, declared };
    },
  );
  const [extra, setExtra] = useState<Extra | null>(null);
  const [failure, setFailure] = useState('');
  const { entry, points } = useMemo(() => entryOf(draft, table), [draft, table]);
  const scored = useMemo(() => (entry ? propose(entry) : null), [entry, propose]);
  useEffect(() => onPropose(scored?.ok ? scored.value : null), [scored, onPropose]);

  const trump = trumpOf(draft);
  const race = scored !== null && !scored.ok && scored.error.code === 'race-undecided';
  const set = (change: Partial<Draft>) => {
    setFailure('');
    setDraft({ ...draft, ...change });
  };
  const confirm = () => {
    if (!entry || !scored?.ok) return;
    const why = props.onConfirm(entry);
    if (why) setFailure(why);
    else clearDraft();
  };
  const shut = () => setExtra(null);
  // Who was first is asked once the figure cannot grow any more, or when the person says so; a tap
  // on a cell brings the keys back.
  const [at, setAt] = useState<'keys' | 'question' | null>(null);
  const asking =
    race &&
    extra === null &&
    (at ? at === 'question' : isFull(draft.typed, draft.active, ALL_POINTS));
  const answering = !trump || extra !== null || asking;
  const form = useRef<HTMLFormElement>(null);
  // After an answer the cell takes the focus again, so that a keyboard goes on typing.
  useEffect(() => {
    if (!answering) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [answering]);

  if (!trump || extra === 'trump')
    return (
      <ChooseTrump
        turnsTrumps={variant(table.variant).turnsTrumps}
        multipliers={counting.multipliers}
        trump={draft.trump}
        onPick={(chosen) => {
          set(withTrump(draft, chosen));
          shut();
        }}
      />
    );
  const { isFullPack } = variant(table.variant);
  const hand = scored?.ok ? scored.value.hands[index] : undefined;
  const totals = entry ? afterwards(entry, table, props.before) : [];
  const racers = thereWith(totals, table);
  const first =
    scored?.ok && racers.length > 1
      ? scored.value.winners.find((side) => side === draft.first)
      : undefined;
  const sum = sumOf(draft.typed);
  const refusalOf = (refusal: Refusal) =>
    refusal.code === 'declared-too-early' && draft.declared !== null
      ? tooEarly(
          words,
          names[draft.declared] ?? '',
          totals[draft.declared] ?? 0,
          counting.targets[draft.declared] ?? 0,
        )
      : props.whyNot(refusal);
  const isRefused = failure !== '' || sum > ALL_POINTS || (scored !== null && !scored.ok && !race);
  return (
    <form
      ref={form}
      className="entry-form gap-y-1!"
      onSubmit={(event) => {
        event.preventDefault();
        if (race && !asking) setAt('question');
        else confirm();
      }}
    >
      <PointsPad
        labels={names}
        typed={draft.typed}
        points={points}
        active={draft.active}
        onType={(typed) => {
          setAt(null);
          set(withTyped(draft, typed, isFullPack));
        }}
        onActive={(active) => {
          shut();
          setAt('keys');
          if (active !== draft.active) set({ active });
        }}
        onEnter={race ? () => setAt('question') : confirm}
        onNext={race ? () => setAt('question') : undefined}
        keys={extra === null && !asking}
        count={{ trumps: [trump], isFullPack: isFullPack && draft.declared === null }}
      >
        <div className="flex gap-1.5 max-[22rem]:gap-1">
          <TrumpKey
            trump={trump}
            times={counting.multipliers[trump]}
            onTap={() => setExtra('trump')}
          />
          <Extras
            table={table}
            counting={counting}
            draft={draft}
            open={extra}
            onOpen={(which) => setExtra(which === extra ? null : which)}
            onPushed={() => set({ pushed: !draft.pushed })}
          />
        </div>
        <div aria-live="polite" className="min-h-11 text-[0.9375rem] leading-snug">
          {isRefused ? (
            <p className="text-refusal-chalk">
              {failure ||
                (sum > ALL_POINTS && t('board.pad.makes', { sum: String(sum) })) ||
                (scored && !scored.ok && refusalOf(scored.error))}
            </p>
          ) : (hand || race) && entry ? (
            broughtIn(entry, table).map((brought, side) => (
              // Three sides stand in one line, or the key below would not be in sight.
              <p key={names[side]} className={names.length > 2 ? 'inline-block pr-1.5' : ''}>
                {names[side]}:{' '}
                {sumInWords(words, brought, hand?.multiplier ?? counting.multipliers[trump])}
                {names.length > 2 && side < names.length - 1 && ';'}
              </p>
            ))
          ) : (
            <p>
              {draft.declared === null
                ? soFar(words, sum, isFullPack ? ALL_POINTS - sum : null)
                : declaredHere(words, names[draft.declared] ?? '')}
            </p>
          )}
        </div>
        {scored?.ok && draft.match === null && isFullPack && points?.includes(ALL_POINTS) && (
          <p className="text-[0.9375rem] text-yellow">{isItAMatch(words, counting.matchBonus)}</p>
        )}
        {first !== undefined && (
          <p className="flex items-center justify-between gap-3 text-[0.9375rem]">
            {wasFirst(words, names[first] ?? '')}
            <button
              type="button"
              className="min-h-12 px-2 underline underline-offset-4"
              onClick={() => set({ first: null })}
            >
              {t('schieber.change')}
            </button>
          </p>
        )}
        {asking && (
          <ChooseSide
            question={raceQuestion(
              words,
              racers.map((side) => names[side] ?? ''),
            )}
            names={names}
            sides={racers}
            value={draft.first}
            onPick={(first) => set({ first })}
          />
        )}
        <ExtraQuestion
          extra={extra}
          names={names}
          table={table}
          trump={trump}
          leads={((props.before.dealer ?? 0) + 1) % table.players.length}
          draft={draft}
          onChange={set}
          onDone={shut}
        />
      </PointsPad>
      <button
        type="submit"
        {...keepsFocus}
        className={actionOnSlate}
        disabled={!scored?.ok && (!race || asking)}
      >
        {race && !asking ? t('board.pad.next') : props.confirmLabel}
      </button>
    </form>
  );
}

function TrumpKey({
  trump,
  times,
  onTap,
}: {
  trump: NonNullable<ReturnType<typeof trumpOf>>;
  times: number;
  onTap: () => void;
}) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <button
      type="button"
      aria-label={words.t('schieber.trumpKey', {
        trump: trumpName(words, trump, deck),
        times,
      })}
      className="flex h-12 shrink-0 items-center gap-1 rounded-lg border-2 border-yellow px-2 max-[22rem]:gap-0.5 max-[22rem]:px-0.5 text-yellow"
      onClick={onTap}
    >
      <TrumpMark trump={trump} deck={deck} size={22} />
      <span aria-hidden="true" className="text-[0.8125rem]">
        ×{times}
      </span>
    </button>
  );
}
