/** Sheets of people by evenings, as clubs keep them. */
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { FileFault } from '../../lib/files/fault';
import { cellName, type Grid, gridFromFile, gridFromText } from '../../lib/files/read-sheet';
import { dayIn, figureIn, layoutOf, namesInGrid, totalsIn } from '../../lib/files/totals-sheet';

const span = { from: '2024-09-01', to: '2025-06-30' };
const read = (grid: Grid, decimal: '.' | ',' = '.') => {
  const layout = layoutOf(grid, span);
  if (!layout) throw new Error('no layout');
  return { layout, ...totalsIn(grid, layout, { span, decimal }) };
};

const EVENINGS = [
  { day: '2024-10-03', totals: [{ name: 'Anna Amstutz', total: 7.5 }], excused: [] },
  {
    day: '2025-02-06',
    totals: [
      { name: 'Anna Amstutz', total: -3 },
      { name: 'Beat Good', total: 12 },
    ],
    excused: [],
  },
];

describe('people below each other', () => {
  const pasted = [
    'Jassclub Linde\t\t\t\t',
    'Rang\tName\t3.10.\t6.2.25\tTotal\tSchnitt',
    '1\tAnna  Amstutz\t7.5\t-3\t4.5\t2.25',
    '2\tBeat Good\t–\t12\t12\t12',
    '\tCarla\t\t\t\t',
  ].join('\n');

  test('are found, with days without a year in the season', async () => {
    const { layout, evenings, names, faults } = read(await gridFromText(pasted));
    expect(layout).toMatchObject({ people: 'down', headAt: 1, nameAt: 1 });
    expect(layout.lines.map(({ head, day }) => [head, day])).toEqual([
      ['Rang', null],
      ['Name', null],
      ['3.10.', '2024-10-03'],
      ['6.2.25', '2025-02-06'],
      ['Total', null],
      ['Schnitt', null],
    ]);
    expect(evenings).toEqual(EVENINGS);
    expect(names).toEqual(['Anna Amstutz', 'Beat Good', 'Carla']);
    expect(faults).toEqual([]);
  });

  test('may be excused, or not there in words', async () => {
    const { evenings, faults } = read(
      await gridFromText('Name\t3.10.\t6.2.25\nAnna\tentsch.\t4\nBeat\t5\tE\nCarla\tabw.\tExc.'),
    );
    expect(
      evenings.map(({ totals, excused }) => [totals.map(({ name }) => name), excused]),
    ).toEqual([
      [['Beat'], ['Anna']],
      [['Anna'], ['Beat', 'Carla']],
    ]);
    expect(faults).toEqual([]);
  });

  test('are read from CSV with the other decimal sign, and from the files of spreadsheets', async () => {
    const rows = [
      ['Name', new Date('2024-10-03T00:00:00Z'), '06.02.2025'],
      ['Anna Amstutz', 7.5, -3],
      ['Beat Good', null, 12],
    ];
    const xlsx = await writeXlsx({
      sheets: [
        { name: 'leer', rows: [] },
        { name: 'Jass', rows },
      ],
    });
    const ods = await writeOds({ sheets: [{ name: 'Jass', rows }] });
    const csv = 'Name;3.10.2024;6.2.2025\r\nAnna Amstutz;7,5;-3\r\n"Beat Good";;12\r\n';
    for (const [name, bytes] of [
      ['jass.xlsx', xlsx],
      ['jass.ods', ods],
      ['jass.csv', new TextEncoder().encode(`\uFEFF${csv}`)],
    ] as const)
      expect(read(await gridFromFile(name, bytes)).evenings, name).toEqual(EVENINGS);
    const old = new Uint8Array([0x4e, 0x61, 0x6d, 0x65, 0x3b, 0xe4]);
    expect(await gridFromFile('alt.csv', old)).toEqual([['Name', 'ä']]);
    await expect(gridFromFile('kaputt.xlsx', old)).rejects.toThrow(FileFault);
  });
});

test('people beside each other are found as well; faults have the names of their cells', async () => {
  const grid = await gridFromText(
    [
      'Datum\tAnna\tBeat\tAnna',
      '03.10.2024\t7\tkrank\t1',
      '6.2.2025\t1,234\t12\t2',
      '6.2.2025\t1\t2\t3',
      '1.9.2026\t1\t2\t3',
    ].join('\n'),
  );
  const { layout, evenings, faults } = read(grid);
  expect(layout).toMatchObject({ people: 'across', headAt: 0, nameAt: 0 });
  expect(evenings[0]?.totals).toEqual([
    { name: 'Anna', total: 7 },
    { name: 'Anna', total: 1 },
  ]);
  expect(faults).toEqual([
    { cell: 'A4', text: '6.2.2025', why: 'day-twice' },
    { cell: 'A5', text: '1.9.2026', why: 'day-outside' },
    {
      ...{ cell: 'B3', text: '1,234', why: 'which-decimal' },
      of: { name: 'Anna', day: '2025-02-06' },
    },
    { cell: 'C2', text: 'krank', why: 'number', of: { name: 'Beat', day: '2024-10-03' } },
    { cell: 'D1', text: 'Anna', why: 'name-twice' },
  ]);
});

