import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from './lib/i18n/languages';
import { pagePolicyOf } from './lib/server/transports/content-policy';
import { wantedLanguage } from './lib/server/transports/wanted-language';

const POLICY = 'Content-Security-Policy';
/** The pages that links to a game lead to (lib/server/games/pictures.ts). */
const SHARED = /^\/(?:t\/[^/]+|games\/[^/]+\/record)$/;

/** Gives every page a policy with a nonce of its own, which Next writes on the scripts it sends. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = pagePolicyOf(nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, policy);
  speakAsShared(request, response);
  return response;
}

/**
 * Whoever comes by a shared link, has chosen no language and whose browser asks for none of ours is
 * spoken to in that of whoever shared it, on this page and until the browser is closed.
 */
function speakAsShared(request: NextRequest, response: NextResponse): void {
  if (!SHARED.test(request.nextUrl.pathname)) return;
  const named = request.nextUrl.searchParams.get(LANGUAGE_PARAMETER);
  if (!isLanguage(named) || isLanguage(request.cookies.get(LANGUAGE_COOKIE)?.value)) return;
  if (wantedLanguage(request.headers.get('accept-language'))) return;
  response.cookies.set(LANGUAGE_COOKIE, named, { path: '/', sameSite: 'lax' });
}

/**
 * Pages alone, and they as documents: files, answers in JSON, what an action answers and what the
 * router fetches hold no script, and the board's speed is theirs. What is left out here has the
 * policy of next.config.js, under which nothing runs at all. So have pages that were made when the site
 * was built, which bring their own (lib/server/transports/documents.ts).
 */
export const config = {
  matcher: [
    {
      source:
        '/((?!$|_next/|embed/|calendar/|board(?:$|/)|made/|games(?:$|/[\\w-]{21}$)|leagues/[\\w-]{21}(?:/(?:seasons|evenings)/[\\w-]{21}|/games|/table)?$|players/[\\w-]{21}$|tournaments/[\\w-]{21}(?:/|$)|icons/|api/(?!v1$)|sw\\.js$|manifest\\.webmanifest$|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$|chalk\\.png$).*)',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'next-action' },
        { type: 'header', key: 'next-router-prefetch' },
      ],
    },
  ],
};
