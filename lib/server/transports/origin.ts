import 'server-only';
import { headers } from '../access';
import { env } from '../config/env';

/** The address of this site: the configured one, else how the request that is answered reached it. */
export async function siteOrigin(): Promise<string> {
  const configured = env().NEXTAUTH_URL;
  if (configured) return new URL(configured).origin;
  const asked = await headers();
  return `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host') ?? 'localhost'}`;
}

/**
 * Did a page of another site have the browser send this? Such a request must change nothing: with the
 * cookie that comes along it would be in somebody's name, and without it a new guest would take the
 * place of whoever is signed in. Whatever is no browser says nothing of the kind.
 */
export function isFromElsewhere({ headers }: { headers: Pick<Headers, 'get'> }): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
