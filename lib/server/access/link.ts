/** Links that let somebody in, to be sent or held before a phone's camera. */
import 'server-only';
import { type QrCode, qrCode } from '../../files/qr-code';
import { env } from '../config/env';

export type Link = { readonly url: string; readonly qr: QrCode };

/**
 * The link to a path of this site.
 *
 * @param origin how the viewer's browser reaches this server; a configured address goes before it
 */
export function makeLink(path: string, origin: string): Link {
  const url = addressOf(path, origin);
  return { url, qr: qrCode(url) };
}

/** The same as an address alone. */
export const addressOf = (path: string, origin: string): string =>
  new URL(path, env().NEXTAUTH_URL ?? origin).href;
