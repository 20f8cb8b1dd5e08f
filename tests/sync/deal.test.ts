/** The deal: which hands move it on, and who sits where next. Source: scoring.md. */
import { describe, expect, test } from 'vitest';
import { type Tally, tally, type VariantId } from '../../lib/jass';
import {
  countedHands,
  handLabels,
  NO_NUMBER,
  numberAt,
  seatedAt,
  sideNames,
  sittingIn,
} from '../../lib/sync/deal';
import type { Entry, Table } from '../../lib/sync/game';
import { nextTable } from '../../lib/sync/next-game';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dora', 'Emil'];
const SOLO = { soloist: 1, bid: 5000, teamTarget: 5000 };
const table = (
  variant: VariantId,
  players: number,
  options: Table['options'] = {},
  firstDealer = 0,
): Table => ({ variant, options, players: NAMES.slice(0, players), firstDealer });

function scored(at: Table, hands: readonly Entry[]): Tally {
  const result = tally({ format: 'jass-record/1', ...at, hands });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const mittlere = table('mittlere', 3, { noTrump: 'void' });
const molotow = table('molotow', 4);
const plusMinus = table('plus-minus', 4);
const differenzler = table('differenzler', 3);
const schieber = table('schieber', 4, { target: 50 });
const sidi = table('sidi-barani', 4);
const three = table('three-player', 3);
const two = table('two-player', 2);
const solo = table('two-versus-one', 3, SOLO);
const coiffeur = table('coiffeur', 2);
const guggitaler = table('guggitaler', 3);
const molotowWies = table('molotow-wies', 3);
const pointList = table('point-list', 5);
const strokeList = table('stroke-list', 2);

const clubs = { trump: 'clubs', points: [98, 59] };
const bid = { bid: { side: 0, points: 100, trump: 'hearts' } };
const held = { points: [50, 50, 50, 7] };
const announced = { announced: [60, 57, 40] };

describe('hands that count', () => {
  test.each<[string, Table, Entry[], number]>([
    ['none                      ', mittlere, [], 0],
    ['Mittlere                  ', mittlere, [{ points: [60, 57, 40] }], 1],
    ['a void one does not       ', mittlere, [{ void: true }, { points: [60, 57, 40] }], 1],
    ['Molotow                   ', molotow, [{ points: [60, 50, 40, 7] }], 1],
    ['Plus-Minus                ', plusMinus, [held, held], 2],
    ['Differenzler              ', differenzler, [{ ...announced, points: [60, 57, 40] }], 1],
    ['announced does not yet    ', differenzler, [announced], 0],
    ['Schieber                  ', schieber, [clubs, clubs], 2],
    ['declared in mid-hand      ', schieber, [{ ...clubs, points: [40, 2], declared: 0 }], 1],
    ['declared alone does not   ', schieber, [clubs, { declared: 0 }], 1],
    ['Sidi Barani, made         ', sidi, [{ ...bid, points: [112, 45] }], 1],
    ['Sidi Barani, not made     ', sidi, [{ ...bid, points: [45, 112] }], 1],
    ['Jass for three            ', three, [{ turned: 'clubs-9', points: [60, 57, 40] }], 1],
    ['Jass for two, no points   ', two, [{ trump: 'clubs', points: [0, 0] }], 1],
    ['Two against one           ', solo, [clubs, clubs, clubs], 3],
    ['Coiffeur, a row scratched ', coiffeur, [{ side: 1, row: 9, scratched: true }], 1],
    ['Guggitaler                ', guggitaler, [{ counts: [3, 4, 5] }, { counts: [0, 9, 0] }], 2],
    ['Molotow with wies         ', molotowWies, [{ points: [60, 57, 40] }], 1],
    ['a list of points          ', pointList, [{ points: [1, 2, 3, 4, 5] }], 1],
    ['a list of strokes         ', strokeList, [{ strokes: [1, null] }], 1],
  ])('%s', (_, at, hands, expected) => {
    const done = scored(at, hands);
    expect(countedHands(done)).toBe(expected);
    // The engine's own dealer has moved on by as much.
    if (done.dealer !== null) expect(done.dealer).toBe(expected % at.players.length);
  });
});

test('hands are called by their number, one that is being played by the one it will have', () => {
  const open = scored(differenzler, [{ ...announced, points: [60, 57, 40] }, announced]);
  expect(handLabels(open)).toEqual(['1', '2']);
  expect(countedHands(open)).toBe(1);
  const voids = scored(mittlere, [{ void: true }, { points: [60, 57, 40] }, { void: true }]);
  expect(handLabels(voids)).toEqual([NO_NUMBER, '1', NO_NUMBER]);
  expect([0, 1, 2, 3, 5].map((index) => numberAt(voids, index))).toEqual([1, 1, 2, 2, 4]);
});

describe('the next game', () => {
  test.each<[string, Table, Entry[], number]>([
    ['goes on with the deal       ', schieber, [clubs, { declared: 0 }], 1],
    ['after a hand cut short      ', schieber, [clubs, { ...clubs, declared: 0 }], 2],
    ['where somebody else began   ', { ...schieber, firstDealer: 3 }, [clubs, { declared: 0 }], 0],
    ['once round                  ', molotow, Array<Entry>(4).fill({ points: [60, 50, 40, 7] }), 0],
    ['a void hand dealt nothing on', mittlere, [{ void: true }, { void: true }], 0],
    ['nothing was played          ', { ...two, firstDealer: 1 }, [], 1],
  ])('%s', (_, at, hands, firstDealer) => {
    expect(nextTable(at, scored(at, hands))).toEqual({ ...at, firstDealer });
  });

  test('whoever took a seat over plays on, unless totals count for those who began', () => {
    const substitutes = [
      { seat: 1, from: 1, name: 'Erika' },
      { seat: 1, from: 3, name: 'Fritz' },
    ];
    const last = { ...molotow, substitutes };
    expect([0, 1, 2, 3].map((index) => seatedAt(last, index).players[1])).toEqual([
      'Beat',
      'Erika',
      'Erika',
      'Fritz',
    ]);
    expect(sittingIn(last, 2)).toEqual([{ name: 'Erika', player: 'Beat' }]);
    const players = molotow.players.with(1, 'Fritz');
    expect(nextTable(last, scored(molotow, []))).toEqual({ ...molotow, players });
    expect(nextTable(last, scored(molotow, []), { countsForFirst: true })).toEqual(molotow);
  });
});

test.each<[Table, string[]]>([
  [mittlere, ['Anna', 'Beat', 'Carla']],
  [schieber, ['Anna & Carla', 'Beat & Dora']],
  [sidi, ['Anna & Carla', 'Beat & Dora']],
  [three, ['Anna', 'Beat', 'Carla']],
  [two, ['Anna', 'Beat']],
  [solo, ['Beat', 'Anna & Carla']],
  [table('two-versus-one', 3, { ...SOLO, soloist: 2 }), ['Carla', 'Anna & Beat']],
])('the sides of $variant', (at, expected) => {
  expect(sideNames(at)).toEqual(expected);
});
