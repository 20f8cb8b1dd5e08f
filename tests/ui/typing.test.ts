/** Typing figures: what a cell holds, whether its figure can grow, and where typing goes on. */
import { describe, expect, test } from 'vitest';
import {
  type Cell,
  canGrow,
  cellsOf,
  firstCell,
  inOrder,
  missing,
  nextCell,
  readText,
  type Typing,
  textOf,
  turned,
  wrongWith,
} from '../../app/games/[gameId]/entry/typing';

const points: Typing = {
  field: 'points',
  names: ['Anna', 'Beat', 'Carla'],
  min: 0,
  max: 157,
  all: 157,
  atMost: 157,
  filled: [],
  first: 0,
  out: [],
};
const announced: Typing = { ...points, field: 'announced', all: null, atMost: null, first: 1 };
const partly: Typing = { ...points, all: null };
const counts: Typing = { ...points, field: 'counts', max: 9, all: 9, atMost: 9 };
const strokes: Typing = { ...points, field: 'strokes', min: -3, max: 9, all: null, atMost: null };
const any: Typing = { ...points, min: -9999, max: 9999, all: null, atMost: null };

// What can become another figure by one more digit; the others are what was typed before.
test.each<[string, Typing, Cell[], boolean]>([
  ['nothing yet', points, [null, null, null], true],
  ['a figure that begins with 1', points, [1, null, null], true],
  ['10, which may be 100', points, [10, null, null], true],
  ['15, which may be 150', points, [15, null, null], true],
  ['16, which cannot be 160', points, [16, null, null], false],
  ['98', points, [98, null, null], false],
  ['0, which begins no other figure', points, [0, null, null], false],
  ['157', points, [157, null, null], false],
  ['5 beside 98', points, [5, 98, null], true],
  ['6 beside 98: 60 would be too many', points, [6, 98, null], false],
  ['10 beside 98 where some points are still out', partly, [10, 98, null], false],
  ['12 where all are typed: each of them may be wrong', points, [12, 121, 0], true],
  ['a count', counts, [3, null, null], false],
  ['an announcement beside high ones', announced, [15, 157, null], true],
  ['strokes', strokes, [1, null, null], false],
  ['a minus that waits', any, ['-', null, null], true],
  ['below 0', any, [-20, null, null], true],
  ['as far below 0 as it goes', any, [-2000, null, null], false],
  ['who takes no part', strokes, ['out', null, null], false],
])('%s', (_, question, cells, grows) => {
  expect(canGrow(question, cells, 0)).toBe(grows);
});

describe('where typing goes on', () => {
  test.each<[string, Typing, Cell[], number, number | null]>([
    ['to the next blank cell', points, [98, null, null], 0, 1],
    ['round to the first', points, [null, null, 40], 2, 0],
    [
      'not to one that follows from the others',
      { ...points, filled: [2] },
      [60, 57, null],
      1,
      null,
    ],
    ['nowhere where all is there', points, [60, 57, 40], 2, null],
    ['to the next where all are typed and do not add up', points, [71, 36, 0], 0, 1],
    ['from the last of them no further', points, [71, 36, 0], 2, null],
    ['nor from the last to announce', { ...announced, all: 157 }, [71, 36, 0], 0, null],
    ['in the order in which they announce', announced, [null, 40, 33], 2, 0],
  ])('%s', (_, question, cells, index, next) => {
    expect(nextCell(question, cells, index)).toBe(next);
  });

  test('it begins where something is missing, with whoever comes first', () => {
    expect(firstCell(points, [null, null, null])).toBe(0);
    expect(firstCell(points, [60, null, null])).toBe(1);
    expect(firstCell({ ...points, filled: [1] }, [60, null, 40])).toBe(0);
    expect(firstCell(announced, [null, null, null])).toBe(1);
    expect(firstCell(announced, [null, 40, 33])).toBe(0);
    expect(inOrder(announced)).toEqual([1, 2, 0]);
  });
});

describe('what is typed', () => {
  test.each<[string, Typing, Cell]>([
    ['', points, null],
    ['007', points, 7],
    ['0', points, 0],
    ['1578', points, 157],
    ['-5', points, 5],
    ['12a', points, 12],
    ['-', any, '-'],
    ['−25', any, -25],
    ['-0', any, 0],
    ['12345', any, 1234],
    ['12', counts, 1],
  ])('%j', (text, question, cell) => {
    expect(readText(text, question)).toBe(cell);
  });

  test('stands in its cell as it was typed', () => {
    expect([null, 0, 98, -25, '-', 'out'].map((cell) => textOf(cell as Cell))).toEqual([
      '',
      '0',
      '98',
      '−25',
      '−',
      '',
    ]);
    expect([5, -5, 0, null, '-'].map((cell) => turned(cell as Cell))).toEqual([
      -5,
      5,
      0,
      '-',
      null,
    ]);
  });

  test('is read from a draft, also a figure that is too large; anything else is blank', () => {
    expect(cellsOf(points, { points: [98, 'x', 2.5] })).toEqual([98, null, null]);
    expect(cellsOf(points, { points: [200] })).toEqual([200, null, null]);
    expect(cellsOf(points, {})).toEqual([null, null, null]);
    expect(cellsOf(points, { points: 'x' })).toEqual([null, null, null]);
    expect(cellsOf({ ...strokes, out: [1] }, { strokes: [1, null, '-'] })).toEqual([1, 'out', '-']);
    // One alone has its figure without a list.
    expect(cellsOf({ ...points, names: ['Anna'] }, { points: 98 })).toEqual([98]);
    expect(cellsOf({ ...points, names: ['Anna'] }, { points: [98] })).toEqual([98]);
  });
});

test.each<[string, Typing, Cell[], ReturnType<typeof wrongWith>]>([
  ['nothing', points, [null, null, null], null],
  ['the whole', points, [60, 57, 40], null],
  ['a part of it', points, [60, null, null], null],
  ['too much', points, [98, 60, null], { kind: 'sum', sum: 158 }],
  ['all typed, too little', points, [71, 36, 0], { kind: 'left', left: 50 }],
  ['all typed, too much', points, [60, 57, 41], { kind: 'left', left: -1 }],
  ['out of range', announced, [null, 158, null], { kind: 'range', index: 1, figure: 158 }],
  ['no whole to make', announced, [157, 157, 157], null],
  // Below 0 there is always a way to the whole.
  ['a sum with figures below 0', { ...any, all: 9 }, [20, null, null], null],
])('what is wrong with figures: %s', (_, question, cells, wrong) => {
  expect(wrongWith(question, cells)).toEqual(wrong);
});

test('what is missing counts only what was typed', () => {
  expect(missing(points, [60, null, null])).toBe(97);
  expect(missing(announced, [60, null, null])).toBe(0);
});
