/**
 * Who sits where, so that as few as possible meet again: simulated annealing (Kirkpatrick, Gelatt and
 * Vecchi, 1983) over swaps of two seats. Several rounds can be planned at once, since where few are
 * present a round that is good by itself may leave the last ones nobody to sit with. Pure.
 */

/** Who met how often, of so many people: `n × n`, the same both ways. */
export type Meetings = {
  readonly partners: Uint8Array;
  /** As partners or opponents. */
  readonly met: Uint8Array;
};

/** What is looked for. People are numbers from 0; where `isRanked`, in the order of the ranking. */
export type Problem = {
  readonly people: number;
  /** How many sit at each table. */
  readonly sizes: readonly number[];
  /** Who sits in each of the rounds to plan, as many as there are seats. */
  readonly seated: readonly (readonly number[])[];
  /** Are the seats 1 and 3, and 2 and 4, of a table partners? */
  readonly hasPartners: boolean;
  readonly before: Meetings;
  /** The number of everybody's club, 0 for none; null where clubs may sit together. */
  readonly clubs: readonly number[] | null;
  /** Are neighbours to sit together in the first round? */
  readonly isRanked: boolean;
};

/** The people of the first round by table, in seat order, and what all rounds together cost. */
export type Solution = { readonly tables: readonly (readonly number[])[]; readonly cost: number };

/** What it costs that two meet; each outweighs whatever the later ones can save. */
const COST = { partnersAgain: 100, metAgain: 1, club: 1e-2, distance: 1e-7 };
/** Those who met before may meet in a later round rather than in the one that is drawn. */
const NOW = 2;
const HOT = 1.5;
const COLD = { usual: 0.05, clubs: 1e-3, ranked: 1e-7 };

/** Less is nothing but the rounding of sums. */
const LEAST = 1e-9;

/** The best of `moves` swaps, or the first plan that costs nothing. */
export function search(problem: Problem, moves: number, random: () => number): Solution {
  const { people, sizes, hasPartners, before, clubs, isRanked } = problem;
  const partners = before.partners.slice();
  const met = before.met.slice();
  const rounds = problem.seated.map((seated) => Int32Array.from(seated));
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const tableAt = Int32Array.from(sizes.flatMap((size, table) => Array(size).fill(table)));
  const firstOf = Int32Array.from(sizes, (_, table) => tableAt.indexOf(table));

  const whenDrawn = (one: number, other: number, arePartners: boolean): number => {
    const at = one * people + other;
    const again =
      COST.metAgain * (before.met[at] ?? 0) +
      (arePartners ? COST.partnersAgain * (before.partners[at] ?? 0) : 0);
    const isClub = clubs !== null && clubs[one] !== 0 && clubs[one] === clubs[other];
    const apart = isRanked ? COST.distance * Math.abs(one - other) : 0;
    return NOW * again + (isClub ? COST.club : 0) + apart;
  };

  /** Lets those at a table meet (1), or takes their meeting back (-1); answers what that costs or saves. */
  const meet = (round: number, table: number, by: 1 | -1): number => {
    const own = rounds[round];
    const from = firstOf[table] ?? 0;
    const size = sizes[table] ?? 0;
    let cost = 0;
    if (!own) return cost;
    for (let i = 0; i < size; i++) {
      const one = own[from + i] ?? 0;
      for (let j = i + 1; j < size; j++) {
        const other = own[from + j] ?? 0;
        const [at, back] = [one * people + other, other * people + one];
        const areMet = (met[at] ?? 0) + (by < 0 ? -1 : 0);
        cost += COST.metAgain * areMet;
        met[at] = met[back] = by < 0 ? areMet : areMet + 1;
        const arePartners = hasPartners && j - i === 2;
        if (arePartners) {
          const were = (partners[at] ?? 0) + (by < 0 ? -1 : 0);
          cost += COST.partnersAgain * were;
          partners[at] = partners[back] = by < 0 ? were : were + 1;
        }
        if (round === 0) cost += whenDrawn(one, other, arePartners);
      }
    }
    return by * cost;
  };

  /** Swaps two seats of a round; answers what that costs or saves. */
  const change = (own: Int32Array, round: number, a: number, b: number): number => {
    const [one, other] = [tableAt[a] ?? 0, tableAt[b] ?? 0];
    let gain = meet(round, one, -1);
    if (one !== other) gain += meet(round, other, -1);
    const left = own[a] ?? 0;
    own[a] = own[b] ?? 0;
    own[b] = left;
    gain += meet(round, one, 1);
    if (one !== other) gain += meet(round, other, 1);
    return gain;
  };

  let cost = 0;
  for (const round of rounds.keys())
    for (const table of sizes.keys()) cost += meet(round, table, 1);
  let best = { cost, plan: rounds[0]?.slice() };

  const isFree = (least: number) => least < COST.club && !isRanked;
  const coldest = isRanked ? COLD.ranked : clubs ? COLD.clubs : COLD.usual;
  const cooling = (coldest / HOT) ** (1 / moves);
  for (let move = 0, heat = HOT; move < moves && !isFree(best.cost); move++, heat *= cooling) {
    const round = Math.floor(random() * rounds.length);
    const own = rounds[round];
    const a = Math.floor(random() * seats);
    const b = isRanked ? near(a, seats, random) : Math.floor(random() * seats);
    const [one, other] = [tableAt[a] ?? 0, tableAt[b] ?? 0];
    if (!own || a === b || (one === other && (!hasPartners || Math.abs(a - b) === 2))) continue;
    const gain = change(own, round, a, b);
    if (gain <= 0 || random() < Math.exp(-gain / heat)) {
      cost += gain;
      if (cost < best.cost - LEAST) best = { cost, plan: rounds[0]?.slice() };
    } else change(own, round, a, b);
  }
  const plan = [...(best.plan ?? [])];
  return {
    cost: best.cost,
    tables: sizes.map((size, table) => plan.slice(firstOf[table], (firstOf[table] ?? 0) + size)),
  };
}

/** Half of the swaps of neighbours are between seats that are close. */
const CLOSE = 12;
const near = (a: number, seats: number, random: () => number): number =>
  random() < 0.5
    ? Math.floor(random() * seats)
    : Math.min(seats - 1, Math.max(0, a + Math.floor((random() - 0.5) * 2 * CLOSE)));
