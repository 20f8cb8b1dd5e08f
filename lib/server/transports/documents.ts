/**
 * Pages that the server answers by itself, as documents: what the build made, the same for everybody, and
 * on some of them what it draws for whoever asks. What the router fetches of them is Next's.
 */
import 'server-only';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { PAGE } from '../../answer-headers.mjs';
import type { Language } from '../../i18n/languages';
import { viewer } from '../account';
import { log } from '../config/log';
import { readBoard } from '../operations/board';
import { DRAWN, type DrawnPage, type DrawnPath, drawnPage } from '../operations/drawn-pages';
import { boardDocument, type Document } from './board-document';
import { hasTag, makeTag } from './etag';
import { Prepared } from './prepared';
import type { Reply } from './reply';
import { requestLanguage } from './request-language';
import { type StaticName, staticPage } from './static-page';

type Asked = { readonly url: string; readonly headers: Pick<Headers, 'get'> };
/** Answers a request for a page; null where there is none for whoever asks. */
export type Answering = (asked: Asked) => Promise<Reply | null>;
/** The addresses of pages, as the router of the server reads them. */
export type Documents = Readonly<Record<string, Answering>>;

/** A page that knows nobody. */
const same =
  (name: StaticName): Answering =>
  async (asked) =>
    replyOf(asked, await plain(name, await requestLanguage()));

/** Pages with more on them than is to be read, by what they are made with. */
const MADE_WITH: Partial<Record<DrawnPath, StaticName>> = {
  '/leagues/:leagueId/evenings/:eveningId': 'evening',
};

const drawn = (path: DrawnPath): Answering => {
  const name = MADE_WITH[path] ?? 'drawn';
  return async (asked) => {
    const language = await requestLanguage();
    try {
      const page = await drawnPage(await viewer(), asked.url, language);
      if (!page) return null;
      const isHere = pathOf(page.at) === pathOf(asked.url);
      return isHere ? replyOf(asked, await withDrawn(name, page, language)) : leadTo(page.at);
    } catch (error) {
      log.error({ err: error }, 'page failed');
      // The page by itself, which asks once more and says what is amiss.
      return { ...replyOf(asked, await plain(name, language)), status: 500 };
    }
  };
};

/** A browser says by it that a worker asks for a page ahead. */
const OF_WORKER = 'service-worker-navigation-preload';

/** The board of a game with all that it begins with; by itself, the page asks for it and says what is amiss. */
const board: Answering = async (asked) => {
  const language = await requestLanguage();
  // The worker of a phone keeps the page for the boards of all games, and asks for each by itself.
  if (asked.headers.get(OF_WORKER)) return replyOf(asked, await plain('board', language));
  const [, , id = ''] = pathOf(asked.url).split('/');
  try {
    const told = await readBoard(await viewer(), { id });
    if (told.ok) return replyOf(asked, await boardDocument(told.value, language));
  } catch (error) {
    log.error({ err: error }, 'a page came without its board');
  }
  return replyOf(asked, await plain('board', language));
};

const pathOf = (address: string): string => new URL(address, 'http://here').pathname;

/** For a page that is found elsewhere; who asks may be led to another one the next time. */
const leadTo = (at: string): Reply => ({
  status: 307,
  headers: { ...PAGE, Location: at, 'Cache-Control': 'private, no-cache' },
  body: null,
});

const ID = '(^[\\w-]{21}$)';
export const documents: Documents = {
  '/': same('start'),
  '/games': same('games'),
  '/board': same('board'),
  [`/games/:gameId${ID}`]: board,
  [`/tournaments/:tournamentId${ID}`]: same('tournament'),
  [`/tournaments/:tournamentId${ID}/*`]: same('tournament'),
  ...Object.fromEntries(DRAWN.map((path) => [path.replaceAll(/:\w+/g, `$&${ID}`), drawn(path)])),
};

const plains = new Map<string, Document>();
async function plain(name: StaticName, language: Language): Promise<Document> {
  const key = `${name} ${language}`;
  const known = plains.get(key);
  if (known) return known;
  const { policy, html } = await staticPage(name, language);
  const br = await promisify(brotliCompress)(html);
  const made = { policy, tag: makeTag(html), body: new Prepared(html, { br }) };
  plains.set(key, made);
  return made;
}

/** Where the page has room for what is drawn (app/drawn/drawn-page.tsx). */
const ROOM = /(<div id="drawn")([^>]*>)(?=<\/div>)/;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<"]/g, (letter) => ESCAPES[letter] ?? letter);

const withPages = new WeakMap<DrawnPage, Document>();
async function withDrawn(name: StaticName, page: DrawnPage, language: Language): Promise<Document> {
  const known = withPages.get(page);
  if (known) return known;
  const { policy, html } = await staticPage(name, language);
  const title = escaped(`${page.title} · Schiefer`);
  const text = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      ROOM,
      // React puts the empty page's title back; the page knows its own.
      (_, start, end) =>
        `${start} data-at="${escaped(page.at)}" data-title="${title}"${end}${page.html}`,
    );
  const made = { policy, tag: makeTag(text), body: new Prepared(text) };
  withPages.set(page, made);
  return made;
}

function replyOf({ headers }: Asked, { policy, tag, body }: Document): Reply {
  const said = {
    ...PAGE,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    Vary: `accept-language, cookie, accept-encoding, ${OF_WORKER}`,
  };
  return hasTag(headers.get('if-none-match'), tag)
    ? { status: 304, headers: said, body: null }
    : { status: 200, headers: said, body };
}
