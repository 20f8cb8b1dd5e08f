import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { pagePolicy } from './lib/server/content-policy';

const POLICY = 'Content-Security-Policy';

/** Gives every page a policy with a nonce of its own, which Next writes on the scripts it sends. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = pagePolicy(nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, policy);
  return response;
}

/**
 * Pages alone, and they as documents: files, answers in JSON, what an action answers and what the
 * router fetches hold no script, and the board's speed is theirs. What is left out here has the
 * policy of next.config.js, under which nothing runs at all.
 */
export const config = {
  matcher: [
    {
      source:
        '/((?!_next/|embed/|icons/|api/(?!v1$)|sw\\.js$|manifest\\.webmanifest$|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$|chalk\\.png$).*)',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'next-action' },
        { type: 'header', key: 'next-router-prefetch' },
      ],
    },
  ],
};
