/** A player's figures and two players compared, worked out by hand. */
import { expect, test } from 'vitest';
import { meetingsInWords } from '../../lib/i18n/player';
import { wordsIn } from '../../lib/i18n/words-in';
import { headToHead } from '../../lib/league/head-to-head';
import { playerStats } from '../../lib/league/player-stats';
import type { GameResult, SeatResult } from '../../lib/league/result';
import { resultsFrom } from '../../lib/league/result-paper';
import { gameOf, type ShortGame } from './season';

const GAMES = (
  [
    { net: { anna: 4, beat: 0, carla: -4 } },
    { net: { anna: -2, beat: 1, carla: 1 } },
    { points: { 'anna+carla': 2600, 'beat+dora': 1900 } },
    { points: { 'anna+beat': 2510, 'carla+dora': 2400 } },
    { points: { 'carla+anna': 2000, 'beat+dora': 2550 } },
    { net: { beat: 2, carla: 0, dora: -2 } },
    { hands: 8, difference: { anna: 40, beat: 30, carla: 80 } },
  ] satisfies ShortGame[]
).map((game, index) => gameOf(game, `g${index + 1}`, `2026-01-0${index + 1}T19:00:00Z`));

test('games, wins, form and run', () => {
  const stats = playerStats('anna', GAMES);
  expect(stats).toMatchObject({ games: 6, wins: 3, longestRun: 2, currentRun: 0 });
  expect(playerStats('anna', GAMES.slice(0, 4)).currentRun).toBe(2);
  expect(playerStats('anna', GAMES.slice(0, 1)).currentRun).toBe(1);
  expect(stats.form.map(({ game, won, place, sides }) => [game, won, place, sides])).toEqual([
    ['g1', true, 1, 3],
    ['g2', false, 3, 3],
    ['g3', true, 1, 2],
    ['g4', true, 1, 2],
    ['g5', false, 2, 2],
    ['g7', false, 2, 3],
  ]);
  const again = Array.from({ length: 3 }, () => GAMES).flat();
  expect(playerStats('anna', again).form).toHaveLength(10);
  expect(playerStats('anna', again)).toMatchObject({ games: 18, wins: 9, longestRun: 2 });
});

test('by variant, in the order in which variants are offered', () => {
  expect(playerStats('anna', GAMES).byVariant).toEqual([
    { variant: 'mittlere', games: 2, wins: 1, level: 0, hands: 24, meanNet: 1 },
    { variant: 'differenzler', games: 1, wins: 0, level: 0, hands: 8, meanDifference: 5 },
    {
      variant: 'schieber',
      games: 3,
      wins: 2,
      level: 0,
      hands: 36,
      meanPoints: 2370, // 7110 in 3
      meanAgainst: 6850 / 3,
    },
  ]);
});

test('with partners and against opponents', () => {
  const { partners, opponents } = playerStats('anna', GAMES);
  expect(partners).toEqual([
    { player: 'carla', games: 2, wins: 1, level: 0 },
    { player: 'beat', games: 1, wins: 1, level: 0 },
  ]);
  expect(opponents).toEqual([
    // Ahead in g1 and g3, behind in g2, g5 and g7.
    { player: 'beat', games: 5, ahead: 2, behind: 3, level: 0 },
    // Ahead in g1, g4 and, though Beat won it, g7; behind in g2.
    { player: 'carla', games: 4, ahead: 3, behind: 1, level: 0 },
    // Ahead in g3 and g4, behind in g5.
    { player: 'dora', games: 3, ahead: 2, behind: 1, level: 0 },
  ]);
});

test('level with an opponent is neither ahead nor behind', () => {
  const games = [gameOf({ net: { anna: 1, beat: 1, carla: -2 } }, 'g1', '2026-01-01T19:00:00Z')];
  const stats = playerStats('anna', games);
  expect(stats.opponents).toEqual([
    { player: 'carla', games: 1, ahead: 1, behind: 0, level: 0 },
    { player: 'beat', games: 1, ahead: 0, behind: 0, level: 1 },
  ]);
  // Won by both, and so said apart.
  expect(stats).toMatchObject({
    ...{ games: 1, wins: 1, level: 1 },
    ...{ byVariant: [{ wins: 1, level: 1 }], form: [{ won: true, isLevel: true }] },
  });
  expect(playerStats('carla', games)).toMatchObject({ wins: 0, level: 0 });
});

