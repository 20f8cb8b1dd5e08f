import { expect, test } from 'vitest';
import { isTyped } from '../../app/leagues/is-typed';

test.each([
  ['Jassclub Linde', true],
  ['  jassclub   LINDE ', true],
  ['Jassclub', false],
  ['', false],
])('%j typed for Jassclub Linde: %j', (typed, fits) => {
  expect(isTyped(typed, 'Jassclub Linde')).toBe(fits);
});
