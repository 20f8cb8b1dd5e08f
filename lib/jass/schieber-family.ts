/**
 * What the variants share that count as Schieber does: the entry and its faults, a hand's score,
 * who is first at the target, and the tally. Everything is by side; points are what is written
 * down, after the multiplier. This file knows none of the variants.
 *
 * Source: earthli.com, Jass manual.
 */

import type { Draft } from './ask';
import { type Card, turnedTrump } from './cards';
import type { Game, HandAt, HandSum, Position, Table } from './definition';
import { type SideName, sideNames } from './names';
import { choice, figure, type OptionFields, switched } from './options';
import { ALL_POINTS } from './points';
import { best, ranking } from './ranking';
import { type Fault, faultAt } from './refusal';
import { enterSaid } from './said';
import {
  card,
  fields,
  oneOf,
  positiveMultipleOf,
  side,
  trump,
  wholeNumber,
  yesOrNo,
} from './schema';
import {
  answerFamily,
  askFamily,
  explainFamily,
  familyEntrySays,
  familyOutlook,
  familySays,
  type Rules,
} from './schieber-hand';
import { type SchieberSlate, schieberSlate } from './slate';
import { STOECK, type Taken, takenFault, takenFields } from './taken';
import { MOST_TOURNEY_POINTS } from './tourney';

import { wiesPoints } from './wies';
import type { Seat, Side, Trump, VariantId } from './words';
import * as z from './zod';

const MULTIPLIERS = { hearts: 1, diamonds: 1, clubs: 2, spades: 2, obenabe: 3, undenufe: 3 };

/** Ready rules: single and double as with Swiss-German cards, Rosen and Eicheln, Schellen and Schilten (swisslos.ch). */
export const SWISS_CARDS = {
  id: 'swiss-cards',
  options: {
    multipliers: { hearts: 1, diamonds: 2, clubs: 1, spades: 2, obenabe: 3, undenufe: 3 },
  },
} as const;

const multiplier = (mode: Trump) => z._default(positiveMultipleOf(1), MULTIPLIERS[mode]);

/** The options that say what a hand counts. */
export const countingOptions = {
  multipliers: z._default(
    fields({
      hearts: multiplier('hearts'),
      diamonds: multiplier('diamonds'),
      clubs: multiplier('clubs'),
      spades: multiplier('spades'),
      obenabe: multiplier('obenabe'),
      undenufe: multiplier('undenufe'),
    }),
    MULTIPLIERS,
  ),
  matchBonus: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 100),
  wies: z._default(yesOrNo, true),
  stoeck: z._default(yesOrNo, true),
};

/** What a hand counts. */
export type Counting = {
  multipliers: Record<Trump, number>;
  matchBonus: number;
  wies: boolean;
  stoeck: boolean;
};

/** The options of a variant in which every side needs the same. */
export const targetOptions = {
  target: z._default(positiveMultipleOf(1), 2500),
  ...countingOptions,
  win: z._default(oneOf(['declared', 'reached']), 'declared'),
};

/** The fields of a hand for so many sides, save what is trumps. */
export const handFields = (sides: number) => ({
  ...takenFields(sides),
  pushed: z.optional(yesOrNo),
  first: z.optional(side(sides)),
});

/** The same where a side may declare, during a hand, that it has won. */
export const declaringFields = (sides: number) => ({
  ...handFields(sides),
  declared: z.optional(side(sides)),
});

/** What is written down where a side declares between two hands. */
export const declaredAlone = (sides: number) => fields({ declared: side(sides) });

/** The entry where trumps are turned up: named by suit or mode, or by the card. */
export const turnedEntry = (sides: number) =>
  z.union([
    fields({ trump, ...declaringFields(sides) }),
    fields({ turned: card, ...declaringFields(sides) }),
    declaredAlone(sides),
  ]);

/** A hand: what is trumps, named or turned up, and what came of it. */
export type FamilyHand = Taken & {
  pushed?: boolean | undefined;
  first?: Side | undefined;
  declared?: Side | undefined;
} & ({ trump: Trump } | { turned: Card });
/** What is written down: a hand, or between two hands a side's word that it has won. */
export type FamilyEntry = FamilyHand | { declared: Side };

