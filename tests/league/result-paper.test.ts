/** Tables of results without hands, worked out by hand beside those of games. */
import { describe, expect, test } from 'vitest';
import { rate } from '../../lib/league/ratings';
import type { EveningResults } from '../../lib/league/result';
import {
  figureFault,
  openTotals,
  resultsFrom,
  saysEnough,
  sumFault,
  type Totals,
} from '../../lib/league/result-paper';
import { Scheme } from '../../lib/league/scheme';
import { pairStandings, standings } from '../../lib/league/standings';
import { seasonOf } from './season';

type Given = Omit<Totals, 'id' | 'at' | 'options' | 'seats'> & {
  readonly totals: Readonly<Record<string, number>>;
};

/** Totals in shorthand: those of a side of two as `anna+beat`. */
const paper = ({ totals, ...given }: Given) =>
  resultsFrom({
    ...given,
    id: 'paper',
    at: '2026-01-01T20:00:00.000Z',
    options: {},
    seats: Object.entries(totals).flatMap(([names, total], side) =>
      names.split('+').map((player) => ({ player, side, total })),
    ),
  });

const evening = (id: string, games: EveningResults['games']): EveningResults => ({
  id,
  date: `2026-0${id.slice(1)}-01`,
  isFinal: false,
  games,
  attendance: {},
});

const table = (evenings: readonly EveningResults[], scheme: object) => {
  const games = evenings.flatMap((one) => one.games);
  const ids = [...new Set(games.flatMap(({ seats }) => seats.map(({ player }) => player)))];
  return standings({
    evenings,
    entrants: ids.map((id) => ({ id, name: id, joinedOn: null, leftOn: null })),
    scheme: Scheme.parse(scheme),
    variants: [...new Set(games.map(({ variant }) => variant))],
    isOver: true,
  });
};
const totals = (evenings: readonly EveningResults[], scheme: object) =>
  table(evenings, scheme).rows.map(({ name, rank, total }) => [name, rank, total]);

const DIFFERENCES = { measure: 'difference', rankedBy: 'difference', combine: 'mean' };

describe('totals of a game', () => {
  const game = (of: Given['totals']) =>
    paper({ variant: 'mittlere', of: 'game', hands: null, totals: of });

  test('count with the games that have hands', () => {
    const played = seasonOf({ evenings: [{ games: [{ net: { anna: 3, beat: -6, carla: 3 } }] }] });
    const written = evening('e2', game({ anna: -1, beat: 4, carla: -3 }));
    const scheme = { measure: 'net-sticks' };
    expect(totals([...played.evenings, written], scheme)).toEqual([
      ['anna', 1, 2],
      ['carla', 2, 0],
      ['beat', 3, -2],
    ]);
    const [first] = table([...played.evenings, written], scheme).rows;
    expect(
      first?.cells.map(({ results }) => results.map(({ games, paper: own }) => [games, own])),
    ).toEqual([[[['e1.1'], undefined]], [[[], ['paper']]]]);
    expect(first).toMatchObject({ wins: 1, games: 2, evenings: 2 });
  });

  test('have places, so that the points of a game go by them and ratings follow', () => {
    const written = game({ anna: 5, beat: 5, carla: -2 });
    expect(
      totals([evening('e1', written)], {
        measure: 'rank-points',
        per: 'game',
        rankPoints: [6, 3, 1],
      }),
    ).toEqual([
      ['anna', 1, 4.5],
      ['beat', 1, 4.5],
      ['carla', 3, 1],
    ]);
    expect(rate(written)).toEqual(
      rate(
        seasonOf({ evenings: [{ games: [{ net: { anna: 5, beat: 5, carla: -2 } }] }] }).evenings[0]
          ?.games ?? [],
      ),
    );
  });

  test('of partners make a pair', () => {
    const written = paper({
      variant: 'schieber',
      of: 'game',
      hands: null,
      totals: { 'anna+beat': 2510, 'carla+dora': 1890 },
    });
    const { rows } = pairStandings({
      evenings: [evening('e1', written)],
      entrants: [],
      scheme: Scheme.parse({ measure: 'written-points' }),
      variants: ['schieber'],
      isOver: true,
    });
    expect(rows.map(({ id, total, columns }) => [id, total, columns])).toEqual([
      ['anna+beat', 2510, { points: 2510, against: 1890 }],
      ['carla+dora', 1890, { points: 1890, against: 2510 }],
    ]);
  });

  test('of differences are a mean of their hands; least wins', () => {
    const written = paper({
      variant: 'differenzler',
      of: 'game',
      hands: 8,
      totals: { anna: 100, beat: 76, carla: 210 },
    });
    expect(written[0]?.seats.map(({ place, won }) => [place, won])).toEqual([
      [2, false],
      [1, true],
      [3, false],
    ]);
    expect(totals([evening('e1', written)], DIFFERENCES)).toEqual([
      ['beat', 1, 9.5],
      ['anna', 2, 12.5],
      ['carla', 3, 26.25],
    ]);
  });
});

