/**
 * The draw of a tournament: what a round takes, and how often people meet again, beside tables by lot alone
 * and beside what arithmetic allows.
 */
import { chance, shuffled } from '../../lib/league/chance';
import { draw, parseTournament } from '../../lib/tournament';
import { ms, quantile } from './lib/markdown.mjs';

type Asked = {
  readonly people?: readonly number[];
  readonly lengths?: readonly number[];
  readonly seeds?: readonly string[];
};
type Table = { readonly title: string; readonly head: string[]; readonly rows: string[][] };
/** Who sits at each table of a round, in seat order. */
type Seated = readonly (readonly string[])[];
/** Who is there in each round. */
type Present = readonly (readonly string[])[];
/** Pairs that meet again, by what they are to each other. */
type Again = Readonly<Record<'partners' | 'opponents' | 'met', number>>;

const PEOPLE = [8, 10, 12, 16, 20, 32, 40, 100, 200, 400];
const LENGTHS = [3, 4, 5, 6, 7, 8];
const SEEDS = ['a', 'b'];
const LOTS = 20;
const SEATS = 4;
const KINDS = ['partners', 'opponents', 'met'] as const;

/** One row for each number of people and of rounds, all of them there and then with late ones and leavers. */
export function measureDraw({
  people = PEOPLE,
  lengths = LENGTHS,
  seeds = SEEDS,
}: Asked = {}): Table[] {
  const head = ['present', 'rounds', 'a round takes: median, longest'];
  head.push('partners again: drawn, by lot, least', 'opponents again', 'pairs that meet again');
  const title = (what: string) => `Draw: ${what} (mean of ${seeds.length} seeds)`;
  // What is compiled at the first draw is not what is measured.
  playDrawn(everybody(40, 4), 'warm');
  return [
    ['everybody there in every round', everybody],
    ['a tenth from the second round on, another tenth not in the last one', withChanges],
  ].map(([what, presentIn]) => ({
    title: title(what as string), // as it stands above
    head,
    rows: people.flatMap((count) =>
      lengths.map((rounds) => {
        const row = rowOf((presentIn as typeof everybody)(count, rounds), seeds);
        console.error(`draw: ${[count, rounds, ...row].join(', ')}`);
        return [`${count}`, `${rounds}`, ...row];
      }),
    ),
  }));
}

function rowOf(present: Present, seeds: readonly string[]): string[] {
  const drawn = seeds.map((seed) => playDrawn(present, seed));
  const times = drawn.flatMap((one) => one.times);
  const random = chance('lot');
  const lots = Array.from({ length: LOTS }, () => againIn(byLot(present, random)));
  const found = drawn.map(({ rounds }) => againIn(rounds));
  const least = leastOf(present, drawn[0]?.rounds ?? []);
  return [
    `${ms(quantile(times, 0.5))}, ${ms(Math.max(...times))}`,
    ...KINDS.map((kind) => {
      const meanOf = (all: readonly Again[]) =>
        all.reduce((sum, one) => sum + one[kind], 0) / all.length;
      return [meanOf(found), meanOf(lots), least[kind]].map(figure).join(', ');
    }),
  ];
}

const figure = (value: number): string => `${Number(value.toFixed(value < 10 ? 1 : 0))}`;

const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);
const everybody = (count: number, rounds: number): Present => Array(rounds).fill(ids(count));

function withChanges(count: number, rounds: number): Present {
  const all = ids(count);
  const some = Math.max(1, Math.round(count / 10));
  return Array.from({ length: rounds }, (_, round) =>
    all.slice(round === 0 ? some : 0, round === rounds - 1 && round > 0 ? count - some : undefined),
  );
}

/** The rounds as the product draws them, one after the other, with the time of each in ms. */
function playDrawn(present: Present, seed: string) {
  const played: {
    tables: { table: number; seats: readonly string[] }[];
    out: readonly string[];
  }[] = [];
  const everyone = [...new Set(present.flat())];
  const times = present.map((here) => {
    const tournament = parseTournament({
      ...{ format: 'jass-tournament/1', kind: 'schieber-single', hands: 12, seed },
      ...{ rounds: present.length, present: here, played },
      entrants: everyone.map((id) => ({ id, name: `Name ${id}` })),
    });
    const begun = performance.now();
    const drawn = tournament.ok ? draw(tournament.value) : tournament;
    const took = performance.now() - begun;
    if (!drawn.ok) throw new Error(drawn.error.message);
    const { tables, out } = drawn.value;
    played.push({ tables: tables.map((seats, at) => ({ table: at + 1, seats })), out });
    return took;
  });
  return { times, rounds: played.map(({ tables }) => tables.map(({ seats }) => seats)) };
}

/** Every round by lot alone. */
const byLot = (present: Present, random: () => number): Seated[] =>
  present.map((here) => {
    const order = shuffled(here, random);
    return Array.from({ length: Math.floor(order.length / SEATS) }, (_, table) =>
      order.slice(table * SEATS, (table + 1) * SEATS),
    );
  });

/** How often two meet who have met, counted anew from the tables. */
function againIn(rounds: readonly Seated[]): Again {
  const before = {
    partners: new Set<string>(),
    opponents: new Set<string>(),
    met: new Set<string>(),
  };
  const again = { partners: 0, opponents: 0, met: 0 };
  for (const tables of rounds)
    for (const seats of tables)
      for (const [i, one] of seats.entries())
        for (const [j, other] of seats.entries()) {
          if (i >= j) continue;
          const pair = [one, other].sort().join();
          for (const kind of [j - i === 2 ? 'partners' : 'opponents', 'met'] as const) {
            if (before[kind].has(pair)) again[kind] += 1;
            before[kind].add(pair);
          }
        }
  return again;
}

/**
 * What no draw can go below, though it may not be reached: somebody meets more than there are others with
 * whom they ever are, and four of few tables cannot all be from different ones.
 */
function leastOf(present: Present, rounds: readonly Seated[]): Again {
  const everyone = [...new Set(present.flat())];
  const others = new Map(
    everyone.map((id) => {
      const met = new Set(present.filter((here) => here.includes(id)).flat());
      return [id, met.size - 1];
    }),
  );
  const playedBy = (id: string) =>
    rounds.filter((tables) => tables.some((seats) => seats.includes(id))).length;
  const played = new Map(everyone.map((id) => [id, playedBy(id)]));
  const tooMany = (met: number): number => {
    const each = everyone.map((id) => met * (played.get(id) ?? 0) - (others.get(id) ?? 0));
    return Math.ceil(each.reduce((sum, more) => sum + Math.max(0, more), 0) / 2);
  };
  const fromFew = rounds.slice(1).reduce((sum, tables, at) => {
    const before = rounds[at] ?? [];
    const seated = new Set(before.flat());
    const again = tables.flat().filter((id) => seated.has(id)).length;
    return sum + pairsFrom(before.length, spread(again, tables.length));
  }, 0);
  return { partners: tooMany(1), opponents: tooMany(2), met: Math.max(tooMany(3), fromFew) };
}

/** So many, as evenly as can be, in so many heaps. */
const spread = (count: number, heaps: number): number[] =>
  Array.from({ length: heaps }, (_, at) => Math.floor((count + at) / heaps));

/** Pairs of one table among those who come to each new one from so many tables, as evenly as can be. */
const pairsFrom = (tables: number, coming: readonly number[]): number =>
  coming
    .flatMap((count) => spread(count, tables))
    .reduce((sum, heap) => sum + (heap * (heap - 1)) / 2, 0);
