/**
 * The JSON interface, and pages and files that the server answers without asking Next: what Next does
 * with a request before and after costs more than storing a hand does.
 */
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { sentence } from '../../i18n/sentence';
import { deny, type OwnRequest, withRequest } from '../access';
import { API_BASE, type Operation } from './contract';
import type { Documents } from './documents';
import { Prepared } from './prepared';
import type { Reply } from './reply';
import { type Call, type Endpoint, MAX_BODY_BYTES } from './route';
import { denialInWords } from './told';
import { readersWords } from './words';

/** Answers a request; settled when that is done. */
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
/** An address where there is nothing, for Next to say so. */
const NOWHERE = '/-';

/** Where the files of the build lie. */
const FILES = '/_next/static/*';

type Own = {
  readonly endpoints?: readonly Endpoint[];
  /** Operations that Next answers: for what is asked there otherwise. */
  readonly others?: readonly Operation[];
  readonly documents?: Documents;
  readonly files?: Documents[string];
};

/** A router that answers these operations, pages and files at their addresses, and leaves all else. */
export function fastRoutes(
  { endpoints = [], others = [], documents = {}, files }: Own,
  otherwise: Listener,
): Listener {
  const router = findMyWay({
    defaultRoute: otherwise,
    onBadUrl: (_path, ...asked) => otherwise(...asked),
    // What is too long for an id is refused where ids are read.
    maxParamLength: Number.MAX_SAFE_INTEGER,
  });
  for (const { operation, answer } of endpoints)
    router.on(takenBy(operation), addressOf(operation), (request, response, params) =>
      // Without an id it is another address with a slash too many.
      Object.values(params).includes('')
        ? otherwise(request, response)
        : respond(request, response, (call) => answer(call, params)),
    );
  const taken = new Map<string, string[]>();
  for (const one of [...endpoints.map(({ operation }) => operation), ...others]) {
    const address = addressOf(one);
    taken.set(address, [...(taken.get(address) ?? []), METHODS[one.method]]);
  }
  for (const [address, own] of taken)
    router.on(
      ALL_METHODS.filter((method) => !own.includes(method)),
      address,
      (request, response) => respond(request, response, () => noSuchMethod(own)),
    );
  for (const [path, answer] of Object.entries(documents))
    router.on(['GET', 'HEAD'], path, (request, response) =>
      isFetched(request)
        ? otherwise(request, response)
        : respond(request, response, answer, () => {
            request.url = NOWHERE;
            return otherwise(request, response);
          }),
    );
  if (files)
    router.on(['GET', 'HEAD'], FILES, (request, response) =>
      respond(request, response, files, () => otherwise(request, response)),
    );
  return (request, response) => router.lookup(request, response);
}

/** A page that is read can be asked for its headers alone. */
const takenBy = ({ method }: Operation): HTTPMethod[] =>
  method === 'get' ? ['GET', 'HEAD'] : [METHODS[method]];

const METHODS = { get: 'GET', post: 'POST', delete: 'DELETE' } as const;
/** What an address takes or does not; asked what it takes, Next answers. */
const ALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Where an operation is, as the router writes it. */
const addressOf = ({ base = API_BASE, path }: Operation): string =>
  `${base}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** The answer to a method that an address does not take. */
async function noSuchMethod(taken: readonly string[]): Promise<Reply> {
  const allow = [...taken, ...(taken.includes('GET') ? ['HEAD', 'OPTIONS'] : [])].join(', ');
  const denial = deny('no-such-method', sentence('api.noSuchMethod', { allow }));
  const told = JSON.stringify(denialInWords(await readersWords(), denial));
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Allow: allow };
  return { status: 405, headers, body: new Prepared(told) };
}

/** Does the router of an open page ask for it, or an action? Those are no documents. */
const isFetched = ({ headers }: IncomingMessage): boolean =>
  headers.rsc !== undefined || headers['next-action'] !== undefined;

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: Call) => Promise<Reply | null>,
  otherwise: () => unknown = () => undefined,
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
  if (reply === null) return void (await otherwise());
  const sent = reply.body?.for(headers.get('accept-encoding'));
  response.writeHead(reply.status, {
    ...reply.headers,
    ...sent?.headers,
    ...(given.length > 0 && { 'Set-Cookie': given }),
  });
  response.end(request.method === 'HEAD' ? undefined : sent?.bytes);
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
