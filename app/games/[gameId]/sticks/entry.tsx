'use client';
/** Entering a hand of a stick game: the points, and a further question only when the rules need it. */
import { useEffect, useMemo, useState } from 'react';
import { actionOnSlate, keepsFocus, keyOnSlate } from '@/app/ui/keys';
import { isFull, PointsPad, sumOf } from '@/app/ui/points-pad';
import { useDraft } from '@/lib/browser/use-game';
import { cutQuestion, handInWords } from '@/lib/i18n/sticks';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import { ALL_POINTS, type Ask, type StickTally, SUITS } from '@/lib/jass';
import type { EntryProps } from '../family';
import { type Draft, draftOf, emptyDraft, entryOf, parseDraft } from './draft';

/** The first discard makes trumps; now and then there is none. */
const COUNT = { trumps: [...SUITS, 'none'], isFullPack: true } as const;

export function SticksEntry(props: EntryProps<StickTally>) {
  const words = useWords();
  const { t } = words;
  const { table, start, propose, onPropose, index } = props;
  const { players } = table;
  const stored = useDraft(
    props.draftKey,
    start ? draftOf(start, players.length) : emptyDraft(players.length),
    (left) => parseDraft(left, players.length),
  );
  const [draft, setDraft, clearDraft] = stored;
  const [failure, setFailure] = useState('');
  // A question is asked once the figure cannot grow any more, or when the person says so; a tap on a
  // cell brings the keys back.
  const [at, setAt] = useState<'keys' | 'question' | null>(null);
  const { entry, points, asks, open } = useMemo(() => entryOf(draft, table), [draft, table]);
  const scored = useMemo(() => (entry && !open ? propose(entry) : null), [entry, open, propose]);
  useEffect(() => onPropose(scored?.ok ? scored.value : null), [scored, onPropose]);

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
  const voids = table.options.noTrump === 'void';
  const asking =
    asks.length > 0 && (at ? at === 'question' : isFull(draft.typed, draft.active, ALL_POINTS));

  return (
    <form
      className="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (open && !asking) setAt('question');
        else confirm();
      }}
    >
      <PointsPad
        labels={players}
        typed={draft.typed}
        points={draft.isVoid ? null : points}
        active={draft.active}
        onType={(typed) => {
          setAt(null);
          set({ typed, isVoid: false });
        }}
        onActive={(active) => {
          setAt('keys');
          if (active !== draft.active) set({ active });
        }}
        onEnter={open ? () => setAt('question') : confirm}
        onNext={asks.length > 0 ? () => setAt('question') : undefined}
        keys={!asking && !draft.isVoid}
        count={COUNT}
      >
        <Message
          draft={draft}
          refusal={failure || (scored && !scored.ok ? props.whyNot(scored.error) : '')}
        >
          {open
            ? points?.join(' – ')
            : scored?.ok && inWords(words, scored.value, index, props, points)}
        </Message>
        {asking && (
          <div className="entry-keys flex flex-col gap-2">
            {asks.map((ask) => (
              <Question key={ask.field} ask={ask} draft={draft} table={table} set={set} />
            ))}
          </div>
        )}
      </PointsPad>
      <div className="flex gap-2">
        {voids && (
          <button
            type="button"
            aria-pressed={draft.isVoid}
            className={`${keyOnSlate} shrink-0 px-3 text-base`}
            onClick={() => set({ isVoid: !draft.isVoid })}
          >
            {t('sticks.noTrumps')}
          </button>
        )}
        <button
          type="submit"
          {...keepsFocus}
          className={`${actionOnSlate} flex-1`}
          disabled={!scored?.ok && (!open || asking)}
        >
          {open && !asking ? t('board.pad.next') : props.confirmLabel}
        </button>
      </div>
    </form>
  );
}

const inWords = (
  words: Words,
  tally: StickTally,
  index: number,
  { table }: EntryProps<StickTally>,
  points: readonly number[] | null,
): string | undefined => {
  const hand = tally.hands[index];
  return hand && handInWords(words, { players: table.players, points: points ?? [], hand });
};

/** What is typed so far, what will be written, or what is wrong with it. */
function Message({
  draft,
  refusal,
  children,
}: {
  draft: Draft;
  refusal: string;
  children: string | false | undefined;
}) {
  const { t } = useWords();
  const sum = draft.isVoid ? 0 : sumOf(draft.typed);
  const wrong = (sum > ALL_POINTS && t('board.pad.makes', { sum: String(sum) })) || refusal;
  const text =
    wrong ||
    children ||
    (sum === 0
      ? t('board.pad.worth')
      : t('board.pad.soFar', { sum: String(sum), left: String(ALL_POINTS - sum) }));
  return (
    <p
      aria-live="polite"
      className={`min-h-11 text-[0.9375rem] leading-snug ${wrong ? 'text-refusal-chalk' : 'text-chalk'}`}
    >
      {text}
    </p>
  );
}

function Question({
  ask,
  draft,
  table,
  set,
}: {
  ask: Ask;
  draft: Draft;
  table: EntryProps['table'];
  set: (change: Partial<Draft>) => void;
}) {
  const words = useWords();
  const { t } = words;
  const name = (seat: number) => table.players[seat] ?? '';
  if (ask.field === 'cut')
    return (
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1.5 font-semibold">{cutQuestion(words, ask.seats.map(name))}</legend>
        <div className="flex gap-2">
          {ask.seats.map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={draft.cut === seat}
              className={`${keyOnSlate} min-w-0 flex-1 px-2`}
              onClick={() => set({ cut: seat })}
            >
              <span className="truncate">{name(seat)}</span>
            </button>
          ))}
        </div>
      </fieldset>
    );
  return ask.seats.map((seat) => {
    const answer = (none: boolean) => () => set({ noTricks: { ...draft.noTricks, [seat]: none } });
    return (
      <fieldset key={seat} className="flex flex-col">
        <legend className="pb-1.5 font-semibold">
          {t('sticks.tookTrick', { name: name(seat) })}
        </legend>
        <div className="flex gap-2">
          <button
            type="button"
            aria-pressed={draft.noTricks[seat] === true}
            className={`${keyOnSlate} min-w-0 flex-1 px-1 text-base leading-tight`}
            onClick={answer(true)}
          >
            {t('sticks.noTrick')}
          </button>
          <button
            type="button"
            aria-pressed={draft.noTricks[seat] === false}
            className={`${keyOnSlate} min-w-0 flex-1 px-1 text-base leading-tight`}
            onClick={answer(false)}
          >
            {t('sticks.worthless')}
          </button>
        </div>
      </fieldset>
    );
  });
}
