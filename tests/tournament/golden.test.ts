/** Whole tournaments and what they come to, worked out by hand from the rules. A row without a message leaves the wording open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  parseTournament,
  type RankingLine,
  ranking,
  type TournamentRefusal,
} from '../../lib/tournament';

type Row = { name: string; source: string; document: unknown } & (
  | { ranking: RankingLine[]; error?: undefined }
  | { ranking?: undefined; error: Partial<TournamentRefusal> }
);

const rows: Row[] = readFileSync(join(import.meta.dirname, 'golden.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

test.each(rows)('$name ($source)', (row) => {
  const parsed = parseTournament(row.document);
  if (row.error) {
    expect(parsed).toMatchObject({ ok: false, error: row.error });
    return;
  }
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(ranking(parsed.value)).toStrictEqual(row.ranking);
});
