/**
 * The Schieber family: what is refused and in which order, and what holds for any game. Whole games
 * are in `tests/golden`. Source: scoring.md and record.md, Schieber and the variants like it.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countingFours,
  explain,
  type MeldId,
  makeOptions,
  parseOptions,
  type SchieberTally,
  TRUMPS,
  type Trump,
  tally,
  type VariantId,
  wiesPoints,
} from '../../lib/jass';
import { askedAfter, isPossible, record, scored } from './helpers';

describe('options', () => {
  const family = ['schieber', 'three-player', 'two-player'] as const;
  const solo = { soloist: 1, bid: 700 };
  const rows: [string, readonly VariantId[], object, string, string][] = [
    ['target 0        ', family, { target: 0 }, 'target', 'a whole number above 0, got 0'],
    ['target 2.5      ', family, { target: 2.5 }, 'target', 'a whole number above 0, got 2.5'],
    ['win             ', family, { win: 'first' }, 'win', '"declared" or "reached", got "first"'],
    ['matchBonus -1   ', family, { matchBonus: -1 }, 'matchBonus', 'a whole number from 0 to '],
    ['wies            ', family, { wies: 'no' }, 'wies', 'true or false, got "no"'],
    ['stoeck          ', family, { stoeck: 0 }, 'stoeck', 'true or false, got 0'],
    ['multipliers     ', family, { multipliers: 2 }, 'multipliers', 'an object, got 2'],
    ['multiplier 0    ', family, { multipliers: { hearts: 0 } }, 'multipliers.hearts', 'above 0'],
    ['a mode unknown  ', family, { multipliers: { slalom: 5 } }, 'multipliers.slalom', 'unknown'],
    ['soloist 3       ', ['two-versus-one'], { ...solo, soloist: 3 }, 'soloist', 'from 0 to 2'],
    ['no soloist      ', ['two-versus-one'], { bid: 700 }, 'soloist', 'missing; expected'],
    ['no bid          ', ['two-versus-one'], { soloist: 0 }, 'bid', 'missing; expected'],
    ['bid 0           ', ['two-versus-one'], { ...solo, bid: 0 }, 'bid', 'above 0, got 0'],
    ['teamTarget 0    ', ['two-versus-one'], { ...solo, teamTarget: 0 }, 'teamTarget', 'above 0'],
    ['no target there ', ['two-versus-one'], { ...solo, target: 900 }, 'target', 'unknown key'],
    ['nor win         ', ['two-versus-one'], { ...solo, win: 'reached' }, 'win', 'unknown key'],
  ];
  test.each(rows)('%s', (_, ids, options, path, message) => {
    for (const id of ids) {
      const error = { code: 'record-invalid', hand: null, path: `options.${path}` };
      const result = parseOptions(id, options);
      expect(result).toMatchObject({ ok: false, error });
      expect(result).toMatchObject({ error: { message: expect.stringContaining(message) } });
    }
  });

  test('multipliers left out take their defaults', () => {
    const multipliers = { hearts: 1, diamonds: 1, clubs: 2, spades: 4, obenabe: 3, undenufe: 3 };
    expect(parseOptions('schieber', { multipliers: { spades: 4 } })).toMatchObject({
      value: { multipliers },
    });
  });
});

describe('the shape of an entry', () => {
  const good = { trump: 'clubs', points: [100, 57] };
  const rows: [string, unknown, string, string][] = [
    ['no trump      ', { points: [100, 57] }, 'trump', 'missing; expected "hearts" or'],
    ['bad trump     ', { ...good, trump: 'slalom' }, 'trump', 'got "slalom"'],
    ['no points     ', { trump: 'clubs' }, 'points', 'a list of 2 whole numbers from 0 to 157'],
    ['four points   ', { ...good, points: [50, 50, 50, 7] }, 'points', 'got a list of 4'],
    ['158           ', { ...good, points: [158, 0] }, 'points.0', 'got 158'],
    ['match         ', { ...good, match: 2 }, 'match', 'a whole number from 0 to 1, got 2'],
    ['match true    ', { ...good, match: true }, 'match', 'got true'],
    ['pushed        ', { ...good, pushed: 1 }, 'pushed', 'true or false, got 1'],
    ['stoeck        ', { ...good, stoeck: -1 }, 'stoeck', 'got -1'],
    ['declared      ', { ...good, declared: 2 }, 'declared', 'got 2'],
    ['first         ', { ...good, first: '1' }, 'first', 'got "1"'],
    ['one list      ', { ...good, wies: [[]] }, 'wies', '2 lists of melds, got a list of 1'],
    ['no lists      ', { ...good, wies: 'seq3' }, 'wies', '2 lists of melds, got "seq3"'],
    ['no list       ', { ...good, wies: ['seq3', []] }, 'wies.0', 'a list of melds, got "seq3"'],
    ['no meld       ', { ...good, wies: [[], ['seq3', 'seq2']] }, 'wies.1.1', 'got "seq2"'],
    ['no rank       ', { ...good, wies: [['four5'], []] }, 'wies.0.0', 'got "four5"'],
    ['turned        ', { turned: 'clubs-Q', points: [100, 57] }, '', ''],
    ['void          ', { void: true }, '', ''],
    ['nothing       ', {}, '', ''],
  ];
  test.each(rows)('%s', (_, entry, path, message) => {
    const result = tally(record('schieber', [good, entry]));
    expect(result).toMatchObject({ ok: false, error: { code: 'record-invalid', hand: 1 } });
    if (path) expect(result).toMatchObject({ error: { path } });
    expect(result).toMatchObject({ error: { message: expect.stringContaining(message) } });
  });
});

describe('of several faults the first of the list is given', () => {
  const all = { points: [100, 58], match: 0, wies: [['four9'], ['seq3']], stoeck: 0, declared: 0 };
  test.each([
    ['points-sum', all],
    ['points-impossible', { ...all, points: [156, 1] }],
    ['match-invalid', { ...all, points: [90, 67] }],
    ['wies-both-sides', { ...all, points: [157, 0] }],
    ['wies-invalid', { ...all, points: [157, 0], wies: [['seq3', 'four9'], []] }],
    ['stoeck-invalid', { ...all, points: [157, 0], wies: [['seq3', 'fourJ'], []] }],
    ['declared-too-early', { points: [157, 0], declared: 0 }],
  ])('%s', (code, entry) => {
    const given = [{ trump: 'obenabe', ...entry }];
    expect(tally(record('schieber', given))).toMatchObject({ error: { code, hand: 0 } });
  });

  test('declared-too-early before race-undecided, which comes before game-finished', () => {
    const options = { target: 100, win: 'reached' };
    const level = { trump: 'obenabe', points: [80, 77] };
    const codeOf = (...hands: unknown[]) => tally(record('three-player', hands, { options }));
    const three = { trump: 'obenabe', points: [80, 77, 0] };
    expect(codeOf({ ...three, declared: 2 })).toMatchObject({
      error: { code: 'declared-too-early' },
    });
    expect(codeOf({ ...three, declared: 1 })).toMatchObject({ error: { code: 'race-undecided' } });
    const after = tally(record('schieber', [{ ...level, first: 0 }, level], { options }));
    expect(after).toMatchObject({ error: { code: 'game-finished', hand: 1 } });
  });
});

test('who declares too early is told what is missing, and sees what the hand brings', () => {
  const hands = [{ trump: 'obenabe', points: [100, 57] }];
  const { ask } = askedAfter('schieber', hands, { options: { target: 600 } });
  const early = ask({ trump: 'clubs', points: [120, 10], declared: 0 });
  expect(early.refusal?.said.values).toMatchObject({ points: 540, target: 600, missing: 60 });
  expect(early.soFar).toEqual([240, 20]);
  // What can be written is shown as a hand.
  const there = ask({ trump: 'clubs', points: [150, 7], declared: 0 });
  expect([there.refusal, there.soFar]).toEqual([null, null]);
});

/** A hand that can be scored: melds for one side at most, stöck only in a suit. */
const hand = (sides: number) =>
  fc
    .record({
      trump: fc.constantFrom(...TRUMPS),
      cuts: fc.array(fc.integer({ min: 0, max: 157 }), {
        minLength: sides - 1,
        maxLength: sides - 1,
      }),
      all: fc.integer({ min: 0, max: 9 }),
      melder: fc.nat(sides - 1),
      melds: fc.array(fc.nat(11), { maxLength: 3 }),
      stoeck: fc.option(fc.nat(sides - 1), { nil: undefined }),
      first: fc.nat(sides - 1),
      isMatch: fc.boolean(),
    })
    .map(({ trump, cuts, all, melder, melds, stoeck, first, isMatch }) => {
      const ends = [0, ...cuts.sort((a, b) => a - b), 157];
      const shared = cuts.map((_, side) => (ends[side + 1] ?? 0) - (ends[side] ?? 0));
      const one = Array.from({ length: sides }, (_, side) => (side === melder ? 157 : 0));
      const points = all === 0 ? one : [...shared, 157 - (ends[sides - 1] ?? 0)];
      const can: MeldId[] = ['seq3', 'seq4', 'seq5', 'seq6', 'seq7', ...countingFours(trump)];
      const own = melds.map((index) => can[index % can.length] ?? 'seq3');
      const isSuit = trump !== 'obenabe' && trump !== 'undenufe';
      return {
        trump,
        points,
        first,
        wies: points.map((_, side) => (side === melder ? own : [])),
        ...(all === 0 && isMatch && { match: melder }),
        ...(isSuit && stoeck !== undefined && { stoeck }),
      };
    })
    .filter(({ points }) => isPossible(points));

