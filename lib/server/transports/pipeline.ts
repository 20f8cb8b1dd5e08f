/**
 * The way of what is asked through the server, whichever transport brings it: who asks, limits, input,
 * run, and the answer in the words of whoever asked.
 */
import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import {
  type Answer,
  type Denied,
  deny,
  failed,
  headers as headersOfRequest,
  limiter,
  RULES,
  type Taken,
  type Viewer,
} from '../access';
import { type TokenScope, viewer as viewerOfSession } from '../account';
import { placeIn } from '../config/client-address';
import { env } from '../config/env';
import { log } from '../config/log';
import { noteDenial, noteEvent } from '../config/security-log';
import { type Asker, askerOf, type Found, lacks, sessionAsker } from './asker';
import { isFromElsewhere } from './origin';
import { inWords, type Told, withoutSaid } from './told';
import { readersWords } from './words';

/** A request as far as everybody here looks at it. */
type Call = { readonly headers: Pick<Headers, 'get'>; readonly url?: string };

/** Somebody who was let in, or why not; `taken` is what is left of their requests, where those count. */
export type Entry = { readonly taken: Taken | null } & (
  | { readonly ok: true; readonly asker: Asker }
  | { readonly ok: false; readonly denial: Denied; readonly viewer: Viewer | null }
);

/**
 * Finds out who asks and takes the request from what they have; one that lets nobody in counts for its
 * address.
 *
 * @param scope what a token needs for it, null for nothing; left out where only our own pages ask, and
 *   a token counts for nothing
 */
export async function enter(call: Call, scope?: TokenScope | null): Promise<Entry> {
  const found = await (scope === undefined ? sessionAsker : askerOf)(call, viewerOfSession);
  const taken = await counted(call, found);
  const viewer = found.ok ? found.value.viewer : null;
  if (taken && !taken.isAllowed) return { ok: false, taken, denial: tooMany(taken), viewer };
  if (!found.ok) return { ok: false, taken, denial: found, viewer };
  const lacking = lacks(found.value, scope ?? null);
  if (lacking) return { ok: false, taken, denial: lacking, viewer };
  return { ok: true, taken, asker: found.value };
}

/** The denial for somebody who has sent too much; what the JSON interface was sent counts too. */
export async function exhausted(): Promise<Denied | null> {
  const entry = await enter({ headers: await headersOfRequest() });
  return entry.ok ? null : entry.denial;
}

async function counted({ headers }: Call, found: Found): Promise<Taken | null> {
  if (env().RATE_LIMITS === 'off') return null;
  const { kind, key } = found.ok
    ? found.value
    : ({ kind: 'address', key: placeIn(headers) } as const);
  return limiter().take(`${kind} ${key}`, RULES[kind]);
}

const tooMany = ({ limit, resetSeconds }: Taken) =>
  deny('too-many-requests', sentence('api.tooManyRequests', { limit, seconds: resetSeconds }));

type Steps<Given, Who extends Viewer | null, Value> = {
  /** Named in the log. */
  readonly name: string;
  /** As for `enter`. */
  readonly scope?: TokenScope | null;
  /** Is what comes with a cookie refused where a page of another site sent it? */
  readonly ownPagesOnly?: boolean;
  readonly read: () => Answer<Given> | Promise<Answer<Given>>;
  /** Asked before anybody becomes a guest: why nobody can do this, or nobody without a session, or null. */
  readonly before?: ((given: Given, viewer: Viewer | null) => Promise<Denied | null>) | undefined;
  /** Finds or makes whose request it is where there is no token. */
  readonly who: () => Promise<Who>;
  readonly run: (viewer: Who, given: Given, words: Words) => Promise<Answer<Value>>;
  /** Does the log keep who did it? For what changes who gets in and who may what. */
  readonly noted?: boolean | undefined;
};

/** What came of a request; an error without `said` unless one of our own pages is answered. */
type Passed<Value> = { readonly answer: Told<Value>; readonly taken: Taken | null };

/**
 * Takes a request the whole way. Bad input and refusals are answered in the reader's language; a fault
 * of ours is logged and answered as `internal`.
 */
export async function pass<Given, Who extends Viewer | null, Value>(
  call: Call,
  steps: Steps<Given, Who, Value>,
): Promise<Passed<Value>> {
  const { name, scope, ownPagesOnly = false, read, before, who, run, noted = false } = steps;
  const words = await readersWords();
  let taken: Taken | null = null;
  let viewer: Viewer | null = null;
  let isToken = false;
  const answered = async (): Promise<Answer<Value>> => {
    const entry = await enter(call, scope);
    taken = entry.taken;
    viewer = entry.ok ? entry.asker.viewer : entry.viewer;
    if (!entry.ok) return entry.denial;
    isToken = entry.asker.scopes !== null;
    if (ownPagesOnly && !isToken && isFromElsewhere(call))
      return deny('forbidden', sentence('server.fromElsewhere'));
    const given = await read();
    if (!given.ok) return given;
    const inVain = await before?.(given.value, viewer);
    if (inVain) return inVain;
    // Only now: nobody becomes a guest with what cannot be read. A token's viewer is somebody.
    const whose = isToken ? (viewer as Who) : await who();
    viewer = whose;
    return run(whose, given.value, words);
  };
  try {
    const answer = await answered();
    // What the closure has found by now.
    const found = viewer as Viewer | null;
    const user = found?.userId ?? null;
    if (!answer.ok) noteDenial(answer, { user, what: name, headers: call.headers });
    else if (noted) noteEvent('done', { what: name, user });
    const told = inWords(words, answer);
    const isForPages = scope === undefined || (found !== null && !isToken);
    return { answer: isForPages ? told : withoutSaid(told), taken };
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error, operation: name }, 'operation failed');
    return { answer: inWords(words, failed(error)), taken };
  }
}
