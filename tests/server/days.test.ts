import { expect, test } from 'vitest';
import { isLongOver } from '../../lib/league/days';

test.each([
  ['on its day', '2026-01-08T23:00:00Z', false],
  ['after midnight', '2026-01-09T02:00:00Z', false],
  ['on the next afternoon', '2026-01-09T13:00:00Z', true],
  ['before it', '2026-01-01T13:00:00Z', false],
])('an evening is long over: %s', (_, now, isOver) => {
  expect(isLongOver('2026-01-08', new Date(now))).toBe(isOver);
});
