/**
 * Drawing tables: those present are put at random to tables of the sizes that the variants need, so
 * that people sit with those whom they have met less. The same seed gives the same draw. Pure.
 */
import { type VariantId, variant } from '../jass';
import { isAgreedPerGame } from '../sync/house-rules';
import { chance, shuffled } from './chance';
import { type Seating, settle } from './seating';

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

/**
 * How often everybody has had a place tonight, by which those sit out who have not yet: once in every round
 * that has begun, however many games their table played in it, and once in every game at no table of it.
 */
export function turnsOf(
  begun: readonly { readonly round: number; readonly seats: readonly string[] }[],
  others: readonly { readonly seats: readonly { readonly player: string }[] }[],
): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  const places = new Set(begun.flatMap(({ round, seats }) => seats.map((id) => `${round} ${id}`)));
  const had = [
    ...[...places].map((place) => place.slice(place.indexOf(' ') + 1)),
    ...others.flatMap(({ seats }) => seats.map(({ player }) => player)),
  ];
  for (const id of had) turns.set(id, (turns.get(id) ?? 0) + 1);
  return turns;
}

const NEVER = { together: 0, partners: 0 };
const keyOf = (one: string, other: string) => [one, other].sort().join('+');

/**
 * Draws so many rounds for those present. In every round as few as possible are left over, and of these
 * first whoever has played most tonight, so that they change; after that the variant named first gets the
 * most seats, and tables are rather large than small. Who sat together tonight is kept apart before all
 * else, partners most of all; between draws as good as each other those win who met less in the season.
 */
export function drawRounds({
  present,
  variants,
  season,
  tonight,
  playedTonight,
  rounds,
  seed,
}: {
  /** Ids of players, each once. */
  present: readonly string[];
  /** What is played, the preferred one first. */
  variants: readonly VariantId[];
  /** In the season up to tonight, and tonight. */
  season: Meetings;
  tonight: Meetings;
  /** How often everybody has had a place this evening, as `turnsOf` counts; never where left out. */
  playedTonight: ReadonlyMap<string, number>;
  rounds: number;
  seed: number;
}): Draw[] {
  const random = chance(`${seed}`);
  const sizes = sizesFor(present.length, variants);
  const seats = seatsOf(sizes);
  const people = present.toSorted();
  const played = new Map(people.map((id) => [id, playedTonight.get(id) ?? 0]));
  const drawn = Array.from({ length: rounds }, () => {
    // Shuffled first and sorted stably: chance decides among those who have played as much.
    const games = (id: string) => played.get(id) ?? 0;
    const queue = shuffled(people, random).toSorted((a, b) => games(a) - games(b));
    const seated = queue.slice(0, seats);
    for (const id of seated) played.set(id, games(id) + 1);
    return { seated: shuffled(seated, random), left: queue.slice(seats) };
  });
  const seating = seatingOf(people, sizes, { season, tonight });
  const places = new Map(people.map((id, at) => [id, at]));
  const settled = settle(
    { ...seating, seated: drawn.map(({ seated }) => seated.map((id) => places.get(id) ?? 0)) },
    { ...HEAT, moves: TRIES * seats * rounds, enough: 1e-6, random },
  );
  return drawn.map(({ left }, round) => ({
    tables: sizes.map(({ variant: id }, table) => ({
      variant: id,
      seats: (settled.rounds[round]?.[table] ?? []).map((one) => people[one] ?? ''),
    })),
    left,
  }));
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

/** What one more meeting of two weighs for each that they had tonight, and of two who were partners. */
const AGAIN = { met: 20, partners: 120 };
/** The same of one more round at a table that is smaller than others, or plays something else. */
const APART_AGAIN = 40;
/** So often two are tried in each other's place, for every seat of every round. */
const TRIES = 600;
const HEAT = { hot: 60, cold: 0.5 };

/** Who is to sit with whom: what tonight and the season make of one more meeting of two. */
function seatingOf(
  people: readonly string[],
  sizes: readonly Size[],
  { season, tonight }: { season: Meetings; tonight: Meetings },
): Omit<Seating, 'seated'> {
  const n = people.length;
  const pairs = people.flatMap((one) =>
    people.map((other) => ({ now: tonight(one, other), before: season(one, other) })),
  );
  const known = pairs.map(({ before: { together, partners } }) => ({
    met: together ** 2,
    partners: 2 * partners ** 2,
  }));
  // However long a season, it only decides between draws that are as good tonight.
  const most = known.reduce((all, { met, partners }) => Math.max(all, met + partners), 1);
  const largest = Math.max(0, ...sizes.map(({ size }) => size));
  const usual = sizes.find(({ size }) => size === largest)?.variant;
  return {
    people: n,
    sizes: sizes.map(({ size }) => size),
    arePartners: (table, one, other) => partnersAt(sizes[table], one, other),
    before: {
      met: pairs.map(({ now }) => now.together),
      partners: pairs.map(({ now }) => now.partners),
    },
    again: AGAIN,
    together: (_, one, other, arePartners) => {
      const { met = 0, partners = 0 } = known[one * n + other] ?? {};
      return (met + (arePartners ? partners : 0)) / most;
    },
    rare: {
      seats: sizes.flatMap(({ variant: id, size }) =>
        Array<boolean>(size).fill(size < largest || id !== usual),
      ),
      again: APART_AGAIN,
    },
  };
}

/** Where sides are agreed on before every game, nobody knows yet who will be partners. */
const partnersAt = (table: Size | undefined, one: number, other: number): boolean =>
  table !== undefined &&
  !isAgreedPerGame(table.variant) &&
  variant(table.variant)
    .sidesOf(table.size, {})
    .some((side) => side.includes(one) && side.includes(other));
