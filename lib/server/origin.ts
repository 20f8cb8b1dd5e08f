import 'server-only';
import { headers } from 'next/headers';
import { env } from './env';

/** The address of this site: the configured one, else how the request that is answered reached it. */
export async function siteOrigin(): Promise<string> {
  const configured = env().NEXTAUTH_URL;
  if (configured) return new URL(configured).origin;
  const asked = await headers();
  return `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host') ?? 'localhost'}`;
}
