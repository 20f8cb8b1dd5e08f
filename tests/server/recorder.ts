/**
 * Plays on in a game without end and prints the id of every change once it is acknowledged:
 * `recorder.ts USER GAME`. Most changes record a hand, some move or correct earlier ones.
 */

import { writeSync } from 'node:fs';
import { nanoid } from 'nanoid';
import { changeGame } from '../../lib/server/games/change-batch';
import { findGame } from '../../lib/server/games/games';
import type { Change, GameState } from '../../lib/sync/game';
import { inEnglish } from '../helpers/english';

const [userId = '', gameId = ''] = process.argv.slice(2);
const viewer = { userId };

function next({ hands }: GameState, n: number): Change {
  const id = nanoid();
  const points = [60 + (n % 20), 50, 40 - (n % 20), 7];
  const [first] = hands;
  if (first && n % 5 === 3)
    return { kind: 'insert', id, index: 0, before: first.id, entry: { points } };
  if (first && n % 7 === 4)
    return { kind: 'correct', id, handId: first.id, by: first.by, entry: { points } };
  if (first && n % 6 === 5) return { kind: 'remove', id, handId: first.id, by: first.by };
  return { kind: 'record', id, index: hands.length, entry: { points } };
}

async function run(): Promise<void> {
  let game = await findGame(viewer, gameId);
  for (let n = 0; game; n++) {
    const change = next(game, n);
    const answer = await changeGame(viewer, { gameId, change });
    if (!answer.ok) throw new Error(inEnglish(answer.error));
    writeSync(1, `${change.id}\n`);
    game = answer.value;
  }
  throw new Error('There is no such game.');
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
