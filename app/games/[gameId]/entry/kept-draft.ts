/** A half-entered hand as this phone keeps it between two visits. Pure. */
import type { Draft } from '@/lib/jass';

/** The place of the next hand among all, or the id of the hand that is still being played. */
export type HandKept = number | string;

/** What is kept: for which hand it is, what was answered, and where one was typing. */
export type KeptDraft = {
  readonly hand: HandKept;
  readonly entry: Draft;
  /** The fields that were begun from the board, outside of the sheet. */
  readonly begun: readonly string[];
  readonly field: string | null;
  readonly cell: number;
  /** Who sat where when it was typed. */
  readonly players: readonly string[];
};

const stringsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an earlier visit left for this hand; what was left for another one, or is none, is not taken. */
export function readDraft(stored: unknown, hand: HandKept): KeptDraft | undefined {
  if (!isObject(stored) || !('hand' in stored) || stored.hand !== hand) return undefined;
  if (!('entry' in stored) || !isObject(stored.entry)) return undefined;
  const field = 'field' in stored && typeof stored.field === 'string' ? stored.field : null;
  const cell = 'cell' in stored && typeof stored.cell === 'number' ? stored.cell : 0;
  const begun = 'begun' in stored ? stringsIn(stored.begun) : [];
  const players = 'players' in stored ? stringsIn(stored.players) : [];
  // What stands in a draft may be anything: the engine reads it field by field.
  return { hand, entry: { ...stored.entry }, begun, field, cell, players };
}

/** Of each seat the one where whoever sits there now sat when it was typed; null where nobody moved. */
export function movedFrom(
  { players: typed }: Pick<KeptDraft, 'players'>,
  players: readonly string[],
): readonly number[] | null {
  const from = players.map((name) => typed.indexOf(name));
  return !from.includes(-1) && from.some((old, seat) => old !== seat) ? from : null;
}

/** The draft of a bidding before its last step: that it is played, a call, the bid; null without one. */
export function stepBack({ played, points: _, ...draft }: Draft): Draft | null {
  const { auction, bid, ...others } = draft;
  if (played === true) return draft;
  if (isObject(bid) && Object.keys(bid).length > 0) return others;
  if (!Array.isArray(auction) || auction.length === 0) return null;
  return { ...others, auction: auction.slice(0, -1) };
}
