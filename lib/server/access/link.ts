/** Links that let somebody in, to be sent or held before a phone's camera. */
import 'server-only';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { type QrCode, qrCode } from '../../files/qr-code';
import { env } from '../config/env';

export type Link = { readonly url: string; readonly qr: QrCode };

/** Names of a computer for itself: no other phone gets there by them. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** What this computer is called in its own network; a container knows only the name within its host. */
const inNetwork = (): readonly string[] =>
  existsSync('/.dockerenv')
    ? []
    : Object.values(networkInterfaces()).flatMap((all = []) =>
        all.flatMap(({ family, internal, address }) =>
          family === 'IPv4' && !internal && !address.startsWith('169.254.') ? [address] : [],
        ),
      );

/** How phones reach a server that was asked by a name of the computer for itself, where it hears them. */
export function forPhones(
  origin: string,
  { host = process.env.HOST, addresses = inNetwork() } = {},
): string {
  const url = new URL(origin);
  const [address] = host === '0.0.0.0' || host === '::' ? addresses : [];
  if (address && url.protocol === 'http:' && LOOPBACK.test(url.hostname)) url.hostname = address;
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
