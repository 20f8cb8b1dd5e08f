/** Which of several faults is given, and in what words. Source: record.md, refusals. */
import { describe, expect, test } from 'vitest';
import { tally } from '../../lib/jass';
import { record } from './helpers';

const good = record('mittlere', [{ points: [60, 57, 40] }]);
const hand = (entry: unknown) => ({ ...good, hands: [{ points: [60, 57, 40] }, entry] });

describe('the first fault is the one given', () => {
  const three = ['A', 'B', 'C'];
  const four = [...three, 'D'];
  const wrongSum = { points: [60, 58, 40] };
  test.each([
    ['envelope before players', { ...good, players: four, x: 1 }, 'record-invalid', null, 'x'],
    [
      'options before players',
      { ...good, players: four, options: { x: 1 } },
      'record-invalid',
      null,
      'options.x',
    ],
    [
      'players before firstDealer',
      { ...good, players: four, firstDealer: 9 },
      'players-count',
      null,
      'players',
    ],
    [
      'players before entries',
      { ...good, players: four, hands: [5] },
      'players-count',
      null,
      'players',
    ],
    [
      'firstDealer before entries',
      { ...good, firstDealer: 9, hands: [5] },
      'record-invalid',
      null,
      'firstDealer',
    ],
    [
      'players before the seat of a substitute',
      { ...good, players: four, substitutes: [{ seat: 9, from: 1, name: 'E' }] },
      'players-count',
      null,
      'players',
    ],
    [
      'the seat of a substitute before entries',
      { ...good, substitutes: [{ seat: 9, from: 1, name: 'E' }], hands: [5] },
      'record-invalid',
      null,
      'substitutes.0.seat',
    ],
    ['shape before sums', { ...good, hands: [wrongSum, 5] }, 'record-invalid', 1, ''],
    ['the first of two shapes', { ...good, hands: [{}, 5] }, 'record-invalid', 0, 'points'],
    [
      'the first of two hands',
      { ...good, hands: [wrongSum, { points: [1, 156, 0] }] },
      'points-sum',
      0,
      'points',
    ],
    ['sum before 1 point', hand({ points: [1, 0, 0], noTricks: [0] }), 'points-sum', 1, 'points'],
    ['1 point before tricks', hand({ points: [156, 1, 0] }), 'points-impossible', 1, 'points'],
    ['tricks before cut', hand({ points: [121, 36, 0], cut: 0 }), 'tricks-unknown', 1, 'noTricks'],
    [
      'no tricks with points before cut',
      hand({ points: [121, 36, 0], noTricks: [0], cut: 0 }),
      'no-tricks-with-points',
      1,
      'noTricks',
    ],
  ])('%s', (_, input, code, handIndex, path) => {
    expect(tally(input)).toMatchObject({ ok: false, error: { code, hand: handIndex, path } });
  });
});

describe('messages give the figures and the names', () => {
  const cut = { tie: 'cut' };
  test.each([
    [{}, { points: [60, 58, 40] }, 'The points add up to 158; all the cards are worth 157.'],
    [
      {},
      { points: [1, 100, 56] },
      'Anna has 1 card point; the cheapest card worth anything is worth 2.',
    ],
    [
      {},
      { points: [121, 36, 0] },
      'Carla has 0 points; noTricks must list who took no trick at all, or be empty.',
    ],
    [
      {},
      { points: [121, 36, 0], noTricks: [1] },
      'Beat has 36 points and so took a trick; noTricks can only list seats with 0.',
    ],
    [
      cut,
      { points: [40, 40, 77] },
      'Anna and Beat are level and cut cards; cut must name the one who drew the lower card.',
    ],
    [
      cut,
      { points: [40, 40, 77], cut: 2 },
      'Carla was not in the cut; it is between Anna and Beat.',
    ],
    [cut, { points: [60, 57, 40], cut: 2 }, 'No cut of cards decides this hand; leave it out.'],
    [
      {},
      { void: true },
      'A hand without trumps counts in this game; enter its points, eights count 8.',
    ],
  ])('%o %o', (given, entry, message) => {
    const result = tally(record('mittlere', [entry], { options: given }));
    expect(result).toMatchObject({ ok: false, error: { message } });
  });

  test('players-count and game-finished', () => {
    expect(tally({ ...good, players: ['A', 'B'] })).toMatchObject({
      error: { message: 'mittlere is for 3 players, not 2.' },
    });
    const hands = Array(4).fill({ points: [60, 57, 40] });
    expect(tally({ ...good, options: { hands: 3 }, hands })).toMatchObject({
      error: { message: 'The game ended with entry 3; nothing can follow it.' },
    });
  });
});
