/** A hand of the Schieber family in words, from its entry and what the engine made of it. Pure. */
import { type Brought, declares, schieberInWords, scoreOf } from '@/lib/i18n/schieber';
import type { Words } from '@/lib/i18n/words';
import type { SchieberTally, Side } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Entry, Table } from '@/lib/sync/game';
import type { HandProps } from '../family';
import { countingOf } from './counting';
import { draftOf, trumpOf } from './draft';

/** What each side brought in with this entry. */
export function broughtIn(entry: Entry, table: Table): Brought[] {
  const { matchBonus } = countingOf(table);
  const sides = sideNames(table);
  const draft = draftOf(entry, sides.length);
  return sides.map((_, side) => ({
    points: Number(draft.typed[side] ?? 0),
    match: draft.match === side ? matchBonus : 0,
    wies: draft.wies[side] ?? [],
    stoeck: draft.stoeck === side,
  }));
}

/** What each side has with this entry on top of what it had before. */
export function afterwards(entry: Entry, table: Table, before: SchieberTally): number[] {
  const trump = trumpOf(draftOf(entry, before.totals.length));
  const multiplier = trump ? countingOf(table).multipliers[trump] : 0;
  return broughtIn(entry, table).map(
    (brought, side) => (before.totals[side]?.points ?? 0) + scoreOf(brought, multiplier),
  );
}

/** The sides that have enough with these totals. */
export const thereWith = (totals: readonly number[], table: Table): Side[] => {
  const { targets } = countingOf(table);
  return totals.flatMap((points, side) => (points >= (targets[side] ?? 0) ? [side] : []));
};

export function inWords(
  words: Words,
  { table, entry, tally, index }: HandProps<SchieberTally>,
): string {
  const names = sideNames(table);
  const draft = draftOf(entry, names.length);
  const trump = trumpOf(draft);
  const declared = draft.declared === null ? undefined : names[draft.declared];
  if (!trump) return declared ? declares(words, declared) : '';
  const brought = broughtIn(entry, table);
  // Only in the hand that decided it, and only where it was not plain.
  const totals = tally.totals.map(({ points }) => points);
  const [winner] = tally.winners;
  const isRace =
    index === tally.hands.length - 1 &&
    winner !== undefined &&
    winner === draft.first &&
    thereWith(totals, table).length > 1;
  return schieberInWords(words, {
    trump,
    multiplier: tally.hands[index]?.multiplier ?? 1,
    pushed: draft.pushed,
    sides: names.flatMap((name, side) => {
      const own = brought[side];
      return own ? [{ name, brought: own }] : [];
    }),
    declared,
    first: isRace ? names[winner] : undefined,
  });
}
