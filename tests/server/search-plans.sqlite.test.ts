/** How the database finds games: along an index, in its order, whatever is asked. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrismaClient } from '../../generated/prisma/client';
import { type GameFilter, searchIn } from '../../lib/server/archive/history';
import { write } from '../../lib/server/store/db';
import { type Seeded, seedLeague } from '../bench/seed';
import { useDatabase } from '../helpers/database';
import { newAccount } from './club';

const file = useDatabase();

let seeded: Seeded;
let userId: string;
let client: PrismaClient;
let plans: Database;
const said: { sql: string; params: unknown[] }[] = [];

beforeAll(async () => {
  ({ userId } = await newAccount('Olga'));
  seeded = await seedLeague(userId, { players: 12, evenings: 30, gamesPerEvening: 10 });
  const adapter = new PrismaBetterSqlite3(
    { url: `file:${file}` },
    { timestampFormat: 'unixepoch-ms' },
  );
  const logging = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  logging.$on('query', ({ query, params }) => {
    said.push({ sql: query, params: JSON.parse(params) as unknown[] });
  });
  client = logging;
  plans = new Database(file, { readonly: true });
});
afterAll(async () => {
  plans.close();
  await client.$disconnect();
});

/** What the values are makes no difference to the plan, save that they are there. */
const bindable = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? value : value === null ? null : 0;

/** The steps of the database's plan for a query. */
function planOf({ sql, params }: (typeof said)[number]): string[] {
  const rows = plans.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...params.map(bindable));
  return rows.map((row) => String((row as { detail: unknown }).detail));
}

const at = (list: readonly string[], index: number): string => list[index] ?? '';
const questions: readonly [string, () => GameFilter][] = [
  ['nothing in particular', () => ({})],
  ['own games', () => ({ leagueId: null })],
  ['own games of a variant', () => ({ leagueId: null, variant: 'molotow' })],
  ['a variant', () => ({ variant: 'mittlere' })],
  ['a season', () => ({ seasonId: seeded.seasonId })],
  ['an evening', () => ({ eveningId: at(seeded.eveningIds, 3) })],
  ['a span', () => ({ from: '2024-01-10', to: '2024-01-20' })],
  ['a player', () => ({ who: [{ id: at(seeded.playerIds, 3) }] })],
  ['a name', () => ({ who: [{ name: 'Player 3' }] })],
  ['the beginning of a name', () => ({ who: [{ name: 'Play' }] })],
  ['a player in a variant', () => ({ who: [{ id: at(seeded.playerIds, 3) }], variant: 'molotow' })],
  ['what a player won', () => ({ who: [{ id: at(seeded.playerIds, 3) }], result: 'won' })],
  [
    'two who never met',
    () => ({ who: [{ id: at(seeded.playerIds, 1) }, { id: at(seeded.playerIds, 7) }] }),
  ],
  ['a pair', () => ({ who: [{ name: 'Player 1' }, { name: 'Player 2' }], isPair: true })],
  ['running ones', () => ({ result: 'running' })],
  ['finished ones', () => ({ result: 'finished' })],
  ['a word', () => ({ words: 'kontermatch ' })],
  ['words, the last one begun', () => ({ words: 'terrace pl' })],
  ['a name among the words', () => ({ words: 'Player 3 ' })],
  ['a name and a word', () => ({ words: 'kontermatch 3' })],
  ['words of an evening', () => ({ words: 'cold', eveningId: at(seeded.eveningIds, 3) })],
];

test.each(questions)(
  '%s: no scan, no sort, on the first and on a later page',
  async (_, filter) => {
    for (const order of ['newest', 'oldest'] as const) {
      said.length = 0;
      const asked = { ...filter(), order };
      const page = await searchIn(client, { userId }, asked, { limit: 3 });
      if (page.next) await searchIn(client, { userId }, asked, { limit: 3, cursor: page.next });
      expect(said.length).toBeGreaterThan(0);
      for (const query of said) {
        const plan = planOf(query);
        const told = [query.sql, JSON.stringify(query.params), ...plan].join('\n');
        // The seats of the games on the page are put in their order: a handful each.
        const sorts = plan.filter((step) => step.includes('TEMP B-TREE'));
        if (!/ORDER BY `main`.`Seat`.`seat` ASC/.test(query.sql)) expect(sorts, told).toEqual([]);
        expect(
          plan.filter((step) => /^SCAN/.test(step) && !/CONSTANT ROW|SUBQUERY/.test(step)),
          told,
        ).toEqual([]);
        expect(
          plan.filter((step) => step.includes('MULTI-INDEX OR')),
          told,
        ).toEqual([]);
      }
    }
  },
);

test('what hardly any game answers is looked for a bounded way, and goes on from there', async () => {
  const { userId: ownerId } = await newAccount('Ruth');
  const start = Date.UTC(2020, 0, 1);
  const ids = Array.from({ length: 5200 }, (_, n) => `bulk-${String(n).padStart(16, '0')}`);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  await write(async (tx) => {
    await tx.player.create({
      data: { id: 'bulk-anna', ownerId, name: 'Anna', key: 'anna', createdAt: new Date(start) },
    });
    await tx.game.createMany({
      data: ids.map((id, n) => ({
        id,
        ownerId,
        variant: id === first ? 'schieber' : 'mittlere',
        options: {},
        firstDealer: 0,
        createdAt: new Date(start),
        updatedAt: new Date(start),
        playedAt: new Date(start + n * 1000),
        over: true,
        tally: { variant: 'mittlere', status: 'finished', hands: [] },
      })),
    });
    await tx.seat.createMany({
      data: ids.map((gameId, n) => ({
        gameId,
        seat: 0,
        side: 0,
        playerId: 'bulk-anna',
        enteredId: 'bulk-anna',
        playedAt: new Date(start + n * 1000),
      })),
    });
  });
  const rare: GameFilter = { who: [{ id: 'bulk-anna' }], variant: 'schieber' };
  const page = await searchIn(client, { userId: ownerId }, rare);
  expect(page.games).toEqual([]);
  expect(page.lookedTo).toMatch(/^2020-01-01T00:0/);
  expect(page.next).not.toBeNull();
  const cursor = page.next ?? '';
  const rest = await searchIn(client, { userId: ownerId }, rare, { cursor });
  expect(rest).toMatchObject({ games: [{ id: first }], next: null, lookedTo: null });
  // From the other end it is there at once, and what else is asked about does not hang on it.
  const oldest = await searchIn(client, { userId: ownerId }, { ...rare, order: 'oldest' });
  expect(oldest.games.map(({ id }) => id)).toEqual([first]);
  const common = await searchIn(client, { userId: ownerId }, { variant: 'mittlere' }, { limit: 1 });
  expect(common).toMatchObject({ games: [{ id: last }], lookedTo: null });
});
