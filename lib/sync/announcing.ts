/** Hidden announcements: each player on a phone of their own, shown to all when the last is in. */
import { variant } from '../jass';
import type { Table } from './game';
import type { TablePart } from './table-change';

/** Are the announcements of this game hidden until the last is in? */
export const areHidden = ({ variant: id, options }: Pick<Table, 'variant' | 'options'>): boolean =>
  variant(id).announces(options) === 'hidden';

/** The house rules of the game with hidden announcements; null where nobody announces. */
export function hidden({
  variant: id,
  options,
}: Pick<Table, 'variant' | 'options'>): Required<Pick<TablePart, 'options'>> | null {
  const { announces, optionFields } = variant(id);
  for (const [option, field] of Object.entries(optionFields))
    for (const value of field.kind === 'choice' ? field.values : []) {
      const other = { ...options, [option]: value };
      if (announces(other) === 'hidden') return { options: other };
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
