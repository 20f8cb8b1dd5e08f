/** Links that let somebody in, to be sent or held before a phone's camera. */
import 'server-only';
import { encode } from 'uqr';
import { env } from '../config/env';

/** A code that a phone's camera reads: its width and height in modules, and the dark ones as a path. */
export type QrCode = { readonly size: number; readonly path: string };
export type Link = { readonly url: string; readonly qr: QrCode };

/** Modules of light around the code, as many as readers ask for. */
const QUIET_ZONE = 4;

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

/** A text as a QR code. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: dark.join('') };
}
