import 'client-only';

import { bringGames } from './bring-games';
/** What a phone does on every page so that it can do without network later. */
import { localStore } from './local-store';
import { startSending } from './sender';
import { registerWorker } from './worker';

let isKeeping = false;

/** Sends what waits, registers the worker, and keeps the own games to be read. Once a tab. */
export async function prepareOffline(hasWorker: boolean, onUpdate: () => void): Promise<void> {
  if (isKeeping) return;
  isKeeping = true;
  void registerWorker(hasWorker, onUpdate);
  await startSending();
  await bringGames(await localStore());
}
