/** A hand of the Schieber family in words, from its entry and what the engine made of it. Pure. */
import { type Brought, declares, schieberInWords } from '@/lib/i18n/en';
import type { SchieberTally } from '@/lib/jass';
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

export function inWords({ table, entry, tally, index }: HandProps<SchieberTally>): string {
  const names = sideNames(table);
  const draft = draftOf(entry, names.length);
  const trump = trumpOf(draft);
  const declared = draft.declared === null ? undefined : names[draft.declared];
  if (!trump) return declared ? declares(declared) : '';
  const brought = broughtIn(entry, table);
  return schieberInWords({
    trump,
    multiplier: tally.hands[index]?.multiplier ?? 1,
    sides: names.flatMap((name, side) => {
      const own = brought[side];
      return own ? [{ name, brought: own }] : [];
    }),
    declared,
  });
}
