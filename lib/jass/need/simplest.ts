/**
 * The simplest sentence that is true of every way in which a hand can come out: who wins with it is
 * looked up for each, and of all conditions that agree with that the plainest is taken.
 */
import type { After, Ahead } from '../ahead';
import type { Draft } from '../ask';
import { type Said, say } from '../said';
import type { Side } from '../words';
import { certainly, isOut, isSure, sharedIn, winsIf } from './certain';
import { marginSaid } from './margins';

/** A way in which the hand can come out: what sentences speak of, by side, and who then has won. */
type Outcome = {
  readonly got: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly Side[];
};

/** Every way once in which these hands come out; those that the table's rules refuse are none. */
export function outcomesOf(
  ahead: Ahead,
  hands: Iterable<Draft>,
  gotOf: (after: After) => readonly number[],
): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  for (const hand of hands) {
    const after = ahead.after(hand);
    if (!after) continue;
    const got = gotOf(after);
    outcomes.set(got.join(), { got, totals: after.totals, winners: after.winners });
  }
  return [...outcomes.values()];
}

/** What each side gains with a hand. */
export const gainsIn =
  ({ sides }: Ahead) =>
  ({ totals }: After): number[] =>
    totals.map((total, side) => total - (sides[side]?.total ?? 0));

/** What the two kinds of conditions are called: `worths` are all that anybody can get, ascending. */
export type Called = {
  /** The side itself gets so much or more. */
  readonly own: (least: number, worths: readonly number[]) => Said;
  /** Each of these others gets so much or less. */
  readonly theirs: (
    others: { readonly who: readonly string[]; readonly n: number },
    most: number,
    worths: readonly number[],
  ) => Said;
};

/** A condition: the outcomes of which it is true, a bit each, and how much there is to take in. */
type Condition = {
  readonly bits: number;
  readonly cost: number;
  readonly isClause?: boolean;
  readonly says: () => Said;
};

/** All the ways of taking some of these. */
function subsets<T>(all: readonly T[]): T[][] {
  const some: T[][] = [[]];
  for (const one of all) for (const set of [...some]) some.push([...set, one]);
  return some.slice(1);
}

/** What there is to take in with a condition on others, and with each name that it needs besides. */
const [OTHERS, MORE_NAMES] = [1.1, 0.3];
/** The same of a comparison: once, and with each figure that it needs. */
const [COMPARING, FIGURE] = [0.5, 1.7];

/**
 * What each side needs, by these outcomes: at most 31. `compared`: what decides the totals, where the
 * highest wins; it is the last resort, being always true. `never` is said of who cannot win with
 * this hand.
 */
export function simplest(
  ahead: Ahead,
  outcomes: readonly Outcome[],
  {
    called,
    compared,
    never = isOut,
  }: { called: Called; compared?: 'net' | 'points'; never?: (ahead: Ahead, side: Side) => Said },
): Said[] {
  const worths = [...new Set(outcomes.flatMap(({ got }) => got))].sort((a, b) => a - b);
  const bitsWhere = (isSo: (outcome: Outcome) => boolean) =>
    outcomes.reduce((bits, outcome, index) => (isSo(outcome) ? bits | (1 << index) : bits), 0);
  const all = bitsWhere(() => true);
  // By side, and by worth: who gets so much or less.
  const upTo = ahead.sides.map((_, side) =>
    worths.map((most) => bitsWhere(({ got }) => (got[side] ?? 0) <= most)),
  );

  return ahead.sides.map((_, side) => {
    const wins = bitsWhere(({ winners }) => winners.includes(side));
    if (wins === 0) return never(ahead, side);
    if (wins === all) return isSure(ahead, side, sharedIn(outcomes));
    const others = ahead.sides.flatMap((_, other) => (other === side ? [] : [other]));
    const groups = subsets(others);
    const own = worths.slice(1).map(
      (least, below): Condition => ({
        bits: all & ~(upTo[side]?.[below] ?? 0),
        cost: 1,
        says: () => called.own(least, worths),
      }),
    );
    const theirs = groups.flatMap((some) =>
      worths.slice(0, -1).map((most, worth): Condition => {
        const who = some.map((other) => ahead.sides[other]?.name ?? '');
        return {
          bits: some.reduce((bits, other) => bits & (upTo[other]?.[worth] ?? 0), all),
          cost: OTHERS + (some.length - 1) * MORE_NAMES,
          isClause: true,
          says: () => called.theirs({ who, n: who.length }, most, worths),
        };
      }),
    );
    const asGood = ahead.sides.map((_, other) =>
      bitsWhere(({ totals }) => (totals[side] ?? 0) >= (totals[other] ?? 0)),
    );
    const margins = (compared ? groups : []).map((some): Condition => {
      const figures = new Set(some.map((other) => ahead.sides[other]?.total)).size;
      return {
        bits: some.reduce((bits, other) => bits & (asGood[other] ?? 0), all),
        cost: COMPARING + figures * FIGURE + (some.length - figures) * MORE_NAMES,
        says: () => marginSaid(ahead, side, { others: some, compared: compared ?? 'net' }),
      };
    });
    const found = cheapest(wins, { own, theirs, margins });
    if (!found) return certainly(ahead, side);
    const shared = sharedIn(outcomes.filter(({ winners }) => winners.includes(side)));
    return winsIf(ahead, side, { says: found.says(), isClause: found.isClause ?? false, shared });
  });
}

type Found = Omit<Condition, 'bits'>;

/** Of all conditions that are true of just these outcomes, the one with the least to take in. */
function cheapest(
  wins: number,
  { own, theirs, margins }: { [kind in 'own' | 'theirs' | 'margins']: readonly Condition[] },
): Found | null {
  let best: Found | null = null;
  const look = (bits: number, cost: number, made: () => Found) => {
    if (bits === wins && (!best || cost < best.cost)) best = made();
  };
  for (const one of [...own, ...theirs, ...margins]) look(one.bits, one.cost, () => one);
  for (const one of own) {
    for (const other of theirs) {
      const cost = one.cost + other.cost;
      look(one.bits & other.bits, cost, () => joined('and', one, other));
      look(one.bits | other.bits, cost, () => joined('or', one, other));
      // Nothing that is missing in what wins can be added to it.
      if ((one.bits & ~wins) !== 0) continue;
      for (const third of own) {
        look(one.bits | (third.bits & other.bits), cost + third.cost, () =>
          joined('or', one, joined('and', third, other)),
        );
      }
    }
  }
  return best;
}

const joined = (how: 'and' | 'or', one: Found, other: Found): Found => ({
  cost: one.cost + other.cost,
  says: () => say(`need.${how}`, { one: one.says(), other: other.says() }),
});
