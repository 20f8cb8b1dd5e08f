/** A hand of the Schieber family as it is being entered. Source: record.md, `schieber` and others. */
import { describe, expect, test } from 'vitest';
import { countingOf } from '../../app/games/[gameId]/schieber/counting';
import {
  type Draft,
  draftOf,
  emptyDraft,
  entryOf,
  parseDraft,
  trumpOf,
  withMatch,
  withTrump,
  withTyped,
} from '../../app/games/[gameId]/schieber/draft';
import { afterwards, broughtIn, thereWith } from '../../app/games/[gameId]/schieber/in-words';
import { sumInWords } from '../../lib/i18n/schieber';
import { wordsIn } from '../../lib/i18n/words-in';
import { type SchieberTally, tally, type VariantId } from '../../lib/jass';
import type { Entry, Table } from '../../lib/sync/game';
import { gamesInPoints } from './golden';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dora'];
const OPTIONS: Partial<Record<VariantId, Table['options']>> = {
  'two-versus-one': { soloist: 1, bid: 700 },
};
const table = (variant: VariantId, players: number, options = OPTIONS[variant] ?? {}): Table => ({
  variant,
  options,
  players: NAMES.slice(0, players),
  firstDealer: 0,
});
const four = table('schieber', 4);
const three = table('three-player', 3);
const two = table('two-player', 2);
const solo = table('two-versus-one', 3);

// Every shape that record.md knows, written as entryOf writes it.
test.each<[string, Table, Entry]>([
  ['named           ', four, { trump: 'clubs', points: [98, 59] }],
  ['nothing taken   ', four, { trump: 'clubs', points: [0, 157] }],
  ['a match         ', four, { trump: 'obenabe', points: [0, 157], match: 1 }],
  ['melds           ', four, { trump: 'hearts', points: [98, 59], wies: [['seq4', 'fourJ'], []] }],
  ['stöck           ', four, { trump: 'hearts', points: [98, 59], stoeck: 1 }],
  ['pushed          ', four, { trump: 'spades', points: [98, 59], pushed: true }],
  ['declared        ', four, { trump: 'clubs', points: [98, 59], declared: 0 }],
  ['in mid-hand     ', four, { trump: 'clubs', points: [50, 12], declared: 0 }],
  ['before any trick', four, { trump: 'clubs', points: [0, 0], stoeck: 1, declared: 1 }],
  ['a race          ', four, { trump: 'clubs', points: [98, 59], first: 0 }],
  ['turned up       ', three, { turned: 'hearts-7', points: [60, 57, 40] }],
  ['the ten, too    ', three, { turned: 'spades-10', points: [60, 57, 40], stoeck: 2 }],
  ['three sides     ', three, { trump: 'clubs', points: [60, 57, 40], wies: [[], [], ['seq3']] }],
  ['cards left      ', two, { turned: 'clubs-A', points: [60, 40] }],
  ['a small match   ', two, { trump: 'clubs', points: [120, 0], match: 0 }],
  ['the soloist     ', solo, { trump: 'clubs', points: [100, 57], first: 1 }],
  [
    'all of it       ',
    four,
    {
      trump: 'hearts',
      points: [157, 0],
      match: 0,
      wies: [['seq3'], []],
      stoeck: 0,
      pushed: true,
      declared: 0,
      first: 0,
    },
  ],
])('a hand that is corrected begins as it was: %s', (_, at, entry) => {
  const sides = Array.isArray(entry.points) ? entry.points.length : 0;
  expect(entryOf(draftOf(entry, sides), at).entry).toEqual(entry);
});

describe('every golden game', () => {
  const games = gamesInPoints('schieber');

  test('has hands that begin as they were when they are corrected', () => {
    expect(games.length).toBeGreaterThan(40);
    for (const { table: at, entries, scored } of games)
      for (const entry of entries) {
        if (!('points' in entry)) continue;
        const again = entryOf(draftOf(entry, scored.totals.length), at).entry ?? {};
        // Lists without melds are left out; the engine sees no difference.
        const hands = entries.map((other) => (other === entry ? again : other));
        const result = tally({ format: 'jass-record/1', ...at, hands });
        expect(result.ok && result.value).toEqual(scored);
      }
  });

  test('has the scores that the sums in words end with, and the totals that are worked out', () => {
    for (const { table: at, entries, scored } of games) {
      let before: SchieberTally = { ...scored, totals: scored.totals.map(() => ({ points: 0 })) };
      for (const [i, entry] of entries.entries()) {
        const { score = [], multiplier } = scored.hands[i] ?? {};
        if (multiplier === undefined) continue;
        const sums = broughtIn(entry, at).map((own) => sumInWords(wordsIn('en'), own, multiplier));
        expect(sums.map((sum) => Number(sum.split('= ').at(-1)?.replace(',', '')))).toEqual(score);
        const after = afterwards(entry, at, before);
        before = { ...before, totals: after.map((points) => ({ points })) };
      }
      expect(before.totals).toEqual(scored.totals);
    }
  });
});

