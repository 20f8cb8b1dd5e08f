/** The page on security speaks of every requirement, and what it says is shown by tests that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WORDS_OF_THE_PLACE } from '../../lib/server/account/guessed';

/** Of ASVS 5.0.0, those of levels 1 and 2: how many each section begins with; the others are of level 3. */
const SECTIONS = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
} as const;
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);
const WANTED = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((last, section) =>
    upTo(last).map((one) => `${chapter.slice(1)}.${section + 1}.${one}`),
  ),
);

const page = readFileSync('docs/security.md', 'utf8');
const [before = '', notSo = ''] = page.split('## What is not so');
const numbersIn = (text: string) => text.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
const rows = before.split('\n').filter((line) => /^\| \d/.test(line));
const shown = rows.flatMap((row) => numbersIn(row.split('|')[1] ?? ''));
const elsewhere = [...before.matchAll(/^Does not apply: .*$/gm)].flatMap(([line]) =>
  numbersIn(line),
);
const lacking = [...notSo.matchAll(/^- \*\*([^*]+)\*\*/gm)].flatMap(([, head = '']) =>
  numbersIn(head),
);

describe('the page', () => {
  test('has every requirement, as so, as not so, or as one that does not apply', () => {
    const all = new Set([...shown, ...elsewhere, ...lacking]);
    expect(WANTED.filter((one) => !all.has(one))).toEqual([]);
    expect([...all].filter((one) => !WANTED.includes(one))).toEqual([]);
  });

  test('has none twice, nor as one that does not apply and is so', () => {
    const once = [...shown, ...elsewhere];
    expect(once.filter((one, i) => once.indexOf(one) !== i)).toEqual([]);
    expect(lacking.filter((one) => elsewhere.includes(one))).toEqual([]);
  });

  test('names the words that no password is made up of, and the places that it leads to', () => {
    for (const word of WORDS_OF_THE_PLACE) expect(before).toMatch(new RegExp(`\\b${word}\\b`));
    for (const [, to = ''] of page.matchAll(/\]\(([\w./-]+)\)/g))
      expect(existsSync(`docs/${to}`), to).toBe(true);
  });
});

test.each(rows)('%s', (row) => {
  const by = row.split('|')[3] ?? '';
  const files = by.match(/tests\/[\w./-]+/g) ?? [];
  for (const file of files) expect(existsSync(file), file).toBe(true);
  expect(files.length > 0 || /^ (documentation|configuration): \S/.test(by)).toBe(true);
});
