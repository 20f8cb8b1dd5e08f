import 'client-only';

/** Where marks were wiped off the slates of this phone's latest games: a slate remembers. */
import { recall, remember } from './storage';

/** A mark on a slate, in the units of its drawing; `seed` tells it from every other. */
export type Spot = { readonly seed: string; readonly x: number; readonly y: number };
/** Where something was wiped. */
export type Wiped = readonly (readonly [x: number, y: number])[];

const KEY = 'wiped';
const MOST_GAMES = 6;
/** More in a row of a slate would be one cloud. */
const MOST_IN_A_ROW = 12;

type Rows = Readonly<Record<string, Wiped>>;
type Games = readonly (readonly [gameId: string, rows: Rows])[];

let known: Games | undefined;
function games(): Games {
  if (known) return known;
  const left = recall(KEY);
  // Nobody but this file writes under the key.
  known = Array.isArray(left) ? (left as Games) : [];
  return known;
}
const rowsOf = (gameId: string): Rows => games().find(([id]) => id === gameId)?.[1] ?? {};

/** What stood in each row when it was last seen: a slate gives way to a sheet, and comes back. */
const seen = new Map<string, readonly Spot[]>();

/** Where something was wiped in this row of this game's slate before. */
export const wipedIn = (gameId: string, row: string): Wiped => rowsOf(gameId)[row] ?? [];

/**
 * Takes note of what stands in a row now; answers where anything was ever wiped in it, or undefined where
 * nothing was just now.
 */
export function noteMarks(gameId: string, row: string, marks: readonly Spot[]): Wiped | undefined {
  const place = `${gameId}/${row}`;
  const before = seen.get(place);
  seen.set(place, marks);
  if (!before) return undefined;
  const there = new Set(marks.map(({ seed }) => seed));
  const gone = before.filter(({ seed }) => !there.has(seed));
  if (gone.length === 0) return undefined;
  const rows = rowsOf(gameId);
  const spots = new Map(
    [...(rows[row] ?? []), ...gone.map(({ x, y }) => [Math.round(x), Math.round(y)] as const)].map(
      (spot) => [spot.join(), spot],
    ),
  );
  const wiped = [...spots.values()].slice(-MOST_IN_A_ROW);
  const others = games().filter(([id]) => id !== gameId);
  const next: Games = [[gameId, { ...rows, [row]: wiped }], ...others];
  known = next.slice(0, MOST_GAMES);
  remember(KEY, known);
  return wiped;
}
