/**
 * The service worker: the files of its build, the pages for without network, and what waits to be
 * sent. It answers for a page only where the network does not, and never with one of another build
 * than its files; what belongs to somebody is in the phone's database and in no cache.
 */
import { type RouteHandlerCallbackOptions, Serwist, type SerwistPlugin } from 'serwist';
import { publish } from '../browser/channel';
import { localStore } from '../browser/local-store';
import { createId } from '../browser/local-types';
import { oneAtATime, SYNC_TAG } from '../browser/one-at-a-time';
import { post, sendAll } from '../browser/send-all';
import { TOLD_ID } from '../phone/sight-id';
import { cachesOf, generationsIn, outdated } from './caches';
import {
  gameIn,
  isBoard,
  isPage,
  isTournament,
  PUBLIC_PAGES,
  SHELL,
  TOURNAMENT,
  waitFor,
} from './pages';
import { type PageRequest, scope } from './scope';
import { BUILD, FILES, GENERATION, PICTURES } from './settings';

const own = cachesOf(BUILD, GENERATION);
const STATIC = '/_next/static/';
const TAKE_OVER_MS = 3000;
let takingOver: ReturnType<typeof setInterval> | undefined;

/** What another build has brought already need not come again: the name says what is in it. */
const asBrought: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (cachedResponse) return cachedResponse;
    const brought = await caches.match(request);
    if (brought) await (await caches.open(cacheName)).put(request, brought.clone());
    return brought;
  },
};

/** A file that does not come in this time fails the installing, which the next page begins again. */
const TIMEOUT_MS = 45_000;
const inTimeLimit = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Where a connection has died unnoticed, an answer would be waited for until the browser gives up. */
const withTimeLimit: SerwistPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, inTimeLimit()),
};

const serwist = new Serwist({
  precacheEntries: [
    ...FILES.map((url) => ({ url, revision: null })),
    ...PICTURES.map((url) => ({ url, revision: BUILD })),
  ],
  precacheOptions: { cacheName: own.files, plugins: [asBrought, withTimeLimit], concurrency: 6 },
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      // Files of the build before, for pages that are still open.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(STATIC),
      handler: async ({ request }) => (await caches.match(request)) ?? fetch(request),
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
      handler: open,
    },
  ],
});

/** A page: from the server, else what this phone has of it. */
async function open({ url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  // Serwist passes on the event of the request.
  const asked = event as unknown as PageRequest;
  const path = url.pathname;
  if (isBoard(path)) return board(asked);
  const here = await knows(gameIn(path));
  // On the server it does not exist yet.
  if (here === 'unsent') return (await shell()) ?? fromNetwork(asked);
  const keptAs = isTournament(path) ? TOURNAMENT : PUBLIC_PAGES.find((page) => page === path);
  const network = fromNetwork(asked);
  network.catch(() => undefined);
  const wait = waitFor(path, here !== 'nothing');
  const response = await inTime(network, wait);
  // Where there is nothing else, a page that says what is amiss says more than we could.
  if (response && wait === undefined && saysAway(response)) return response;
  if (response && !isGateway(response)) {
    if (keptAs !== undefined) asked.waitUntil(keepPage(keptAs, response.clone()));
    return response;
  }
  const kept = keptAs === undefined ? undefined : await fromCache(keptAs);
  return kept ?? (await shell()) ?? network;
}

/** A game's board: the page that is kept, the same for everybody; what the server has now is for the next. */
async function board(asked: PageRequest): Promise<Response> {
  const network = fromNetwork(asked);
  network.catch(() => undefined);
  const kept = await shell();
  if (!kept) return network;
  asked.waitUntil(network.then((response) => keepPage(SHELL, response)).catch(() => false));
  return kept;
}

const fromNetwork = async ({ request, preloadResponse }: PageRequest): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** What came in time; undefined where nothing did. */
const inTime = (network: Promise<Response>, wait: number | undefined) =>
  Promise.race([
    network.catch(() => undefined),
    ...(wait === undefined
      ? []
      : [new Promise<undefined>((resolve) => setTimeout(resolve, wait, undefined))]),
  ]);

/** Somebody in between says that the server is not there. */
const isGateway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** Did the server itself answer that its database is away (lib/server/transports/request-listener.ts)? */
const saysAway = ({ headers }: Response): boolean => headers.has('schiefer-away');

/** Has this phone the game, and has the server? */
async function knows(game: string | undefined): Promise<'nothing' | 'game' | 'unsent'> {
  if (game === undefined) return 'nothing';
  try {
    const here = await localStore();
    const items = [...(await here.itemsOf(game)), ...(await here.refusedOf(game))];
    if (items.some(({ id }) => id === createId(game))) return 'unsent';
    return (await here.game(game)) ? 'game' : 'nothing';
  } catch {
    return 'nothing';
  }
}

// Opened, it would be made anew by a worker whose time is over.
const fromCache = (path: string) => caches.match(path, { cacheName: own.pages });
const shell = () => fromCache(SHELL);

/**
 * Keeps a page, if it is of this worker's build, as another one's needs files that are not here, and if
 * it tells of no game: it is shown at the address of any.
 */
async function keepPage(path: string, response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || response.redirected || !type.startsWith('text/html')) return false;
  const text = await response.text();
  if (!text.includes(BUILD) || text.includes(`id="${TOLD_ID}"`)) return false;
  const headers = new Headers(response.headers);
  // What the page was packed in is undone, and nothing in it is anybody's own.
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  await (await caches.open(own.pages)).put(path, new Response(text, { headers }));
  return true;
}

const bring = async (path: string): Promise<boolean> =>
  keepPage(
    path,
    await fetch(path, { ...inTimeLimit(), cache: 'reload', credentials: 'same-origin' }),
  );

/** Brings all pages for without network; without the shell this worker is of no use. */
async function bringPages(): Promise<void> {
  if (!(await bring(SHELL))) throw new Error('The server is of another build.');
  for (const path of [...PUBLIC_PAGES, TOURNAMENT]) await bring(path).catch(() => false);
}

scope.addEventListener('install', (event) => {
  event.waitUntil(bringPages());
  // Where older workers must not go on, this one does not wait for them; but it lets the pages that
  // hear of it be answered first: Chromium waits for good where both happen in one moment.
  event.waitUntil(
    caches.keys().then((names) => {
      if (generationsIn(names).some((generation) => generation < GENERATION))
        takingOver = setInterval(() => void scope.skipWaiting(), TAKE_OVER_MS);
    }),
  );
});

scope.addEventListener('activate', (event) => {
  clearInterval(takingOver);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdated(names, own).map((name) => caches.delete(name)))),
  );
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  if (type === 'FETCH_AGAIN') event.waitUntil(bringPages().catch(() => undefined));
});

scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(send());
});

/** Sends what waits; a rejection has the browser try again later. */
async function send(): Promise<void> {
  const outcome = await oneAtATime(async () => sendAll(await localStore(), { post, publish }));
  if (outcome !== 'done') throw new Error('Not all is sent yet.');
}

serwist.addEventListeners();
