/** Who sits where, on the hall's screen. */
import { expect, test } from 'vitest';
import { seating } from '../../app/tournaments/[tournamentId]/screen/seating';
import { tournamentView } from '../../lib/tournament';
import { hall, onlooker, published } from '../tournament/day';

test('everybody stands there once by name, and who sits out is told so', () => {
  const { rounds, entrants } = tournamentView(published(hall(9)), onlooker);
  const [round = { tables: [], out: [] }] = rounds;
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  const lines = seating(round, names, { isEach: false, out: 'sits out' });
  expect(lines.map(({ id }) => id).sort()).toEqual([...names.keys()].sort());
  const [table] = round.tables;
  const lastOf = (id: string | undefined) => lines.find((line) => line.id === id)?.last;
  expect(table?.seats.map(lastOf)).toEqual(['1 A', '1 B', '1 A', '1 B']);
  expect(round.out.map(lastOf)).toEqual(['sits out']);
});
