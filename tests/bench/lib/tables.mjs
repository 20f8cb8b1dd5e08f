import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { root } from '../../../scripts/lib/root.mjs';

/** Hands of a Mittlere that need no further answer. */
const POINTS = [
  [60, 57, 40],
  [80, 50, 27],
  [110, 30, 17],
];
/** So many hands has a Mittlere. */
export const HANDS = 12;
/** Every run begins with a new game. */
const SPARE = 6;
const MITTLERE = {
  variant: 'mittlere',
  options: {},
  players: ['Anna', 'Beat', 'Carla'],
  firstDealer: 0,
};
const JSON_TYPE = { 'content-type': 'application/json' };

/** A new game over the JSON interface; of a new guest where no cookie is given. */
export async function newGame(url, cookie) {
  const id = nanoid();
  const answer = await fetch(`${url}/api/v1/games`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...(cookie && { cookie }) },
    body: JSON.stringify({ id, table: MITTLERE }),
  });
  if (!answer.ok) throw new Error(`No game: ${answer.status} ${await answer.text()}`);
  const given = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { id, cookie: cookie ?? given.join('; ') };
}

/** So many sit down at a time: a Saturday begins with a few at the door, not with all at once. */
const AT_THE_DOOR = 8;

/** So many tables, each with its own phone and games enough for `hands` hands in a row. */
export async function seatTables(url, { tables, hands }) {
  const each = Math.ceil(hands / tables / HANDS) + SPARE;
  const seated = [];
  let left = tables;
  const sitDown = async () => {
    while (left > 0) {
      left -= 1;
      const first = await newGame(url);
      const games = [first];
      while (games.length < each) games.push(await newGame(url, first.cookie));
      seated.push({ gameAt: (n) => games[n], played: 0 });
    }
  };
  await Promise.all(Array.from({ length: AT_THE_DOOR }, sitDown));
  return seated;
}

/** A table's next hand. */
function nextOf(table) {
  const game = table.gameAt(Math.floor(table.played / HANDS));
  if (!game) throw new Error('The table has no games left: seat it with more hands.');
  const index = table.played % HANDS;
  table.played += 1;
  const entry = { points: POINTS[index % POINTS.length] };
  return { game, change: { kind: 'record', id: nanoid(), index, entry } };
}

/** The request that writes a table's next hand, as it is sent to the address. */
export function nextHand(table) {
  const { game, change } = nextOf(table);
  return {
    method: 'POST',
    path: `/api/v1/games/${game.id}/changes`,
    headers: { ...JSON_TYPE, cookie: game.cookie },
    body: JSON.stringify({ change }),
  };
}

/** The same as an open board writes it: by its server action. */
export function nextHandByAction(table) {
  const { game, change } = nextOf(table);
  return {
    method: 'POST',
    path: `/games/${game.id}`,
    headers: {
      'next-action': writeAction(),
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      cookie: game.cookie,
    },
    body: JSON.stringify([{ gameId: game.id, change, account: null }]),
  };
}

let found;
/** The id that Next gave the action when it was built. */
function writeAction() {
  if (found) return found;
  const file = join(root, '.next', 'server', 'server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8'));
  const isIt = ([, { exportedName }]) => exportedName === 'writeChange';
  [found] = Object.entries(node).find(isIt) ?? [];
  if (!found) throw new Error('The build has no action writeChange.');
  return found;
}

/** The request that does nothing, as a yardstick: a route that only answers. */
export const nothing = () => ({
  method: 'OPTIONS',
  path: `/api/v1/games/${'a'.repeat(21)}/changes`,
});
