/**
 * Where sticks and potatoes stand in their row, in units of its own drawing: for the slate on the phone,
 * and for the picture of it that is shared. A file of its own, which a board of strokes does not load.
 */
import { MARK_HEIGHT } from './chalk';
import type { Place } from './stick-rows';

const PLACES_A_LINE = 15;
const GROUP = 5;
const PITCH = 22;
const GROUP_GAP = 10;
/** A line of marks, and what is left free over and under each. */
const FREE = 2;
const LINE_HEIGHT = MARK_HEIGHT + 2 * FREE;

/** Between the groups of a full line. */
const MOST_GAPS = (PLACES_A_LINE - 1) / GROUP;

const across = (column: number, gaps = Math.floor(column / GROUP)): number =>
  14 + column * PITCH + Math.min(gaps, Math.floor(MOST_GAPS)) * GROUP_GAP;

/**
 * A stick and a potato that cancel mean nothing any more: they shrink to a ghost that can still be read,
 * so that five of them stand where three marks that count have room.
 */
const GHOST = { scale: 0.65, opacity: 0.65 } as const;
const GHOST_ROOM = 0.6;
/** How many places so many of them take, to the half. */
const ghostRoom = (from: number): number => Math.ceil(from * GHOST_ROOM * 2) / 2;

/** The first place that counts: what cancels stands before it. */
export const firstLive = (places: readonly Place[]): number =>
  places.filter(({ stick, potato }) => stick && potato).length;

/** For how many marks sticks need room that are held with these, each before a name. */
export const heldRoom = (names: readonly (string | undefined)[]): number =>
  names.reduce((sum, name = '') => sum + 1 + Math.ceil(name.length * 0.45), 0);

/** For how many marks that count a row needs room, with as much for what is `held` after its own. */
export const roomOf = (places: readonly Place[], held = 0): number => {
  const from = firstLive(places);
  return ghostRoom(from) + places.length - from + held;
};

/**
 * Where the mark at a place of a row stands: its middle and its top. Groups of five are counted from
 * `from`, the first place that counts.
 */
export function markAt(place: number, from = 0): { x: number; y: number } {
  const before = ghostRoom(from);
  const at = place - from + before;
  const column = at % PLACES_A_LINE;
  const groupsBefore = (end: number) => Math.max(0, Math.floor((end - before) / GROUP));
  return {
    x: across(column, groupsBefore(at) - groupsBefore(at - column)),
    y: FREE + Math.floor(at / PLACES_A_LINE) * LINE_HEIGHT,
  };
}

/** Where the marks of a place stand, how large they are, and how much ink they take; `from` as above. */
export function placed({ stick, potato }: Place, place: number, from: number) {
  if (!stick || !potato) return { ...markAt(place, from), scale: 1, opacity: 1 };
  const at = place * GHOST_ROOM;
  return {
    x: across(0) + ((at % PLACES_A_LINE) - (1 - GHOST_ROOM) / 2) * PITCH,
    y: FREE + Math.floor(at / PLACES_A_LINE) * LINE_HEIGHT + (MARK_HEIGHT * (1 - GHOST.scale)) / 2,
    ...GHOST,
  };
}

/** So many places have room in every row of a slate, that few marks are not as large as the row. */
const LEAST_PLACES = 6;

/**
 * The size of a row, from the room that the longest one needs: all are drawn to one scale. `least`: as
 * wide as so many places it is in any case.
 */
export function rowSize(room: number, least = LEAST_PLACES): { width: number; height: number } {
  const lines = Math.max(1, Math.ceil(room / PLACES_A_LINE));
  // Ghosts may end in the middle of a place.
  const longest = Math.min(PLACES_A_LINE + 0.5, Math.max(least, room));
  return { width: across(longest - 1) + 14, height: lines * LINE_HEIGHT };
}