/** What both sides come to together: a hand of whatever counts least, and with wies or stöck more. */
function handSum({ multipliers, matchBonus, wies, stoeck }: Counting): HandSum {
  const times = Object.values(multipliers);
  const least = Math.min(...times);
  const isExact = !(wies || stoeck) && least === Math.max(...times);
  return { sum: ALL_POINTS * least, bonus: isExact ? matchBonus * least : null };
}

const trumpOf = (hand: FamilyHand): Trump =>
  'turned' in hand ? turnedTrump(hand.turned) : hand.trump;

/** What a hand brings a side, in the order in which it counts. */
const STEPS: readonly ((hand: FamilyHand, side: Side, options: Counting) => number)[] = [
  ({ stoeck }, side) => (stoeck === side ? STOECK : 0),
  ({ wies }, side) => wiesPoints(wies?.[side] ?? []),
  ({ points, match }, side, { matchBonus }) =>
    (points[side] ?? 0) + (match === side ? matchBonus : 0),
];

const multiplierOf = (hand: FamilyHand, { multipliers }: Counting): number =>
  multipliers[trumpOf(hand)];

/** What a hand brings each side altogether. */
function scoreOf(hand: FamilyHand, options: Counting): number[] {
  const multiplier = multiplierOf(hand, options);
  return hand.points.map((_, side) => {
    let score = 0;
    for (const gain of STEPS) score += gain(hand, side, options) * multiplier;
    return score;
  });
}

/** What each side needs, and whether it wins by getting there or by declaring it. */
type Target = { targets: readonly number[]; win: 'declared' | 'reached' };

/** What ends a game: a target, or a number of hands, after which the higher total wins. */
export type Goal = Target | { hands: number };

/** Totals by side, how many hands count, who has won; and what stays: the goal and the names. */
type State = {
  counted: number;
  totals: readonly number[];
  won: Side | null;
  goal: Goal;
  names: readonly SideName[];
};

function sidesThere(sums: readonly number[], { targets }: Target): Side[] {
  const sides: Side[] = [];
  for (let side = 0; side < sums.length; side += 1) {
    if ((sums[side] ?? 0) >= (targets[side] ?? Number.POSITIVE_INFINITY)) sides.push(side);
  }
  return sides;
}

/**
 * The sides that come to their target first, counting step by step; empty where none does. Only by
 * their tricks can several get there at once.
 */
function firstThere(
  hand: FamilyHand,
  { totals, goal }: { totals: readonly number[]; goal: Target },
  options: Counting,
): { sides: Side[]; byTricks: boolean } {
  const multiplier = multiplierOf(hand, options);
  const sums = [...totals];
  let sides = sidesThere(sums, goal);
  let taken = 0;
  for (const gain of STEPS) {
    if (sides.length > 0) break;
    for (let side = 0; side < sums.length; side += 1) {
      sums[side] = (sums[side] ?? 0) + gain(hand, side, options) * multiplier;
    }
    taken += 1;
    sides = sidesThere(sums, goal);
  }
  return { sides, byTricks: taken === STEPS.length };
}

/** The side that the hand makes the winner, if any; of several the one that the entry names. */
function firstOf(hand: FamilyHand, { totals, goal }: State, options: Counting): Side | null {
  if (!('win' in goal) || goal.win === 'declared') return null;
  const [only = null, ...level] = firstThere(hand, { totals, goal }, options).sides;
  return level.length > 0 ? (hand.first ?? null) : only;
}

/** What one hand brought, by side; a declaration alone brings nothing and has no multiplier. */
export type SchieberHand = { score: number[]; multiplier?: number };

/** The tally of a game that counts as Schieber does; lists are by side. */
export type SchieberTally = {
  variant: VariantId;
  status: 'playing' | 'finished';
  hands: SchieberHand[];
  totals: { points: number }[];
  slate: SchieberSlate[];
  /** Sides grouped by rank, best first; the winner first whatever the totals. */
  ranking: Side[][];
  winners: Side[];
  /** Who deals next; null when finished. */
  dealer: Seat | null;
  /** Once finished: what the game brings in a tourney. */
  tourneyPoints?: number[];
};

