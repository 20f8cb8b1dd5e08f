/** Golden records as the board sees them: a table, its entries, and what the engine makes of them. */
import { readFileSync } from 'node:fs';
import { type Form, type SchieberTally, tally, VARIANT_IDS, variant } from '../../lib/jass';
import type { Entry, Table } from '../../lib/sync/game';

type Line = { record: Partial<Table> & Pick<Table, 'variant' | 'players'> & { hands: Entry[] } };

/** The games in points that can be scored, of these families of entry forms. */
export const gamesInPoints = (
  ...forms: Extract<Form, 'schieber' | 'sidi'>[]
): { table: Table; entries: Entry[]; scored: SchieberTally }[] =>
  VARIANT_IDS.filter((id) => forms.some((form) => form === variant(id).form))
    .flatMap((id) =>
      readFileSync(new URL(`../golden/${id}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    )
    .flatMap(({ record }) => {
      const { variant: id, options = {}, players, firstDealer = 0, hands } = record;
      const scored = tally(record);
      if (!scored.ok) return [];
      const table = { variant: id, options, players, firstDealer };
      // Only games in points are read; the tally of a Sidi Barani has these fields too.
      return [{ table, entries: hands, scored: scored.value as SchieberTally }];
    });
