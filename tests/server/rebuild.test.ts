import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import { Prisma } from '../../generated/prisma/client';
import type { Viewer } from '../../lib/server/access/access';
import { fillCaches, rebuild } from '../../lib/server/files/rebuild';
import { createGame } from '../../lib/server/games/games';
import { setNotes } from '../../lib/server/games/notes';
import { standingsOf } from '../../lib/server/leagues/standings';
import { closeDatabase, openDatabase, read, write } from '../../lib/server/store/db';
import { onPostgres, useDatabase } from '../helpers/database';
import { type Club, foundClub } from './club';
import { newEvening, playMittlere, rateAll } from './season';
import { entry, MITTLERE, newViewer, play, startGame, value } from './table';

useDatabase();
/** A league with two evenings, a running game and notes, and a game outside of it. */
async function prepare() {
  const club = await foundClub();
  const { scorer, owner, seasonId, eveningId } = club;
  const second = await newEvening(owner, { seasonId, date: '2026-01-22' });
  const first = await playMittlere(scorer, { evening: eveningId, losers: [1, 1, 0] });
  await playMittlere(scorer, { evening: second, losers: [0, 2, 2] });
  value(await createGame(scorer, { id: nanoid(), table: MITTLERE, evening: second }));
  value(await setNotes(scorer, { gameId: first.id, notes: 'A cold evening' }));
  const guest = await newViewer();
  const own = await play(guest, await startGame(guest), [entry(0), entry(1)]);
  await standingsOf(owner, { seasonId });
  await rateAll(club.leagueId);
  return { club, first, own };
}

/** Every row that has a cache in it; an evening's mark is another one whenever it is made anew. */
const everything = () =>
  read(async (tx) => ({
    games: await tx.game.findMany({ orderBy: { id: 'asc' } }),
    seats: await tx.seat.findMany({ orderBy: [{ gameId: 'asc' }, { seat: 'asc' }] }),
    words: await tx.word.findMany({ orderBy: [{ gameId: 'asc' }, { word: 'asc' }] }),
    evenings: await tx.evening.findMany({ omit: { mark: true }, orderBy: { id: 'asc' } }),
  }));

/** A season's table as it is read, whatever it was made of. */
async function tableOf(who: Viewer, seasonId: string) {
  const table = await standingsOf(who, { seasonId });
  return table && { ...table, revision: null };
}

/** Puts something wrong into every cache there is. */
const damage = () =>
  write(async (tx) => {
    const tally = { variant: 'mittlere', status: 'playing', hands: [] };
    await tx.game.updateMany({ data: { over: true, tally, fingerprint: 'wrong' } });
    const figures = { place: 1, won: true, hands: 99, net: 99 };
    const playedAt = new Date('2001-01-01');
    await tx.seat.updateMany({ data: { side: 0, won: true, figures, playedAt } });
    await tx.word.deleteMany({ where: { word: 'cold' } });
    await tx.word.updateMany({ data: { playedAt } });
    await tx.evening.updateMany({
      data: { results: [], ratings: { mittlere: { nobody: { mu: 1, sigma: 1, games: 1 } } } },
    });
  });

test('everything comes out of the hands the same', async () => {
  const { club, first } = await prepare();
  const { owner, seasonId } = club;
  const before = await everything();
  const table = await tableOf(owner, seasonId);
  await damage();
  expect(await everything()).not.toEqual(before);
  const progress: [number, number][] = [];
  const report = await rebuild('all', (done, total) => void progress.push([done, total]));
  expect(await everything()).toEqual(before);
  expect(await tableOf(owner, seasonId)).toEqual(table);
  expect(report).toMatchObject({
    games: 4,
    evenings: 2,
    differed: { tally: 4, over: 2, fingerprint: 4, figures: 4, words: 1, order: 4 },
    faults: [],
  });
  expect(report.examples).toContainEqual({ cache: 'words', id: first.id });
  expect(progress.at(-1)).toEqual([6, 6]);
  for (const [done, total] of progress) expect(done).toBeLessThanOrEqual(total);
  expect((await rebuild('all')).differed).toEqual({});
});

test('wrong results and ratings of an evening are found without a wrong game', async () => {
  const { club } = await prepare();
  const { leagueId, eveningId } = club;
  const before = await everything();
  await write((tx) =>
    tx.evening.update({ where: { id: eveningId }, data: { results: [], ratings: {} } }),
  );
  expect((await rebuild({ leagueId })).differed).toEqual({ results: 1, ratings: 1 });
  expect(await everything()).toEqual(before);
});

test('a league is made again and others are left alone', async () => {
  const [one, other] = [await prepare(), await prepare()];
  await damage();
  await rebuild({ leagueId: one.club.leagueId });
  const results = async ({ club }: { club: Club }) =>
    (
      await read((tx) =>
        tx.evening.findMany({ where: { leagueId: club.leagueId }, select: { results: true } }),
      )
    ).map((evening) => (Array.isArray(evening.results) ? evening.results.length : null));
  expect(await results(one)).toEqual([1, 1]);
  expect(await results(other)).toEqual([0, 0]);
});

test('games from before there were caches get them', async () => {
  const { own } = await prepare();
  await rebuild('all');
  const before = await everything();
  await write(async (tx) => {
    await tx.game.updateMany({ data: { fingerprint: null } });
    await tx.seat.updateMany({ data: { won: null, figures: Prisma.DbNull } });
  });
  expect(await fillCaches()).toBeGreaterThan(3);
  const after = await everything();
  expect(after.games).toEqual(before.games);
  expect(after.seats).toEqual(before.seats);
  expect(after.games.find(({ id }) => id === own.id)?.fingerprint).not.toBeNull();
  expect(await fillCaches()).toBe(0);
});

test('a game that cannot be scored is named and left as it is', async () => {
  const { own } = await prepare();
  await write((tx) =>
    tx.hand.updateMany({
      where: { gameId: own.id, index: 1 },
      data: { entry: { points: [1, 2, 3] } },
    }),
  );
  const before = await everything();
  const { faults } = await rebuild('all');
  expect(faults).toMatchObject([{ gameId: own.id }]);
  expect(faults[0]?.message).toContain('157');
  expect((await everything()).games).toEqual(before.games);
  await write((tx) => tx.game.deleteMany({ where: { id: own.id } }));
});

const cli = fileURLToPath(new URL('../../lib/cli/rebuild.ts', import.meta.url));
async function run(): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', cli], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

test('the command does it, on a file while no server has it', async () => {
  openDatabase();
  if (!onPostgres) {
    const refused = await run();
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('Another process has the database');
  }
  const before = await everything();
  await damage();
  await closeDatabase();
  const done = await run();
  expect(done.err).toBe('');
  expect(done.code).toBe(0);
  expect(done.out).toMatch(/^\d+ games and \d+ evenings were made again from their hands\.$/m);
  expect(done.out).toMatch(/^tally: \d+ differed$/m);
  expect(await everything()).toEqual(before);
  await closeDatabase();
  expect((await run()).out).toContain('Everything was as it should be.');
});
