/**
 * Drawing tables: those present are put at random to tables of the sizes that the variants need, so
 * that people sit with those whom they have met less. The same seed gives the same draw. Pure.
 */
import { type VariantId, variant } from '../jass';
import { isAgreedPerGame } from '../sync/house-rules';
import { chance, shuffled } from './chance';

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
  /** Games of this evening by player; none where left out. */
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
  const company = new Company(people, sizes, { season, tonight });
  for (const { seated } of drawn) company.sit(seated);
  company.settle(random);
  return drawn.map(({ left }, round) => ({ tables: company.tablesOf(round), left }));
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

/** What one more meeting of two weighs who have met tonight, and of two who were partners. */
const AGAIN = 10;
const PARTNERS_AGAIN = 60;
/** The same of one more round at a table that is smaller than others, or plays something else. */
const APART_AGAIN = 20;
/** So often two are tried in each other's place, for every seat of every round. */
const TRIES = 500;
const HOT = 60;
const COLD = 0.5;

/** Who sits with whom in all rounds, as numbers: what a swap of two costs is found from their tables alone. */
class Company {
  /** By two people: meetings of tonight, of these as partners, and what the season makes of one more. */
  private readonly met: Int16Array;
  private readonly paired: Int16Array;
  private readonly known: Float64Array;
  private readonly knownPair: Float64Array;
  private readonly index: ReadonlyMap<string, number>;
  /** By person: rounds at a table that is smaller, or plays something else; and of each seat, whether it is at one. */
  private readonly apart: Int16Array;
  private readonly isApart: readonly boolean[];
  /** People by seat, round after round. */
  private readonly seats: number[][] = [];
  /** Of each seat: those at its table, and of these its partners. */
  private readonly others: readonly { readonly at: number; readonly isPartner: boolean }[][];

  constructor(
    private readonly people: readonly string[],
    private readonly sizes: readonly Size[],
    { season, tonight }: { season: Meetings; tonight: Meetings },
  ) {
    const n = people.length;
    this.index = new Map(people.map((id, i) => [id, i]));
    this.met = new Int16Array(n * n);
    this.paired = new Int16Array(n * n);
    this.known = new Float64Array(n * n);
    this.knownPair = new Float64Array(n * n);
    this.apart = new Int16Array(n);
    const largest = Math.max(0, ...sizes.map(({ size }) => size));
    const usual = sizes.find(({ size }) => size === largest)?.variant;
    this.isApart = sizes.flatMap(({ variant: id, size }) =>
      Array.from({ length: size }, () => size < largest || id !== usual),
    );
    let most = 1;
    for (const [i, one] of people.entries())
      for (const [j, other] of people.entries()) {
        if (i === j) continue;
        const now = tonight(one, other);
        const before = season(one, other);
        this.met[i * n + j] = now.together;
        this.paired[i * n + j] = now.partners;
        this.known[i * n + j] = before.together ** 2;
        this.knownPair[i * n + j] = 2 * before.partners ** 2;
        most = Math.max(most, before.together ** 2 + 2 * before.partners ** 2);
      }
    // However long a season, it only decides between draws that are as good tonight.
    for (const all of [this.known, this.knownPair])
      for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) / most;
    this.others = sizes.flatMap(({ variant: id, size }, table) => {
      const start = seatsOf(sizes.slice(0, table));
      // Where sides are agreed on before every game, nobody knows yet who will be partners.
      const sides = isAgreedPerGame(id) ? [] : variant(id).sidesOf(size, {});
      const sideOf = (seat: number) => sides.findIndex((side) => side.includes(seat));
      const all = Array.from({ length: size }, (_, seat) => seat);
      return all.map((seat) =>
        all
          .filter((other) => other !== seat)
          .map((other) => ({
            at: start + other,
            isPartner: sideOf(seat) >= 0 && sideOf(seat) === sideOf(other),
          })),
      );
    });
  }

  /** One more round, everybody in this order. */
  sit(seated: readonly string[]): void {
    const round = this.seats.push(seated.map((id) => this.index.get(id) ?? 0)) - 1;
    // Every two of a table once.
    for (let seat = 0; seat < seated.length; seat++) this.count(round, seat, 1, -1, seat);
  }

  /** Swaps two of a round as long as that brings new company: at first also where it does not quite. */
  settle(random: () => number): void {
    const places = seatsOf(this.sizes);
    const rounds = this.seats.length;
    if (this.sizes.length === 0 || rounds === 0) return;
    const tries = TRIES * places * rounds;
    for (let i = 0; i < tries; i++) {
      const heat = HOT * (COLD / HOT) ** (i / tries);
      const round = Math.floor(random() * rounds);
      const [a, b] = [Math.floor(random() * places), Math.floor(random() * places)];
      if (a === b) continue;
      const worse = this.swap(round, a, b);
      if (worse > 0 && random() >= Math.exp(-worse / heat)) this.swap(round, a, b);
    }
    // Only what is strictly better stays, so that this comes to an end.
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      for (let round = 0; round < rounds; round++)
        for (let a = 0; a < places; a++)
          for (let b = a + 1; b < places; b++)
            if (this.swap(round, a, b) < -1e-9) hasChanged = true;
            else this.swap(round, a, b);
    }
  }

  tablesOf(round: number): DrawnTable[] {
    const seats = this.seats[round] ?? [];
    return this.sizes.map(({ variant: id, size }, table) => {
      const start = seatsOf(this.sizes.slice(0, table));
      const own = seats.slice(start, start + size);
      return { variant: id, seats: own.map((one) => this.people[one] ?? '') };
    });
  }

  /** Has two change places; answers how much that costs. */
  private swap(round: number, a: number, b: number): number {
    const seats = this.seats[round] ?? [];
    const [one = 0, other = 0] = [seats[a], seats[b]];
    let cost = this.count(round, a, -1) + this.count(round, b, -1, a);
    seats[a] = other;
    seats[b] = one;
    cost += this.count(round, a, 1) + this.count(round, b, 1, a);
    return cost;
  }

  /** Counts the company of a seat in or out, save one seat and those before another; answers what it costs. */
  private count(round: number, seat: number, by: 1 | -1, save = -1, before = 0): number {
    const seats = this.seats[round] ?? [];
    const n = this.people.length;
    const own = seats[seat] ?? 0;
    let cost = 0;
    if (this.isApart[seat]) {
      const apart = this.apart[own] ?? 0;
      cost += APART_AGAIN * (2 * apart * by + 1);
      this.apart[own] = apart + by;
    }
    for (const { at, isPartner } of this.others[seat] ?? []) {
      if (at === save || at < before) continue;
      const other = seats[at] ?? 0;
      const [there, back] = [own * n + other, other * n + own];
      const met = this.met[there] ?? 0;
      cost += by * (this.known[there] ?? 0) + AGAIN * (2 * met * by + 1);
      this.met[there] = this.met[back] = met + by;
      if (!isPartner) continue;
      const paired = this.paired[there] ?? 0;
      cost += by * (this.knownPair[there] ?? 0) + PARTNERS_AGAIN * (2 * paired * by + 1);
      this.paired[there] = this.paired[back] = paired + by;
    }
    return cost;
  }
}