test('a sheet without a day has no layout', () => {
  expect(
    layoutOf(
      [
        ['Name', 'Total'],
        ['Anna', 7.5],
        ['Beat', '8.5'],
      ],
      span,
    ),
  ).toBeNull();
});

test.each([
  ['7.5', '.', 7.5],
  ['7,5', '.', 7.5],
  ['7,5', ',', 7.5],
  ['1,234', '.', 'which-decimal'],
  ['1.234', ',', 'which-decimal'],
  ['1.234', '.', 1.234],
  ["1'234.5", '.', 1234.5],
  ['−12', '.', -12],
  ['–12', '.', -12],
  ['+3', '.', 3],
  ['–', '.', null],
  ['-', '.', null],
  [' ', '.', null],
  ['x', '.', 'number'],
  ['1.2.3', '.', 'number'],
  ['#REF!', '.', 'number'],
] as const)('the figure in %j with %j: %j', (text, decimal, expected) => {
  expect(figureIn(text, decimal)).toBe(expected);
});

test.each([
  ['5.2.2025', '2025-02-05'],
  ['Do, 5. 2. 25', '2025-02-05'],
  ['5.2.', '2025-02-05'],
  ['3/10', '2024-10-03'],
  ['2025-02-05', '2025-02-05'],
  ['31.2.2025', null],
  ['7.5', null],
  ['12', null],
  ['Total', null],
])('the day in %j: %s', (text, expected) => {
  expect(dayIn(text, span)).toBe(expected);
});

test('the names of a list, given and family name together', async () => {
  const list =
    'Mitglieder 2026;;\nNr;Nachname;Vorname;Ort\n1;Amstutz;Ruedi;Thun\n2;Good;Vreni;Bern\n2;Good;Vreni;Bern\n';
  expect(namesInGrid(await gridFromText(list))).toEqual(['Ruedi Amstutz', 'Vreni Good']);
  expect(namesInGrid(await gridFromText('Name\nAnna\nBeat\n'))).toEqual(['Anna', 'Beat']);
  expect(namesInGrid(await gridFromText('1\tAnna\n2\tBeat\n'))).toEqual(['Anna', 'Beat']);
  expect(namesInGrid([])).toEqual([]);
});

test('cells are called as spreadsheets call them', () => {
  expect([
    cellName(6, 2),
    cellName(0, 25),
    cellName(0, 26),
    cellName(9, 701),
    cellName(9, 702),
  ]).toEqual(['C7', 'Z1', 'AA1', 'ZZ10', 'AAA10']);
});

test('a day that is none, a sum among the names and what cannot be are said', async () => {
  const grid = await gridFromText(
    ['Name\t30.02.2025\t6.3.2025\tTotal', 'Anna\t3\t99999999\t3', 'Total:\t3\t4\t7'].join('\n'),
  );
  const span = { from: '2025-01-01', to: '2025-12-31' };
  const layout = layoutOf(grid, span);
  if (!layout) throw new Error('no days');
  const canBe = (total: number) => total < 1000;
  const read = totalsIn(grid, layout, { span, decimal: '.', canBe });
  expect(read.names).toEqual(['Anna']);
  expect(read.sums).toEqual(['Total:']);
  expect(read.faults).toEqual([
    { cell: 'B1', text: '30.02.2025', why: 'no-day' },
    {
      ...{ cell: 'C2', text: '99999999', why: 'figure', total: 99_999_999 },
      of: { name: 'Anna', day: '2025-03-06' },
    },
  ]);
  // Said to be none, the column is left out.
  const lines = layout.lines.map(({ isNoDay: _, ...line }) => line);
  const left = totalsIn(grid, { ...layout, lines }, { span, decimal: '.', canBe });
  expect(left.faults.map(({ why }) => why)).toEqual(['figure']);
});

test('sums are reckoned anew, and one that differs is named with both figures', async () => {
  const { evenings, differ, faults } = read(
    await gridFromText(
      [
        'Name\t3.10.\t6.2.25\tTotal',
        'Anna\t7.5\t-3\t4.5',
        'Beat\t5\t12\t16',
        'Carla\t2\tkrank\t9',
        'Doris\t\t3\t',
        'Total\t15\t12\t27',
      ].join('\n'),
    ),
  );
  expect(evenings).toHaveLength(2);
  expect(faults.map(({ cell }) => cell)).toEqual(['C4']);
  // Carla's is not looked at, nor the evening of hers: a figure of them is open.
  expect(differ).toEqual([
    { cell: 'D3', of: { name: 'Beat' }, written: 16, reckoned: 17 },
    { cell: 'B6', of: { day: '2024-10-03' }, written: 15, reckoned: 14.5 },
  ]);
});
