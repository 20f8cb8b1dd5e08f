/** The figures of a slip: whether they add up, what would be right, and where matches hide. */
import { expect, test } from 'vitest';
import { checkSlip, type SlipCheck } from '../../app/tournaments/[tournamentId]/slip/entry';

const twelve = { sides: 2, sum: 12 * 157, bonus: 100 };
const alone = { sides: 4, sum: null, bonus: 0 };

const CASES: readonly [string, string, SlipCheck][] = [
  ['', '', { kind: 'missing', at: 0, rest: null }],
  ['1102', '', { kind: 'missing', at: 1, rest: 782 }],
  ['', '782', { kind: 'missing', at: 0, rest: 1102 }],
  ['1102', '782', { kind: 'fits', figures: { points: [1102, 782], matches: [] } }],
  ['1102', '728', { kind: 'wrong', sum: 1830, right: 1884, matches: 0 }],
  ['1202', '782', { kind: 'matches', matches: 1 }],
  ['1302', '782', { kind: 'matches', matches: 2 }],
  // Six matches of twelve hands are rather a wrong figure.
  ['1702', '782', { kind: 'wrong', sum: 2484, right: 1884, matches: 0 }],
];
test.each(CASES)('%s and %s', (one, other, check) => {
  expect(checkSlip(twelve, { points: [one, other], matches: ['', ''] })).toEqual(check);
});

test('with matches the sum is that much higher', () => {
  const points = ['1202', '782'];
  expect(checkSlip(twelve, { points, matches: ['1', ''] })).toEqual({
    kind: 'fits',
    figures: { points: [1202, 782], matches: [1, 0] },
  });
  expect(checkSlip(twelve, { points, matches: ['', '2'] })).toEqual({
    ...{ kind: 'wrong', sum: 1984, right: 2084, matches: 2 },
  });
});

test('where nothing has to add up every figure has to be there', () => {
  expect(checkSlip(alone, { points: ['3', '0', '', '7'], matches: ['', '', '', ''] })).toEqual({
    ...{ kind: 'missing', at: 2, rest: null },
  });
  expect(checkSlip(alone, { points: ['3', '0', '12', '7'], matches: [] })).toEqual({
    kind: 'fits',
    figures: { points: [3, 0, 12, 7], matches: [] },
  });
});
