import 'client-only';

/**
 * The service worker as pages see it: registered once, a newer one offered at a quiet moment and
 * never taken over a running game. What it does itself is in `lib/worker`.
 */

const SCRIPT = '/sw.js';
/** What pages say to the worker. */
const TAKE_OVER = { type: 'SKIP_WAITING' } as const;
const FETCH_AGAIN = { type: 'FETCH_AGAIN' } as const;
const TELL_AGAIN_MS = 1000;
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
    if (here.waiting && here.active) onWaiting();
  };
  look();
  here.addEventListener('updatefound', () => {
    here.installing?.addEventListener('statechange', look);
  });
  const refresh = () => void here.update().catch(() => undefined);
  setInterval(refresh, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
}

/** Lets the newer worker take over, and loads the page anew with it. */
export async function takeUpdate(): Promise<void> {
  const waiting = (await registration())?.waiting;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  if (!waiting) return location.reload();
  // Chromium may forget a worker that was told while the old one answers something: tell it again.
  const tell = () => waiting.postMessage(TAKE_OVER);
  tell();
  setInterval(tell, TELL_AGAIN_MS);
}

/**
 * Has the worker fetch the pages for without network again: after a change of language, or of
 * anything else that they show as it was when they were fetched.
 */
export async function refreshShell(): Promise<void> {
  (await registration())?.active?.postMessage(FETCH_AGAIN);
}
