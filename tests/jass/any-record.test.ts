/** The engine with anything at all: a tally or a refusal, always the same, and nothing is ever thrown. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRecord, parseRecord, REFUSAL_CODES, tally, VARIANT_IDS } from '../../lib/jass';
import { changed, wildJson, wildValue } from '../helpers/nearly';

/** How many of each; `npm run fuzz` has many more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1500);
const timeout = 60_000 + RUNS * 20;

const GOLDEN = 'tests/golden';
/** Records that were worked out by hand: of every variant, good ones and refused ones. */
const records: readonly { record: { hands: unknown[] } }[] = readdirSync(GOLDEN).flatMap((file) =>
  readFileSync(`${GOLDEN}/${file}`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
);

/** Asks twice, of a copy the second time, and looks at what comes back. */
function judge(input: unknown): void {
  const before = copy(input);
  const result = tally(input);
  expect(input, 'nothing that is asked about is touched').toEqual(before);
  expect(tally(copy(input)), 'the same again').toEqual(result);
  const parsed = parseRecord(input);
  if (result.ok) {
    expect(parsed.ok, 'what is scored was read').toBe(true);
    expect(VARIANT_IDS).toContain(result.value.variant);
    // What it read writes the same record, which comes to the same.
    if (parsed.ok) expect(tally(makeRecord(parsed.value))).toEqual(result);
    return;
  }
  const { code, hand, path, message } = result.error;
  expect(REFUSAL_CODES).toContain(code);
  expect(hand === null || (Number.isInteger(hand) && hand >= 0)).toBe(true);
  expect(typeof path).toBe('string');
  expect(message.length).toBeGreaterThan(5);
  expect(message.length, 'what was sent is not sent back').toBeLessThan(1000);
}

function copy(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    // What cannot be copied (a symbol, a function) is looked at twice as it is.
    return value;
  }
}

const record = fc.constantFrom(...records).map((one) => one.record);
const place = fc.array(fc.nat(30), { minLength: 1, maxLength: 6 });

test(
  'anything that can be written as JSON',
  () => {
    fc.assert(fc.property(wildJson, judge), { numRuns: RUNS });
  },
  timeout,
);

test(
  'anything that the language has',
  () => {
    fc.assert(fc.property(wildValue, judge), { numRuns: RUNS });
  },
  timeout,
);

test(
  'records with something amiss in them, once or several times',
  () => {
    const change = fc.record({ at: place, how: fc.nat(3), other: wildJson });
    const changes = fc.array(change, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(record, changes, (valid, made) =>
        judge(made.reduce<unknown>((value, one) => changed(value, one), valid)),
      ),
      { numRuns: 2 * RUNS },
    );
  },
  timeout,
);

test(
  'the hands of one record in another, in any order',
  () => {
    fc.assert(
      fc.property(record, record, fc.nat(), (one, other, n) => {
        const hands = [...one.hands, ...other.hands];
        judge({ ...one, hands: [...hands.slice(n % (hands.length + 1)), ...hands] });
      }),
      { numRuns: RUNS },
    );
  },
  timeout,
);
