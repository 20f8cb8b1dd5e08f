import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawRounds, meetingsIn, turnsOf } from '../../lib/league/draw-tables';

const nobodyMet = meetingsIn([]);
const nothingPlayed = new Map<string, number>();
type Asked = Parameters<typeof drawRounds>[0];
/** One round of an evening that has not begun. */
const drawTables = ({
  meetings,
  ...asked
}: Pick<Asked, 'present' | 'variants' | 'playedTonight' | 'seed'> & {
  meetings: Asked['season'];
}) => {
  const [drawn] = drawRounds({ ...asked, season: meetings, tonight: nobodyMet, rounds: 1 });
  if (!drawn) throw new Error('no round');
  return drawn;
};
const people = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);

describe('the sizes of tables', () => {
  test.each([
    [3, ['mittlere'], [3], 0],
    [11, ['mittlere'], [3, 3, 3], 2],
    [2, ['mittlere'], [], 2],
    [12, ['molotow'], [4, 4, 4], 0],
    // Threes and fours: six to eleven always come out even.
    [6, ['differenzler'], [3, 3], 0],
    [7, ['differenzler'], [3, 4], 0],
    [10, ['differenzler'], [3, 3, 4], 0],
    [12, ['differenzler'], [4, 4, 4], 0],
    [5, ['differenzler'], [4], 1],
    // The first one is preferred where both come out even.
    [12, ['mittlere', 'molotow'], [3, 3, 3, 3], 0],
    [12, ['molotow', 'mittlere'], [4, 4, 4], 0],
    [7, ['mittlere', 'molotow'], [3, 4], 0],
    [9, ['schieber', 'two-player'], [4, 4], 1],
    [10, ['schieber', 'two-player'], [2, 4, 4], 0],
    // Up to six or eight can play, but tables of more than four are set by hand.
    [8, ['point-list'], [4, 4], 0],
    [12, ['coiffeur'], [4, 4, 4], 0],
    [13, ['molotow-wies'], [3, 3, 3, 4], 0],
  ] as const)('%i people at %j', (count, variants, sizes, left) => {
    const drawn = drawTables({
      present: people(count),
      variants,
      meetings: nobodyMet,
      playedTonight: nothingPlayed,
      seed: 1,
    });
    expect(drawn.tables.map(({ seats }) => seats.length).sort()).toEqual(sizes);
    expect(drawn.left).toHaveLength(left);
  });
});

test('everybody present has one place, the same for the same seed in whatever order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer(), (count, seed) => {
      const present = people(count);
      const draw = (ids: readonly string[]) =>
        drawTables({
          present: ids,
          variants: ['mittlere', 'molotow'],
          meetings: nobodyMet,
          playedTonight: nothingPlayed,
          seed,
        });
      const { tables, left } = draw(present);
      expect([...tables.flatMap(({ seats }) => seats), ...left].sort()).toEqual(present.sort());
      expect(draw(present.toReversed())).toEqual({ tables, left });
    }),
  );
});

test('other seeds give other tables', () => {
  const draw = (seed: number) =>
    JSON.stringify(
      drawTables({
        present: people(12),
        variants: ['mittlere'],
        meetings: nobodyMet,
        playedTonight: nothingPlayed,
        seed,
      }),
    );
  expect(new Set([1, 2, 3, 4, 5].map(draw)).size).toBe(5);
});

test('whoever has played most tonight is left over first', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { left } = drawTables({
      present: people(7),
      variants: ['mittlere'],
      meetings: nobodyMet,
      playedTonight: new Map([
        ['p3', 2],
        ['p4', 1],
      ]),
      seed,
    });
    expect(left).toEqual(['p3']);
  }
});

describe('company', () => {
  const game = (...players: string[]) => ({
    seats: players.map((player, seat) => ({ player, side: seat })),
  });

  test('those who have met sit apart where they can', () => {
    const meetings = meetingsIn([game('p0', 'p1', 'p2'), game('p3', 'p4', 'p5')]);
    for (let seed = 0; seed < 20; seed++) {
      const { tables } = drawTables({
        present: people(6),
        variants: ['mittlere'],
        meetings,
        playedTonight: nothingPlayed,
        seed,
      });
      // Of every old table two sit together once more, never all three.
      for (const { seats } of tables) {
        const old = seats.filter((id) => ['p0', 'p1', 'p2'].includes(id)).length;
        expect([1, 2]).toContain(old);
      }
    }
  });

  test('four at one table get the partners that they have had least', () => {
    const pairs = (a: string, b: string, c: string, d: string) => ({
      seats: [
        { player: a, side: 0 },
        { player: b, side: 1 },
        { player: c, side: 0 },
        { player: d, side: 1 },
      ],
    });
    // p0 has had p1 and p2 as partners; p3 is left, and with that p1 has p2.
    const meetings = meetingsIn([pairs('p0', 'p2', 'p1', 'p3'), pairs('p0', 'p1', 'p2', 'p3')]);
    for (let seed = 0; seed < 20; seed++) {
      const [table] = drawTables({
        present: people(4),
        variants: ['schieber'],
        meetings,
        playedTonight: nothingPlayed,
        seed,
      }).tables;
      const seats = table?.seats ?? [];
      const partner = seats[(seats.indexOf('p0') + 2) % 4];
      expect(partner).toBe('p3');
    }
  });
});

