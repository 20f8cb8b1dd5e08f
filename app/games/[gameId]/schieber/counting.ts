/** What a table of the Schieber family counts by, read from its options. Pure. */
import { parseOptions, type Side, type Trump, variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';

export type Counting = {
  readonly multipliers: Readonly<Record<Trump, number>>;
  readonly matchBonus: number;
  readonly wies: boolean;
  readonly stoeck: boolean;
  /** Does a side win by declaring, or by getting there? */
  readonly win: 'declared' | 'reached';
  /** Points that each side needs. */
  readonly targets: readonly number[];
};

/** The counting at this table. Its options were checked when the game was started. */
export function countingOf(table: Table): Counting {
  const read = parseOptions(table.variant, table.options);
  if (!read.ok) throw new Error(read.error.message);
  const sides = variant(table.variant).sidesOf(table.players.length, table.options);
  const length = variant(table.variant).gameLength(table.options);
  // All variants of this family have these options; the union of all variants does not say so.
  const options = read.value as Omit<Counting, 'targets' | 'win'> & { win?: Counting['win'] };
  return {
    ...options,
    win: options.win ?? 'reached',
    targets: sides.map((_, side) =>
      length.kind === 'race'
        ? (length.targets[side] ?? 0)
        : length.kind === 'points'
          ? length.target
          : 0,
    ),
  };
}

/** The side that this seat plays for. */
export const sideOf = (table: Table, seat: number): Side =>
  variant(table.variant)
    .sidesOf(table.players.length, table.options)
    .findIndex((seats) => seats.includes(seat));
