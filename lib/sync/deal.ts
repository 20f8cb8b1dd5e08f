/** The deal: how many hands moved it on, and who sits where. */
import { sideLabels, type Tally, variant } from '../jass';
import type { Table } from './game';

/** What a tally has that says which hands count. */
export type Hands = { readonly variant: Tally['variant']; readonly hands: readonly unknown[] };

/** Did each hand move the deal on? A void one did not, and one that is being played has not yet. */
const countsOf = ({ variant: id, hands }: Hands): (boolean | 'open')[] =>
  hands.map((hand) => variant(id).counts(hand));

/** How many hands of the game count. */
export const countedHands = (tally: Hands): number =>
  countsOf(tally).filter((counts) => counts === true).length;

/** Stands where a hand that does not count would have its number. */
export const NO_NUMBER = '–';

/** What each hand is called: its number among those that count, a dash for one that does not. */
export function handLabels(tally: Hands): string[] {
  let counted = 0;
  return countsOf(tally).map((counts) => {
    if (counts === false) return NO_NUMBER;
    if (counts === 'open') return String(counted + 1);
    counted += 1;
    return String(counted);
  });
}

/** The number that a hand at `index` has, or would have, among those that count. */
export const numberAt = ({ variant: id, hands }: Hands, index: number): number =>
  countedHands({ variant: id, hands: hands.slice(0, index) }) +
  1 +
  Math.max(0, index - hands.length);

/** The table with those at it who play the hand at `index`. */
export const seatedAt = (table: Table, index: number): Table =>
  table.substitutes
    ? {
        ...table,
        players: table.players.map(
          (name, seat) =>
            table.substitutes?.findLast((one) => one.seat === seat && one.from <= index)?.name ??
            name,
        ),
      }
    : table;

/** The table with those at it who came last: who plays on. */
export const seatedLast = (table: Table): Table => seatedAt(table, Number.POSITIVE_INFINITY);

/** Those who sit in for others at the hand at `index`, and for whom. */
export const sittingIn = (
  { players, substitutes = [] }: Table,
  index: number,
): { readonly name: string; readonly player: string }[] =>
  players.flatMap((player, seat) => {
    const one = substitutes.findLast((other) => other.seat === seat && other.from <= index);
    return one && one.name !== player ? [{ name: one.name, player }] : [];
  });

/** The names of every side: "Anna", or "Anna & Carla" where two score together. */
export const sideNames = ({ variant: id, players, options }: Table): string[] =>
  sideLabels(variant(id).sidesOf(players.length, options), players);
