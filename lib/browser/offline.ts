import 'client-only';
/** What a phone does on every page so that it can do without network later. */
import { localStore } from './local-store';
import { startSending } from './sender';
import { whenQuiet } from './when-quiet';

let isKeeping = false;

/**
 * Sends what waits, and once the page has stood for a while registers the worker and keeps the own games
 * to be read. Once a tab. The worker installs every file of the build: on a phone with few processors that
 * would slow the first drawing.
 */
export async function prepareOffline(hasWorker: boolean, onUpdate: () => void): Promise<void> {
  if (isKeeping) return;
  isKeeping = true;
  const sent = startSending();
  // Without network it is tried by the next page.
  whenQuiet(() => void keep(sent, { hasWorker, onUpdate }).catch(() => undefined));
  await sent;
}

async function keep(
  sent: Promise<unknown>,
  { hasWorker, onUpdate }: { hasWorker: boolean; onUpdate: () => void },
): Promise<void> {
  const [{ registerWorker }, { bringGames }] = await Promise.all([
    import('./worker'),
    import('./bring-games'),
  ]);
  void registerWorker(hasWorker, onUpdate);
  await sent;
  await bringGames(await localStore());
}