test('who has enough is by side, in a race each by its own target', () => {
  expect(countingOf(four).targets).toEqual([2500, 2500]);
  expect(countingOf(three).targets).toEqual([2500, 2500, 2500]);
  expect(countingOf(solo)).toMatchObject({ targets: [700, 1000], win: 'reached' });
  expect(thereWith([2499, 2500], four)).toEqual([1]);
  expect(thereWith([2500, 2499, 2600], three)).toEqual([0, 2]);
  expect(thereWith([700, 999], solo)).toEqual([0]);
});

describe('while it is typed', () => {
  const begun: Draft = { ...emptyDraft(2), trump: 'hearts' };
  const points = (draft: Draft, ...typed: string[]): Draft => ({ ...draft, typed });

  test.each<[string, Draft, Table, unknown]>([
    [
      'no trumps         ',
      points(emptyDraft(2), '98', '59'),
      four,
      { entry: null, points: [98, 59] },
    ],
    ['no points         ', begun, four, { entry: null, points: null }],
    ['one side          ', points(begun, '98', ''), four, { points: [98, 59] }],
    ['the other         ', points(begun, '', '59'), four, { points: [98, 59] }],
    ['too much          ', points(begun, '158', ''), four, { entry: null, points: null }],
    ['declared, one side', points({ ...begun, declared: 0 }, '98', ''), four, { points: null }],
    ['declared, both    ', points({ ...begun, declared: 0 }, '50', '0'), four, { points: [50, 0] }],
    ['a pile, one side  ', points(begun, '98', ''), two, { entry: null, points: null }],
    ['a pile, both      ', points(begun, '98', '0'), two, { points: [98, 0] }],
  ])('%s', (_, draft, at, expected) => {
    expect(entryOf(draft, at)).toMatchObject(expected as object);
  });

  const match = withMatch(begun, 1, true);
  const pile = withMatch(points(begun, '60', '40'), 0, false);
  test('a match fills in the points; other points end it', () => {
    expect(match).toMatchObject({ match: 1, typed: ['0', '157'], active: 1 });
    expect(withMatch(match, null, true)).toMatchObject({ match: null, typed: ['0', '157'] });
    expect(withTyped(match, ['0', '15'], true).match).toBeNull();
    expect(withTyped(match, ['2', '157'], true).match).toBeNull();
  });
  test('with a pile a match keeps what is typed for it', () => {
    expect(pile).toMatchObject({ match: 0, typed: ['60', '0'], active: 0 });
    expect(withMatch(begun, 0, false).typed).toEqual(['', '0']);
    expect(withTyped(pile, ['120', '0'], false)).toMatchObject({ match: 0, typed: ['120', '0'] });
    expect(withTyped(pile, ['120', '2'], false).match).toBeNull();
  });

  test('under other trumps what counts there too stays', () => {
    const full: Draft = { ...begun, stoeck: 1, wies: [['fourA', 'seq3'], []], first: 0 };
    expect(withTrump(full, { trump: 'clubs', turned: null })).toMatchObject({
      trump: 'clubs',
      stoeck: 1,
      wies: [['fourA', 'seq3'], []],
      first: null,
    });
    // Only a suit has stöck, and four aces count nothing where the sixes are high.
    expect(withTrump(full, { trump: 'undenufe', turned: null })).toMatchObject({
      stoeck: null,
      wies: [['seq3'], []],
    });
    const turned = withTrump(full, { trump: null, turned: 'hearts-Q' });
    expect(trumpOf(turned)).toBe('hearts');
    expect(turned).toMatchObject({ stoeck: 1, wies: full.wies });
    expect(trumpOf(withTrump(full, { trump: null, turned: 'hearts-6' }))).toBe('undenufe');
  });

  test('of two figures that made 157 the one not touched follows', () => {
    const whole: Draft = { ...begun, typed: ['98', '59'] };
    expect(withTyped(whole, ['60', '59'], true).typed).toEqual(['60', '']);
    expect(withTyped({ ...whole, typed: ['98', ''] }, ['98', '5'], true).typed).toEqual([
      '98',
      '5',
    ]);
    // Where cards stay in the pile, nothing follows from the other.
    expect(withTyped(whole, ['60', '59'], false).typed).toEqual(['60', '59']);
  });

  test('what was left comes back as it was, and nothing that is none', () => {
    const left: Draft = {
      ...begun,
      typed: ['98', ''],
      wies: [['seq4'], []],
      stoeck: 1,
      pushed: true,
      declared: 0,
    };
    expect(parseDraft(JSON.parse(JSON.stringify(left)), 2)).toEqual(left);
    const turned: Draft = { ...emptyDraft(3), turned: 'clubs-9', typed: ['', '7', ''] };
    expect(parseDraft(JSON.parse(JSON.stringify(turned)), 3)).toEqual(turned);
    for (const none of [undefined, null, 'x', {}, { typed: [] }, { typed: ['98', 'x'] }])
      expect(parseDraft(none, 2)).toBeUndefined();
    expect(parseDraft(left, 3)).toBeUndefined();
    expect(parseDraft({ ...left, trump: 'slalom', stoeck: 5, wies: 'x' }, 2)).toEqual({
      ...left,
      trump: null,
      stoeck: null,
      wies: [[], []],
    });
  });
});