test('what partners win together is level only where the others won it too', () => {
  const score = { points: { 'anna+carla': 1200, 'beat+dora': 1200 } };
  const level = gameOf(score, 'g1', '2026-01-01T19:00:00Z');
  const won = gameOf({ points: { 'anna+carla': 1300, 'beat+dora': 1100 } }, 'g2', level.at);
  const { partners, opponents } = playerStats('anna', [level, won]);
  expect(partners).toEqual([{ player: 'carla', games: 2, wins: 2, level: 1 }]);
  expect(opponents[0]).toMatchObject({ ahead: 1, behind: 0, level: 1 });
  const both = headToHead(['anna', 'carla'], [level, won]);
  expect(both.together).toEqual({ games: 2, wins: 2, level: 1 });
  expect(meetingsInWords(wordsIn('en'), ['Anna', 'Carla'], both)).toContain(
    'On the same side: 2 won of 2 (100\u00a0%), 1 of these level.',
  );
});

test('somebody without a game', () => {
  expect(playerStats('zoe', GAMES)).toEqual({
    games: 0,
    wins: 0,
    level: 0,
    form: [],
    longestRun: 0,
    currentRun: 0,
    bestPartner: null,
    nemesis: null,
    byVariant: [],
    partners: [],
    opponents: [],
    trumps: [],
    favouriteTrump: null,
    bestTrump: null,
    matches: 0,
    stoodIn: { games: 0, hands: 0 },
  });
});

const withFigures = (game: GameResult | undefined, figures: Partial<SeatResult>): GameResult[] =>
  game ? [{ ...game, seats: game.seats.map((seat) => ({ ...seat, ...figures })) }] : [];

test('trumps: the favourite is made most, the best wins most often of those made three times', () => {
  const games = [
    ...withFigures(GAMES[2], {
      matches: 1,
      trumps: {
        hearts: { made: 4, won: 2 },
        spades: { made: 2, won: 2 },
        clubs: { made: 2, won: 1 },
      },
    }),
    ...withFigures(GAMES[3], {
      matches: 2,
      trumps: { hearts: { made: 1, won: 1 }, clubs: { made: 1, won: 1 } },
    }),
  ];
  // Spades won both, but were made only twice; clubs 2 of 3, hearts 3 of 5.
  expect(playerStats('anna', games)).toMatchObject({
    matches: 3,
    trumps: [
      { trump: 'hearts', made: 5, won: 3 },
      { trump: 'clubs', made: 3, won: 2 },
      { trump: 'spades', made: 2, won: 2 },
    ],
    favouriteTrump: 'hearts',
    bestTrump: 'clubs',
  });
});

test('hundreds and exact announcements are shares of the hands', () => {
  const games = [
    ...withFigures(GAMES[0], { hundreds: 3, matches: 1 }),
    ...withFigures(GAMES[6], { exact: 2 }),
  ];
  expect(playerStats('anna', games).byVariant).toMatchObject([
    { hundreds: 3, hundredShare: 0.25, matches: 1 },
    { exact: 2, exactShare: 0.25 },
  ]);
});

test('what paper does not say is no mean of its hands', () => {
  const [played] = withFigures(GAMES[6], { exact: 2, cardPoints: 240 });
  const [onPaper] = resultsFrom({
    ...{ id: 'p1', variant: 'differenzler', of: 'game', options: {}, hands: 12 },
    at: '2026-01-09',
    seats: ['anna', 'beat', 'carla'].map((player, side) => ({ player, side, total: 100 })),
  });
  const games = [played, onPaper].flatMap((one) => one ?? []);
  expect(playerStats('anna', games).byVariant).toEqual([
    {
      ...{ variant: 'differenzler', games: 2, wins: 1, level: 1 },
      // 40 in 8 hands and 100 in 12; all else is of the 8 alone.
      ...{ hands: 8, meanDifference: 7, meanCardPoints: 30, exact: 2, exactShare: 0.25 },
    },
  ]);
});

