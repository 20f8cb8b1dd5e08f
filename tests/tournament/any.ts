/** Tournaments as they could be, for properties. */
import fc from 'fast-check';
import { parseTournament, type Tournament } from '../../lib/tournament';

export type Document = {
  readonly [field: string]: unknown;
  readonly entrants: readonly { readonly id: string; readonly name: string }[];
  readonly played: readonly {
    readonly tables: readonly { seats: readonly string[]; points?: number[] }[];
    readonly out: readonly string[];
  }[];
};

/** Read, or the test fails with what is wrong. */
export function read(document: unknown): Tournament {
  const parsed = parseTournament(document);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const HANDS = 2;
const ALL = HANDS * 157;

/**
 * A Schieber tournament with rounds of two hands, so that many are level; in each round
 * some are not there.
 */
export const tournaments: fc.Arbitrary<Document> = fc
  .record({
    kind: fc.constantFrom('schieber-single', 'schieber-pairs'),
    people: fc.integer({ min: 4, max: 13 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    drop: fc.integer({ min: 0, max: 2 }),
    bye: fc.constantFrom(null, 'average', ALL / 2),
    chances: fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
    seed: fc.string(),
  })
  .map(({ kind, people, rounds, drop, bye, chances, seed }) => {
    const size = kind === 'schieber-pairs' ? 2 : 4;
    const chance = () => Number(chances.next().value);
    const entrants = Array.from({ length: people }, (_, at) => ({
      id: `e${at}`,
      name: `Entrant ${at}`,
    }));
    const document = {
      ...{ format: 'jass-tournament/1', kind, rounds, hands: HANDS, drop, bye, seed, entrants },
      played: [] as Document['played'][number][],
    };
    for (let round = 0; round < rounds; round++) {
      const present = entrants.filter(() => chance() > 0).map(({ id }) => id);
      const around = [...present.slice(round), ...present.slice(0, round)];
      const out = around.splice(around.length - (around.length % size));
      const tables = Array.from({ length: around.length / size }, (_, at) => {
        const own = 100 + 19 * chance();
        const seats = around.slice(at * size, (at + 1) * size);
        return { table: at + 1, seats, points: [own, ALL - own] };
      });
      document.played.push({ tables, out });
    }
    return document;
  });