/** What rounds repeat: pairs that were partners before, and pairs that sat at a table before. */
function repeated(drawn: ReturnType<typeof drawRounds>) {
  const [partners, tables] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, one: string, other: string) => {
    const key = [one, other].sort().join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { tables: all } of drawn)
    for (const { seats } of all)
      for (const [i, one] of seats.entries())
        for (const [j, other] of seats.entries()) {
          if (j <= i) continue;
          add(tables, one, other);
          if (seats.length === 4 && j - i === 2) add(partners, one, other);
        }
  const again = (counts: Map<string, number>) =>
    [...counts.values()].reduce((s, n) => s + n - 1, 0);
  return { partners: again(partners), tables: again(tables) };
}

describe('rounds drawn ahead', () => {
  // Pairs there are, and pairs that meet: what is more than there are repeats, whoever draws.
  const least = (people: number, rounds: number) => {
    const pairs = (people * (people - 1)) / 2;
    const tables = Math.floor(people / 4) * rounds;
    return {
      partners: Math.max(0, 2 * tables - pairs),
      tables: Math.max(0, 6 * tables - pairs),
    };
  };

  test.each([
    [4, 3, 0],
    [8, 7, 0],
    [9, 6, 2],
    [12, 6, 4],
    [13, 6, 2],
    [16, 5, 0],
    [20, 6, 14],
    [24, 6, 6],
    [31, 7, 0],
    [32, 7, 3],
    [60, 6, 0],
  ])(
    '%i people in %i rounds: no partner twice, at most %i meetings more than there must be',
    (count, rounds, more) => {
      const drawn = drawRounds({
        present: people(count),
        variants: ['schieber'],
        season: nobodyMet,
        tonight: nobodyMet,
        playedTonight: nothingPlayed,
        rounds,
        seed: count,
      });
      expect(drawn).toHaveLength(rounds);
      const { partners, tables } = repeated(drawn);
      const bound = least(count, rounds);
      expect(partners).toBe(bound.partners);
      expect(tables - bound.tables).toBeLessThanOrEqual(more);
    },
  );

  test.each([
    [12, 4, 'differenzler'],
    [12, 5, 'schieber'],
    [8, 4, 'schieber'],
    [13, 4, 'schieber'],
  ] as const)(
    'of %i people in %i rounds no two share a table a third time',
    (count, rounds, id) => {
      for (let seed = 0; seed < 20; seed++) {
        const drawn = drawRounds({
          ...{ present: people(count), variants: [id], rounds, seed },
          ...{ season: nobodyMet, tonight: nobodyMet, playedTonight: nothingPlayed },
        });
        const met = new Map<string, number>();
        for (const { seats } of drawn.flatMap(({ tables }) => tables))
          for (const one of seats)
            for (const other of seats)
              if (one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
        expect(Math.max(...met.values())).toBe(2);
      }
    },
  );

  const tonightWith = (games: Parameters<typeof meetingsIn>[0], rounds: number) =>
    drawRounds({
      present: people(31),
      variants: ['schieber'],
      season: nobodyMet,
      tonight: meetingsIn(games),
      playedTonight: new Map(games.flatMap(({ seats }) => seats.map(({ player }) => [player, 1]))),
      rounds,
      seed: 7,
    });

  test('those left over change', () => {
    const left = tonightWith([], 7).flatMap((round) => round.left);
    expect(left).toHaveLength(21);
    expect(new Set(left).size).toBe(21);
  });

  test('nobody sits at the one smaller table twice', () => {
    const drawn = drawRounds({
      present: people(31),
      variants: ['differenzler'],
      season: nobodyMet,
      tonight: nobodyMet,
      playedTonight: nothingPlayed,
      rounds: 7,
      seed: 3,
    });
    const small = drawn.flatMap(({ tables }) =>
      tables.flatMap(({ seats }) => (seats.length === 3 ? seats : [])),
    );
    expect(small).toHaveLength(21);
    expect(new Set(small).size).toBe(21);
    expect(repeated(drawn).tables).toBeLessThanOrEqual(3);
  });

  test('who played twice in a round has not sat out for that', () => {
    // p4 sat out the first round and played two games in the second, p3 one in each.
    const begun = [
      { round: 1, seats: ['p0', 'p1', 'p2', 'p3'] },
      { round: 2, seats: ['p0', 'p1', 'p2', 'p4'] },
      { round: 2, seats: ['p3', 'p5', 'p6', 'p7'] },
    ];
    const atNoTable = { seats: [{ player: 'p8' }] };
    const turns = turnsOf(begun, [atNoTable, atNoTable]);
    expect([turns.get('p4'), turns.get('p3'), turns.get('p8')]).toEqual([1, 2, 2]);
    for (let seed = 0; seed < 20; seed++) {
      const { left } = drawTables({
        present: ['p0', 'p1', 'p2', 'p3', 'p4'],
        variants: ['schieber'],
        meetings: nobodyMet,
        playedTonight: turns,
        seed,
      });
      expect(left).not.toContain('p4');
    }
  });

  test('what was played tonight is not repeated, and who sat out then does not again', () => {
    const [first] = tonightWith([], 1);
    const games = (first?.tables ?? []).map(({ seats }) => ({
      seats: seats.map((player, seat) => ({ player, side: seat % 2 })),
    }));
    const drawn = tonightWith(games, 3);
    expect(repeated([...(first ? [first] : []), ...drawn])).toEqual({ partners: 0, tables: 0 });
    const out = new Set([...(first?.left ?? []), ...drawn.flatMap(({ left }) => left)]);
    expect(out.size).toBe(12);
  });
});
