/** Requests to next-auth's own addresses, and what it does not look at before it answers them. */
import 'server-only';
import { stringifySetCookie } from 'cookie';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { wholeOf } from '../../files/lines';
import { sentence } from '../../i18n/sentence';
import { deny, invalid } from '../access';
import { knownPhoneCookie } from '../account';
import { authOptions } from './auth';
import { denied } from './file';
import { isFromElsewhere } from './origin';
import { exhausted } from './pipeline';

/** What an address of next-auth takes of a body: it reads all of it before it looks at anything. */
const MAX_BODY_BYTES = 16 * 1024;

type Context = { readonly params: Promise<{ nextauth: string[] }> };

/**
 * Answers a request to next-auth, counted with all else that its asker sends; 413 where its body is
 * larger than any form of ours. A sign-in link is used up by the key on our own page alone, never by whatever leads a browser to its address.
 */
export async function answerAuth(request: NextRequest, context: Context): Promise<Response> {
  const tooMany = await exhausted();
  if (tooMany) return denied(tooMany);
  const [what, way] = (await context.params).nextauth;
  // By it next-auth's own pages, which are not ours, write what they like into the log.
  if (what === '_log') return new Response(null, { status: 404 });
  if (what === 'callback' && way === 'email') {
    if (request.method !== 'POST') return toPageOfLink(request);
    if (isFromElsewhere(request))
      return denied(deny('forbidden', sentence('server.fromElsewhere')));
  }
  const bounded = await withBoundedBody(request);
  if (!bounded)
    return denied(invalid(sentence('server.bodyTooLarge', { most: MAX_BODY_BYTES / 1024 })), 413);
  try {
    return await signingIn(bounded, context);
  } catch (error) {
    // It reads the body without looking whether there is anything to be read in it.
    if (error instanceof SyntaxError) return denied(invalid(sentence('server.notJson')));
    throw error;
  }
}

/** Asks next-auth; a phone that it signs somebody in on is known to the account from then on. */
async function signingIn(request: NextRequest, context: Context): Promise<Response> {
  let signedIn: string | undefined;
  const options = authOptions();
  const signIn = ({ user }: { user: { id: string } }) => {
    signedIn = user.id;
  };
  const answer: Response = await NextAuth(request, context, {
    ...options,
    events: { ...options.events, signIn },
  });
  const cookie = signedIn === undefined ? null : await knownPhoneCookie(signedIn);
  // Beside next-auth's own: where Next puts cookies with those of an answer, deleted ones come back.
  if (cookie) answer.headers.append('Set-Cookie', stringifySetCookie(...cookie));
  return answer;
}

const toPageOfLink = ({ nextUrl }: NextRequest): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `/account/link${nextUrl.search}`, 'Cache-Control': 'no-store' },
  });

/** The same request with a body that is all here; null where that is too large. */
async function withBoundedBody(request: NextRequest): Promise<NextRequest | null> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return null;
  const body = await wholeOf(request.body, MAX_BODY_BYTES);
  return body && new NextRequest(request.url, { method: 'POST', headers: request.headers, body });
}
