/** What of a table can be changed while it is played, and how. Pure. */
import type { Substitute } from '../jass';
import type { Entry, Hand, Table } from './game';

type EntryOf = { readonly hand: string; readonly by: string; readonly entry: Entry };

/** What is changed of a table; what stays is left out. */
export type TablePart = {
  /** The names by seat; null for a seat that keeps its own. */
  readonly players?: readonly (string | null)[] | undefined;
  /**
   * People change places, with their points: of each seat the one where whoever sits there now sat
   * before.
   */
  readonly seats?: readonly number[] | undefined;
  /** What the game is called; empty where it is named no more. */
  readonly name?: string | undefined;
  /** All the house rules, as a table has them. */
  readonly options?: Table['options'] | undefined;
  /** All who took a seat over; empty for nobody. */
  readonly substitutes?: readonly Substitute[] | undefined;
  /** Hands whose entry other house rules need otherwise; `by` is the change that wrote each last. */
  readonly entries?: readonly EntryOf[] | undefined;
};

/** The table with something else on it. */
export function putOn(table: Table, part: TablePart): Table {
  const { name = table.name ?? '', seats = table.players.map((_, seat) => seat) } = part;
  const { variant: id, firstDealer } = table;
  const substitutes =
    part.substitutes ??
    (table.substitutes ?? []).map((one) => ({ ...one, seat: seats.indexOf(one.seat) }));
  return {
    variant: id,
    options: part.options ?? table.options,
    players: seats.map((from, seat) => part.players?.[seat] ?? table.players[from] ?? ''),
    firstDealer,
    ...(substitutes.length > 0 && { substitutes }),
    ...(name !== '' && { name }),
  };
}

/** What stands on the table where the other part says something. */
export function partLike(table: Table, part: TablePart): TablePart {
  const { players, name = '', options, substitutes = [] } = table;
  return {
    ...(part.players && {
      players: part.players.map((named, seat) => (named === null ? null : (players[seat] ?? null))),
    }),
    ...(part.seats && { seats: part.seats.map((_, seat) => part.seats?.indexOf(seat) ?? -1) }),
    ...(part.name !== undefined && { name }),
    ...(part.options && { options }),
    ...(part.substitutes && { substitutes }),
  };
}

/** The hands, those that a part names with its entries, as the change `by` writes them. */
export const withEntries = (
  hands: readonly Hand[],
  { entries = [] }: TablePart,
  by: string,
): readonly Hand[] =>
  hands.map((hand) => {
    const other = entries.find((one) => one.hand === hand.id);
    return other ? { ...hand, by, entry: other.entry } : hand;
  });

/** Those hands as they stand; null where one is gone, or another than whoever made the change saw. */
export function entriesLike(
  hands: readonly Hand[],
  entries: readonly EntryOf[],
): readonly EntryOf[] | null {
  const found = entries.flatMap(({ hand, by }) => {
    const there = hands.find(({ id }) => id === hand);
    return there?.by === by ? [{ hand, by, entry: there.entry }] : [];
  });
  return found.length === entries.length ? found : null;
}

/** Does something else stand on the table than whoever made the change saw? */
export const isStale = (
  table: Table,
  { before, after }: { readonly before: TablePart; readonly after: TablePart },
): boolean => !isSame(partLike(table, after), before);

/** Whether two parts say the same. */
const isSame = (one: TablePart, other: TablePart): boolean =>
  KEYS.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
const KEYS = [
  'players',
  'seats',
  'name',
  'options',
  'substitutes',
] as const satisfies (keyof TablePart)[];
