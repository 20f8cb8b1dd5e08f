/**
 * Operations of the JSON interface that the server answers without asking Next: what Next does with a
 * request before and after costs more than storing a hand does.
 */
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { parseCookie, stringifySetCookie } from 'cookie';
import findMyWay from 'find-my-way';
import Negotiator from 'negotiator';
import { type OwnRequest, withRequest } from '../access';
import { API_BASE, type Operation } from './contract';
import { type Answering, MAX_BODY_BYTES } from './route';

/** Answers a request; settled when that is done. */
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
/** An operation, and what Next calls at its address. */
export type FastRoute = readonly [Operation, { readonly answer: Answering }];

/** What is smaller is as quick without. */
const MIN_GZIP_BYTES = 1024;

/** A router that answers these operations at their addresses, as Next would, and leaves all else. */
export function fastRoutes(routes: readonly FastRoute[], otherwise: Listener): Listener {
  const router = findMyWay({
    defaultRoute: otherwise,
    onBadUrl: (_path, ...asked) => otherwise(...asked),
  });
  for (const [{ method, path }, { answer }] of routes)
    router.on(
      method === 'get' ? 'GET' : method === 'post' ? 'POST' : 'DELETE',
      `${API_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      (request, response, params) => respond(request, response, (call) => answer(call, params)),
    );
  return (request, response) => router.lookup(request, response);
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: Parameters<Answering>[0]) => ReturnType<Answering>,
): Promise<void> {
  const body = await bodyOf(request);
  // Whoever asked has gone.
  if (body === null) return;
  const headers = headersOf(request);
  // Only what is asked for counts of an address, not where.
  const url = `http://here${request.url}`;
  const given: string[] = [];
  const reply = await withRequest({ headers, cookies: cookiesOf(request, given) }, () =>
    answer({ url, headers, body }),
  );
  const text = Buffer.from(reply.body ?? '');
  const isZipped =
    text.length >= MIN_GZIP_BYTES &&
    new Negotiator(request).encoding(['gzip', 'identity']) === 'gzip';
  const sent = isZipped ? gzipSync(text) : text;
  response.writeHead(reply.status, {
    ...reply.headers,
    Vary: `${reply.headers.Vary}, accept-encoding`,
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
    ...(given.length > 0 && { 'Set-Cookie': given }),
    'Content-Length': sent.length,
  });
  response.end(sent);
}

/** What was sent, no more of it than tells that it is too much; null where it was broken off. */
const bodyOf = (request: IncomingMessage): Promise<readonly Buffer[] | null> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      if (length <= MAX_BODY_BYTES) parts.push(part);
      length += part.length;
    });
    request.on('end', () => resolve(parts));
    request.on('close', () => resolve(null));
  });

/** The headers as Next has them. */
const headersOf = ({ headers }: IncomingMessage): OwnRequest['headers'] => ({
  get(name) {
    const said = headers[name];
    return (Array.isArray(said) ? said.join(', ') : said) ?? null;
  },
});

/** The cookies that came; those that are set are put with `given`. */
function cookiesOf({ headers }: IncomingMessage, given: string[]): OwnRequest['cookies'] {
  // Of two with one name the last one counts, as it does with Next.
  const came = parseCookie((headers.cookie ?? '').split(';').reverse().join(';'));
  return {
    get(name) {
      const value = came[name];
      return value === undefined ? undefined : { value };
    },
    set(name, value, options) {
      came[name] = value;
      given.push(stringifySetCookie(name, value, options));
    },
  };
}
