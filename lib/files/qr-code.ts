/** Codes that a phone's camera reads. Pure. */
import { encode } from 'uqr';

/** Its width and height in modules, and the dark ones as a path. */
export type QrCode = { readonly size: number; readonly path: string };

/** Modules of light around the code, as many as readers ask for. */
const QUIET_ZONE = 4;

/** A text as a QR code. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: dark.join('') };
}
