/** The tally command as people run it. Source: record.md, the command. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { tally } from '../../lib/jass';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = (points: number[]) => ({
  format: 'jass-record/1',
  variant: 'mittlere',
  players: ['Anna', 'Beat', 'Carla'],
  hands: [{ points }],
});
const good = JSON.stringify(document([60, 57, 40]));
const bad = JSON.stringify(document([60, 58, 40]));
const answers = (text: string) => {
  const result = tally(JSON.parse(text));
  if (result.ok) return JSON.stringify(result.value);
  const { code, hand, path, message } = result.error;
  return JSON.stringify({ error: { code, hand, path, message } });
};

const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const start = (files: string[] = []) =>
  spawn(process.execPath, ['--import', 'tsx', 'lib/cli/tally.ts', ...files], { cwd: root });

async function finish(child: ChildProcessWithoutNullStreams, input = '') {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => err.push(chunk));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [status] = await once(child, 'close');
  const lines = Buffer.concat(out).toString().split('\n').slice(0, -1);
  return { status, lines, err: Buffer.concat(err).toString() };
}

describe('files', () => {
  test('one line each; 0 if all were scored', async () => {
    const spread = JSON.stringify(JSON.parse(good), null, 2);
    const run = await finish(start([file('a.json', good), file('b.json', spread)]));
    expect(run).toEqual({ status: 0, lines: [answers(good), answers(good)], err: '' });
  });

  test('1 if any was refused', async () => {
    const run = await finish(start([file('bad.json', bad), file('a.json', good)]));
    expect(run).toEqual({ status: 1, lines: [answers(bad), answers(good)], err: '' });
  });

  test('what is not JSON is refused as a record', async () => {
    const run = await finish(start([file('no.json', '{"format":')]));
    expect(run.status).toBe(1);
    expect(JSON.parse(run.lines[0] ?? '')).toMatchObject({
      error: { code: 'record-invalid', hand: null, path: '' },
    });
  });

  test('2 if none could be read; 1 if some could', async () => {
    const missing = join(folder, 'missing.json');
    const none = await finish(start([missing]));
    expect(none).toMatchObject({ status: 2, lines: [] });
    expect(none.err).toContain('missing.json');
    const some = await finish(start([missing, file('a.json', good)]));
    expect(some).toMatchObject({ status: 1, lines: [answers(good)] });
  });
});

describe('standard input', () => {
  test('a line for each record, blank lines skipped, the last without its newline', async () => {
    const run = await finish(start(), `${good}\n\n${bad}\r\n  \nnonsense\n${good}`);
    expect(run.status).toBe(1);
    expect(run.lines).toHaveLength(4);
    expect([run.lines[0], run.lines[1], run.lines[3]]).toEqual([good, bad, good].map(answers));
    expect(run.lines[2]).toContain('record-invalid');
  });

  test('2 if there was nothing', async () => {
    expect(await finish(start(), '\n')).toEqual({ status: 2, lines: [], err: '' });
  });

  test('many lines and letters cut in two by chunks', async () => {
    const named = good.replace('Anna', 'Änni 🂡');
    const run = await finish(start(), `${named}\n`.repeat(5000));
    expect(run.status).toBe(0);
    expect(run.lines).toEqual(Array(5000).fill(answers(named)));
  });

  test('more than one thread would do alone, each line in its place', async () => {
    const texts = Array.from({ length: 158 }, (_, points) =>
      JSON.stringify(document([points, 157 - points, 0])),
    );
    const lines = Array.from({ length: 30_000 }, (_, index) => texts[index % texts.length] ?? '');
    const input = lines.join('\n');
    expect(input.length).toBeGreaterThan(3_000_000);
    const run = await finish(start(), input);
    const expected = new Map(texts.map((text) => [text, answers(text)]));
    expect(run.status).toBe(1);
    expect(run.lines).toEqual(lines.map((line) => expected.get(line)));
  });

  test('the first line is answered before the second is sent', async () => {
    const child = start();
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const line of [good, bad, good]) {
      child.stdin.write(`${line}\n`);
      expect((await lines.next()).value).toBe(answers(line));
    }
    child.stdin.end();
    const [status] = await once(child, 'close');
    expect(status).toBe(1);
  });

  test('a reader that leaves ends it quietly', async () => {
    const child = start();
    const err: Buffer[] = [];
    child.stderr.on('data', (chunk) => err.push(chunk));
    child.stdin.on('error', () => {});
    child.stdin.write(`${good}\n`);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end(`${good}\n`.repeat(5000));
    const [status] = await once(child, 'close');
    expect({ status, err: Buffer.concat(err).toString() }).toEqual({ status: 0, err: '' });
  });
});
