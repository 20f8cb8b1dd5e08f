/**
 * Whole records and what they come to, worked out by hand from the rules: `tests/golden`, one file
 * per variant. A row without a message leaves the wording open.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Refusal, type Tally, tally, VARIANT_IDS } from '../../lib/jass';

type Row = { name: string; source: string; record: unknown } & (
  | { tally: Tally; error?: undefined }
  | { tally?: undefined; error: Partial<Refusal> }
);

const folder = join(import.meta.dirname, '../golden');
const rows = (id: string): Row[] =>
  readFileSync(join(folder, `${id}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

test('every variant has golden records, and every file a variant', () => {
  const files = readdirSync(folder).map((file) => file.replace('.jsonl', ''));
  expect(files.sort()).toEqual([...VARIANT_IDS].sort());
});

describe.each(VARIANT_IDS)('%s', (id) => {
  test.each(rows(id))('$name ($source)', (row) => {
    const result = tally(row.record);
    if (row.tally) expect(result).toStrictEqual({ ok: true, value: row.tally });
    else expect(result).toMatchObject({ ok: false, error: row.error });
  });
});