const TABLES = [
  { id: 'schieber', sides: 2, options: { win: 'declared' } },
  { id: 'three-player', sides: 3, options: { win: 'declared' } },
  { id: 'two-player', sides: 2, options: { win: 'declared' } },
  { id: 'two-versus-one', sides: 2, options: { soloist: 2, bid: 99_999, teamTarget: 99_999 } },
] as const;

const games = fc
  .constantFrom(...TABLES)
  .chain((table) =>
    fc.array(hand(table.sides), { maxLength: 12 }).map((hands) => ({ ...table, hands })),
  );

const play = (id: VariantId, hands: readonly unknown[], options: object) =>
  scored(record(id, hands, { options })) as SchieberTally; // only the family is played here

const TIMES: Record<Trump, number> = {
  hearts: 1,
  diamonds: 1,
  clubs: 2,
  spades: 2,
  obenabe: 3,
  undenufe: 3,
};

describe('any game', () => {
  test('strokes times worth and the remainder are the total after every hand', () => {
    fc.assert(
      fc.property(games, ({ id, hands, options }) => {
        let before = play(id, [], options).slate;
        for (const length of hands.keys()) {
          const { slate, totals } = play(id, hands.slice(0, length + 1), options);
          for (const [side, { hundreds, fifties, twenties, remainder }] of slate.entries()) {
            const drawn = 100 * hundreds + 50 * fifties + 20 * twenties + remainder;
            expect(drawn).toBe(totals[side]?.points);
            expect(remainder).toBeLessThan(20);
            expect(hundreds).toBeGreaterThanOrEqual(before[side]?.hundreds ?? 0);
            expect(fifties - (before[side]?.fifties ?? 0)).toBeOneOf([0, 1]);
            expect(twenties - (before[side]?.twenties ?? 0)).toBeOneOf([0, 1, 2]);
          }
          before = slate;
        }
      }),
    );
  });

  test('a fold equals the whole: a prefix tallies to the same hands', () => {
    fc.assert(
      fc.property(games, fc.nat(12), ({ id, hands, options }, length) => {
        const whole = play(id, hands, options);
        const part = play(id, hands.slice(0, length), options);
        expect(part.hands).toEqual(whole.hands.slice(0, length));
      }),
    );
  });

  test('the sides together write 157, match, wies and stöck, times the multiplier', () => {
    fc.assert(
      fc.property(games, ({ id, hands, options }) => {
        const value = play(id, hands, options);
        for (const [index, { trump, wies, match, stoeck }] of hands.entries()) {
          const extra = (match === undefined ? 0 : 100) + (stoeck === undefined ? 0 : 20);
          const all = (157 + extra + wiesPoints(wies.flat())) * TIMES[trump];
          const written = value.hands[index];
          expect(written?.score.reduce((sum, own) => sum + own, 0)).toBe(all);
          expect(written?.multiplier).toBe(TIMES[trump]);
        }
      }),
    );
  });
});

