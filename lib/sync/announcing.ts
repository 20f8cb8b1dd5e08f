/** Hidden announcements: each player on a phone of their own, shown to all when the last is in. */
import { variant } from '../jass';
import type { Table } from './game';

/** Are the announcements of this game hidden until the last is in? */
export const areHidden = ({ variant: id, options }: Pick<Table, 'variant' | 'options'>): boolean =>
  variant(id).announces(options) === 'hidden';

/** Could they be, by the house rules of this variant? */
export const canBeHidden = ({
  variant: id,
  options,
}: Pick<Table, 'variant' | 'options'>): boolean => variant(id).announces(options) !== false;

/** What all announced, by seat, once nobody is missing; null before. */
export function allAnnounced(
  players: number,
  announced: readonly { readonly seat: number; readonly points: number }[],
): number[] | null {
  const bySeat = new Map(announced.map(({ seat, points }) => [seat, points]));
  const all = Array.from({ length: players }, (_, seat) => bySeat.get(seat));
  return all.every((points) => points !== undefined) ? all : null;
}
