/** The small parts that the variants are made of. */
import { expect, test } from 'vitest';
import { pointsFault } from '../../lib/jass/points';
import { ranking } from '../../lib/jass/ranking';
import { firstMatch } from '../../lib/jass/scoring-list';
import { schieberSlate, stickSlate } from '../../lib/jass/slate';

test.each([
  [0, 0, ''],
  [2, 0, '||'],
  [0, 3, 'ooo'],
  [3, 2, 'xx|'],
  [1, 3, 'xoo'],
  [2, 2, 'xx'],
])('slate: %i sticks, %i potatoes: %s', (sticks, potatoes, line) => {
  expect(stickSlate(sticks, potatoes)).toBe(line);
});

test.each([
  ['nothing                     ', [], [0, 0, 0, 0]],
  ['below a stroke              ', [19], [0, 0, 0, 19]],
  ['a twenty out of remainders  ', [19, 1], [0, 0, 1, 0]],
  ['two twenties                ', [49], [0, 0, 2, 9]],
  ['a fifty                     ', [50], [0, 1, 0, 0]],
  ['one of each                 ', [99], [0, 1, 2, 9]],
  ['a hundred                   ', [100], [1, 0, 0, 0]],
  ['a fifty is not rubbed out   ', [60, 40], [0, 2, 0, 0]],
  ['nor are twenties            ', [40, 60], [0, 1, 2, 10]],
  ['a remainder makes a hundred ', [19, 81], [1, 0, 0, 0]],
  ['a match in obenabe          ', [771], [7, 1, 1, 1]],
])('Schieber slate: %s %o', (_, scores, [hundreds, fifties, twenties, remainder]) => {
  expect(schieberSlate(scores)).toEqual({ hundreds, fifties, twenties, remainder });
});

test.each([
  ['all level         ', [0, 0, 0], [], [[0, 1, 2]]],
  ['best first        ', [-1, 3, 0, 0], [], [[1], [2, 3], [0]]],
  ['the winner first  ', [2400, 2600], [0], [[0], [1]]],
  ['two winners       ', [3, -6, 3], [2, 0], [[0, 2], [1]]],
  ['level with winner ', [5, 5, 1], [1], [[1], [0], [2]]],
])('ranking: %s %o, won by %o', (_, scores, winners, groups) => {
  expect(ranking(scores, winners)).toEqual(groups);
});

test.each([
  ['all of them             ', [100, 57], {}, undefined],
  ['too few                 ', [100, 50], {}, 'points-sum'],
  ['too many                ', [100, 58], {}, 'points-sum'],
  ['1 point                 ', [156, 1], {}, 'points-impossible'],
  ['cards left: fewer       ', [100, 50], { cardsLeft: true }, undefined],
  ['cards left: too many    ', [100, 58], { cardsLeft: true }, 'points-sum'],
  ['cards left: 156 of fewer', [156, 0], { cardsLeft: true }, undefined],
  ['cards left: 1 point     ', [50, 1], { cardsLeft: true }, 'points-impossible'],
])('points: %s %o', (_, points, how, code) => {
  expect(pointsFault(points, ['Anna', 'Beat'], how)?.code).toBe(code);
});

test('a scoring list without a last case is a bug', () => {
  expect(() => firstMatch([{ when: () => false }], 0)).toThrow();
});
