/** Records that can be scored, of every variant: its example and what was worked out by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type Draft,
  type GameRecord,
  makeRecord,
  parseRecord,
  type VariantId,
  variant,
} from '../../lib/jass';

/** A record as a file would hold it. */
export type Written = {
  format: string;
  variant: VariantId;
  options: object;
  players: readonly string[];
  firstDealer: number;
  hands: readonly Draft[];
};

const GOLDEN = 'tests/golden';

const written = (parsed: GameRecord): Written => {
  const { format, variant: id, options, players, firstDealer, hands } = makeRecord(parsed);
  // Parsed before it was made.
  return {
    format,
    variant: id,
    options: options as object,
    players,
    firstDealer,
    hands,
  } as Written;
};

const golden: readonly Written[] = readdirSync(GOLDEN)
  .flatMap((file) => readFileSync(`${GOLDEN}/${file}`, 'utf8').split('\n'))
  .filter(Boolean)
  .map((line): { record: unknown; tally?: unknown } => JSON.parse(line))
  .filter((row) => row.tally !== undefined)
  .flatMap(({ record }) => {
    const parsed = parseRecord(record);
    return parsed.ok ? [written(parsed.value)] : [];
  });

/** The example of a variant as a record. */
export const exampleOf = (id: VariantId): Written => {
  const { options, players, hands } = variant(id).example;
  return { format: 'jass-record/1', variant: id, options, players, firstDealer: 0, hands };
};

/** All of a variant. */
export const recordsOf = (id: VariantId): Written[] => [
  exampleOf(id),
  ...golden.filter((one) => one.variant === id),
];

/** As far as before the hand of this index. */
export const before = (record: Written, index: number): Written => ({
  ...record,
  hands: record.hands.slice(0, index),
});
