import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from '../../lib/server/transports/read-input';
import { inEnglish } from '../helpers/english';

/** What is said of it; null where it can be read. */
const said = async (given: unknown) => {
  const read = readInput(z.unknown(), given);
  return read.ok ? null : inEnglish(read.error);
};
function nested(depth: number, value: unknown = 1): unknown {
  let all = value;
  for (let n = 0; n < depth; n += 1) all = n % 2 ? [all] : { a: all };
  return all;
}

test('so deep and no deeper', async () => {
  expect(await said(nested(32))).toBeNull();
  for (const depth of [33, 2000, 100_000])
    expect(await said(nested(depth))).toBe('What was sent is nested deeper than 32 levels.');
});

test('so much and no more, also where one thing is named again and again', async () => {
  expect(await said(Array(200_000).fill(0))).toBeNull();
  expect(await said(Array(300_001).fill(0))).toBe('What was sent is not as it must be.');
  let doubled: object = {};
  for (let n = 0; n < 30; n += 1) doubled = { a: doubled, b: doubled };
  // Walked through to its end it would take hours.
  expect(await said(doubled)).toBe('What was sent is not as it must be.');
  const round: unknown[] = [];
  round.push(round);
  expect(await said(round)).not.toBeNull();
});

test('no halves of letters', async () => {
  const half = 'What was sent holds one half of a letter that takes two (a lone surrogate).';
  expect(await said({ name: 'a\ud800' })).toBe(half);
  expect(await said([{ '\udfff': 1 }])).toBe(half);
  expect(await said({ name: '😀', '😀': ['\ud83d\ude00'] })).toBeNull();
});

test('what is nothing, a date or a number is left to the schema', async () => {
  for (const one of [undefined, null, 1n, new Date(), 'text', () => 1])
    expect(await said(one)).toBeNull();
});
