import 'server-only';

/**
 * The latest rows of several places, each once, latest first. They are asked for place by place: with
 * OR, the database would look through everybody's.
 *
 * @param ask the latest rows of one place, so many at the most
 * @param at when a row was last changed
 */
export async function latestOf<Place, Row extends { readonly id: string }>(
  places: readonly Place[],
  {
    most,
    at,
    ask,
  }: {
    most: number;
    at: (row: Row) => Date;
    ask: (place: Place, take: number) => Promise<readonly Row[]>;
  },
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (const place of places) for (const row of await ask(place, most)) found.set(row.id, row);
  return [...found.values()]
    .sort((a, b) => at(b).getTime() - at(a).getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, most);
}
