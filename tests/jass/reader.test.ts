/** Reading without zod: what it takes is what zod would take, and a right record needs no zod. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { tally } from '../../lib/jass';
import { readBy } from '../../lib/jass/reader';
import * as schema from '../../lib/jass/schema';
import * as z from '../../lib/jass/zod';
import { wildValue } from '../helpers/nearly';

vi.mock('../../lib/jass/zod', async (original) => {
  const zod = await original<typeof z>();
  return { ...zod, safeParse: vi.fn(zod.safeParse) };
});

const inner = schema.fields({ a: schema.seat(3), b: z.optional(schema.trump) });
/** Every kind of schema that records are made of, and some that are left to zod. */
const schemas = {
  unknown: z.unknown(),
  whole: schema.wholeNumber(0, 157),
  multiple: schema.positiveMultipleOf(4),
  yesOrNo: schema.yesOrNo,
  card: schema.card,
  trump: schema.trump,
  literal: z.literal(true),
  numberList: schema.numberList(3, 0, 157),
  seatList: schema.seatList(4),
  meldLists: schema.meldLists(2),
  numberOrNullList: schema.numberOrNullList(2, 0, 3),
  listsThat: schema.listsThat(schema.seatList(4), (list) => list.length === 2, ''),
  nullable: z.nullable(schema.seat(4)),
  optional: z.optional(schema.seat(4)),
  object: inner,
  array: z.array(z.union([schema.oneOf(['pass']), inner])),
  withDefaults: schema.fields({
    hands: z._default(schema.seat(9), 4),
    own: z._default(inner, { a: 1 }),
    list: z.optional(z.array(inner)),
    any: z._default(z.unknown(), {}),
  }),
  firstOfTwo: z.union([schema.fields({ a: z._default(schema.seat(3), 2) }), inner]),
  defaultWithin: schema.fields({ a: z.optional(z._default(schema.seat(3), 2)) }),
  checked: schema.fields({ a: z.array(schema.seat(3)).check(() => undefined) }),
  // A field of any value may not be left out, and one of several values may where one of them may.
  anyField: schema.fields({ a: z.unknown(), b: z.union([z.optional(schema.seat(3)), inner]) }),
};

/** Values of the kinds above, right ones and nearly right ones; and anything at all. */
const values: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom<unknown>(0, 1, 2, 3, 4, 8, 157, 158, -0, 0.5, true, false, null, undefined),
    fc.constantFrom('clubs', 'hearts', 'pass', 'hearts-J', 'clubs-1', 'seq3', 'fourA', 'seq2'),
    fc.array(fc.nat(4), { maxLength: 4 }),
    fc.array(fc.option(fc.nat(4)), { maxLength: 3 }),
    fc.array(fc.subarray(['seq3', 'seq9', 'fourA', 'seq2']), { maxLength: 3 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.record({ a: fc.nat(3), b: fc.constantFrom('clubs', 'bells') }, { requiredKeys: [] }),
    fc.record({ a: fc.array(fc.nat(3), { maxLength: 2 }) }),
    fc.dictionary(fc.constantFrom('a', 'b', 'hands', 'own', 'list', 'any'), tie('value')),
    wildValue,
  ),
})).value;

test.each(Object.entries(schemas))('%s is read as zod reads it', (_, own) => {
  const read = (value: unknown) => readBy(own, value);
  const right = fc.sample(values, { numRuns: 4000, seed: 1 }).filter((value) => {
    const [expected, given] = [z.safeParse(own, value), read(value)];
    expect(given.success).toBe(expected.success);
    if (expected.success) expect(given.data).toStrictEqual(expected.data);
    return expected.success;
  });
  expect(right.length, 'some are right').toBeGreaterThan(0);
});

test('what is not a plain object is left to zod', () => {
  const read = (value: unknown) => readBy(inner, value);
  class Hand {
    a = 1;
    get c() {
      return 3;
    }
  }
  expect(read(new Hand())).toStrictEqual({ success: true, data: { a: 1 } });
  expect(read(Object.create({ a: 2 }))).toStrictEqual({ success: true, data: { a: 2 } });
  expect(read({ a: 1, b: undefined })).toStrictEqual({
    success: true,
    data: { a: 1, b: undefined },
  });
});

test('a right record is read without zod', () => {
  const golden = readdirSync('tests/golden').flatMap((file) =>
    readFileSync(`tests/golden/${file}`, 'utf8').split('\n').filter(Boolean),
  );
  let right = 0;
  for (const line of golden) {
    const { record } = JSON.parse(line);
    vi.mocked(z.safeParse).mockClear();
    if (!tally(record).ok) continue;
    right += 1;
    expect(z.safeParse, line).not.toHaveBeenCalled();
  }
  expect(right).toBeGreaterThan(100);
});