describe('totals of an evening', () => {
  const brought = (of: Given['of'], own: Given['totals'], hands: number | null = null) =>
    paper({ variant: 'mittlere', of, hands, totals: own });

  test('stand beside games, to the decimal', () => {
    const written = evening('e1', brought('rank-points', { anna: 7.1, beat: 0.2 }));
    const more = evening('e2', brought('rank-points', { anna: 0.2, beat: 7.05 }));
    expect(totals([written, more], { measure: 'rank-points', rankedBy: 'net-sticks' })).toEqual([
      ['anna', 1, 7.3],
      ['beat', 2, 7.25],
    ]);
  });

  test('are no games, and no points beside those of the others', () => {
    const whole = paper({
      variant: 'schieber',
      of: 'written-points',
      hands: null,
      totals: { anna: 7100 },
    });
    const game = paper({
      ...{ variant: 'schieber' as const, of: 'game' as const, hands: null },
      totals: { 'anna+carla': 900, 'beat+dora': 700 },
    });
    const { rows } = table([evening('e1', whole), evening('e2', game)], {
      measure: 'written-points',
    });
    expect(rows[0]).toMatchObject({ evenings: 2, games: 1, total: 8000 });
    expect(rows[0]?.columns).toMatchObject({ points: 900, against: 700 });
  });

  test('are ranked where the scheme gives points to places', () => {
    const written = evening('e1', brought('net-sticks', { anna: 3, beat: 9, carla: 3, dora: -1 }));
    expect(
      totals([written], {
        measure: 'rank-points',
        rankedBy: 'net-sticks',
        rankPoints: [10, 6, 4, 1],
      }),
    ).toEqual([
      ['beat', 1, 10],
      ['anna', 2, 5],
      ['carla', 2, 5],
      ['dora', 4, 1],
    ]);
  });

  test('are no game of anybody against anybody: no rating, no pair, no meeting', () => {
    const written = brought('net-sticks', { anna: 3, beat: 9 });
    expect(written.map(({ seats }) => seats.length)).toEqual([1, 1]);
    expect(rate(written)).toEqual({ mittlere: {} });
    expect(table([evening('e1', written)], { tieBreaks: ['head-to-head'] }).rows[0]?.wins).toBe(0);
  });

  test('can be how often somebody won', () => {
    const { rows } = table([evening('e1', brought('wins', { anna: 3, beat: 1 }))], {
      measure: 'wins',
    });
    expect(rows.map(({ total, wins }) => [total, wins])).toEqual([
      [3, 3],
      [1, 1],
    ]);
  });

  test('that the scheme cannot use have no column', () => {
    const written = evening('e1', brought('card-points', { anna: 300 }));
    expect(table([written], { measure: 'net-sticks' })).toMatchObject({ evenings: [] });
  });
});

describe('what totals say', () => {
  const says = (given: Pick<Totals, 'variant' | 'of' | 'hands'>, scheme: object) =>
    saysEnough(given, Scheme.parse(scheme));

  test.each([
    ['game', 8, { measure: 'net-sticks' }, true],
    ['game', 8, { measure: 'wins' }, true],
    ['game', null, { measure: 'card-points' }, false],
    ['game', null, { measure: 'tourney-points' }, false],
    ['game', null, { measure: 'rank-points', per: 'game' }, true],
    ['net-sticks', null, { measure: 'rank-points', per: 'game' }, false],
    ['net-sticks', null, { measure: 'net-sticks', per: 'game' }, true],
    ['net-sticks', null, { measure: 'net-sticks', per: 'game', combine: 'mean' }, false],
    [
      'net-sticks',
      null,
      { measure: 'net-sticks', per: 'game', keep: { kind: 'best', count: 3 } },
      false,
    ],
    ['net-sticks', null, { measure: 'net-sticks', combine: 'mean' }, true],
    ['rank-points', null, { measure: 'rank-points' }, true],
    ['rank-points', null, { measure: 'net-sticks' }, false],
    ['fewest-points', null, { measure: 'fewest-points', combine: 'mean' }, false],
    ['fewest-points', 12, { measure: 'fewest-points', combine: 'mean' }, true],
  ] as const)('%s with %s hands in %j: %s', (of, hands, scheme, expected) => {
    expect(says({ variant: 'mittlere', of, hands }, scheme)).toBe(expected);
  });

  test('a game’s difference needs its hands', () => {
    const given = { variant: 'differenzler', of: 'game' } as const;
    expect(says({ ...given, hands: null }, DIFFERENCES)).toBe(false);
    expect(says({ ...given, hands: 12 }, DIFFERENCES)).toBe(true);
  });
});

