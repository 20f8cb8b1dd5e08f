/** Tables, entries and a short way to play, for the tests of the server. */

import { nanoid } from 'nanoid';
import { expect } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import type { Answer } from '../../lib/server/access/answer';
import { createGuest } from '../../lib/server/account/users';
import { changeGame } from '../../lib/server/games/change-batch';
import { createGame } from '../../lib/server/games/games';
import type { Told } from '../../lib/server/transports/told';
import type { Change, Entry, GameState, Table } from '../../lib/sync/game';
import { inEnglish } from '../helpers/english';

/** A change without its id, each kind on its own. */
export type Move = Change extends infer C ? (C extends Change ? Omit<C, 'id'> : never) : never;

export const MITTLERE: Table = {
  variant: 'mittlere',
  options: {},
  players: ['Anna', 'Beat', 'Carla'],
  firstDealer: 0,
};
export const OPEN_MOLOTOW: Table = {
  variant: 'molotow',
  options: { hands: null },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};

/** Entries of a Mittlere that need no further answer. */
export const ENTRIES: readonly Entry[] = [
  { points: [60, 57, 40] },
  { points: [80, 50, 27] },
  { points: [110, 30, 17] },
  { points: [121, 36, 0], noTricks: [2] },
];
export const entry = (n: number): Entry => ENTRIES[n % ENTRIES.length] ?? {};

export const newViewer = async (): Promise<Viewer> => ({ userId: await createGuest() });

/** Somebody who follows a game, and whose session does not end. */
export const follower = (viewer: Viewer | null) => ({ viewer, isIn: async () => true });

export async function startGame(viewer: Viewer, table: Table = MITTLERE): Promise<GameState> {
  return value(await createGame(viewer, { id: nanoid(), table }));
}

type Moving = (
  viewer: Viewer | null,
  sent: { readonly gameId: string; readonly change: Change },
) => Promise<Answer<GameState> | Told<GameState>>;
let moving: Moving = changeGame;
/** How moves are made from now on: as the server does it, or as a phone asks for it (`ways.ts`). */
export const travel = (way: { readonly change: Moving } | null): void => {
  moving = way?.change ?? changeGame;
};

export const move = (viewer: Viewer | null, gameId: string, made: Move, id = nanoid()) =>
  // Spread and Omit lose which kind it is; a move with an id is a change.
  moving(viewer, { gameId, change: { ...made, id } as Change });

/** Records hands one after the other, from the end of the game. */
export async function play(
  viewer: Viewer,
  game: GameState,
  entries: readonly Entry[],
): Promise<GameState> {
  let state = game;
  for (const each of entries) {
    const index = state.hands.length;
    state = value(await move(viewer, game.id, { kind: 'record', index, entry: each }));
  }
  return state;
}

export function value<T>(answer: Answer<T> | Told<T>): T {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${inEnglish(answer.error)}`);
  return answer.value;
}

/** The refusal of an answer, as it is said, and the game it came with. */
export function refusal<T>(answer: Answer<T> | Told<T>) {
  expect(answer.ok, 'expected a refusal').toBe(false);
  if (answer.ok) throw new Error('not refused');
  const { error, current } = answer;
  if ('message' in error) return { ...error, current };
  const { code, hand, path } = error;
  return { code, hand, path, message: inEnglish(error), current };
}

export const entries = (state: Pick<GameState, 'hands'> | undefined) =>
  state?.hands.map((hand) => hand.entry);

export function handAt(state: GameState, index: number) {
  const hand = state.hands[index];
  if (!hand) throw new Error(`no hand ${index}`);
  return hand;
}
