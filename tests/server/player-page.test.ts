import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { meetingsOf, others, playerPage } from '../../lib/server/archive/player-page';
import { deletePaper, savePaper } from '../../lib/server/leagues/paper';
import { write } from '../../lib/server/store/db';
import { json } from '../../lib/server/store/json';
import type { Table } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { playerId, putGame } from './archive';
import { type Club, foundClub, WHO } from './club';
import { MITTLERE, newViewer, value } from './table';

useDatabase();

const SCHIEBER: Table = {
  variant: 'schieber',
  options: {},
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
let club: Club;
let me: Viewer;
let nextSeason: string;
const ids = new Map<string, string>();
const anna = () => playerId({ leagueId: club.leagueId }, 'anna');
const beat = () => playerId({ leagueId: club.leagueId }, 'beat');

beforeAll(async () => {
  club = await foundClub();
  me = club.scorer;
  nextSeason = nanoid();
  const nextEvening = nanoid();
  const createdAt = new Date();
  const { leagueId } = club;
  await write(async (tx) => {
    await tx.season.create({
      data: {
        id: nextSeason,
        leagueId,
        name: '2027',
        startsOn: '2027-01-01',
        endsOn: '2027-12-31',
        variants: ['mittlere'],
        houseRules: {},
        scheme: json(Scheme.parse({})),
        createdAt,
      },
    });
    await tx.evening.create({
      data: {
        id: nextEvening,
        leagueId,
        seasonId: nextSeason,
        date: '2027-01-07',
        name: '',
        isFinal: false,
        tables: [],
        createdAt,
      },
    });
  });
  const evening = club.eveningId;
  const put = async (label: string, past: Parameters<typeof putGame>[1]) => {
    ids.set(label, await putGame(me, past));
  };
  // Mittlere, by hand: the one in the middle loses 2, the others win 1; from 100 on it is the other
  // way round: that player 2 potatoes, the others 1 stick each.
  await put('m1', {
    evening,
    at: '2026-01-08T19:00Z',
    // Anna +1, Beat −2, Carla +1; then Anna −2, Beat +1, Carla +1; then Anna −2.
    hands: [{ points: [80, 50, 27] }, { points: [110, 30, 17] }, { points: [50, 80, 27] }],
  });
  await put('m2', {
    evening,
    at: '2026-01-08T20:00Z',
    // Beat −2.
    hands: [{ points: [80, 50, 27] }],
  });
  // Schieber: Anna and Carla 100 to 57 in hearts, made by Beat, who sits at the dealer's right.
  await put('s1', {
    evening,
    at: '2026-01-08T21:00Z',
    table: SCHIEBER,
    hands: [{ trump: 'hearts', points: [100, 57] }],
  });
  await put('running', { evening, at: '2026-01-08T22:00Z' });
  // The next year Beat wins alone: Anna −2 for the middle, Carla not there.
  await put('m3', {
    evening: nextEvening,
    at: '2027-01-07T19:00Z',
    players: ['Anna', 'Beat', 'Emil'],
    hands: [{ points: [50, 80, 27] }],
  });
});

describe('the page of a player', () => {
  test('counts the games of the season shown, by hand', async () => {
    const page = await playerPage(me, await anna(), { season: club.seasonId });
    expect(page?.season).toEqual({ id: club.seasonId, name: '2026' });
    expect(page?.seasons.map(({ name }) => name)).toEqual(['2027', '2026']);
    // m1: Anna −3, Beat 0, Carla +3; m2: Anna and Carla +1; s1: Anna and Carla.
    expect(page?.stats).toMatchObject({
      games: 3,
      wins: 2,
      longestRun: 2,
      form: [
        { game: ids.get('m1'), won: false, place: 3 },
        { game: ids.get('m2'), won: true, place: 1 },
        { game: ids.get('s1'), won: true, place: 1 },
      ],
    });
    const carla = await playerId({ leagueId: club.leagueId }, 'carla');
    const dora = await playerId({ leagueId: club.leagueId }, 'dora');
    expect(page?.stats.byVariant).toMatchObject([
      // (−3 + 1) / 2; one hand of four with 100 or more.
      { variant: 'mittlere', games: 2, wins: 1, hands: 4, meanNet: -1, hundreds: 1 },
      { variant: 'schieber', games: 1, wins: 1, meanPoints: 100, meanAgainst: 57 },
    ]);
    expect(page?.stats.partners).toEqual([{ player: carla, games: 1, wins: 1, level: 0 }]);
    expect(page?.stats.opponents).toEqual([
      { player: await beat(), games: 3, ahead: 2, behind: 1, level: 0 },
      // m1 behind, m2 level.
      { player: carla, games: 2, ahead: 0, behind: 1, level: 1 },
      { player: dora, games: 1, ahead: 1, behind: 0, level: 0 },
    ]);
    expect(page?.names.get(carla)).toBe('Carla');
    expect(page?.latest.map(({ id }) => id)).toEqual(
      ['running', 's1', 'm2', 'm1'].map((label) => ids.get(label)),
    );
    expect(page?.cutAt).toBeNull();
  });

  test('shows the latest season unless another one, or all, are asked for', async () => {
    const games = async (season?: string) =>
      (await playerPage(me, await anna(), { season }))?.stats.games;
    expect(await games()).toBe(1);
    expect(await games('nonsense')).toBe(1);
    expect(await games(nextSeason)).toBe(1);
    expect(await games('all')).toBe(4);
  });

  test('shows ratings evening by evening, as they are after it', async () => {
    const page = await playerPage(me, await anna(), { season: 'all' });
    const mittlere = page?.ratings.find(({ variant }) => variant === 'mittlere');
    expect(mittlere).toMatchObject({ games: 3, isProvisional: true, before: 1000 });
    expect(mittlere?.after.map(({ date }) => date)).toEqual(['2026-01-08', '2027-01-07']);
    const [first, second] = mittlere?.after ?? [];
    // Second and third of three came to less than the newcomer's thousand.
    expect(second?.points).toBeLessThan(first?.points ?? 0);
    const schieber = page?.ratings.find(({ variant }) => variant === 'schieber');
    expect(schieber?.after.every(({ points }) => points !== null && points > 1000)).toBe(true);
    // Emil played on the second evening alone.
    const emil = await playerId({ leagueId: club.leagueId }, 'emil');
    const his = await playerPage(me, emil);
    expect(his?.ratings).toMatchObject([{ variant: 'mittlere', games: 1 }]);
    // Beat made the trumps of the Schieber.
    const beats = await playerPage(me, await beat(), { season: 'all' });
    expect(beats?.stats).toMatchObject({ games: 4, wins: 1, favouriteTrump: 'hearts' });
  });

  test('keeps ratings back as far as a table is hidden', async () => {
    const hide = (hideFrom: number | null) =>
      write((tx) =>
        tx.season.update({
          where: { id: nextSeason },
          data: { scheme: json(Scheme.parse({ hideFrom })), endsOn: '2099-12-31' },
        }),
      );
    const dates = async (viewer: Viewer | null, look = false) => {
      const page = await playerPage(viewer, await anna(), { season: 'all', look });
      const mittlere = page?.ratings.find(({ variant }) => variant === 'mittlere');
      return { games: mittlere?.games, dates: mittlere?.after.map(({ date }) => date) };
    };
    const all = { games: 3, dates: ['2026-01-08', '2027-01-07'] };
    await hide(1);
    for (const who of ['reader', 'member', 'scorer', 'owner'] as const)
      expect(await dates(club.as[who], who !== 'owner'), who).toEqual({
        games: 2,
        dates: ['2026-01-08'],
      });
    expect(await dates(club.as.owner, true)).toEqual(all);
    await hide(2);
    expect(await dates(club.as.reader)).toEqual(all);
    await hide(null);
  });

  test.each([false, true])('is seen by who sees the league, public: %s', async (isPublic) => {
    await write((tx) => tx.league.update({ where: { id: club.leagueId }, data: { isPublic } }));
    for (const who of WHO) {
      const sees = isPublic || !['nobody', 'stranger'].includes(who);
      const id = await anna();
      expect((await playerPage(club.as[who], id)) !== null, who).toBe(sees);
      const both = await meetingsOf(club.as[who], [id, await beat()]);
      expect(both !== null, who).toBe(sees);
      expect((await others(club.as[who], id)).length > 0, who).toBe(sees);
    }
    await write((tx) =>
      tx.league.update({ where: { id: club.leagueId }, data: { isPublic: false } }),
    );
  });

  test('knows who is who: the viewer, and names merged into one', async () => {
    const circle = { leagueId: club.leagueId };
    const [emil, dora] = [await playerId(circle, 'emil'), await playerId(circle, 'dora')];
    await write(async (tx) => {
      await tx.player.update({ where: { id: emil }, data: { mergedIntoId: dora } });
      await tx.seat.updateMany({ where: { playerId: emil }, data: { playerId: dora } });
      await tx.player.update({ where: { id: dora }, data: { userId: me.userId } });
    });
    const page = await playerPage(me, emil, { season: 'all' });
    expect(page?.player).toMatchObject({
      id: dora,
      name: 'Dora',
      isViewer: true,
      alsoKnownAs: ['Emil'],
    });
    expect(page?.stats.games).toBe(2);
    expect((await playerPage(club.owner, dora))?.player.isViewer).toBe(false);
    expect((await others(me, await anna())).map(({ name }) => name)).toEqual([
      'Beat',
      'Carla',
      'Dora',
    ]);
  });
});

describe('two players', () => {
  test('are compared by the games in which both sat, by hand', async () => {
    const found = await meetingsOf(me, [await anna(), await beat()]);
    expect(found?.players.map(({ name }) => name)).toEqual(['Anna', 'Beat']);
    expect(found?.meetings).toMatchObject({
      games: 4,
      together: { games: 0, wins: 0 },
      // m1 and m3: Beat; m2 and s1: Anna.
      against: { games: 4, firstAhead: 2, secondAhead: 2, level: 0 },
    });
    expect(found?.meetings.last.map(({ game }) => game)).toEqual(
      ['m1', 'm2', 's1', 'm3'].map((label) => ids.get(label)),
    );
    expect(found?.isCut).toBe(false);
  });

  test('are compared by games from paper too, as on the page of each of them', async () => {
    const { leagueId, eveningId, seasonId } = club;
    const circle = { leagueId };
    const carla = await playerId(circle, 'carla');
    const id = nanoid();
    value(
      await savePaper(me, {
        ...{ id, eveningId, variant: 'mittlere', of: 'game', hands: null, revision: 0 },
        seats: [
          { player: await anna(), total: 3 },
          { player: await beat(), total: -4 },
          { player: carla, total: 1 },
        ],
      }),
    );
    const page = await playerPage(me, await anna(), { season: seasonId });
    const { games, ahead, behind } =
      page?.stats.opponents.find(({ player }) => player === carla) ?? {};
    // m1 behind and m2 level; on paper ahead. In s1 they sat together.
    expect([games, ahead, behind]).toEqual([3, 1, 1]);
    const found = await meetingsOf(me, [await anna(), carla]);
    expect(found?.meetings).toMatchObject({
      ...{ games: 4, onPaper: 1, together: { games: 1 } },
      against: { games, firstAhead: ahead, secondAhead: behind, level: 1 },
    });
    value(await deletePaper(me, { id, eveningId }));
  });

  test('who never met have no games; one alone is no two', async () => {
    const circle = { leagueId: club.leagueId };
    const carla = await playerId(circle, 'carla');
    const dora = await playerId(circle, 'dora');
    const found = await meetingsOf(me, [dora, carla]);
    expect(found?.meetings).toMatchObject({ games: 1, against: { firstAhead: 0, secondAhead: 1 } });
    expect(await meetingsOf(me, [carla, carla])).toBeNull();
    expect(await meetingsOf(me, [carla, nanoid()])).toBeNull();
  });
});

describe('players outside of leagues', () => {
  test('are seen by the one who plays with them, year by year', async () => {
    const owner = await newViewer();
    const hands = [{ points: [80, 50, 27] }];
    await putGame(owner, { at: '2024-06-01T19:00Z', hands });
    await putGame(owner, { at: '2026-06-01T19:00Z', hands, table: MITTLERE });
    const own = await playerId({ ownerId: owner.userId }, 'anna');
    const page = await playerPage(owner, own);
    expect(page?.seasons.map(({ name }) => name)).toEqual(['2026', '2025', '2024']);
    expect(page).toMatchObject({ season: { id: '2026' }, ratings: [], stats: { games: 1 } });
    expect((await playerPage(owner, own, { season: '2025' }))?.stats.games).toBe(0);
    expect((await playerPage(owner, own, { season: 'all' }))?.stats.games).toBe(2);
    for (const other of [me, await newViewer(), null]) {
      expect(await playerPage(other, own)).toBeNull();
      expect(await others(other, own)).toEqual([]);
    }
    // Not even beside somebody whom the viewer does see.
    expect(await meetingsOf(me, [await anna(), own])).toBeNull();
  });
});
