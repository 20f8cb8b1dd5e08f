import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import { Prisma } from '../../generated/prisma/client';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { createGame, deleteGame } from '../../lib/server/games/games';
import { markAttendance } from '../../lib/server/leagues/attendance';
import { findEvening } from '../../lib/server/leagues/evening-page';
import { changeEvening } from '../../lib/server/leagues/evenings';
import { mergePlayers, unmergePlayer } from '../../lib/server/leagues/merges';
import { keepResults, makeResults } from '../../lib/server/leagues/results';
import { addPlayers, listPlayers } from '../../lib/server/leagues/roster';
import { seasonNow } from '../../lib/server/leagues/season-now';
import { closeSeason } from '../../lib/server/leagues/seasons';
import { standingsOf } from '../../lib/server/leagues/standings';
import { openDatabase, read, type Tx, write } from '../../lib/server/store/db';
import { json } from '../../lib/server/store/json';
import type { GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { type Club, foundClub } from './club';
import { lost, newEvening, playMittlere, rateAll, tableOf } from './season';
import { handAt, MITTLERE, move, value } from './table';

useDatabase();
/** Two evenings: Anna 3, Beat −6, Carla 3; then Anna −3, Beat 3, Carla 0. */
async function twoEvenings(scheme = {}) {
  const club = await foundClub({ scheme });
  const { scorer, seasonId } = club;
  const second = await newEvening(scorer, { seasonId, date: '2026-01-22' });
  const first = await playMittlere(scorer, { evening: club.eveningId, losers: [1, 1, 1] });
  await playMittlere(scorer, { evening: second, losers: [0, 0, 2] });
  return { ...club, first, second };
}

const correct = (viewer: Viewer, game: GameState, index: number, loser: number) => {
  const { id: handId, by } = handAt(game, index);
  return move(viewer, game.id, { kind: 'correct', handId, by, entry: lost(loser) });
};

/** Corrects the first hand of a finished game. */
async function correctFirst(viewer: Viewer, game: GameState, loser: number): Promise<void> {
  value(await correct(viewer, game, 0, loser));
}

const cachesOf = ({ leagueId }: Club) =>
  read((tx) =>
    tx.evening.findMany({
      where: { leagueId },
      orderBy: { date: 'asc' },
      select: { results: true, ratings: true },
    }),
  );

const ratingsOf = async (viewer: Viewer | null, seasonId: string) =>
  (await standingsOf(viewer, { seasonId }))?.ratings;

/** The table without the mark of when it was made. */
const standing = async (viewer: Viewer | null, seasonId: string) => {
  const table = await standingsOf(viewer, { seasonId });
  return table && { ...table, revision: null };
};

/** Like the table that nothing was kept for. */
async function expectAsIfNew(club: Club): Promise<void> {
  const { owner, seasonId, leagueId } = club;
  const kept = await standing(owner, seasonId);
  await write((tx) =>
    tx.evening.updateMany({
      where: { leagueId },
      data: { results: Prisma.DbNull, ratings: Prisma.DbNull },
    }),
  );
  expect(await standing(owner, seasonId)).toEqual(kept);
  expect((await cachesOf(club)).every(({ results }) => results !== null)).toBe(true);
}

describe('the table of a season', () => {
  test('adds up its evenings', async () => {
    const club = await twoEvenings();
    expect(await tableOf(club.as.reader, club.seasonId)).toEqual([
      ['Carla', 3, [3, 0]],
      ['Anna', 0, [3, -3]],
      ['Beat', -3, [-6, 3]],
    ]);
    await expectAsIfNew(club);
  });

  test('follows a correction to the first evening, and so do the ratings', async () => {
    const club = await twoEvenings();
    const { scorer, seasonId, first } = club;
    const before = await ratingsOf(scorer, seasonId);
    // The first hand is lost by Anna instead of Beat: 3 less for her, 3 more for him.
    await correctFirst(scorer, first, 0);
    expect(await tableOf(scorer, seasonId)).toEqual([
      ['Carla', 3, [3, 0]],
      ['Beat', 0, [-3, 3]],
      ['Anna', -3, [0, -3]],
    ]);
    expect(await ratingsOf(scorer, seasonId)).not.toEqual(before);
    await expectAsIfNew(club);
  });

  test('leaves a reopened game out until it is finished again', async () => {
    const { scorer, seasonId, first } = await twoEvenings();
    await tableOf(scorer, seasonId);
    value(await move(scorer, first.id, { kind: 'reopen' }));
    expect(await tableOf(scorer, seasonId)).toEqual([
      ['Beat', 3, [3]],
      ['Carla', 0, [0]],
      ['Anna', -3, [-3]],
    ]);
  });

  test('tells of games with hands that are not over, and who sits there', async () => {
    const { scorer, seasonId, eveningId, first } = await twoEvenings();
    const open = async () => (await standingsOf(scorer, { seasonId }))?.open;
    expect(await open()).toEqual({ games: 0, days: [], players: [] });
    const players = ['Dora', 'Emil', 'Anna'];
    const table = { ...MITTLERE, players };
    const game = value(await createGame(scorer, { id: nanoid(), table, evening: eveningId }));
    // Nothing is written there yet: nothing is missing in the table.
    expect(await open()).toMatchObject({ games: 0 });
    value(await move(scorer, game.id, { kind: 'record', index: 0, entry: lost(0) }));
    const seats = await read((tx) =>
      tx.seat.findMany({ where: { gameId: game.id }, select: { playerId: true } }),
    );
    const there = await open();
    expect(there).toMatchObject({ games: 1, days: ['2026-01-08'] });
    expect(there?.players.toSorted()).toEqual(seats.map(({ playerId }) => playerId).sort());
    value(await move(scorer, first.id, { kind: 'reopen' }));
    expect(await open()).toMatchObject({ games: 2, days: ['2026-01-08'], players: { length: 5 } });
  });

  test('loses a game that is deleted', async () => {
    const club = await twoEvenings();
    await tableOf(club.owner, club.seasonId);
    value(await deleteGame(club.scorer, club.first.id));
    expect((await tableOf(club.owner, club.seasonId))?.[0]).toEqual(['Beat', 3, [3]]);
    await expectAsIfNew(club);
  });

  test('takes a game that is entered late into its evening', async () => {
    const club = await twoEvenings();
    const { scorer, seasonId, eveningId } = club;
    await tableOf(scorer, seasonId);
    const players = ['Anna', 'Beat', 'Dora'];
    await playMittlere(scorer, { evening: eveningId, players, losers: [2, 2, 2] });
    expect(await tableOf(scorer, seasonId)).toEqual([
      ['Anna', 3, [6, -3]],
      ['Carla', 3, [3, 0]],
      ['Beat', 0, [-3, 3]],
      ['Dora', -6, [-6, null]],
    ]);
    await expectAsIfNew(club);
  });

  test('counts a merged name as one, and as two again', async () => {
    const club = await twoEvenings();
    const { scorer, seasonId, leagueId, second } = club;
    const players = ['Anna', 'Beat', 'Karla'];
    await playMittlere(scorer, { evening: second, players, losers: [0, 1, 1] });
    const before = await standing(scorer, seasonId);
    const roster = (await listPlayers(scorer, leagueId)) ?? [];
    const id = (name: string) => roster.find((one) => one.name === name)?.id ?? '';
    const playerId = id('Karla');
    value(await mergePlayers(scorer, { leagueId, playerId, intoId: id('Carla') }));
    // Carla gets the 3 of Karla.
    expect(await tableOf(scorer, seasonId)).toEqual([
      ['Carla', 6, [3, 3]],
      ['Anna', 0, [3, -3]],
      ['Beat', -6, [-6, 0]],
    ]);
    await expectAsIfNew(club);
    value(await unmergePlayer(scorer, { leagueId, playerId }));
    expect(await standing(scorer, seasonId)).toEqual(before);
  });

  test('keeps its ratings in the order of evenings when one is moved', async () => {
    const club = await twoEvenings();
    const { scorer, seasonId, eveningId } = club;
    const before = await ratingsOf(scorer, seasonId);
    const moved = { id: eveningId, date: '2026-02-05', name: '', isFinal: false };
    value(await changeEvening(scorer, moved));
    expect((await tableOf(scorer, seasonId))?.[0]).toEqual(['Carla', 3, [0, 3]]);
    expect(await ratingsOf(scorer, seasonId)).not.toEqual(before);
    await expectAsIfNew(club);
  });

  test('makes ratings again only from the evening that changed', async () => {
    const club = await twoEvenings();
    const { scorer, seasonId } = club;
    const third = await newEvening(scorer, { seasonId, date: '2026-02-05' });
    await playMittlere(scorer, { evening: third, losers: [0, 1, 1] });
    await rateAll(club.leagueId);
    await playMittlere(scorer, { evening: club.second, losers: [2, 2, 2] });
    const kept = await cachesOf(club);
    expect(kept.map(({ results }) => results !== null)).toEqual([true, false, true]);
    expect(kept.map(({ ratings }) => ratings !== null)).toEqual([true, false, false]);
    await expectAsIfNew(club);
  });

  test('gives whoever is excused what the scheme gives', async () => {
    const club = await twoEvenings({ absence: { of: 'excused', score: -1 } });
    const { scorer, seasonId, leagueId, second } = club;
    value(await addPlayers(scorer, { leagueId, names: ['Dora'], joinedOn: null }));
    const dora = (await listPlayers(scorer, leagueId))?.find(({ name }) => name === 'Dora');
    const players = ['Dora', 'Beat', 'Carla'];
    await playMittlere(scorer, { evening: club.eveningId, players, losers: [1, 1, 1] });
    const marks = [{ playerId: dora?.id ?? '', status: 'excused' as const }];
    value(await markAttendance(scorer, { eveningId: second, marks }));
    const rows = await tableOf(scorer, seasonId);
    expect(rows?.find(([name]) => name === 'Dora')).toEqual(['Dora', 2, [3, -1]]);
  });

  test('names the ratings of each variant, provisional at first', async () => {
    const { scorer, seasonId } = await twoEvenings();
    const [mittlere, ...others] = (await ratingsOf(scorer, seasonId)) ?? [];
    expect(others).toEqual([]);
    expect(mittlere?.variant).toBe('mittlere');
    expect(mittlere?.lines.map(({ games, isProvisional }) => [games, isProvisional])).toEqual([
      [2, true],
      [2, true],
      [2, true],
    ]);
    const points = mittlere?.lines.map((line) => line.points) ?? [];
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });
});

describe('ratings', () => {
  const isRated = async (club: Club) =>
    (await cachesOf(club)).map(({ ratings }) => ratings !== null);
  /** A season of the club after the first, with two evenings of a game each. */
  async function nextSeason() {
    const club = await twoEvenings();
    const { owner, scorer, leagueId } = club;
    const next = nanoid();
    await write((tx) =>
      tx.season.create({
        data: {
          id: next,
          leagueId,
          name: 'Beside it',
          startsOn: '2026-01-01',
          endsOn: '2026-12-31',
          variants: ['mittlere'],
          houseRules: {},
          scheme: json(Scheme.parse({})),
          createdAt: new Date(),
        },
      }),
    );
    const [third, fourth] = [
      await newEvening(scorer, { seasonId: next, date: '2026-02-05' }),
      await newEvening(scorer, { seasonId: next, date: '2026-02-19' }),
    ];
    await playMittlere(scorer, { evening: third, losers: [0, 1, 1] });
    await playMittlere(scorer, { evening: fourth, losers: [2, 2, 0] });
    return { ...club, next, third, fourth, table: () => seasonNow(owner, { seasonId: next }) };
  }

  test('are kept only where a season begins, and after each evening for a player’s page', async () => {
    const club = await nextSeason();
    expect(await isRated(club)).toEqual([false, false, false, false]);
    const table = await club.table();
    expect(await isRated(club)).toEqual([false, true, false, false]);
    await rateAll(club.leagueId);
    expect(await isRated(club)).toEqual([true, true, true, true]);
    expect((await club.table())?.ratings).toEqual(table?.ratings);
    // From nothing and from what is kept: the same.
    const kept = await cachesOf(club);
    await write((tx) => tx.evening.updateMany({ data: { ratings: Prisma.DbNull } }));
    await rateAll(club.leagueId);
    expect(await cachesOf(club)).toEqual(kept);
  });

  test('follow a correction to an evening of the season before, kept table or not', async () => {
    const club = await nextSeason();
    const before = await club.table();
    expect(await club.table()).toBe(before);
    await correctFirst(club.scorer, club.first, 2);
    // Its own season is read first, and has all results when the other is asked for.
    await standingsOf(club.owner, { seasonId: club.seasonId });
    const after = await club.table();
    expect(after?.ratings).not.toEqual(before?.ratings);
    expect(after?.standings).toEqual(before?.standings);
    await write((tx) => tx.evening.updateMany({ data: { ratings: Prisma.DbNull } }));
    expect((await standingsOf(club.owner, { seasonId: club.next }))?.ratings).toEqual(
      after?.ratings,
    );
  });

  test('count what two seasons play at the same time', async () => {
    const club = await nextSeason();
    const { scorer, owner, seasonId } = club;
    const between = await newEvening(scorer, { seasonId, date: '2026-02-12' });
    const game = await playMittlere(scorer, { evening: between, losers: [1, 1, 0] });
    const before = await club.table();
    expect(before?.ratings[0]?.lines.map(({ games }) => games)).toEqual([5, 5, 5]);
    await correctFirst(scorer, game, 2);
    const after = await club.table();
    expect(after?.ratings).not.toEqual(before?.ratings);
    await rateAll(club.leagueId);
    expect((await standingsOf(owner, { seasonId: club.next }))?.ratings).toEqual(after?.ratings);
  });
});

describe('a hidden table', () => {
  const hidden = async () => {
    const club = await twoEvenings({ hideFrom: 2 });
    const shown = await standingsOf(club.owner, { seasonId: club.seasonId });
    return { ...club, shown };
  };

  test('shows nobody what it hides, and says since when', async () => {
    const { as, seasonId, leagueId, second } = await hidden();
    for (const who of ['reader', 'member', 'scorer', 'owner'] as const) {
      const table = await standingsOf(as[who], { seasonId, look: who !== 'owner' });
      expect(table?.standings.hiddenSince).toEqual({ number: 2, date: '2026-01-22' });
      expect(table?.standings.evenings).toHaveLength(1);
      expect(table?.standings.rows[0]).toMatchObject({ name: 'Anna', total: 3 });
      expect(table?.ratings[0]?.lines[0]).toMatchObject({ games: 1 });
      expect(table?.canLook).toBe(who === 'owner');
      const evening = await findEvening(as[who], { leagueId, eveningId: second });
      expect(evening?.ranking).toBeNull();
    }
  });

  test('is hidden from the second evening with games on, whatever empty ones lie before', async () => {
    const { as, scorer, seasonId, leagueId, second, eveningId } = await hidden();
    await newEvening(scorer, { seasonId, date: '2026-01-02' });
    const table = await standingsOf(as.reader, { seasonId });
    expect(table?.standings.hiddenSince).toEqual({ number: 2, date: '2026-01-22' });
    expect(table?.standings.evenings.map(({ id }) => id)).toEqual([eveningId]);
    expect(table?.ratings[0]?.lines[0]).toMatchObject({ games: 1 });
    const rankingAt = async (id: string) =>
      (await findEvening(as.reader, { leagueId, eveningId: id }))?.ranking;
    expect(await rankingAt(eveningId)).not.toBeNull();
    expect(await rankingAt(second)).toBeNull();
  });

  test('can be looked at by an owner who asks', async () => {
    const { owner, seasonId, leagueId, second } = await hidden();
    const table = await standingsOf(owner, { seasonId, look: true });
    expect(table?.standings).toMatchObject({
      hiddenSince: null,
      rows: [{ name: 'Carla' }, {}, {}],
    });
    const evening = await findEvening(owner, { leagueId, eveningId: second, look: true });
    expect(evening?.ranking).not.toBeNull();
  });

  test('is shown when the season is closed', async () => {
    const { owner, as, seasonId } = await hidden();
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    expect((await tableOf(as.reader, seasonId))?.[0]).toEqual(['Carla', 3, [3, 0]]);
  });
});

describe('what is kept', () => {
  test('is right when a correction falls between reading and keeping', async () => {
    const club = await twoEvenings();
    const { scorer, eveningId, first, seasonId } = club;
    // What a reader made before the correction is not what gets kept after it.
    const old = await read((tx) => makeResults(tx, [eveningId]));
    await correctFirst(scorer, first, 0);
    await write((tx) => keepResults(tx, [eveningId]));
    const [kept] = await cachesOf(club);
    expect(kept?.results).not.toEqual(old.get(eveningId));
    expect((await tableOf(scorer, seasonId))?.[1]).toEqual(['Beat', 0, [-3, 3]]);
  });

  test('is right whoever reads while games are corrected', async () => {
    const club = await twoEvenings();
    const { scorer, seasonId, first, owner } = club;
    let game = first;
    for (let n = 0; n < 6; n++) {
      const loser = n % 3;
      const [, , state] = await Promise.all([
        standingsOf(owner, { seasonId }),
        standingsOf(scorer, { seasonId }),
        (async () => {
          value(await move(scorer, game.id, { kind: 'reopen' }));
          const state = value(await correct(scorer, game, 0, loser));
          value(await move(scorer, game.id, { kind: 'finish' }));
          return state;
        })(),
        standingsOf(owner, { seasonId }),
      ]);
      game = state;
      // Losers of the first evening: this one, then Beat twice.
      const first = [0, 1, 2].map((seat) => (seat === 1 ? -3 : 3) + (seat === loser ? -3 : 0));
      const table = await standingsOf(owner, { seasonId });
      const rows = table?.standings.rows ?? [];
      const nets = ['Anna', 'Beat', 'Carla'].map(
        (name) => rows.find((row) => row.name === name)?.cells[0]?.value,
      );
      expect(nets).toEqual(first);
    }
    await expectAsIfNew(club);
  });

  test('makes reading cost as many queries however many games there are', async () => {
    const club = await twoEvenings();
    const { scorer, owner, seasonId, eveningId } = club;
    const few = await queriesOf(() => standingsOf(owner, { seasonId }));
    for (let n = 0; n < 10; n++)
      await playMittlere(scorer, {
        evening: eveningId,
        players: ['Anna', 'Beat', `Guest ${nanoid(4)}`],
        losers: [0, 1, 2],
      });
    await standingsOf(owner, { seasonId });
    expect(await queriesOf(() => standingsOf(owner, { seasonId }))).toBe(few);
    expect(few).toBeLessThanOrEqual(18);
  });
});

/** How many queries a job that only reads makes. */
async function queriesOf(job: () => Promise<unknown>): Promise<number> {
  await job();
  const store = openDatabase();
  const { read: readAlone } = store;
  let count = 0;
  // Counts what goes through the transaction's own delegates, and what is asked by hand.
  const counting = (tx: object): object =>
    new Proxy(tx, {
      get: (target, key) => {
        const inner: unknown = Reflect.get(target, key);
        if (key === '$queryRaw' && typeof inner === 'function')
          return (...args: unknown[]) => {
            count += 1;
            return Reflect.apply(inner, target, args);
          };
        if (typeof inner !== 'object' || inner === null) return inner;
        return new Proxy(inner, {
          get: (delegate, name) => {
            const run: unknown = Reflect.get(delegate, name);
            if (typeof run !== 'function') return run;
            return (...args: unknown[]) => {
              count += 1;
              return Reflect.apply(run, delegate, args);
            };
          },
        });
      },
    });
  const counted = (tx: object) => counting(tx) as Tx;
  store.read = (run) => readAlone((tx) => run(counted(tx)));
  try {
    await job();
  } finally {
    store.read = readAlone;
  }
  return count;
}
