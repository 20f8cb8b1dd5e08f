/** What an entry says of seats, so that people can change places and take their points along. */
import type { Seat } from './words';

/**
 * The fields of a variant's entries that say something of seats: `lists` have a figure for each, `seats`
 * name one or several.
 */
export type BySeat = { readonly lists: readonly string[]; readonly seats: readonly string[] };

/**
 * The entry with everybody at another seat: `from` tells of each seat where whoever sits there now sat
 * before. An entry that cannot be scored comes back as it may be.
 */
export function reseated(
  entry: { readonly [field: string]: unknown },
  { lists, seats }: BySeat,
  from: readonly Seat[],
): { readonly [field: string]: unknown } {
  const moved = (seat: unknown) => (typeof seat === 'number' ? from.indexOf(seat) : seat);
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => {
      if (lists.includes(field) && Array.isArray(value))
        return [field, from.map((old) => value[old])];
      if (!seats.includes(field)) return [field, value];
      return [field, Array.isArray(value) ? value.map(moved) : moved(value)];
    }),
  );
}
