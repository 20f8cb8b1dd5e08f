/** The commands on tournaments as people run them. Source: tournament.md. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = (points: number[]) =>
  JSON.stringify({
    format: 'jass-tournament/1',
    kind: 'schieber-pairs',
    hands: 8,
    entrants: ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() })),
    played: [{ tables: [{ table: 1, seats: ['a', 'b'], points }], out: ['c'] }],
    present: ['a', 'b', 'c'],
  });

function run(
  command: 'rank' | 'draw',
  { files = [], input = '' }: { files?: string[]; input?: string },
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `lib/cli/${command}.ts`, ...files],
    { cwd: root, input, encoding: 'utf8' },
  );
  return {
    status,
    lines: stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
    stderr,
  };
}

test('rank: a line for each document, refusals among them', () => {
  const file = join(folder, 'one.json');
  writeFileSync(file, document([700, 556]));
  expect(run('rank', { files: [file] })).toMatchObject({
    status: 0,
    stderr: '',
    lines: [
      { ranking: [{ entrant: 'a', rank: 1 }, { entrant: 'b' }, { entrant: 'c', byes: [0] }] },
    ],
  });
  const input = `${document([556, 700])}\n\nnonsense\n${document([700, 700])}\n`;
  const { status, lines } = run('rank', { input });
  expect(status).toBe(1);
  expect(lines).toMatchObject([
    { ranking: [{ entrant: 'b' }, { entrant: 'a' }, { entrant: 'c' }] },
    { error: { code: 'tournament-invalid', round: null, table: null } },
    { error: { code: 'control-sum', round: 0, table: 1 } },
  ]);
  expect(Object.keys(lines[2].error)).toEqual(['code', 'round', 'table', 'message']);
});

test('draw: the next round, reproducible', () => {
  const input = `${document([700, 556])}\n`;
  const first = run('draw', { input });
  expect(first).toMatchObject({
    status: 0,
    stderr: '',
    lines: [{ round: 1, again: { partners: 0 } }],
  });
  const [{ tables, out }] = first.lines;
  expect(tables).toHaveLength(1);
  expect([...tables.flat(), ...out].sort()).toEqual(['a', 'b', 'c']);
  expect(out).not.toContain('c');
  expect(run('draw', { input })).toEqual(first);
});

test('2 if there was nothing', () => {
  expect(run('rank', {})).toEqual({ status: 2, lines: [], stderr: '' });
});