test('where the seat was taken over, hands are of whoever played them and the game of whoever began', () => {
  const [game] = withFigures(GAMES[2], {});
  const seats = game?.seats.map((seat) =>
    seat.player === 'anna'
      ? {
          ...seat,
          ...{ hands: 12, matches: 3, trumps: { hearts: { made: 4, won: 2 } } },
          own: { hands: 7, matches: 1, trumps: { hearts: { made: 3, won: 1 } } },
          stoodIn: ['zoe', 'carla', 'zoe'],
          standIns: [
            { hands: 3, matches: 1, trumps: { hearts: { made: 1, won: 1 } } },
            { hands: 1, matches: 0, trumps: {} },
            { hands: 1, matches: 1, trumps: {} },
          ],
        }
      : seat,
  );
  const games = game && seats ? [{ ...game, seats }] : [];
  expect(playerStats('anna', games)).toMatchObject({
    ...{ games: 1, wins: 1, matches: 1, trumps: [{ made: 3, won: 1 }] },
    byVariant: [{ games: 1, hands: 7, matches: 1, meanPoints: expect.any(Number) }],
    stoodIn: { games: 0, hands: 0 },
  });
  expect(playerStats('zoe', games)).toMatchObject({
    ...{ games: 0, wins: 0, matches: 2, trumps: [{ made: 1, won: 1 }], opponents: [] },
    byVariant: [{ games: 0, hands: 4, matches: 2 }],
    stoodIn: { games: 1, hands: 4 },
  });
});

test('two players: together, against each other, and what it came to', () => {
  const both = headToHead(['anna', 'beat'], GAMES);
  expect(both).toMatchObject({
    games: 6,
    together: { games: 1, wins: 1, level: 0 }, // g4
    against: { games: 5, firstAhead: 2, secondAhead: 3, level: 0 }, // g1, g3; g2, g5, g7
    byVariant: [
      { variant: 'mittlere', first: { meanNet: 1 }, second: { meanNet: 0.5 } },
      { variant: 'differenzler', first: { meanDifference: 5 }, second: { meanDifference: 3.75 } },
      { variant: 'schieber', first: { meanPoints: 2370 }, second: { meanPoints: 2320 } },
    ],
  });
  expect(both.last.at(-1)).toEqual({
    game: 'g7',
    at: '2026-01-07T19:00:00Z',
    variant: 'differenzler',
    isOnPaper: false,
    together: false,
    places: [2, 1],
  });
  expect(both.hasSides).toBe(true);
  const alone = GAMES.filter(({ variant }) => variant === 'differenzler');
  expect(headToHead(['anna', 'beat'], alone).hasSides).toBe(false);
  expect(headToHead(['beat', 'anna'], GAMES).against).toEqual({
    games: 5,
    firstAhead: 3,
    secondAhead: 2,
    level: 0,
  });
});

test('two who share a place are level; two who never met have nothing', () => {
  expect(headToHead(['beat', 'carla'], GAMES.slice(1, 2)).against).toMatchObject({ level: 1 });
  expect(headToHead(['anna', 'zoe'], GAMES)).toMatchObject({ games: 0, byVariant: [], last: [] });
});

test('best partner and nemesis, of three games and more', () => {
  const of = (times: number, game: ShortGame) => Array.from({ length: times }, () => game);
  const games = [
    ...of(3, { points: { 'anna+carla': 2600, 'beat+dora': 1900 } }),
    ...of(1, { points: { 'anna+carla': 1600, 'beat+dora': 1900 } }),
    ...of(4, { points: { 'anna+beat': 1510, 'carla+dora': 2400 } }),
    ...of(2, { points: { 'anna+dora': 2510, 'beat+carla': 2400 } }),
  ].map((game, index) => gameOf(game, `g${index}`, `2026-02-0${(index % 9) + 1}T19:00:00Z`));
  const { bestPartner, nemesis } = playerStats('anna', games);
  // With Dora both were won, which is too few to say.
  expect(bestPartner).toEqual({ player: 'carla', games: 4, wins: 3, level: 0 });
  // Dora was before her in five of eight, Carla in four of six, Beat in one of six.
  expect(nemesis).toEqual({ player: 'carla', games: 6, ahead: 2, behind: 4, level: 0 });
  const { bestPartner: none, nemesis: nobody } = playerStats('anna', games.slice(0, 2));
  expect([none, nobody]).toEqual([null, null]);
});

test('who led when is what the games on different sides add up to', () => {
  const { course, against } = headToHead(['anna', 'beat'], GAMES);
  expect(course.map(({ game, lead }) => [game, lead])).toEqual([
    ['g1', 1],
    ['g2', 0],
    ['g3', 1],
    ['g5', 0],
    ['g7', -1],
  ]);
  expect(course.at(-1)?.lead).toBe(against.firstAhead - against.secondAhead);
});
