/** What the draw of a tournament makes of who meets whom; lib/league/seating.ts looks for the best. Pure. */
import { type Meetings, settle } from '../league/seating';

export type { Meetings };

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

/** The best of `moves` swaps, or the first plan that costs nothing. */
export function search(problem: Problem, moves: number, random: () => number): Solution {
  const { people, sizes, hasPartners, before, clubs, isRanked } = problem;
  const together = (round: number, one: number, other: number, arePartners: boolean): number => {
    if (round > 0) return 0;
    const at = one * people + other;
    const again =
      COST.metAgain * (before.met[at] ?? 0) +
      (arePartners ? COST.partnersAgain * (before.partners[at] ?? 0) : 0);
    const isClub = clubs !== null && clubs[one] !== 0 && clubs[one] === clubs[other];
    const apart = isRanked ? COST.distance * Math.abs(one - other) : 0;
    return NOW * again + (isClub ? COST.club : 0) + apart;
  };
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const { rounds, cost } = settle(
    {
      ...problem,
      arePartners: (_, one, other) => hasPartners && Math.abs(one - other) === 2,
      again: { met: COST.metAgain, partners: COST.partnersAgain },
      together,
    },
    {
      moves,
      hot: HOT,
      cold: isRanked ? COLD.ranked : clubs ? COLD.clubs : COLD.usual,
      enough: isRanked ? 0 : COST.club,
      random,
      near: isRanked ? (seat) => near(seat, seats, random) : undefined,
    },
  );
  return { cost, tables: rounds[0] ?? [] };
}

/** Half of the swaps of neighbours are between seats that are close. */
const CLOSE = 12;
const near = (a: number, seats: number, random: () => number): number =>
  random() < 0.5
    ? Math.floor(random() * seats)
    : Math.min(seats - 1, Math.max(0, a + Math.floor((random() - 0.5) * 2 * CLOSE)));
