/**
 * Looks at requests before Next does, which takes some that nobody could answer for faults of its own
 * (500): addresses that cannot be read, methods that are none here, forms where there are none. What
 * comes in crowds it has answered without Next (api/direct.ts). And at answers before they go: a page that
 * found no database says 503, for which Next has no way.
 */
import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { ENCRYPTED, NO_PAGE } from '../answer-headers.mjs';
import type { Direct } from './api/direct';
import { clientAddress } from './client-address';
import { AGAIN_SECONDS } from './status';
import { transactions } from './transactions';

/** Why a request is turned away: the status, and the methods that would be taken. */
type Refusal = { readonly status: 400 | 403 | 405; readonly allow?: string };

/** What is refused of a request by its head alone; null where Next is to answer. */
export function refusalOf({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null {
  if (!url.startsWith('/') && !/^https?:\/\//i.test(url)) return { status: 400 };
  const path = pathOf(url).split('?', 1).join('');
  if (path.includes('%') && !canBeRead(path)) return { status: 400 };
  if (method === 'TRACE') return { status: 405, allow: 'GET, HEAD, POST' };
  if (path.startsWith('/api/')) return null;
  // Pages take what their own scripts send, and no forms.
  if (headers['next-action'] === undefined)
    return method === 'POST' ? { status: 405, allow: 'GET, HEAD' } : null;
  return isForeign(headers) ? { status: 403 } : null;
}

/**
 * What is asked for, without the site: programs that speak to a proxy name that too, and every server
 * has to understand it.
 */
const pathOf = (url: string): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');

function canBeRead(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Was an action sent by a page of another site? As Next sees it, which would refuse it with 500. */
function isForeign(headers: IncomingMessage['headers']): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const forwarded = headers['x-forwarded-host'];
  const here = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',', 1).join('').trim();
  return !URL.canParse(origin) || new URL(origin).host !== (here || host);
}

/**
 * Stands before every server of this process; to be called once, before it takes requests.
 *
 * @param own answer what Next need not be asked for
 * @param takesUpgrades is there anything here that speaks another protocol? As while Next develops.
 */
export function standAtDoor({
  own,
  takesUpgrades,
}: {
  own: readonly Direct[];
  takesUpgrades: boolean;
}): void {
  const known = new WeakSet<Server>();
  const standBefore = (server: Server) => {
    if (known.has(server)) return;
    known.add(server);
    const listeners = server.listeners('request') as ((...given: unknown[]) => void)[]; // of an event
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const refusal = refusalOf(request);
      if (refusal !== null) return turnAway(request, response, refusal);
      request.url = pathOf(request.url ?? '');
      noteAddress(request);
      if (own.some((answers) => answers(request, response))) return;
      sayWhenAway(response);
      completeHeaders(request, response);
      for (const listen of listeners) listen.call(server, request, response);
    });
    // Next would neither answer them nor let them go; without a listener they are requests like others.
    if (!takesUpgrades) server.removeAllListeners('upgrade');
  };
  // Both are told before the server's listeners are called, which are these from the first request on.
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: { server: unknown } }; // what Node puts on its channel
    if (socket.server instanceof Server) standBefore(socket.server);
  });
  subscribe('http.server.request.start', (message) => {
    standBefore((message as { server: Server }).server); // what Node puts on its channel
  });
}

/** Tells all that come after where the request comes from, in the place of what it says itself. */
export function noteAddress({ headers, socket }: IncomingMessage): void {
  const said = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = clientAddress({ peer: socket.remoteAddress, said });
}

/**
 * Makes 503 of the 500 of an answer while the database is away: what failed is not this server's fault,
 * and phones then show what they have kept (lib/worker/sw.ts).
 */
export function sayWhenAway(response: ServerResponse, isAway = transactions.isAway): void {
  beforeHead(response, (status) => {
    if (status !== 500 || !isAway()) return status;
    response.setHeader('Retry-After', AGAIN_SECONDS);
    response.setHeader('Schiefer-Away', 'database');
    return 503;
  });
}

/**
 * Gives an answer the headers of Next's configuration where Next leaves them out, as when it leads from
 * one address to another by itself; and keeps what is no table out of frames, under the address of one.
 */
function completeHeaders({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  beforeHead(response, (status) => {
    const isEmbedded = url.startsWith('/embed/');
    const all = {
      ...(isEmbedded ? status >= 400 && { 'X-Frame-Options': 'DENY' } : NO_PAGE),
      ...(headers['x-forwarded-proto'] === 'https' && ENCRYPTED),
      ...(url.startsWith('/api/') && { 'Cache-Control': 'no-store' }),
    };
    for (const [name, value] of Object.entries(all))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return status;
  });
}

/** Calls with the status just before the head of an answer is sent; `change` answers the one to send. */
function beforeHead(response: ServerResponse, change: (status: number) => number): void {
  const { writeHead } = response;
  // Called by Node itself where nobody else does; what is handed on are the arguments that came.
  response.writeHead = (status: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [change(status), ...rest]);
}

function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  { status, allow }: Refusal,
): void {
  // What is still to come of it is not read.
  request.resume();
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(allow && { Allow: allow }),
  });
  response.end(`${response.statusMessage}\n`);
}
