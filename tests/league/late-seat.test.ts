import { expect, test } from 'vitest';
import { seatLate } from '../../lib/league/late-seat';

const table = (
  round: number,
  seats: string,
  variant: 'mittlere' | 'differenzler' | 'schieber',
) => ({
  ...{ variant, round, seats: [...seats] },
});
const late = (
  sheet: Parameters<typeof seatLate>[0],
  { round = 1, begun = [], away = '' }: { round?: number; begun?: number[]; away?: string } = {},
) => {
  const found = seatLate(sheet, {
    ...{ player: 'x', round },
    begun: (index) => begun.includes(index),
    isAway: (player) => away.includes(player),
  });
  return found && [found.at, ...found.sheet.map(({ seats }) => seats.join(''))];
};

test.each([
  ['in the place of whoever is away, at their seat', { away: 'b' }, [0, 'axc', 'defg']],
  ['nowhere where all is begun', { away: 'b', begun: [0, 1] }, null],
  ['nowhere where no table has room', {}, null],
] as const)('sits down %s', (_, asked, expected) => {
  const sheet = [table(1, 'abc', 'mittlere'), table(1, 'defg', 'schieber')];
  expect(late(sheet, { ...asked, begun: [...('begun' in asked ? asked.begun : [])] })).toEqual(
    expected,
  );
});

test('sits down where somebody is missing before where one more can play', () => {
  const sheet = [table(1, 'abc', 'differenzler'), table(1, 'def', 'schieber')];
  expect(late(sheet)).toEqual([1, 'abc', 'defx']);
  expect(late(sheet, { begun: [1] })).toEqual([0, 'abcx', 'def']);
});

test('sits down in each later round that has room, and in no earlier one', () => {
  const sheet = [1, 2, 3, 4].map((round) => table(round, round === 3 ? 'abcd' : 'abc', 'schieber'));
  expect(late(sheet, { round: 2 })).toEqual([1, 'abc', 'abcx', 'abcd', 'abcx']);
  // Without room now it is for the draw.
  expect(late(sheet, { round: 3 })).toBeNull();
});

test('sits once in a round', () => {
  const sheet = [table(1, 'abc', 'schieber'), table(2, 'xab', 'schieber')];
  expect(late(sheet)).toEqual([0, 'abcx', 'xab']);
});
