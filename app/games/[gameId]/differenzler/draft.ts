/** A hand of Differenzler as it is being entered: what is announced, then what is taken. Pure. */

import { pointsOf, type Typed } from '@/app/ui/points-pad';
import { ALL_POINTS } from '@/lib/jass';
import type { Entry, Hand, Table } from '@/lib/sync/game';

export type Step = 'announced' | 'points';
export type Draft = {
  /** Which hand of the game it is for, so that it is not taken for another one. */
  readonly index: number;
  readonly announced: Typed;
  readonly points: Typed;
  readonly step: Step;
  readonly active: number;
};

const blank = (players: number): string[] => Array<string>(players).fill('');

/** Nothing entered yet; the first to announce sits to the dealer's right. */
export const emptyDraft = (players: number, index: number, first: number): Draft => ({
  index,
  announced: blank(players),
  points: blank(players),
  step: 'announced',
  active: first,
});

const figures = (value: unknown): readonly number[] | null =>
  Array.isArray(value) && value.every((own) => typeof own === 'number') ? value : null;
/** What everybody announced in this hand. */
export const announcedIn = (entry: Entry): readonly number[] => figures(entry.announced) ?? [];
/** What everybody took; null while the hand is being played. */
export const pointsIn = (entry: Entry): readonly number[] | null => figures(entry.points);

/** The hand that has been announced and not played to its end, if the last one is such a hand. */
export function handBeingPlayed(hands: readonly Hand[]): Hand | undefined {
  const last = hands.at(-1);
  return last && announcedIn(last.entry).length > 0 && !pointsIn(last.entry) ? last : undefined;
}

/** The draft that would bring this entry; a hand being played waits for its points. */
export function draftOf(entry: Entry, players: number, index: number): Draft {
  const typed = (own: readonly number[] | null) =>
    blank(players).map((_, seat) => String(own?.[seat] ?? ''));
  return {
    index,
    announced: typed(announcedIn(entry)),
    points: typed(pointsIn(entry)),
    step: 'points',
    active: 0,
  };
}

const isTyped = (value: unknown, players: number): value is Typed =>
  Array.isArray(value) &&
  value.length === players &&
  value.every((cell) => typeof cell === 'string' && /^\d{0,3}$/.test(cell));

/** Are announcements passed round and hidden until the last is in? */
export const isHidden = (table: Table): boolean => table.options.announcements === 'hidden';

/**
 * What an earlier visit left, if it is for this hand as it stands now: while it is announced, or
 * while it is played. Hidden announcements are never left complete: the last one writes them.
 */
export function leftDraft(
  stored: unknown,
  hand: { table: Table; index: number; isPlayed: boolean },
): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  // Checked field by field just below.
  const { index, announced, points, step, active } = stored as Partial<Draft>;
  const players = hand.table.players.length;
  if (index !== hand.index) return undefined;
  if (!isTyped(announced, players) || !isTyped(points, players)) return undefined;
  if (step !== 'announced' && step !== 'points') return undefined;
  if (typeof active !== 'number' || !(active in announced)) return undefined;
  const isComplete = announcedOf(announced) !== null;
  if (hand.isPlayed && !isComplete) return undefined;
  if (!hand.isPlayed && (step === 'points' || (isComplete && isHidden(hand.table))))
    return undefined;
  return { index, announced, points, step, active };
}

/** The seats in the order in which they announce: from the dealer's right round to the dealer. */
export const announcingOrder = (players: number, dealer: number | null): number[] =>
  Array.from({ length: players }, (_, i) => ((dealer ?? players - 1) + 1 + i) % players);

/** Those who have not announced yet, in the order in which they do. */
export const waiting = (announced: Typed, order: readonly number[]): number[] =>
  order.filter((seat) => announced[seat] === '');

/** The first seat whose announcement is more than all the cards. */
export const tooMuch = (announced: Typed): number | undefined => {
  const seat = announced.findIndex((own) => Number(own) > ALL_POINTS);
  return seat < 0 ? undefined : seat;
};

/** What has been announced, once everybody has, each on purpose. */
export const announcedOf = (announced: Typed): number[] | null =>
  announced.includes('') || tooMuch(announced) !== undefined ? null : announced.map(Number);

/** The entry as far as it goes: without points while none is typed, null while some are missing. */
export function entryOf(draft: Pick<Draft, 'announced' | 'points'>): {
  entry: Entry | null;
  points: number[] | null;
} {
  const { points } = pointsOf(draft.points, ALL_POINTS);
  const announced = announcedOf(draft.announced);
  if (!announced) return { entry: null, points };
  if (points) return { entry: { announced, points }, points };
  return { entry: draft.points.every((own) => own === '') ? { announced } : null, points };
}
