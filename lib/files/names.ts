/** Names of files that people get: readable, and safe on every system. */

const PART_LENGTH = 40;

/** Letters and digits of every script stay, whatever else there is becomes one dash. */
const tidy = (part: string): string =>
  part
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, PART_LENGTH)
    .replaceAll(/^-+|-+$/g, '');

/** `2026-11-21-mittlere-Anna-Beat-Carla.json`: the parts with a dash between them. */
export const fileName = (parts: readonly string[], extension: string): string =>
  `${parts.map(tidy).filter(Boolean).join('-') || 'file'}.${extension}`;

/** The header that names a download: in Latin letters for old readers, in full after RFC 5987. */
export function contentDisposition(name: string): string {
  const latin = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${latin}"; filename*=UTF-8''${full}`;
}

/** Gives every name once: the second `a.json` becomes `a-2.json`. */
export function uniqueNames(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    if (count === 1) return name;
    const dot = name.lastIndexOf('.');
    return `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
  };
}

/** The day that a file's name tells, as in `2026-11-21-mittlere.json`; the last one in its path. */
export function dayIn(path: string): string | undefined {
  const days = [...path.matchAll(/(?<!\d)(\d{4}-\d{2}-\d{2})(?!\d)/g)].map(([day]) => day);
  return days.findLast((day) => isDay(day));
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