describe('the sum of a game’s totals', () => {
  const EIGHT = {
    hands: 8,
    wies: false,
    stoeck: false,
    multipliers: { hearts: 1, diamonds: 1, clubs: 1, spades: 1, obenabe: 1, undenufe: 1 },
  };
  test.each([
    ['as the hands bring', EIGHT, [700, 556], null],
    ['not as the hands bring', EIGHT, [700, 540], { sum: 1240, right: 1256, bonus: 100, hands: 8 }],
    ['with two matches', EIGHT, [900, 556], null],
    ['between two matches', EIGHT, [750, 556], { sum: 1306, right: 1256, bonus: 100, hands: 8 }],
    [
      'more matches than hands',
      EIGHT,
      [1600, 556],
      { sum: 2156, right: 1256, bonus: 100, hands: 8 },
    ],
    [
      'without a bonus',
      { ...EIGHT, matchBonus: 0 },
      [800, 556],
      { sum: 1356, right: 1256, bonus: 0, hands: 8 },
    ],
    ['with wies, more', { ...EIGHT, wies: true }, [771, 556], null],
    [
      'with wies, less',
      { ...EIGHT, wies: true },
      [500, 556],
      { sum: 1056, right: 1256, bonus: null, hands: 8 },
    ],
    ['until a target', {}, [2500, 1800], null],
  ])('%s', (_, options, totals, fault) => {
    expect(sumFault({ variant: 'schieber', options, hands: null, totals })).toEqual(fault);
  });

  test('is asked of lists that say it, and of the hands that are said', () => {
    const list = { variant: 'point-list', options: { sum: 157 } } as const;
    expect(sumFault({ ...list, hands: 3, totals: [171, 150, 150] })).toBeNull();
    expect(sumFault({ ...list, hands: 3, totals: [170, 150, 150] })).toMatchObject({ right: 471 });
    expect(sumFault({ ...list, hands: null, totals: [1, 2, 3] })).toBeNull();
    expect(
      sumFault({ variant: 'mittlere', options: {}, hands: null, totals: [9, 9, 9] }),
    ).toBeNull();
  });
});

test.each([
  ['schieber', 'game', {}, -1, 'negative'],
  ['schieber', 'game', {}, 99_999_999, 'large'],
  ['schieber', 'written-points', {}, 3800.5, 'fraction'],
  ['schieber', 'written-points', {}, -5, 'negative'],
  ['schieber', 'rank-points', {}, 7.5, null],
  ['mittlere', 'game', {}, -4, null],
  ['mittlere', 'net-sticks', {}, -4, null],
  ['mittlere', 'card-points', {}, -4, 'negative'],
  ['plus-minus', 'net-sticks', {}, -4, 'negative'],
  ['differenzler', 'game', {}, -1, 'negative'],
  ['differenzler', 'game', { exact: 10 }, -1, null],
  ['differenzler', 'difference', {}, 17.25, null],
  ['coiffeur', 'game', {}, -1, 'negative'],
  ['coiffeur', 'game', { counterMatch: 100 }, -1, null],
  ['guggitaler', 'game', {}, -300, null],
  ['point-list', 'game', {}, -300, null],
] as const)('%s, %s, %j: %d is %s', (variant, of, options, total, why) => {
  expect(figureFault({ variant, of, options }, total)).toBe(why);
});

describe('totals for an evening of two seasons', () => {
  const of = (measure: string, closed: boolean) => ({
    ...{ variants: ['schieber'], closed },
    scheme: Scheme.parse({ measure }),
  });

  test('come to the open one as far as the closed one has no use for them', () => {
    const cup = of('written-points', false);
    // Points of an evening are those, whether many or few are good.
    const points = ['game', 'written-points', 'fewest-points'];
    expect(openTotals('schieber', [of('card-points', true), cup])).toEqual(points);
    expect(openTotals('schieber', [of('written-points', true), cup])).toEqual([]);
    const other = { ...of('net-sticks', true), variants: ['mittlere'] };
    expect(openTotals('schieber', [other, cup])).toEqual(points);
    expect(openTotals('schieber', [of('written-points', true)])).toEqual([]);
    expect(openTotals('schieber', [of('card-points', false), cup])).toContain('wins');
  });
});
