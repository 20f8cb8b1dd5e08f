/** Rounds as they are drawn. Source: tournament.md, The draw. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawnRound, draw } from '../../lib/tournament';
import { read } from './any';

const people = (count: number, club = (_: number): string | undefined => undefined) =>
  Array.from({ length: count }, (_, at) => {
    const own = club(at);
    return { id: `${at + 1}`, name: `Entrant ${at + 1}`, ...(own && { club: own }) };
  });
const base = (count: number, more: object = {}) => ({
  format: 'jass-tournament/1',
  kind: 'schieber-single',
  hands: 8,
  seed: 'a1b2',
  entrants: people(count),
  played: [] as object[],
  ...more,
});
type Document = ReturnType<typeof base> & { readonly [field: string]: unknown };

function drawn(document: object): DrawnRound {
  const answer = draw(read(document));
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

/** As it is stored once its tables are done: in Schieber the first side has more, by more at later tables. */
const asPlayed = ({ tables, out }: DrawnRound) => ({
  tables: tables.map((seats, at) => ({
    table: at + 1,
    seats,
    points: seats.length === 3 ? [1, 2, 3] : [628 + at, 628 - at],
  })),
  out,
});

/** Plays `rounds` rounds as they are drawn; `present` says who is there in each. */
function play(
  document: Document,
  rounds: number,
  present = (_: number): readonly string[] => document.entrants.map(({ id }) => id),
): DrawnRound[] {
  const played: object[] = [];
  return Array.from({ length: rounds }, (_, round) => {
    const next = drawn({ ...document, rounds, played, present: present(round) });
    played.push(asPlayed(next));
    return next;
  });
}

const sumOf = (rounds: readonly DrawnRound[], what: keyof DrawnRound['again']) =>
  rounds.reduce((sum, { again }) => sum + again[what], 0);

test('everybody who is present sits once, or is out', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 40 }),
      fc.string(),
      fc.constantFrom('schieber-single', 'schieber-pairs', 'each'),
      fc.nat(3),
      (count, seed, kind, late) => {
        const document = base(count, { kind, seed });
        const present = document.entrants.slice(0, Math.max(4, count - late)).map(({ id }) => id);
        const { tables, out } = drawn({ ...document, present });
        const size = kind === 'schieber-pairs' ? 2 : 4;
        for (const seats of tables)
          expect(kind === 'each' ? [3, 4] : [size]).toContain(seats.length);
        expect([...tables.flat(), ...out].sort()).toEqual([...present].sort());
        const atLeast = kind === 'each' ? (present.length === 5 ? 1 : 0) : present.length % size;
        expect(out).toHaveLength(atLeast);
      },
    ),
    { numRuns: 60 },
  );
});

test('the same seed gives the same draw, whatever the order of who is present', () => {
  const document = base(23, { rounds: 3 });
  const present = document.entrants.map(({ id }) => id);
  expect(drawn({ ...document, present: present.toReversed() })).toEqual(drawn(document));
  expect(drawn({ ...document, seed: 'other' })).not.toEqual(drawn(document));
});

describe('partners', () => {
  test.each([
    [8, 7],
    [9, 8],
    [10, 8],
    [11, 8],
    [12, 8],
    [16, 8],
  ])('%i people, %i rounds: nobody has the same one twice', (count, rounds) => {
    for (const seed of ['a', 'b'])
      expect(sumOf(play(base(count, { seed }), rounds), 'partners')).toBe(0);
  });

  test('of four there are three who can be one’s partner, and the fourth round repeats', () => {
    const rounds = play(base(4), 4);
    expect(rounds.map(({ again }) => again.partners)).toEqual([0, 0, 0, 2]);
  });
});

test('400 people, five rounds: nobody meets anybody twice', () => {
  const rounds = play(base(400), 5);
  expect(rounds.map(({ again }) => again)).toEqual(
    Array(5).fill({ partners: 0, opponents: 0, met: 0 }),
  );
});

