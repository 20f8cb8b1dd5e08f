import { describe, expect, test } from 'vitest';
import { csvDay, csvHead, csvRows } from '../../lib/files/csv';
import { linesOf } from '../../lib/files/lines';
import { contentDisposition, dayIn, fileName, uniqueNames } from '../../lib/files/names';
import { sheetAs } from '../../lib/files/sheet';
import { noSuch } from '../../lib/server/access/answer';
import { decimalSign } from '../../lib/server/transports/decimal-sign';
import { download, toldAs } from '../../lib/server/transports/file';
import { denialInWords } from '../../lib/server/transports/told';
import { EN } from '../helpers/english';

import { bytes } from './files';

describe('CSV, byte by byte', () => {
  test.each([
    ['decimals, and the minus of a number', [1.5, -3.25, 0, 1000], '1.5;-3.25;0;1000\r\n'],
    ['nothing', [null, '', 'x'], ';;x\r\n'],
    [
      'semicolons, quotes and line ends',
      ['a;b', 'c"d', 'e\nf', 'g,h'],
      '"a;b";"c""d";"e\nf";g,h\r\n',
    ],
    ['formulas', ['=1+1', '+1', '-1', '@x', '\tx'], "'=1+1;'+1;'-1;'@x;'\tx\r\n"],
    ['umlauts', ['Zoë', 'Müller'], 'Zoë;Müller\r\n'],
  ])('%s', (_, row, expected) => {
    expect(csvRows([row], '.')).toBe(expected);
  });
  test('the head has the mark that says UTF-8', () => {
    expect([...bytes(csvHead(['Ä']))]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0x84, 0x0d, 0x0a]);
  });
  test('no rows are nothing', () => expect(csvRows([], '.')).toBe(''));
  test('a day', () => expect(csvDay('2026-11-21')).toBe('21.11.2026'));
});

describe('the sign before decimals', () => {
  test.each([
    ['de-CH', 'de', '.'],
    ['fr-CH,fr;q=0.9', 'fr', '.'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de', ','],
    ['de-AT', 'de', ','],
    ['de-LI', 'de', '.'],
    ['fr-FR', 'fr', ','],
    ['en-GB', 'en', '.'],
    ['de', 'de', '.'],
    ['de,en-US;q=0.5', 'de', '.'],
    ['sv', 'sv', ','],
    [null, 'it', '.'],
    ['%%', 'de', '.'],
  ] as const)('%s, in %s: %s', (accepted, language, expected) => {
    expect(decimalSign(accepted, language)).toBe(expected);
  });
});

test.each([
  ['.', '\uFEFFDay;Mean\r\n08.01.2026;1.5\r\n09.01.2026;\r\n'],
  [',', '\uFEFFDay;Mean\r\n08.01.2026;1,5\r\n09.01.2026;\r\n'],
] as const)('a sheet as CSV with the sign %s', async (decimal, expected) => {
  const columns = [{ head: 'Day' }, { head: 'Mean' }];
  const pieces = [[[{ day: '2026-01-08' }, 1.5]], [[{ day: '2026-01-09' }, null]]];
  const sheet = { name: 'A', columns, pieces, frozen: 1 };
  const { type, body } = sheetAs('csv', sheet, decimal);
  expect(type).toBe('text/csv; charset=utf-8');
  expect(await new Response(body).text()).toBe(expected.slice(1));
});

describe('names of files', () => {
  test.each([
    [
      ['2026-11-21', 'mittlere', 'Anna', 'Beat', 'Carla'],
      '2026-11-21-mittlere-Anna-Beat-Carla.json',
    ],
    [['2026-11-21', '../../etc/passwd', 'a\\b:c*?"<>|'], '2026-11-21-etc-passwd-a-b-c.json'],
    [['', '..', '\u202e'], 'file.json'],
    [['Zoë Müller', 'x'.repeat(200)], `Zoë-Müller-${'x'.repeat(40)}.json`],
  ])('%j', (parts, expected) => {
    expect(fileName(parts, 'json')).toBe(expected);
  });
  test('the header has them in Latin and in full', () => {
    expect(contentDisposition("Béat's-'a'.json")).toBe(
      `attachment; filename="Beat_s-_a_.json"; filename*=UTF-8''B%C3%A9at%27s-%27a%27.json`,
    );
    expect(contentDisposition('a"\r\nb.json')).not.toMatch(/[\r\n]|""/);
  });
  test('each once, whatever the case', () => {
    const unique = uniqueNames();
    expect(['a.json', 'b.json', 'A.json', 'a.json'].map(unique)).toEqual([
      'a.json',
      'b.json',
      'A-2.json',
      'a-3.json',
    ]);
  });
  test.each([
    ['2026-11-21-mittlere.json', '2026-11-21'],
    ['2025-01-01/2026-11-21.json', '2026-11-21'],
    ['evening of 2026-02-28 (2).json', '2026-02-28'],
    ['2026-02-30.json', undefined],
    ['12026-11-21.json', undefined],
    ['mittlere.json', undefined],
  ])('the day in %s', (name, day) => expect(dayIn(name)).toBe(day));
});

describe('lines', () => {
  const read = async (text: string, size: number, max = 1000) => {
    const all = bytes(text);
    async function* pieces() {
      for (let i = 0; i < all.length; i += size) yield all.subarray(i, i + size);
    }
    const lines: [number, string | null][] = [];
    for await (const { line, text: each } of linesOf(pieces(), max)) lines.push([line, each]);
    return lines;
  };
  test.each([1, 2, 3, 7, 100])('in pieces of %i bytes', async (size) => {
    expect(await read('ä1\r\n\n  \nzwei\ndrei', size)).toEqual([
      [1, 'ä1\r'],
      [4, 'zwei'],
      [5, 'drei'],
    ]);
  });
  test.each([1, 5, 100])('one that is too long is counted alone, pieces of %i', async (size) => {
    expect(await read('ab\nabcdef\nabc\n', size, 4)).toEqual([
      [1, 'ab'],
      [2, null],
      [3, 'abc'],
    ]);
  });
});

test('a file that somebody takes along is kept by nobody on the way, nor is why there is none', () => {
  const sent = download({ name: 'a.csv', type: 'text/csv; charset=utf-8', body: '' });
  expect(sent.headers.get('cache-control')).toBe('private, no-store');
  expect(sent.headers.get('content-disposition')).toMatch(/^attachment; filename="a.csv"/);
  expect(toldAs(denialInWords(EN, noSuch('game'))).headers.get('cache-control')).toBe(
    'private, no-store',
  );
});
