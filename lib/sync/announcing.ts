/** How a table announces; hidden, each player on a phone of their own, it is shown to all when the last is in. */
import { makeOptions, parseOptions, variant } from '../jass';
import type { Table } from './game';
import type { TablePart } from './table-change';

type Ruled = Pick<Table, 'variant' | 'options'>;

/**
 * Aloud, one phone taking all down; hidden, on one phone that goes round; or hidden, on everybody's own. The
 * house rules say whether it is hidden, the table on how many phones.
 */
export const WAYS = ['open', 'round', 'apart'] as const;
export type Way = (typeof WAYS)[number];

/** Are the announcements of this game hidden until the last is in? */
export const areHidden = ({ variant: id, options }: Ruled): boolean =>
  variant(id).announces(options) === 'hidden';

/** How a table announces; null where nobody does. */
export function wayOf({ variant: id, options }: Ruled, isSeparate: boolean): Way | null {
  const announces = variant(id).announces(options);
  if (!announces) return null;
  return announces === 'open' ? 'open' : isSeparate ? 'apart' : 'round';
}

/** What of the table changes with another way to announce; null where nothing does. */
export function changeFor(
  { variant: id, options }: Ruled,
  way: Way,
): Required<Pick<TablePart, 'options'>> | null {
  const { announces, optionFields } = variant(id);
  const asked = way === 'open' ? 'open' : 'hidden';
  if (announces(options) === asked) return null;
  for (const [option, field] of Object.entries(optionFields))
    for (const value of field.kind === 'choice' ? field.values : []) {
      const read = parseOptions(id, { ...options, [option]: value });
      if (read.ok && announces(read.value) === asked)
        return { options: makeOptions(id, read.value) };
    }
  return null;
}

/** What all announced, by seat, once nobody is missing; null before. */
export function allAnnounced(
  players: number,
  announced: readonly { readonly seat: number; readonly points: number }[],
): number[] | null {
  const bySeat = new Map(announced.map(({ seat, points }) => [seat, points]));
  const all = Array.from({ length: players }, (_, seat) => bySeat.get(seat));
  return all.every((points) => points !== undefined) ? all : null;
}
