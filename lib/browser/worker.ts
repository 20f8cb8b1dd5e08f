import 'client-only';

/**
 * The service worker as pages see it: registered once, a newer one offered at a quiet moment and
 * never taken over a running game. What it does itself is in `lib/worker`.
 */

const SCRIPT = '/sw.js';
/** What pages say to the worker. */
const TAKE_OVER = { type: 'SKIP_WAITING' } as const;
const FETCH_AGAIN = { type: 'FETCH_AGAIN' } as const;
/** How long the page waits for it. */
const TAKE_OVER_MS = 3000;
/** Stands in this tab's storage where the worker that waits was told already. */
const TAKEN = 'schiefer-update-taken';
/** How often a page that stays open looks for a newer worker. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

const has = (): boolean => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

/** The worker of this site, if there is one. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  has() ? navigator.serviceWorker.getRegistration('/').catch(() => undefined) : undefined;

/** Can a page be opened on this phone without network? */
export const opensOffline = async (): Promise<boolean> => Boolean((await registration())?.active);

/**
 * Registers the worker of this build; `onWaiting` is called when a newer one is ready. Where the
 * server has none any more, this site's is taken away again.
 */
export async function registerWorker(isThere: boolean, onWaiting: () => void): Promise<void> {
  if (!has()) return;
  if (!isThere) {
    const old = await registration();
    if (old?.active?.scriptURL.endsWith(SCRIPT)) await old.unregister();
    return;
  }
  const options = { scope: '/', updateViaCache: 'none' } as const;
  const here = await navigator.serviceWorker.register(SCRIPT, options).catch(() => undefined);
  if (!here) return;
  const look = () => {
    // The first worker of a phone has nobody to wait for.
    if (here.waiting && here.active && sessionStorage.getItem(TAKEN) === null) onWaiting();
  };
  look();
  here.addEventListener('updatefound', () => {
    // One more that nobody has been asked about.
    sessionStorage.removeItem(TAKEN);
    here.installing?.addEventListener('statechange', look);
  });
  const refresh = () => void here.update().catch(() => undefined);
  setInterval(refresh, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
}

/**
 * Lets the newer worker take over, and loads the page anew with it. Chromium may let the old one go on
 * for half a minute where something wakes it in that moment: then the page, which comes from the server,
 * does not wait for that.
 */
export async function takeUpdate(): Promise<void> {
  const waiting = (await registration())?.waiting;
  const load = () => location.reload();
  if (!waiting) return load();
  sessionStorage.setItem(TAKEN, 'yes');
  navigator.serviceWorker.addEventListener('controllerchange', load, { once: true });
  waiting.postMessage(TAKE_OVER);
  setTimeout(load, TAKE_OVER_MS);
}

/**
 * Has the worker fetch the pages for without network again: after a change of language, or of
 * anything else that they show as it was when they were fetched.
 */
export async function refreshShell(): Promise<void> {
  (await registration())?.active?.postMessage(FETCH_AGAIN);
}