/** A game that a side has won by its target: the totals, and what each side needed. */
type Won<Options> = { totals: readonly number[]; targets: readonly number[]; options: Options };

/** By what the variants of the family differ. */
type Family<Id extends VariantId, Options extends Counting> = {
  id: Id;
  sides: (options: Options) => Seat[][];
  goal: (options: Options) => Goal;
  /** Who makes trumps; null where they are turned up. */
  maker: (hand: { table: Table<Options>; counted: number; dealer: Seat }) => Seat | null;
  /** A card turned up makes trumps. */
  turned: boolean;
  /** False where some of the cards are never played. */
  isFullPack?: boolean;
  /** False where no entry can say that a side declares. */
  hasDeclared?: boolean;
  /** What the game brings in a tourney, by whom it counts for. */
  tourneyPoints: (won: Side, game: Won<Options>) => number[];
};

/** The parts of a definition that are the same throughout the family. */
export function schieberGame<Id extends VariantId, Options extends Counting>(
  family: Family<Id, Options>,
) {
  const { id, isFullPack = true, hasDeclared = true } = family;

  function fault(
    entry: FamilyEntry,
    { table, state }: Position<Options, State>,
  ): Fault | undefined {
    const { options } = table;
    const { declared } = entry;
    const hand = 'points' in entry ? entry : undefined;
    const { names } = state;
    const wrong =
      hand &&
      takenFault(hand, {
        trump: trumpOf(hand),
        counting: options,
        names,
        cardsLeft: !isFullPack || declared !== undefined,
        isFullPack,
      });
    if (wrong) return wrong;
    const { goal } = state;
    if ('hands' in goal) return undefined;
    const { targets, win } = goal;
    if (declared !== undefined) {
      const target = targets[declared] ?? 0;
      const own = hand && scoreOf(hand, options)[declared];
      const has = (state.totals[declared] ?? 0) + (own ?? 0);
      if (has < target) {
        const who = names[declared]?.first ?? '';
        const says = { who, points: has, target, missing: target - has };
        return faultAt('declared-too-early', 'declared', 'declaredEarly', says);
      }
    }
    if (win === 'declared' || !hand) return undefined;
    const { sides, byTricks } = firstThere(hand, { totals: state.totals, goal }, options);
    const isDecided = sides.length < 2 || !byTricks || sides.some((side) => side === hand.first);
    if (isDecided) return undefined;
    const those = sides.map((side) => names[side]?.inside ?? '');
    return faultAt('race-undecided', 'first', 'raceOpen', { sides: those });
  }

  function play(
    entry: FamilyEntry,
    state: State,
    { options }: Table<Options>,
  ): { hand: SchieberHand; state: State } {
    const { goal } = state;
    const isDeclared = 'win' in goal && goal.win === 'declared';
    const declared = isDeclared ? (entry.declared ?? null) : null;
    if (!('points' in entry)) {
      return { hand: { score: state.totals.map(() => 0) }, state: { ...state, won: declared } };
    }
    const score = scoreOf(entry, options);
    return {
      hand: { score, multiplier: multiplierOf(entry, options) },
      state: {
        counted: state.counted + 1,
        totals: state.totals.map((sum, side) => sum + (score[side] ?? 0)),
        won: declared ?? firstOf(entry, state, options),
        goal: state.goal,
        names: state.names,
      },
    };
  }

  function isFinished({ won, counted }: State, { options }: Table<Options>): boolean {
    const goal = family.goal(options);
    return won !== null || ('hands' in goal && counted >= goal.hands);
  }

  function tally({
    hands,
    state,
    table,
  }: Game<SchieberHand, State, Options>): SchieberTally & { variant: Id } {
    const { counted, totals, won } = state;
    const { options } = table;
    const goal = family.goal(options);
    const isOver = isFinished(state, table);
    const winners = won !== null ? [won] : isOver ? best(totals) : [];
    const isTourney = won !== null && 'targets' in goal;
    return {
      variant: id,
      status: isOver ? 'finished' : 'playing',
      hands,
      totals: totals.map((points) => ({ points })),
      slate: totals.map((_, side) => schieberSlate(hands.map(({ score }) => score[side] ?? 0))),
      ranking: ranking(totals, winners),
      winners,
      dealer: isOver ? null : (table.firstDealer + counted) % table.players.length,
      ...(isTourney && {
        tourneyPoints: family.tourneyPoints(won, { totals, targets: goal.targets, options }),
      }),
    };
  }

  /** What a table plays by. */
  const rulesOf = (options: Options): Rules => ({
    counting: options,
    goal: family.goal(options),
    isFullPack,
    hasDeclared,
    turned: family.turned,
    seats: family.sides(options),
  });

  return {
    id,
    slate: 'strokes' as const,
    figure: 'points' as const,
    better: () => 'most' as const,
    signed: () => false,
    handSum: (options: Options) => ('hands' in family.goal(options) ? handSum(options) : null),
    figures: ['points', 'cardPoints', 'matches'] as const,
    cards: ['suits', 'obenabe', 'undenufe'] as const,
    sources: ['earthli', 'jassonkel'] as const,
    tourneys: true,
    announces: () => false as const,
    bySeat: null,
    sides: family.sides,
    maker: family.maker,
    rules: () => [],
    rowsOf: () => [],
    areas: ['schieber'] as const,
    fault,
    start: ({ options, players }: Table<Options>): State => {
      const sides = family.sides(options);
      const names = sideNames(sides, players);
      const goal = family.goal(options);
      return { counted: 0, totals: sides.map(() => 0), won: null, goal, names };
    },
    play,
    isFinished,
    tally,
    counts: ({ multiplier }: SchieberHand) => multiplier !== undefined,
    totals: ({ totals }: State) => totals,
    explain: (entry: FamilyEntry, _: SchieberHand, at: At<Options> & { readonly after: State }) =>
      explainFamily(
        entry,
        'points' in entry ? trumpOf(entry) : null,
        rulesOf(at.table.options),
        at,
      ),
    outlook: (at: At<Options>) => familyOutlook(rulesOf(at.table.options), at),
    nextSays: familySays,
    ask: (draft: Draft, at: At<Options>) => {
      const { state, table } = at;
      const isRace = (hand: FamilyHand) =>
        fault({ ...hand, first: undefined }, { table, state, isLast: true })?.code ===
        'race-undecided';
      return askFamily(draft, rulesOf(table.options), { ...at, isRace });
    },
    answer: (draft: Draft, field: string, value: unknown, { sides }: At<Options>) =>
      answerFamily(draft, { field, value, sides: sides.length, isFullPack }),
    keySays: enterSaid,
    entrySays: (entry: FamilyEntry, { sides }: Omit<At<Options>, 'state'>) =>
      familyEntrySays(entry, sides, 'points' in entry ? trumpOf(entry) : null),
  };
}

type At<Options> = HandAt<Options, State>;

/** The right to make trumps is with the dealer's right. */
export const rightOfDealer = ({ dealer, table }: { dealer: Seat; table: Table<unknown> }): Seat =>
  (dealer + 1) % table.players.length;

/** What a form has to know of the options that say what a hand counts. */
export const countingFields = {
  multipliers: { kind: 'trumps' },
  matchBonus: figure(0, { step: 10 }),
  wies: switched,
  stoeck: switched,
} as const satisfies OptionFields<Counting>;

/** The same of those of a variant in which every side needs the same. */
export const targetFields = {
  target: figure(1, { step: 50 }),
  ...countingFields,
  win: choice('declared', 'reached'),
} as const;

/** Tourney points where all need the same: 2 for the winner if every other is below half, else 1. */
export const tourneyByHalf = (won: Side, { totals, targets }: Won<unknown>): number[] => {
  const isClear = totals.every((points, side) => side === won || 2 * points < (targets[side] ?? 0));
  return totals.map((_, side) => (side !== won ? 0 : isClear ? MOST_TOURNEY_POINTS : 1));
};
