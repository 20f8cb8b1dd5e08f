/** What a row of a Coiffeur brings: the written value times its factor, and what is added once. */
import type { Sum, Term } from '../../explain';
import { ALL_POINTS } from '../../points';
import type { Entry, Options } from './index';
import type { Row } from './rows';

/** What is written for so many points: all of them (-0 as 0), or tenths, halves rounded up. */
const rounded = (points: number, { rounding }: Options): number =>
  rounding === 'tens' ? Math.floor((points + 5) / 10) : points + 0;

/** What stands in the row, before the factor. */
export function writtenFor(entry: Entry, options: Options): number {
  if ('scratched' in entry) return 0;
  return rounded(entry.match ? options.match : entry.points, options);
}

/** What comes on top of the row once, and what is taken off. */
function onceOf(entry: Entry, options: Options): { gained: number; lost: number } {
  const isPlayed = 'points' in entry;
  return {
    gained: isPlayed && entry.match ? rounded(options.matchBonus, options) : 0,
    lost: isPlayed && entry.counterMatch ? rounded(options.counterMatch, options) : 0,
  };
}

const factorOf = ({ row }: Entry, { rows }: Options): number => rows[row]?.factor ?? 0;

/** What the side that announced the row scores. */
export function scoreOf(entry: Entry, options: Options): number {
  const { gained, lost } = onceOf(entry, options);
  return writtenFor(entry, options) * factorOf(entry, options) + gained - lost;
}

/** Of what the score of the side that announced the row is made. */
export function partOf(entry: Entry, options: Options): Sum {
  const { gained, lost } = onceOf(entry, options);
  const once: Term[] = [
    ...(gained > 0 ? [{ kind: 'match', value: gained } as const] : []),
    ...(lost > 0 ? [{ kind: 'counterMatch', value: -lost } as const] : []),
  ];
  return {
    terms: [{ kind: 'points', value: writtenFor(entry, options) }],
    times: factorOf(entry, options),
    once,
    total: scoreOf(entry, options),
  };
}

/** What a row that is still open can bring: the least, the most, and the most without a match. */
export function rangeOf(
  { factor, inverted }: Row,
  options: Options,
): { least: number; most: number; mostWithout: number } {
  const best = rounded(options.match, options) * factor + rounded(options.matchBonus, options);
  return {
    least: inverted ? 0 : 0 - rounded(options.counterMatch, options),
    most: best,
    mostWithout: rounded(ALL_POINTS, options) * factor,
  };
}
