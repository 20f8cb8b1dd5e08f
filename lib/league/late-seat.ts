/** Somebody who comes when the tables are drawn already. Pure. */
import { type VariantId, variant } from '../jass';

type Table = {
  readonly variant: VariantId;
  readonly seats: readonly string[];
  readonly round: number;
};

/**
 * The sheet with somebody at a table of `round`, and of each later one where there is room: in the place of
 * whoever is not there, else where somebody is missing, else where one more can play. Tables that have begun
 * stay. `at` is the table of `round` in the sheet; null where that has no room.
 */
export function seatLate<Each extends Table>(
  sheet: readonly Each[],
  {
    player,
    round,
    begun,
    isAway,
  }: {
    player: string;
    round: number;
    begun: (index: number) => boolean;
    isAway: (player: string) => boolean;
  },
): { readonly sheet: readonly Each[]; readonly at: number } | null {
  const rounds = new Set(sheet.map((table) => table.round).filter((one) => one >= round));
  const seatedAt = new Map<number, readonly string[]>();
  let at: number | null = null;
  for (const one of rounds) {
    const here = sheet.flatMap((table, index) => (table.round === one ? [index] : []));
    if (here.some((index) => sheet[index]?.seats.includes(player))) continue;
    const ways = here
      .filter((index) => !begun(index))
      .flatMap((index) =>
        waysTo(sheet[index], { player, isAway }).map((way) => ({ index, ...way })),
      )
      .sort((a, b) => a.order - b.order);
    const [best] = ways;
    if (!best) continue;
    seatedAt.set(best.index, best.seats);
    if (one === round) at = best.index;
  }
  if (at === null) return null;
  return {
    at,
    sheet: sheet.map((table, index) => ({ ...table, seats: seatedAt.get(index) ?? table.seats })),
  };
}

function waysTo(
  table: Table | undefined,
  { player, isAway }: { player: string; isAway: (player: string) => boolean },
): { readonly order: number; readonly seats: readonly string[] }[] {
  if (!table) return [];
  const { seats } = table;
  const { players: sizes } = variant(table.variant);
  const gone = seats.find(isAway);
  if (gone !== undefined)
    return [{ order: 0, seats: seats.map((seat) => (seat === gone ? player : seat)) }];
  if (!sizes.includes(seats.length + 1)) return [];
  return [{ order: sizes.includes(seats.length) ? 2 : 1, seats: [...seats, player] }];
}
