/** Tables worked out by hand, and what must hold for every season. */
import { describe, expect, test } from 'vitest';
import { pairStandings, standings } from '../../lib/league/standings';
import { golden, type ShortSeason, seasonOf, shortTable } from './season';

type Case = {
  readonly name: string;
  readonly source: string;
  readonly table: 'players' | 'pairs';
  readonly season: ShortSeason;
  readonly expected: object;
};

describe.each(['standings.jsonl', 'tie-breaks.jsonl', 'seasons.jsonl'])('%s', (file) => {
  test.each(golden<Case>(file))('$name ($source)', ({ table, season, expected }) => {
    const made = (table === 'pairs' ? pairStandings : standings)(seasonOf(season));
    expect(shortTable(made)).toMatchObject(expected);
  });
});

test('of a season that is over nobody is listed who came to the league later', () => {
  const tableOf = (isOver: boolean) =>
    standings(
      seasonOf({
        isOver,
        evenings: [
          { games: [{ net: { anna: 3, beat: -1, carla: -2 } }], attendance: { dora: 'excused' } },
        ],
        entrants: [
          ...['anna', 'beat', 'carla', 'dora', 'emil'],
          { id: 'fritz', joinedOn: '2025-12-01' },
          { id: 'gabi', joinedOn: '2026-02-01' },
        ],
      }),
    ).rows.map(({ id }) => id);
  expect(tableOf(false)).toEqual(['anna', 'beat', 'carla', 'dora', 'emil', 'fritz', 'gabi']);
  // Of Emil nothing says that he ever belonged to it.
  expect(tableOf(true)).toEqual(['anna', 'beat', 'carla', 'dora', 'fritz']);
});
