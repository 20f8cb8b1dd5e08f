/**
 * What the rules know beside the tally: for every hand its number, who dealt, who made trumps, what
 * it was made of and why; for every side what it still needs. As codes with values (`Said`), never a
 * sentence: what says them in a language stands in `lib/i18n`.
 */
import type { Card } from './cards';
import type { Said } from './said';
import type { MeldId, Seat, Side, Trump } from './words';

/** What a total is: sticks less potatoes, sticks where there are no potatoes, points, or the sum of the
 *  differences. */
export type FigureKind = 'net' | 'sticks' | 'points' | 'difference';

/** What is counted of every hand for statistics, by side; a variant names those that it has. */
export const FIGURE_IDS = [
  /** Sticks less potatoes, and both. */
  'net',
  'sticks',
  'potatoes',
  /** As written. */
  'points',
  /** What was announced less what was taken, whichever is more. */
  'difference',
  /** Taken by the seat or, where sides score together, by its side. */
  'cardPoints',
  /** Hands in which the side took every trick. */
  'matches',
  /** Hands with 100 card points or more. */
  'hundreds',
  /** Hands announced exactly. */
  'exact',
] as const;
/** A column of statistics. */
export type FigureId = (typeof FIGURE_IDS)[number];

/** What a term of a sum is. */
export const TERM_KINDS = [
  'points',
  'match',
  'wies',
  'stoeck',
  'bid',
  'caught',
  'caughtStoeck',
  'tricks',
  'diamonds',
  'queens',
  'kingOfHearts',
  'lastTrick',
  'prize',
  'counterMatch',
] as const;
/** The kind of a term: card points, the match bonus, melds … */
export type TermKind = (typeof TERM_KINDS)[number];

/**
 * One term: its worth, below 0 where it is taken off; `count` of things that were counted, `melds`
 * where it is what melds are worth.
 */
export type Term = {
  readonly kind: TermKind;
  readonly value: number;
  readonly count?: number;
  readonly melds?: readonly MeldId[];
};

/** What a side wrote and of what: (terms) × times, with the last terms added once. */
export type Sum = {
  readonly terms: readonly Term[];
  readonly times: number;
  readonly once: readonly Term[];
  readonly total: number;
};

/** A sum of terms, each counted `times`. */
export const sumOf = (terms: readonly Term[], times = 1): Sum => ({
  terms,
  times,
  once: [],
  total: times * terms.reduce((sum, { value }) => sum + value, 0),
});

/** One hand, explained. Lists are by side. */
export type HandExplanation = {
  /** Whether it moves the deal on. */
  readonly counts: boolean;
  /** Its number among the hands that count, from 1; null for one that has none. */
  readonly number: number | null;
  /** Whether it is still being played, so that a part of its entry is missing. */
  readonly isOpen: boolean;
  /** Who dealt; null where no cards were. */
  readonly dealer: Seat | null;
  /** Who made trumps, where the rules or the entry say it. */
  readonly maker: Seat | null;
  readonly trump: Trump | null;
  /** The card that turned trumps up. */
  readonly turned: Card | null;
  /** The figures that were typed, card points for most; null where there are none. */
  readonly points: readonly (number | null)[] | null;
  /** What was announced before play; null where nobody announces. */
  readonly announced: readonly number[] | null;
  /**
   * Where it stands in a table of rows by sides, and what is written there, before the factor; null
   * elsewhere. A row that was scratched has no value, and what is only taken off is below 0.
   */
  readonly cell: {
    readonly side: Side;
    readonly row: number;
    readonly value: number | null;
  } | null;
  /** What the hand adds to every total. */
  readonly gain: readonly number[];
  /** The totals after it. */
  readonly totals: readonly number[];
  /** What the gain is made of; null where it is no sum of several things. */
  readonly parts: readonly (Sum | null)[];
  /** What it adds to the columns of statistics that the variant names. */
  readonly figures: Readonly<Partial<Record<FigureId, readonly number[]>>>;
  /** The case of the scoring list; null where the variant has no list. */
  readonly rule: string | null;
  /** What happened and why it was worth that, one thing after another. */
  readonly why: readonly Said[];
};

/** How a side stands. */
export type SideOutlook = {
  /** What it still needs, in its figure, 0 where it has enough; null where no target decides. */
  readonly needs: number | null;
  /** The best total that it can still come to; null where there is no limit. */
  readonly most: number | null;
  /** Whether it can still win, and whether only with a hand in which it takes every trick. */
  readonly chance: 'open' | 'needs-match' | 'out';
  /** Whether it may say now that it has won, or could in the next hand (declaring games). */
  readonly declares: 'now' | 'next-hand' | null;
};

/** How the game stands. */
export type Outlook = {
  readonly sides: readonly SideOutlook[];
  /** Whether the next hand can end the game by the rules. */
  readonly canEnd: boolean;
  /**
   * Whether the next hand can bring somebody to the target without wies: before, what is needed is no
   * question yet. Left out where no target is played to, or a hand brings what it likes.
   */
  readonly isNear?: boolean;
  /** What else there is to know before the next hand: sticks in abeyance, what is played for. */
  readonly notes: readonly Said[];
  /**
   * Pairs of seats between which a stick lies until just one of them scores, oldest first; left out
   * where none does.
   */
  readonly held?: readonly (readonly [Seat, Seat])[];
};

/** The next hand: its number, who deals, who makes trumps, and who does what, as it is said. */
export type NextHand = {
  readonly number: number;
  readonly dealer: Seat;
  readonly maker: Seat | null;
  readonly says: Said;
};

/** A whole game, explained; `next` is null once it is over by the rules. */
export type Explanation = {
  readonly hands: readonly HandExplanation[];
  readonly outlook: Outlook;
  readonly next: NextHand | null;
};
