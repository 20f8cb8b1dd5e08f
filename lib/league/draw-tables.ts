/**
 * Drawing tables: those present are put at random to tables of the sizes that the variants need, so
 * that people sit with those whom they have met less. The same seed gives the same draw. Pure.
 */
import { type VariantId, variant } from '../jass';
import { isAgreedPerGame } from '../sync/house-rules';

/** Who sat at a table with whom: games and, of these, games on the same side. */
export type Meetings = (one: string, other: string) => { together: number; partners: number };

/** A table of a draw; `seats` are players' ids in the order of play. */
export type DrawnTable = { readonly variant: VariantId; readonly seats: readonly string[] };
export type Draw = {
  readonly tables: readonly DrawnTable[];
  /** Those for whom there is no table. */
  readonly left: readonly string[];
};

type Seated = { readonly player: string; readonly side: number };

/** How often two players met in these games. */
export function meetingsIn(games: readonly { readonly seats: readonly Seated[] }[]): Meetings {
  const counts = new Map<string, { together: number; partners: number }>();
  for (const { seats } of games) {
    for (const [i, one] of seats.entries()) {
      for (const other of seats.slice(i + 1)) {
        const key = keyOf(one.player, other.player);
        const { together, partners } = counts.get(key) ?? NEVER;
        const more = one.side === other.side ? 1 : 0;
        counts.set(key, { together: together + 1, partners: partners + more });
      }
    }
  }
  return (one, other) => counts.get(keyOf(one, other)) ?? NEVER;
}

const NEVER = { together: 0, partners: 0 };
const keyOf = (one: string, other: string) => [one, other].sort().join('+');

/**
 * Draws tables for those present. As few as possible are left over, and of these first whoever has
 * played most games tonight; after that the variant named first gets the most seats, and tables are
 * rather large than small.
 */
export function drawTables({
  present,
  variants,
  meetings,
  playedTonight,
  seed,
}: {
  /** Ids of players, each once. */
  present: readonly string[];
  /** What is played, the preferred one first. */
  variants: readonly VariantId[];
  meetings: Meetings;
  /** Games of this evening by player; none where left out. */
  playedTonight: ReadonlyMap<string, number>;
  seed: number;
}): Draw {
  const random = chance(seed);
  const sizes = sizesFor(present.length, variants);
  const seats = sizes.reduce((sum, { size }) => sum + size, 0);
  const played = (id: string) => playedTonight.get(id) ?? 0;
  // Shuffled first and sorted stably: chance decides among those who have played as much.
  const queue = shuffled(present.toSorted(), random).toSorted((a, b) => played(a) - played(b));
  const left = queue.slice(seats);
  const seated = spread(shuffled(queue.slice(0, seats), random), sizes, meetings);
  return { tables: seated, left };
}

type Size = { readonly variant: VariantId; readonly size: number };

/** A table at which cards are played seats four; a larger one is set by hand. */
const SEATS_AT_A_TABLE = 4;

/** What tables there are for so many people. */
function sizesFor(people: number, variants: readonly VariantId[]): Size[] {
  const kinds: Size[] = [];
  for (const id of variants)
    for (const size of variant(id).players)
      if (size <= SEATS_AT_A_TABLE && !kinds.some((kind) => kind.size === size))
        kinds.push({ variant: id, size });
  let best: Size[] = [];
  const place = (from: number, tables: Size[]) => {
    if (isBetter(tables, best, variants[0])) best = tables;
    for (const [i, kind] of kinds.entries()) {
      if (i < from || seatsOf(tables) + kind.size > people) continue;
      place(i, [...tables, kind]);
    }
  };
  place(0, []);
  return best;
}

const seatsOf = (tables: readonly Size[]) => tables.reduce((sum, { size }) => sum + size, 0);

function isBetter(one: Size[], other: Size[], first: VariantId | undefined): boolean {
  const ofFirst = (tables: Size[]) => seatsOf(tables.filter((table) => table.variant === first));
  const more = seatsOf(one) - seatsOf(other);
  if (more !== 0) return more > 0;
  const moreOfFirst = ofFirst(one) - ofFirst(other);
  return moreOfFirst !== 0 ? moreOfFirst > 0 : one.length < other.length;
}

/** Puts the players to tables in this order, then swaps two as long as that brings new company. */
function spread(players: readonly string[], sizes: readonly Size[], meetings: Meetings) {
  let from = 0;
  const tables = sizes.map(({ variant, size }) => {
    from += size;
    return { variant, seats: players.slice(from - size, from) };
  });
  const places = tables.flatMap(({ seats }, table) => seats.map((_, seat) => ({ table, seat })));
  const at = ({ table, seat }: Place) => tables[table]?.seats[seat] ?? '';
  const costAt = (...places: Place[]) =>
    [...new Set(places.map(({ table }) => table))].reduce((sum, table) => {
      const own = tables[table];
      return sum + (own ? familiarity(own, meetings) : 0);
    }, 0);
  const swap = (one: Place, other: Place) => {
    const [a, b] = [at(one), at(other)];
    tables[one.table]?.seats.splice(one.seat, 1, b);
    tables[other.table]?.seats.splice(other.seat, 1, a);
  };
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const [i, one] of places.entries()) {
      for (const other of places.slice(i + 1)) {
        const before = costAt(one, other);
        swap(one, other);
        // Only what is strictly better stays, so that this comes to an end.
        if (costAt(one, other) < before) hasChanged = true;
        else swap(one, other);
      }
    }
  }
  return tables;
}

type Place = { readonly table: number; readonly seat: number };

/** How well those at a table know one another; twice of the same weighs more than once of two. */
function familiarity({ variant: id, seats }: DrawnTable, meetings: Meetings): number {
  // Where sides are agreed on before every game, nobody knows yet who will be partners.
  const sides = isAgreedPerGame(id) ? [] : variant(id).sidesOf(seats.length, {});
  const sideOf = (seat: number) => sides.findIndex((side) => side.includes(seat));
  let sum = 0;
  for (const [i, one] of seats.entries()) {
    for (const [j, other] of seats.entries()) {
      if (j <= i) continue;
      const { together, partners } = meetings(one, other);
      sum += together ** 2;
      if (sideOf(i) >= 0 && sideOf(i) === sideOf(j)) sum += 2 * partners ** 2;
    }
  }
  return sum;
}

/** Fisher and Yates. */
function shuffled(players: readonly string[], random: () => number): string[] {
  const all = [...players];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j] ?? '', all[i] ?? ''];
  }
  return all;
}

/** Numbers from 0 to 1, below 1, the same for the same seed: mulberry32, by Tommy Ettinger. */
function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
