import 'server-only';
import { encode } from 'uqr';
import type { Viewer } from '../access/access';
import type { Answer } from '../access/answer';
import { env } from '../config/env';
import { invite } from './invitations';

/** A code that a phone's camera reads: its width and height in modules, and the dark ones as a path. */
export type QrCode = { readonly size: number; readonly path: string };

/** Modules of light around the code, as many as readers ask for. */
const QUIET_ZONE = 4;

/**
 * Makes an invitation and answers its link, this once, also as a QR code.
 *
 * @param origin how the viewer's browser reaches this server; a configured address goes before it
 */
export async function inviteByLink(
  viewer: Viewer | null,
  { origin, ...asked }: Parameters<typeof invite>[1] & { origin: string },
): Promise<Answer<{ readonly id: string; readonly url: string; readonly qr: QrCode }>> {
  const made = await invite(viewer, asked);
  if (!made.ok) return made;
  const { id, token } = made.value;
  const url = new URL(`/join/${token}`, env().NEXTAUTH_URL ?? origin).href;
  return { ok: true, value: { id, url, qr: qrCode(url) } };
}

/** A text as a QR code. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: dark.join('') };
}