test('what is counted as met again is what the rounds say', () => {
  const rounds = play(base(8), 5);
  const met = new Set<string>();
  for (const { tables, again } of rounds) {
    const pairs = tables.flatMap((seats) =>
      seats.flatMap((one, i) => seats.slice(i + 1).map((other) => [one, other].sort().join())),
    );
    expect(again.met).toBe(pairs.filter((pair) => met.has(pair)).length);
    for (const pair of pairs) met.add(pair);
  }
});

test('nobody sits out a second time before everybody else has once, late ones and leavers included', () => {
  for (const [count, kind] of [
    [11, 'schieber-single'],
    [7, 'schieber-pairs'],
  ] as const) {
    const all = people(count).map(({ id }) => id);
    const here = (round: number) => (round < 2 ? all.slice(1) : all.slice(0, -1));
    const outs = new Map<string, number>();
    for (const [round, { out }] of play(base(count, { kind }), 6, here).entries()) {
      const before = here(round).map((id) => outs.get(id) ?? 0);
      for (const id of out) {
        const own = outs.get(id) ?? 0;
        const sitting = here(round).filter((other) => !out.includes(other));
        for (const other of sitting) expect(outs.get(other) ?? 0).toBeGreaterThanOrEqual(own);
      }
      expect(before.length).toBeGreaterThan(0);
      for (const id of out) outs.set(id, (outs.get(id) ?? 0) + 1);
    }
  }
});

test('everyone for himself: tables of three instead of sitting out, where the variant allows them', () => {
  const sizes = (count: number, variant: string) => {
    const { tables, out } = drawn(base(count, { kind: 'each', variant }));
    return { tables: tables.map((seats) => seats.length), out: out.length };
  };
  expect(sizes(11, 'differenzler')).toEqual({ tables: [4, 4, 3], out: 0 });
  expect(sizes(13, 'differenzler')).toEqual({ tables: [4, 3, 3, 3], out: 0 });
  expect(sizes(5, 'differenzler')).toEqual({ tables: [4], out: 1 });
  expect(sizes(11, 'molotow')).toEqual({ tables: [4, 4], out: 3 });
  expect(sizes(11, 'mittlere')).toEqual({ tables: [3, 3, 3], out: 2 });
});

test('two of one club do not sit together where that can be', () => {
  const entrants = people(40, (at) => (at % 3 === 0 ? undefined : ` Club ${at % 5}`));
  const clubOf = new Map(entrants.map(({ id, club }) => [id, club]));
  for (const { tables, again } of play(base(40, { entrants, keepClubsApart: true }), 4)) {
    expect(again.met).toBe(0);
    for (const seats of tables) {
      const clubs = seats.flatMap((id) => clubOf.get(id) ?? []);
      expect(new Set(clubs).size).toBe(clubs.length);
    }
  }
});

test('ranked: after the first round neighbours sit together, and nobody meets anybody twice', () => {
  const document = base(64, { order: 'ranked', rounds: 4 });
  const rounds = play(document, 4);
  expect(sumOf(rounds, 'met')).toBe(0);
  const usual = play(base(64), 4);
  // By the number of the table: those of the first one had the most before.
  const spread = (all: readonly DrawnRound[]) => {
    const points = new Map<string, number>();
    let sum = 0;
    for (const round of all) {
      for (const seats of round.tables) {
        const own = seats.map((id) => points.get(id) ?? 0);
        sum += Math.max(...own) - Math.min(...own);
      }
      for (const { seats, points: brought } of asPlayed(round).tables)
        for (const [seat, id] of seats.entries())
          points.set(id, (points.get(id) ?? 0) + (brought[seat % 2] ?? 0));
    }
    return sum;
  };
  expect(spread(rounds)).toBeLessThan(spread(usual) / 3);
});

test.each([
  ['no round left', { rounds: 0 + 1, played: [{ tables: [] }] }, 'All 1 rounds are drawn'],
  ['too few', { present: ['1', '2', '3'] }, '3 are present; there have to be 4 for a table.'],
  ['a stranger', { present: ['1', '2', '3', '99'] }, '99 is not among the entrants.'],
  ['twice', { present: ['1', '2', '3', '4', '1'] }, 'Entrant 1 is present twice.'],
])('refused: %s', (_, more, message) => {
  const refused = () => drawn({ ...base(8), ...more });
  expect(refused).toThrow(message);
});
