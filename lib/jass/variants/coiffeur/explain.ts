/** What a hand of a Coiffeur brought and why, and what every side can still come to. */
import type { HandAt, HandDetails } from '../../definition';
import type { Outlook, SideOutlook, Sum } from '../../explain';
import { ALL_POINTS } from '../../points';
import { type Said, say } from '../../said';
import type { Side } from '../../words';
import type { CoiffeurHand, Entry, Options, State } from './index';
import { slateRows } from './rows';
import { partOf, rangeOf } from './worth';

type At = HandAt<Options, State>;

/** What a row is called. */
export const rowCalled = (row: number, { rows }: Pick<Options, 'rows'>): Said =>
  slateRows(rows)[row]?.says ?? say('coiffeur.named', { name: String(row + 1) });

/** What happened in a row, as the key of its text. */
function outcomeOf(entry: Entry, { rows }: Options): string {
  if ('scratched' in entry) return 'scratched';
  if (entry.counterMatch) return 'counterMatch';
  const suffix = rows[entry.row]?.inverted ? 'Inverted' : '';
  return `${entry.match ? 'match' : 'points'}${suffix}`;
}

/** Which row was played, by whom, and what it brought. */
export function explainRow(
  entry: Entry,
  { score, value }: CoiffeurHand,
  { table, sides }: At,
): HandDetails {
  const { options } = table;
  const sum = partOf(entry, options);
  const bySide = <T>(own: T, others: T): T[] =>
    sides.map((_, index) => (index === entry.side ? own : others));
  const row = rowCalled(entry.row, options);
  const side = sides[entry.side] ?? '';
  const points = 'points' in entry ? entry.points : null;
  const isInverted = options.rows[entry.row]?.inverted ?? false;
  const written = points === null ? null : sum.total < 0 ? sum.total : value;
  return {
    rule: null,
    points: points === null ? null : bySide<number | null>(points, null),
    cell: { side: entry.side, row: entry.row, value: written },
    parts: bySide<Sum | null>(sum, null),
    why: [
      'scratched' in entry
        ? say('coiffeur.why.scratched', { row, side })
        : say(`coiffeur.why.${outcomeOf(entry, options)}`, { row, side, sum: { sum } }),
    ],
    figures: {
      points: score,
      cardPoints: bySide(points === null ? 0 : isInverted ? ALL_POINTS - points : points, 0),
      matches: bySide('points' in entry && entry.match && !isInverted ? 1 : 0, 0),
    },
  };
}

/** What a side can still come to. */
type Range = { least: number; most: number; mostWithout: number };

const rangesOf = ({ totals, written }: State, options: Options): Range[] =>
  totals.map((total, side) =>
    options.rows.reduce(
      (sum, row, index) => {
        if ((written[index]?.[side] ?? null) !== null) return sum;
        const { least, most, mostWithout } = rangeOf(row, options);
        return {
          least: sum.least + least,
          most: sum.most + most,
          mostWithout: sum.mostWithout + mostWithout,
        };
      },
      { least: total, most: total, mostWithout: total },
    ),
  );

/**
 * How the sides stand. Sides write apart from one another, so that each can still win that can come
 * to what every other one has for certain; level sides win together.
 */
export function outlookOf({ state, table: { options }, sides }: At): Outlook {
  const ranges = rangesOf(state, options);
  const { counted, written } = state;
  const chanceOf = ({ most, mostWithout }: Range, side: Side): SideOutlook['chance'] => {
    const certain = Math.max(...ranges.flatMap(({ least }, own) => (own === side ? [] : [least])));
    if (most < certain) return 'out';
    return mostWithout < certain ? 'needs-match' : 'open';
  };
  return {
    sides: ranges.map((range, side) => ({
      needs: null,
      most: range.most,
      chance: chanceOf(range, side),
      declares: null,
    })),
    canEnd: counted + 1 === sides.length * written.length,
    notes: [],
  };
}

/** What was written: the row, who announced it, what they took. */
export function entrySays(entry: Entry, { table, sides }: Omit<At, 'state'>): Said[] {
  const side = sides[entry.side] ?? '';
  const row = rowCalled(entry.row, table.options);
  if ('scratched' in entry) return [row, say('coiffeur.log.scratched', { side })];
  return [
    row,
    say('coiffeur.log.points', { side, points: entry.points }),
    ...(entry.match ? [say('board.log.match')] : []),
    ...(entry.counterMatch ? [say('coiffeur.log.counterMatch')] : []),
  ];
}
