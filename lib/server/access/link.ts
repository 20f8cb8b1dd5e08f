/** Links that let somebody in, to be sent or held before a phone's camera. */
import 'server-only';
import { existsSync } from 'node:fs';
import { lanAddresses } from '../../../scripts/lib/network.mjs';
import { type QrCode, qrCode } from '../../files/qr-code';
import { isLoopback } from '../../phone/loopback';
import { env } from '../config/env';

export type Link = { readonly url: string; readonly qr: QrCode };

/** What this computer is called in its own network; a container knows only the name within its host. */
const inNetwork = (): readonly string[] => (existsSync('/.dockerenv') ? [] : lanAddresses());

/** How phones reach a server that was asked by a name of the computer for itself, where it hears them. */
export function forPhones(
  origin: string,
  {
    host = process.env.HOST,
    addresses,
  }: { readonly host?: string | undefined; readonly addresses?: readonly string[] } = {},
): string {
  const url = new URL(origin);
  const isHeard = host === '0.0.0.0' || host === '::';
  if (isHeard && url.protocol === 'http:' && isLoopback(url.hostname)) {
    const [address] = addresses ?? inNetwork();
    if (address) url.hostname = address;
  }
  return url.origin;
}

/**
 * The link to a path of this site, for other phones too.
 *
 * @param origin how the viewer's browser reaches this server; a configured address goes before it
 */
export function makeLink(path: string, origin: string): Link {
  const url = addressOf(path, forPhones(origin));
  return { url, qr: qrCode(url) };
}

/** The same as an address alone. */
export const addressOf = (path: string, origin: string): string =>
  new URL(path, env().NEXTAUTH_URL ?? origin).href;
