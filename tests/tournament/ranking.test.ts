/** What holds of every ranking. Source: tournament.md, Ranking. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranking } from '../../lib/tournament';
import { read, tournaments } from './any';

const RUNS = { numRuns: 200 };
const ranksOf = (document: unknown) =>
  Object.fromEntries(ranking(read(document)).map(({ entrant, rank }) => [entrant, rank]));

test('the order in which entrants, tables and penalties are entered changes no place', () => {
  const any = tournaments.chain((document) =>
    fc.record({
      document: fc.constant(document),
      entrants: fc.shuffledSubarray([...document.entrants], {
        minLength: document.entrants.length,
      }),
    }),
  );
  fc.assert(
    fc.property(any, ({ document, entrants }) => {
      const played = document.played.map((round) => ({
        ...round,
        tables: round.tables.toReversed(),
      }));
      expect(ranksOf({ ...document, entrants, played })).toEqual(ranksOf(document));
    }),
    RUNS,
  );
});

test('one more who never sat is last and moves nobody', () => {
  fc.assert(
    fc.property(tournaments, (document) => {
      const entrants = [...document.entrants, { id: 'new', name: 'New' }];
      const { new: last, ...others } = ranksOf({ ...document, entrants });
      expect(others).toEqual(ranksOf(document));
      expect(Math.max(...Object.values(others))).toBeLessThanOrEqual(last ?? 0);
    }),
    RUNS,
  );
});

test('ranks follow totals, leave gaps after level ones, and say why', () => {
  fc.assert(
    fc.property(tournaments, (document) => {
      const lines = ranking(read(document));
      expect(lines).toHaveLength(document.entrants.length);
      for (const [at, line] of lines.entries()) {
        const level = lines.filter(({ rank }) => rank === line.rank);
        const same = lines.filter(({ total }) => total === line.total);
        expect(line.rank).toBe(lines.findIndex(({ rank }) => rank === line.rank) + 1);
        expect(line.total).toBeLessThanOrEqual(lines[at - 1]?.total ?? line.total);
        const why = level.length > 1 ? 'level' : same.length > 1 ? 'round' : 'total';
        expect(line.decidedBy).toBe(why);
      }
    }),
    RUNS,
  );
});

test('cutting cards sets apart those who are level, and nobody else', () => {
  const any = tournaments.chain((document) =>
    fc.record({
      document: fc.constant(document),
      cut: fc.shuffledSubarray(
        document.entrants.map(({ id }) => id),
        { minLength: document.entrants.length },
      ),
    }),
  );
  fc.assert(
    fc.property(any, ({ document, cut }) => {
      const before = ranking(read(document));
      const after = ranking(read({ ...document, cuts: [cut] }));
      expect(after.map(({ rank }) => rank)).toEqual(after.map((_, at) => at + 1));
      for (const { entrant, rank } of before) {
        const level = before.filter((other) => other.rank === rank).map((other) => other.entrant);
        const own = cut.filter((id) => level.includes(id)).indexOf(entrant);
        expect(after.find((line) => line.entrant === entrant)?.rank).toBe(rank + own);
      }
    }),
    RUNS,
  );
});

test('a total is the sum of the rounds that count, less penalties', () => {
  fc.assert(
    fc.property(tournaments, fc.nat(200), (document, points) => {
      const [first = { id: '' }] = document.entrants;
      const penalties = [{ entrant: first.id, round: 0, points }];
      for (const line of ranking(read({ ...document, penalties }))) {
        const kept = line.rounds.filter((_, round) => !line.dropped.includes(round));
        const sum = kept.reduce<number>((total, one) => total + (one ?? 0), 0);
        expect(line.penalty).toBe(line.entrant === first.id ? points : 0);
        expect(line.total).toBe(sum - line.penalty);
        const counted = line.rounds.filter(
          (one, round) => one !== null || line.byes.includes(round),
        );
        expect(line.dropped.length).toBeLessThan(Math.max(1, counted.length));
        for (const round of line.dropped)
          for (const one of kept)
            expect(line.rounds[round] ?? 0).toBeLessThanOrEqual(one ?? Number.POSITIVE_INFINITY);
      }
    }),
    RUNS,
  );
});

test('dropping the worst costs nobody a place whose rounds were all alike', () => {
  fc.assert(
    fc.property(tournaments, (document) => {
      const whole = ranking(read({ ...document, drop: 0 }));
      const less = ranking(read({ ...document, drop: 1 }));
      const full = whole.filter(({ rounds }) => rounds.every((one) => one !== null));
      const even = full.filter(({ rounds }) => new Set(rounds).size === 1 && rounds.length > 1);
      for (const { entrant, total, rounds } of even) {
        // Whoever was ahead with as many rounds had a better mean, and keeps it without the worst.
        const ahead = full.filter((other) => other.total > total).map((other) => other.entrant);
        const own = less.find((line) => line.entrant === entrant);
        expect(own?.total).toBe(total - (rounds[0] ?? 0));
        for (const line of less)
          if (ahead.includes(line.entrant)) expect(line.total).toBeGreaterThan(own?.total ?? 0);
      }
    }),
    RUNS,
  );
});
