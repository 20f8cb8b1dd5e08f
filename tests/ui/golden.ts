/** Golden records as the board sees them: a table, its entries, and what the engine makes of them. */
import { readFileSync } from 'node:fs';
import {
  type Explanation,
  explain,
  type SlateKind,
  type Tally,
  tally,
  VARIANT_IDS,
  variant,
} from '../../lib/jass';
import type { Entry, Table } from '../../lib/sync/game';

type Line = { record: Partial<Table> & Pick<Table, 'variant' | 'players'> & { hands: Entry[] } };

export type GoldenGame = {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly scored: Tally;
  readonly explained: Explanation;
};

/** The games that can be scored, of the variants with this kind of slate. */
export const gamesOn = (slate: SlateKind): GoldenGame[] =>
  VARIANT_IDS.filter((id) => variant(id).slate === slate)
    .flatMap((id) =>
      readFileSync(new URL(`../golden/${id}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    )
    .flatMap(({ record }) => {
      const { variant: id, options = {}, players, firstDealer = 0, hands } = record;
      const scored = tally(record);
      const explained = explain(record);
      if (!scored.ok || !explained.ok) return [];
      return [
        {
          table: { variant: id, options, players, firstDealer },
          entries: hands,
          scored: scored.value,
          explained: explained.value,
        },
      ];
    });
