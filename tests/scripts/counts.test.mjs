import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cameTo, countPlaywright, countVitest } from '../../scripts/lib/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'schiefer-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DEAD = cameTo({ failed: 1 });

function reportFile(content) {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('vitest', () => {
  const suite = (status, ...cases) => ({
    status,
    name: 'a.test.ts',
    message: 'cannot be read',
    assertionResults: cases.map((one, index) => ({
      status: one,
      fullName: `case ${index}`,
      failureMessages: one === 'failed' ? ['1 is not\n  2'] : [],
    })),
  });

  test.each([
    ['all well', [suite('passed', 'passed', 'passed')], 0, { passed: 2 }],
    [
      'one failed',
      [suite('failed', 'passed', 'failed')],
      1,
      { passed: 1, failed: 1, told: ['failed: case 1: 1 is not 2'] },
    ],
    [
      'a file that does not load',
      [suite('failed'), suite('passed', 'passed')],
      1,
      { passed: 1, failed: 1, told: ['failed: a.test.ts: cannot be read'] },
    ],
    ['a fault after all passed', [suite('passed', 'passed')], 1, { passed: 1, failed: 1 }],
    ['one skipped', [suite('passed', 'passed', 'pending')], 0, { passed: 1, skipped: ['case 1'] }],
  ])('%s', (_, testResults, status, expected) => {
    expect(countVitest(reportFile({ testResults }), status)).toEqual({ ...cameTo(), ...expected });
  });

  test('no report, or half of one, is a failure', () => {
    expect(countVitest(join(folder, 'none.json'), 0)).toEqual(DEAD);
    expect(countVitest(reportFile('{"testResults": ['), 0)).toEqual(DEAD);
  });
});

describe('Playwright', () => {
  const spec = (title, ...statuses) => ({
    title,
    file: 'a.spec.ts',
    tests: statuses.map((status) => ({
      status,
      results: [{ error: { message: '\u001b[31mnot\u001b[39m there' } }, {}],
    })),
  });

  test('cases are counted in suites within suites, each project on its own', () => {
    const report = {
      errors: [],
      suites: [
        {
          specs: [spec('one', 'expected', 'expected')],
          suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'skipped')] }],
        },
      ],
    };
    expect(countPlaywright(reportFile(report), 1)).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['a.spec.ts: three'],
      told: ['failed: a.spec.ts: two: not there'],
    });
  });

  test('one that passed only when repeated has passed, and is told by name', () => {
    const report = { suites: [{ specs: [spec('one', 'flaky')] }] };
    expect(countPlaywright(reportFile(report), 0)).toEqual({
      ...cameTo({ passed: 1 }),
      told: ['passed when repeated: a.spec.ts: one: not there'],
    });
  });

  test('a server that does not start is a failure, and so is no report', () => {
    expect(countPlaywright(reportFile({ errors: [{}], suites: [] }), 1)).toEqual(DEAD);
    expect(countPlaywright(join(folder, 'none.json'), 1)).toEqual(DEAD);
  });
});
