/**
 * The listener of the server's requests (server.mjs): refuses what nobody could answer and Next would
 * take for faults of its own (500): addresses that cannot be read, methods that are none here, forms
 * where there are none. All else is for the routes; each answer is noted.
 */
import 'server-only';
import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { ENCRYPTED, FILE, NO_PAGE } from '../../answer-headers.mjs';
import { clientAddress } from '../config/client-address';
import { log } from '../config/log';
import { transactions } from '../store';
import { AGAIN_SECONDS } from './status';

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

/** What is known of a request once it is answered. */
export type Answered = {
  readonly method: string;
  readonly url: string;
  readonly isAction: boolean;
  readonly status: number;
  readonly seconds: number;
};

/** A listener that hands on what can be answered to `routes`, and notes how each answer went out. */
export const requestListener =
  (
    routes: (request: IncomingMessage, response: ServerResponse) => unknown,
    note: (answered: Answered) => void,
  ): RequestListener =>
  (request, response) => {
    const begun = performance.now();
    const { method = '', url = '', headers } = request;
    response.once('finish', () =>
      note({
        method,
        url,
        isAction: headers['next-action'] !== undefined,
        status: response.statusCode,
        seconds: (performance.now() - begun) / 1000,
      }),
    );
    const refusal = refusalOf(request);
    if (refusal !== null) return turnAway(request, response, refusal);
    request.url = pathOf(url);
    noteAddress(request);
    // What fails in here has no answer to give any more.
    Promise.resolve(routes(request, response)).catch((error) => {
      log.error({ err: error }, 'request failed');
      response.destroy();
    });
  };

/** Tells all that come after where the request comes from, in the place of what it says itself. */
function noteAddress({ headers, socket }: IncomingMessage): void {
  const said = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = clientAddress({ peer: socket.remoteAddress, said });
}

/**
 * The responses of the server, which Node is given where the server is made: it asks for no more than a
 * subclass. They say 503 instead of 500 while the database is away: what failed is not this server's
 * fault, and phones then show what they have kept (lib/worker/sw.ts); Next has no way for a page to say
 * so. And they have the headers of Next's configuration where Next leaves them out, as when it leads from
 * one address to another by itself; what is no table is kept out of frames, under the address of one.
 */
export class OwnResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, ...rest: unknown[]): this {
    const sent = status === 500 && transactions.isAway() ? 503 : status;
    if (sent !== status) {
      this.setHeader('Retry-After', AGAIN_SECONDS);
      this.setHeader('Schiefer-Away', 'database');
    }
    // Those that came along go before these.
    for (const [name, value] of Object.entries(headersOf(this.req, sent)))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    // What is handed on are the arguments that came, in either of their two orders.
    return Reflect.apply(super.writeHead, this, [sent, ...rest]);
  }
}

/** What an answer has unless it says otherwise. */
function headersOf({ url = '', headers }: IncomingMessage, status: number): Record<string, string> {
  const isEmbedded = url.startsWith('/embed/');
  const own = url.startsWith('/_next/static/') ? FILE : NO_PAGE;
  return {
    ...(isEmbedded ? status >= 400 && { 'X-Frame-Options': 'DENY' } : own),
    ...(headers['x-forwarded-proto'] === 'https' && ENCRYPTED),
    ...(url.startsWith('/api/') && { 'Cache-Control': 'no-store' }),
  };
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
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(allow && { Allow: allow }),
  });
  response.end(`${response.statusMessage}\n`);
}
