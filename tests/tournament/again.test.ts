/** What a round costs, against what the draw itself says and against tables counted by hand. */
import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import { costOf, draw, type Kept, tournamentOf } from '../../lib/tournament';
import { after, hall } from './day';

const drawn = (kept: Kept, round: number, tables: string[][], out: string[] = []): Kept => {
  const id = nanoid();
  return after(
    kept,
    { kind: 'draw', id, round, seed: '', tables, out },
    { kind: 'publish', id: nanoid(), round, draw: id },
  );
};

test('names who meets again, and as what', () => {
  const first = drawn(
    hall(9),
    0,
    [
      ['p1', 'p2', 'p3', 'p4'],
      ['p5', 'p6', 'p7', 'p8'],
    ],
    ['p9'],
  );
  expect(costOf(first, 0)).toEqual({ again: [], out: [{ id: 'p9', before: 0 }] });
  // p1 and p3 were partners and are; p5 and p6 were opponents and are; p2 and p4 were partners, now opponents.
  const second = drawn(
    first,
    1,
    [
      ['p1', 'p5', 'p3', 'p6'],
      ['p2', 'p4', 'p7', 'p9'],
    ],
    ['p8'],
  );
  expect(costOf(second, 1).again).toEqual([
    { table: 1, one: 'p1', other: 'p3', kind: 'partners' },
    { table: 1, one: 'p5', other: 'p6', kind: 'other' },
    { table: 2, one: 'p2', other: 'p4', kind: 'other' },
  ]);
  const third = drawn(second, 2, [['p1', 'p2', 'p3', 'p4']], ['p9']);
  expect(costOf(third, 2)).toMatchObject({
    again: [
      { one: 'p1', other: 'p2', kind: 'opponents' },
      { one: 'p1', other: 'p3', kind: 'partners' },
      { one: 'p1', other: 'p4', kind: 'opponents' },
      { one: 'p2', other: 'p3', kind: 'opponents' },
      { one: 'p2', other: 'p4', kind: 'partners' },
      { one: 'p3', other: 'p4', kind: 'opponents' },
    ],
    out: [{ id: 'p9', before: 1 }],
  });
});

test('names those of one club where clubs are kept apart', () => {
  const club = (kept: Kept) =>
    ['p1', 'p2'].reduce(
      (all, entrant) =>
        after(all, {
          kind: 'entrant',
          id: nanoid(),
          entrant,
          set: { club: `${entrant === 'p1' ? 'B' : 'b'}aden` },
        }),
      kept,
    );
  const tables = [['p1', 'p2', 'p3', 'p4']];
  const apart = drawn(club(hall(4, { keepClubsApart: true })), 0, tables);
  expect(costOf(apart, 0).again).toEqual([{ table: 1, one: 'p1', other: 'p2', kind: 'club' }]);
  expect(costOf(drawn(club(hall(4)), 0, tables), 0).again).toEqual([]);
});

test('counts what the draw counts', () => {
  let kept = hall(8, { rounds: 12 });
  for (let round = 0; round < 9; round++) {
    const tournament = tournamentOf(kept);
    const next = tournament.ok ? draw(tournament.value) : tournament;
    if (!next.ok) throw new Error(next.error.message);
    const { tables, out, again } = next.value;
    kept = drawn(
      kept,
      round,
      tables.map((seats) => [...seats]),
      [...out],
    );
    const cost = costOf(kept, round).again;
    const of = (kind: string) => cost.filter((one) => one.kind === kind).length;
    expect([of('partners'), of('opponents'), cost.length]).toEqual([
      again.partners,
      again.opponents,
      again.met,
    ]);
  }
});
