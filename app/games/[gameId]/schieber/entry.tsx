'use client';
/** Entering a hand of the Schieber family: what is trumps, the points, and what came with them. */
import { useEffect, useMemo, useState } from 'react';
import { actionOnSlate } from '@/app/ui/keys';
import { PointsPad, sumOf } from '@/app/ui/points-pad';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { useDraft } from '@/lib/browser/use-game';
import { sumInWords, thatMakes, trumpName } from '@/lib/i18n/en';
import { type SchieberTally, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { EntryProps } from '../family';
import { countingOf } from './counting';
import { type Draft, draftOf, emptyDraft, entryOf, parseDraft, TOTAL, trumpOf } from './draft';
import { type Extra, Extras } from './extras';
import { broughtIn } from './in-words';
import { ChooseSide, ChooseTrump } from './questions';
import { WiesList } from './wies-list';

export function SchieberEntry(props: EntryProps<SchieberTally>) {
  const { table, start, propose, onPropose, index } = props;
  const names = useMemo(() => sideNames(table), [table]);
  const counting = useMemo(() => countingOf(table), [table]);
  const [draft, setDraft, clearDraft] = useDraft(
    props.draftKey,
    start ? draftOf(start, names.length) : emptyDraft(names.length),
    (left) => parseDraft(left, names.length),
  );
  const [extra, setExtra] = useState<Extra | null>(null);
  const [failure, setFailure] = useState('');
  const { entry, points } = useMemo(() => entryOf(draft, table), [draft, table]);
  const scored = useMemo(() => (entry ? propose(entry) : null), [entry, propose]);
  useEffect(() => onPropose(scored?.ok ? scored.value : null), [scored, onPropose]);

  const trump = trumpOf(draft);
  const race = scored && !scored.ok && scored.error.code === 'race-undecided';
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

  if (!trump || extra === 'trump')
    return (
      <ChooseTrump
        turnsTrumps={variant(table.variant).turnsTrumps}
        multipliers={counting.multipliers}
        trump={draft.trump}
        onPick={(chosen) => {
          // Only a suit has stöck, and only some fours count under each trump.
          const melds = chosen.trump === trump ? draft.wies : draft.wies.map(() => []);
          set({ turned: null, ...chosen, stoeck: null, wies: melds });
          shut();
        }}
      />
    );
  const hand = scored?.ok ? scored.value.hands[index] : undefined;
  const sum = sumOf(draft.typed);
  const isRefused = failure !== '' || sum > TOTAL || (scored !== null && !scored.ok && !race);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <PointsPad
        labels={names}
        typed={draft.typed}
        points={points}
        active={draft.active}
        onType={(typed) => set({ typed, match: null, first: null })}
        onActive={(active) => {
          shut();
          if (active !== draft.active) set({ active });
        }}
        onEnter={confirm}
        keys={extra === null && !race}
      >
        <div className="flex gap-1.5">
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
        <div aria-live="polite" className="min-h-11 text-[15px] leading-snug">
          {isRefused ? (
            <p className="text-refusal-chalk">
              {failure ||
                (sum > TOTAL && thatMakes(sum)) ||
                (scored && !scored.ok ? scored.error.message : '')}
            </p>
          ) : hand && entry ? (
            broughtIn(entry, table).map((brought, side) => (
              <p key={names[side]}>
                {names[side]}: {sumInWords(brought, hand.multiplier ?? 1)}
              </p>
            ))
          ) : (
            <p>
              {draft.declared === null
                ? `${sum} so far, ${TOTAL - sum} left.`
                : `${names[draft.declared]} declared: enter what each side has counted so far.`}
            </p>
          )}
        </div>
        {race && (
          <ChooseSide
            question="Both got there with their tricks. Who was first?"
            names={names}
            value={draft.first}
            onPick={(first) => set({ first })}
          />
        )}
        {extra === 'match' && (
          <ChooseSide
            question="Who took every trick?"
            names={names}
            value={draft.match}
            none="Nobody"
            onPick={(match) => {
              const typed = names.map((_, side) => (side === match ? String(TOTAL) : '0'));
              // Where cards stay in the pile, the points of a match are still to be typed.
              const filled = variant(table.variant).isFullPack
                ? typed
                : typed.map((own) => (own === '0' ? own : ''));
              set({ match, ...(match !== null && { typed: filled, active: match }) });
              shut();
            }}
          />
        )}
        {extra === 'stoeck' && (
          <ChooseSide
            question="Who had king and queen of trumps?"
            names={names}
            value={draft.stoeck}
            none="Nobody"
            onPick={(stoeck) => {
              set({ stoeck });
              shut();
            }}
          />
        )}
        {extra === 'declare' && (
          <ChooseSide
            question="Who declares, with what was counted so far?"
            names={names}
            value={draft.declared}
            none="Nobody"
            onPick={(declared) => {
              set({ declared });
              shut();
            }}
          />
        )}
        {extra === 'wies' && (
          <WiesList
            names={names}
            trump={trump}
            wies={draft.wies}
            onChange={(wies) => set({ wies })}
            layOut={{ table, leads: ((props.before.dealer ?? 0) + 1) % table.players.length }}
            onDone={shut}
          />
        )}
      </PointsPad>
      <button type="submit" className={actionOnSlate} disabled={!scored?.ok}>
        {props.confirmLabel}
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
  const [deck] = useDeck();
  return (
    <button
      type="button"
      aria-label={`Trumps: ${trumpName(trump, deck)}, times ${times}. Change`}
      className="flex h-12 shrink-0 items-center gap-1 rounded-lg border-2 border-yellow px-2 text-yellow"
      onClick={onTap}
    >
      <TrumpMark trump={trump} deck={deck} size={22} />
      <span aria-hidden="true" className="text-[13px]">
        ×{times}
      </span>
    </button>
  );
}
