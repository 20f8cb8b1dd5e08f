/** What people enter on a phone, as it lies in its outbox. */
import { nanoid } from 'nanoid';
import { bare, type LocalStore, makeLocalStore } from '../../lib/browser/local-store';
import { memoryDatabase, openLocalDatabase } from '../../lib/browser/local-tables';
import { createId, type OutboxItem } from '../../lib/browser/local-types';
import { type Change, type Entry, newGame, type Table } from '../../lib/sync/game';

export const OPEN: Table = {
  variant: 'molotow',
  options: { hands: null },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
/** Entries that can be told apart. */
export const hand = (n: number): Entry => ({ points: [60 + (n % 19), 50, 40 - (n % 19), 7] });

/** Two phones: one with a database, one where the browser forbids it. */
export const PHONES: readonly (readonly [string, () => Promise<LocalStore>])[] = [
  ['in IndexedDB', async () => makeLocalStore(await openLocalDatabase())],
  ['in memory', async () => makeLocalStore(memoryDatabase())],
];

let clock = 1_000_000;
export const createItem = (id: string = nanoid(), more: { after?: string } = {}): OutboxItem => ({
  id: createId(id),
  gameId: id,
  at: ++clock,
  account: null,
  job: { kind: 'create', game: { id, table: OPEN, ...more } },
});
export const changeItem = (gameId: string, change: Change): OutboxItem => ({
  id: change.id,
  gameId,
  at: ++clock,
  account: null,
  job: { kind: 'change', change },
});
export const record = (index: number, entry: Entry = hand(index)): Change => ({
  kind: 'record',
  id: nanoid(),
  index,
  entry,
});

/** A game begun on the phone with so many hands entered; answers its id. */
export async function play(
  phone: LocalStore,
  hands: number,
  create = createItem(),
): Promise<string> {
  const { gameId } = create;
  await phone.begin(create, bare(newGame(gameId, OPEN)));
  for (let i = 0; i < hands; i += 1) await phone.add([changeItem(gameId, record(i))]);
  return gameId;
}
