/** What games of every variant come to, worked out by hand from scoring.md. */
import { describe, expect, test } from 'vitest';
import { tally, VARIANT_IDS, type VariantId } from '../../lib/jass';
import { seatFigures } from '../../lib/league/figures';
import { DIFFERENZLER, GAMES, MITTLERE, made, SCHIEBER, type ShortRecord, SOLO } from './all-games';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dora'];

function figuresOf(variant: VariantId, game: ShortRecord) {
  const players = NAMES.slice(0, game.players);
  const record = {
    format: 'jass-record/1',
    variant,
    options: {},
    ...game,
    players,
    firstDealer: 0,
  };
  const scored = tally(record);
  if (!scored.ok) throw new Error(scored.error.message);
  return seatFigures(record, scored.value);
}

test.each(VARIANT_IDS)('%s', (id) => {
  const [game, figures] = GAMES[id];
  expect(figuresOf(id, game)).toMatchObject(figures);
});

test.each<[VariantId, string[]]>([
  ['mittlere', ['cardPoints', 'hundreds', 'matches', 'net', 'potatoes', 'sticks']],
  ['molotow', ['cardPoints', 'hundreds', 'net', 'potatoes', 'sticks']],
  ['plus-minus', ['cardPoints', 'hundreds', 'net', 'potatoes', 'sticks']],
  ['differenzler', ['cardPoints', 'difference', 'exact']],
  ['schieber', ['against', 'cardPoints', 'matches', 'points', 'tourneyPoints', 'trumps']],
  ['sidi-barani', ['against', 'cardPoints', 'matches', 'points', 'trumps']],
  ['two-player', ['against', 'cardPoints', 'matches', 'points', 'tourneyPoints']],
  ['coiffeur', ['against', 'cardPoints', 'matches', 'points']],
  ['guggitaler', ['against', 'points']],
  ['molotow-wies', ['against', 'cardPoints', 'points']],
  ['point-list', ['against', 'points']],
  ['stroke-list', ['net', 'potatoes', 'sticks']],
])('%s has no other figures', (id, own) => {
  const [first] = figuresOf(id, GAMES[id][0]) ?? [];
  expect(new Set(Object.keys(first ?? {}))).toEqual(
    new Set([...own, 'side', 'place', 'won', 'hands']),
  );
});

describe('games closed before their end', () => {
  test('the leader wins; a hand being played does not count', () => {
    const hands = [...DIFFERENZLER, { announced: [1, 2, 3] }];
    const figures = figuresOf('differenzler', { players: 3, hands });
    expect(figures).toMatchObject([
      { place: 2, won: false, hands: 3 },
      { place: 3, won: false },
      { place: 1, won: true, difference: 0, exact: 3 },
    ]);
  });

  test('level leaders win together', () => {
    const figures = figuresOf('plus-minus', { players: 4, hands: [{ points: [70, 50, 30, 7] }] });
    expect(figures).toMatchObject([
      { place: 1, won: true },
      { place: 3, won: false },
      { place: 3, won: false },
      { place: 1, won: true },
    ]);
  });

  test('nobody has declared: the side ahead wins, without tourney points', () => {
    const figures = figuresOf('schieber', { players: 4, hands: SCHIEBER.slice(0, 1) });
    const sides = figures?.map(({ won, tourneyPoints, matches }) => [won, tourneyPoints, matches]);
    const [ahead, behind] = [
      [true, 0, 0],
      [false, 0, 0],
    ];
    expect(sides).toEqual([behind, ahead, behind, ahead]);
  });

  test('without a hand that counts there are no figures', () => {
    expect(figuresOf('mittlere', { players: 3, hands: [] })).toBeNull();
    const { options } = MITTLERE;
    expect(figuresOf('mittlere', { players: 3, options, hands: [{ void: true }] })).toBeNull();
    const hands = [{ announced: [1, 2, 3] }];
    expect(figuresOf('differenzler', { players: 3, hands })).toBeNull();
  });
});

test('all the points without all the tricks are no match where the record tells', () => {
  const hands = [{ points: [157, 0, 0], noTricks: [1] }];
  expect(figuresOf('mittlere', { players: 3, hands })?.[0]).toMatchObject({ matches: 0 });
  const schieber = [{ trump: 'hearts', points: [157, 0] }];
  expect(figuresOf('schieber', { players: 4, hands: schieber })?.[0]).toMatchObject({ matches: 0 });
});

test('the right to make trumps among two against one goes to one partner after the other', () => {
  const hands = [...SOLO.slice(0, 1), { ...SOLO[1], pushed: false }, SOLO[2], SOLO[1]].map(
    (hand) => ({ ...hand }),
  );
  const game = { players: 3, options: { soloist: 1, bid: 5000, teamTarget: 5000 }, hands };
  expect(figuresOf('two-versus-one', game)?.map(({ trumps }) => trumps)).toEqual([
    // The second hand is hers; the fourth is Carla's, who pushes to her.
    { spades: { made: 2, won: 2 } },
    { hearts: made(0), clubs: made(1) },
    {},
  ]);
});

test('points that are what was announced count as exact, whatever they earn', () => {
  const hands = [{ announced: [0, 60, 57], points: [0, 100, 57], noTricks: [0] }];
  const figures = figuresOf('differenzler', { players: 3, options: { exact: 10 }, hands });
  expect(figures?.map(({ difference, exact }) => [difference, exact])).toEqual([
    [0, 1],
    [40, 0],
    [-10, 1],
  ]);
});

test('a record that cannot be scored is a bug', () => {
  const record = {
    format: 'jass-record/1',
    variant: 'mittlere' as const,
    options: {},
    players: NAMES.slice(0, 3),
    firstDealer: 0,
    hands: [],
  };
  const scored = tally(record);
  if (!scored.ok) throw new Error(scored.error.message);
  expect(() => seatFigures({ ...record, format: '' }, scored.value)).toThrow('format');
});
