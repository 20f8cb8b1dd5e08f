/** A hand of a stick game as it is being entered: what is typed and what was answered. Pure. */

import { pointsOf, type Typed } from '@/app/ui/points-pad';
import { ALL_POINTS, type Ask, variant } from '@/lib/jass';
import type { Entry, Table } from '@/lib/sync/game';

export type Draft = {
  readonly typed: Typed;
  readonly active: number;
  /** By seat: took no trick (true), took one (false), not answered (absent). */
  readonly noTricks: Readonly<Record<number, boolean>>;
  readonly cut: number | null;
  readonly isVoid: boolean;
};

export const emptyDraft = (players: number): Draft => ({
  typed: Array<string>(players).fill(''),
  active: 0,
  noTricks: {},
  cut: null,
  isVoid: false,
});

/** The draft that would bring this entry, for correcting it. */
export function draftOf(entry: Entry, players: number): Draft {
  const empty = emptyDraft(players);
  if (entry.void === true) return { ...empty, isVoid: true };
  const points = Array.isArray(entry.points) ? entry.points : [];
  const none = Array.isArray(entry.noTricks) ? entry.noTricks : [];
  return {
    ...empty,
    typed: empty.typed.map((_, seat) => String(points[seat] ?? '')),
    noTricks: Object.fromEntries(
      points.flatMap((own, seat) => (own === 0 ? [[seat, none.includes(seat)]] : [])),
    ),
    cut: typeof entry.cut === 'number' ? entry.cut : null,
  };
}

/** What an earlier visit left, if it has the right shape for this table. */
export function parseDraft(stored: unknown, players: number): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  // Checked field by field just below.
  const draft = stored as Partial<Draft>;
  const isTyped =
    Array.isArray(draft.typed) &&
    draft.typed.length === players &&
    draft.typed.every((value) => typeof value === 'string' && /^\d{0,3}$/.test(value));
  if (!isTyped) return undefined;
  const left = { ...emptyDraft(players), ...draft };
  // Where nothing was typed it begins with the first.
  return left.typed.some((value) => value !== '') ? left : { ...left, active: 0 };
}

/** The entry as far as it goes, the seat whose points were filled in, and what is still to ask. */
export function entryOf(
  draft: Draft,
  table: Table,
): { entry: Entry | null; points: number[] | null; asks: Ask[]; open: Ask | undefined } {
  if (draft.isVoid) return { entry: { void: true }, points: null, asks: [], open: undefined };
  const { points } = pointsOf(draft.typed, ALL_POINTS);
  if (!points) return { entry: null, points, asks: [], open: undefined };
  const ask = (entry: Entry) =>
    variant(table.variant).asks({ options: table.options, players: points.length, entry });
  let entry: Entry = { points };
  const zeros = ask(entry).find(({ field }) => field === 'noTricks');
  if (zeros) {
    if (zeros.seats.some((seat) => draft.noTricks[seat] === undefined))
      return { entry, points, asks: [zeros], open: zeros };
    entry = { ...entry, noTricks: zeros.seats.filter((seat) => draft.noTricks[seat]) };
  }
  const cut = ask(entry).find(({ field }) => field === 'cut');
  const asks = [zeros, cut].filter((one) => one !== undefined);
  if (!cut) return { entry, points, asks, open: undefined };
  if (draft.cut === null || !cut.seats.includes(draft.cut))
    return { entry, points, asks, open: cut };
  return { entry: { ...entry, cut: draft.cut }, points, asks, open: undefined };
}
