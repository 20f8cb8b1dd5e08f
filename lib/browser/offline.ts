import 'client-only';
/** What a phone does on every page so that it can do without network later. */
import { bringGames } from './bring-games';
import { localStore } from './local-store';
import { startSending } from './sender';
import { whenQuiet } from './when-quiet';
import { registerWorker } from './worker';

let isKeeping = false;

/**
 * Sends what waits, registers the worker, and keeps the own games to be read. Once a tab. The worker
 * installs every file of the build: on a phone with few processors that would slow the first drawing.
 */
export async function prepareOffline(hasWorker: boolean, onUpdate: () => void): Promise<void> {
  if (isKeeping) return;
  isKeeping = true;
  whenQuiet(() => void registerWorker(hasWorker, onUpdate));
  await startSending();
  await bringGames(await localStore());
}
