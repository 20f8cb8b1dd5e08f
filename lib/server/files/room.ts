/** How much of files on their way in is held at a time, so that they do not fill the memory. */
import 'server-only';
import { env } from '../config/env';

/** Of all together, in bytes. */
const MOST = 300_000_000;
/** From one place: the largest file that there is. */
const MOST_OF_ONE = 100_000_000;

const held = new Map<string, number>();

/**
 * Takes room for so many bytes that come from a place; answers what gives it back, or null where there
 * is none. `RATE_LIMITS=off` counts no places.
 */
export function takeRoom(place: string, bytes: number): (() => void) | null {
  const key = env().RATE_LIMITS === 'off' ? '' : place;
  const most = key === '' ? MOST : MOST_OF_ONE;
  const own = held.get(key) ?? 0;
  const all = [...held.values()].reduce((sum, one) => sum + one, 0);
  if (own + bytes > most || all + bytes > MOST) return null;
  held.set(key, own + bytes);
  return () => {
    const left = (held.get(key) ?? 0) - bytes;
    if (left > 0) held.set(key, left);
    else held.delete(key);
  };
}