/** Who is first at the target, told step by step: stöck of the hand, then wies, then tricks. */
function winnerByTelling(hands: readonly Told[], target: number) {
  const sums: number[] = [];
  for (const { trump, points, wies, match, stoeck, first } of hands) {
    const times = TIMES[trump];
    const events = [
      points.map((_, side) => (side === stoeck ? 20 * times : 0)),
      wies.map((own) => wiesPoints(own) * times),
      points.map((own, side) => (own + (side === match ? 100 : 0)) * times),
    ];
    for (const [kind, gains] of events.entries()) {
      for (const [side, gain] of gains.entries()) sums[side] = (sums[side] ?? 0) + gain;
      const there = [...sums.keys()].filter((side) => (sums[side] ?? 0) >= target);
      if (there.length === 1) return there[0];
      if (there.length > 1) return kind === 2 && there.includes(first) ? first : 'undecided';
    }
  }
  return null;
}
type Told = {
  trump: Trump;
  points: number[];
  wies: MeldId[][];
  match?: number;
  stoeck?: number;
  first: number;
};

test('reached: the side that is first there wins, and the rest is refused', () => {
  const races = fc.constantFrom(...TABLES.slice(0, 3)).chain(({ id, sides }) =>
    fc.record({
      id: fc.constant(id),
      target: fc.integer({ min: 100, max: 900 }),
      hands: fc.array(hand(sides), { minLength: 1, maxLength: 6 }),
    }),
  );
  fc.assert(
    fc.property(races, ({ id, target, hands }) => {
      const options = { target, win: 'reached' };
      let end = 1;
      while (end < hands.length && winnerByTelling(hands.slice(0, end), target) === null) end += 1;
      const winner = winnerByTelling(hands.slice(0, end), target);
      const result = tally(record(id, hands.slice(0, end), { options }));
      if (winner === 'undecided') {
        expect(result).toMatchObject({ error: { code: 'race-undecided', hand: end - 1 } });
        return;
      }
      const value = play(id, hands.slice(0, end), options);
      expect(value.winners).toEqual(winner === null ? [] : [winner]);
      expect(value.status).toBe(winner === null ? 'playing' : 'finished');
      if (winner === null) return;
      expect(value.ranking[0]).toEqual([winner]);
      const others = value.totals.filter((_, side) => side !== winner);
      const isClear = others.every(({ points }) => points < target / 2);
      expect(value.tourneyPoints?.[winner ?? 0]).toBe(isClear ? 2 : 1);
    }),
    { numRuns: 500 },
  );
});

