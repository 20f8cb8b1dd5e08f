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
