/**
 * Who sits where in some rounds, so that as few as possible meet again: simulated annealing (Kirkpatrick,
 * Gelatt and Vecchi, 1983) over swaps of two seats. What it costs that two meet is the caller's. Several rounds can be settled at once, since where few are present a
 * round that is good by itself may leave the last ones nobody to sit with. Pure.
 */

/** Who met how often, of so many people: `n × n`, the same both ways. */
export type Meetings = {
  readonly partners: ArrayLike<number>;
  /** As partners or opponents. */
  readonly met: ArrayLike<number>;
};

/** What is looked for; people are numbers from 0. */
export type Seating = {
  readonly people: number;
  /** How many sit at each table. */
  readonly sizes: readonly number[];
  /** Who sits in each round, as many as there are seats, table after table. */
  readonly seated: readonly (readonly number[])[];
  /** Are two seats of a table partners? Counted from its first. */
  readonly arePartners: (table: number, one: number, other: number) => boolean;
  readonly before: Meetings;
  /**
   * What a meeting costs: of two by the square of how often they met before, so that nobody meets a third time
   * where others could a second; of two as partners for each time they were.
   */
  readonly again: { readonly met: number; readonly partners: number };
  /** What it costs beside that two sit at one table in a round. */
  readonly together: (round: number, one: number, other: number, arePartners: boolean) => number;
  /** Seats that nobody is to have twice, and what each time more costs; none where left out. */
  readonly rare?: { readonly seats: readonly boolean[]; readonly again: number } | undefined;
};

/** How it is looked for. */
export type Search = {
  readonly moves: number;
  /** How much worse a swap may be at first, and in the end. */
  readonly hot: number;
  readonly cold: number;
  /** What costs less need not be better. */
  readonly enough: number;
  readonly random: () => number;
  /** Which seat to try for another; any where left out. */
  readonly near?: ((seat: number) => number) | undefined;
};

/** People by table, in seat order, of each round, and what all rounds together cost. */
export type Settled = {
  readonly rounds: readonly (readonly (readonly number[])[])[];
  readonly cost: number;
};

/** Less is nothing but the rounding of sums. */
const LEAST = 1e-9;

/** The best that so many swaps find, or the first that is good enough. */
export function settle(wanted: Seating, search: Search): Settled {
  const { people, sizes, again, together, rare } = wanted;
  const { moves, hot, cold, enough, random, near } = search;
  const met = Int32Array.from(wanted.before.met);
  const partners = Int32Array.from(wanted.before.partners);
  const timesRare = new Int32Array(people);
  const rounds = wanted.seated.map((seated) => Int32Array.from(seated));
  const company = companyOf(wanted);
  const seats = company.length;

  /** Counts the company of a seat in or out, save one seat and those before another; answers what it costs. */
  const count = (round: number, seat: number, by: 1 | -1, save = -1, before = 0): number => {
    const own = rounds[round];
    const one = own?.[seat] ?? 0;
    const less = by < 0 ? 1 : 0;
    let cost = 0;
    if (rare?.seats[seat]) {
      const times = (timesRare[one] ?? 0) - less;
      cost += rare.again * times;
      timesRare[one] = times + 1 - less;
    }
    for (const { at, arePartners } of company[seat] ?? []) {
      if (at === save || at < before) continue;
      const other = own?.[at] ?? 0;
      const [there, back] = [one * people + other, other * people + one];
      const times = (met[there] ?? 0) - less;
      cost += again.met * times ** 2 + together(round, one, other, arePartners);
      met[there] = met[back] = times + 1 - less;
      if (!arePartners) continue;
      const asPartners = (partners[there] ?? 0) - less;
      cost += again.partners * asPartners;
      partners[there] = partners[back] = asPartners + 1 - less;
    }
    return by * cost;
  };

  /** Has two of a round change places; answers how much that costs. */
  const swap = (round: number, a: number, b: number): number => {
    const own = rounds[round];
    if (!own) return 0;
    const gone = count(round, a, -1) + count(round, b, -1, a);
    [own[a], own[b]] = [own[b] ?? 0, own[a] ?? 0];
    return gone + count(round, a, 1) + count(round, b, 1, a);
  };

  /** Do two seats make a difference to each other? */
  const differs = (a: number, b: number): boolean => {
    const beside = company[a] ?? [];
    const other = beside.find(({ at }) => at === b);
    return (
      a !== b && (!other || (!other.arePartners && beside.some(({ arePartners }) => arePartners)))
    );
  };

  let cost = 0;
  for (const round of rounds.keys())
    for (let seat = 0; seat < seats; seat++) cost += count(round, seat, 1, -1, seat);
  let best = { cost, rounds: rounds.map((round) => round.slice()) };
  const cooling = (cold / hot) ** (1 / moves);
  for (let move = 0, heat = hot; move < moves && best.cost >= enough; move++, heat *= cooling) {
    const round = Math.floor(random() * rounds.length);
    const a = Math.floor(random() * seats);
    const b = near ? near(a) : Math.floor(random() * seats);
    if (!differs(a, b)) continue;
    const worse = swap(round, a, b);
    if (worse > 0 && random() >= Math.exp(-worse / heat)) {
      swap(round, a, b);
      continue;
    }
    cost += worse;
    if (cost < best.cost - LEAST) best = { cost, rounds: rounds.map((own) => own.slice()) };
  }
  return { cost: best.cost, rounds: best.rounds.map((own) => tablesOf([...own], sizes)) };
}

/** Those at one table with each seat, and whether they are its partners. */
const companyOf = ({ sizes, arePartners }: Pick<Seating, 'sizes' | 'arePartners'>) =>
  sizes.flatMap((size, table) => {
    const start = sizes.slice(0, table).reduce((sum, one) => sum + one, 0);
    const all = Array.from({ length: size }, (_, seat) => seat);
    return all.map((seat) =>
      all
        .filter((other) => other !== seat)
        .map((other) => ({ at: start + other, arePartners: arePartners(table, seat, other) })),
    );
  });

function tablesOf(seats: readonly number[], sizes: readonly number[]): number[][] {
  let to = 0;
  return sizes.map((size) => {
    to += size;
    return seats.slice(to - size, to);
  });
}