// By a multiplier of two, (157 + 20 of stöck) × 2 is the most before the last trick; a match comes with it.
test.each([
  [354, 'next-hand'],
  [355, null],
])('a side that needs %i is offered to declare: %s', (target, declares) => {
  const multipliers = { hearts: 2, obenabe: 1, undenufe: 1, diamonds: 1, clubs: 1, spades: 1 };
  const told = explain(record('schieber', [], { options: { target, multipliers } }));
  expect(told).toMatchObject({
    ok: true,
    value: { outlook: { sides: [{ declares }, { declares }] } },
  });
});

describe('a tournament’s game: so many hands', () => {
  const multipliers = { hearts: 1, diamonds: 1, clubs: 1, spades: 1, obenabe: 1, undenufe: 1 };

  test.each([
    ['target beside hands    ', { hands: 12, target: 1000 }, 'target', 'nothing beside hands'],
    ['the usual target       ', { hands: 12, target: 2500 }, 'target', 'nothing beside hands'],
    ['win beside hands       ', { hands: 12, win: 'reached' }, 'win', 'nothing beside hands'],
    ['both beside hands      ', { hands: 12, target: 1, win: 'declared' }, 'target', 'got 1'],
    ['hands 0                ', { hands: 0 }, 'hands', 'a whole number above 0, got 0'],
    ['half a hand            ', { hands: 0.5 }, 'hands', 'a whole number above 0, got 0.5'],
    ['hands in words         ', { hands: 'twelve' }, 'hands', 'got "twelve"'],
    ['hands and nonsense     ', { hands: 12, bid: 1 }, 'bid', 'unknown key'],
    [
      'hands and a multiplier ',
      { hands: 12, multipliers: { hearts: 0 } },
      'multipliers.hearts',
      '0',
    ],
    ['hands false            ', { hands: false }, 'hands', 'got false'],
  ])('refused options: %s', (_, options, path, message) => {
    const result = parseOptions('schieber', options);
    const error = { code: 'record-invalid', hand: null, path: `options.${path}` };
    expect(result).toMatchObject({ ok: false, error });
    expect(result).toMatchObject({ error: { message: expect.stringContaining(message) } });
  });

  test('hands of null stand beside target and win, and are left out again', () => {
    const options = { target: 1000, win: 'reached' };
    const parsed = parseOptions('schieber', { ...options, hands: null });
    expect(parsed).toMatchObject({ ok: true, value: { ...options, hands: null } });
    if (parsed.ok) expect(makeOptions('schieber', parsed.value)).toEqual(options);
  });

  test.each([
    [{ hands: 12 }],
    [{ hands: 8, multipliers: { clubs: 1, spades: 1 }, wies: false, stoeck: false }],
    [{ hands: 1, matchBonus: 0 }],
  ])('options are read and written again: %o', (options) => {
    const parsed = parseOptions('schieber', options);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(makeOptions('schieber', parsed.value)).toEqual(options);
    expect(parseOptions('schieber', parsed.value)).toEqual(parsed);
    expect(parsed.value).not.toHaveProperty('target');
    expect(parsed.value).not.toHaveProperty('win');
  });

  test('the other games of the family have no such option', () => {
    const rest = { 'two-versus-one': { soloist: 0, bid: 700 } };
    for (const id of ['three-player', 'two-player', 'two-versus-one', 'sidi-barani'] as const) {
      const options = { ...(id in rest && rest['two-versus-one']), hands: 12 };
      expect(parseOptions(id, options)).toMatchObject({ error: { path: 'options.hands' } });
    }
  });

  test.each([
    ['declared, and the sum right    ', { points: [100, 57], declared: 0 }, 'record-invalid'],
    ['declared, and not all the cards', { points: [100, 50], declared: 0 }, 'record-invalid'],
    ['not all the cards              ', { points: [100, 50] }, 'points-sum'],
    ['first and pushed               ', { points: [100, 57], first: 1, pushed: true }, null],
    ['first, not a side              ', { points: [100, 57], first: 2 }, 'record-invalid'],
    ['1 point                        ', { points: [156, 1] }, 'points-impossible'],
    ['a match of fewer               ', { points: [100, 57], match: 0 }, 'match-invalid'],
  ])('a hand: %s', (_, entry, code) => {
    const result = tally(
      record('schieber', [{ trump: 'clubs', ...entry }], { options: { hands: 2 } }),
    );
    expect(result.ok ? null : result.error.code).toBe(code);
  });

  test('is over after its hands and not before; the totals alone decide', () => {
    const some = fc.array(hand(2), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(some, fc.boolean(), (hands, single) => {
        const options = { hands: hands.length, ...(single && { multipliers }) };
        const value = play('schieber', hands, options);
        const [one = 0, two = 0] = value.totals.map(({ points }) => points);
        expect(value.status).toBe('finished');
        expect(value.winners).toEqual(one > two ? [0] : one < two ? [1] : [0, 1]);
        expect(value.ranking).toEqual(one > two ? [[0], [1]] : one < two ? [[1], [0]] : [[0, 1]]);
        expect(value).not.toHaveProperty('tourneyPoints');
        expect(value.dealer).toBe(null);
        const before = play('schieber', hands.slice(0, -1), options);
        expect(before).toMatchObject({
          status: 'playing',
          winners: [],
          dealer: (hands.length - 1) % 4,
        });
        const beyond = tally(record('schieber', [...hands, ...hands.slice(0, 1)], { options }));
        expect(beyond).toMatchObject({ error: { code: 'game-finished', hand: hands.length } });
        // Each hand counts as in a game until a target that nobody comes to.
        const open = { target: 99_999, ...(single && { multipliers }) };
        expect(value.hands).toEqual(play('schieber', hands, open).hands);
        expect(value.slate).toEqual(play('schieber', hands, open).slate);
      }),
    );
  });
});
