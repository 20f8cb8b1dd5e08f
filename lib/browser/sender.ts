import 'client-only';

/**
 * Sends what waits on this phone whenever there is hope: at the start of any page, when something is
 * entered, when the network or the tab comes back, and after growing pauses; where the browser can,
 * the worker does it too after the tab was closed.
 */
import { byAction } from './board-actions';
import { publish } from './channel';
import { localStore } from './local-store';
import { oneAtATime, SYNC_TAG } from './one-at-a-time';
import { clearPendingId, movePending } from './pending-changes';
import { changeBy, type Outcome, post, type SendChange, sendAll } from './send-all';

const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000] as const;
const JITTER = 0.3;

let running: Promise<Outcome> | undefined;
let isAskedAgain = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits; settled when all that could be sent now is sent. */
export function flush(): Promise<Outcome> {
  isAskedAgain = true;
  running ??= go().finally(() => {
    running = undefined;
  });
  return running;
}

async function go(): Promise<Outcome> {
  let outcome: Outcome = 'done';
  clearTimeout(timer);
  while (isAskedAgain) {
    isAskedAgain = false;
    outcome = await oneAtATime(once).catch(() => 'later' as const);
  }
  failures = outcome === 'done' ? 0 : failures + 1;
  if (outcome !== 'done') tryLater();
  return outcome;
}

const sendToAddress = changeBy(post);
/** By the action of a board that is open; an answer of an action has no status of its own. */
const sendChange: SendChange = (gameId, change, account) =>
  byAction(
    async ({ writeChange }) => ({
      status: 200,
      body: await writeChange({ gameId, change, account }),
    }),
    () => sendToAddress(gameId, change, account),
  );

async function once(): Promise<Outcome> {
  const here = await localStore();
  return sendAll(here, {
    post,
    sendChange,
    publish: (news) => {
      if (news.kind === 'answered') {
        clearPendingId(news.gameId, news.id);
        // Something gets through.
        failures = 0;
      }
      publish(news);
    },
  });
}

function tryLater(): void {
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
  timer = setTimeout(flush, pause * (1 + JITTER * Math.random()));
  void askWorker();
}

/** Asks the browser to wake the worker once there is network, should the tab be closed by then. */
export async function askWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // Not every browser has it, and its type does not say so.
    await (
      registration as { sync?: { register(tag: string): Promise<void> } } | undefined
    )?.sync?.register(SYNC_TAG);
  } catch {
    // Not allowed here: then the next visit sends it.
  }
}

let isStarted = false;
/** Takes up what earlier visits left, and goes on sending as long as the page is there. */
export async function startSending(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const here = await localStore();
  // A board may have looked before.
  for (const item of await movePending(here, await here.account()))
    publish({ kind: 'added', gameId: item.gameId, items: [item] });
  const hope = () => {
    failures = 0;
    void flush();
  };
  window.addEventListener('online', hope);
  window.addEventListener('pageshow', hope);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hope();
  });
  void flush();
}
