/** What nobody can read without harm, whatever it was meant for: looked at before its schema is. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { type Denied, invalid } from '../access';

/** Levels below each other: several times as many as anything here has. */
const DEEPEST = 32;
/** Values in all: more than fit into what may be sent. One that is named twice counts twice. */
const MOST = 300_000;

/**
 * The denial for what is nested too deep to be checked, holds too much, or text that no database keeps
 * as it is; null where there is nothing of the kind.
 */
export function unreadable(given: unknown): Denied | null {
  let level: readonly unknown[] = [given];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return invalid(sentence('server.tooDeep', { most: DEEPEST }));
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && isBroken(value))
        return invalid(sentence('server.halfLetter'));
      // Bytes are no texts, and a schema takes none.
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
      for (const [key, inside] of Object.entries(value)) {
        if (isBroken(key)) return invalid(sentence('server.halfLetter'));
        below.push(inside);
        count += 1;
        if (count > MOST) return invalid(sentence('server.badInputWhole'));
      }
    }
    level = below;
  }
  return null;
}

/** One half of a letter that takes two: it would come back as another one. */
const isBroken = (text: string): boolean => /\p{Cs}/u.test(text);
