/** Where a player stands now, on their page: as the season's table says, and never an older state of it. */
import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import { Scheme } from '../../lib/league/scheme';
import { playerCard, playerNow } from '../../lib/server/archive/player-page';
import { savePaper } from '../../lib/server/leagues/paper';
import { addPlayers, listPlayers, playedIn } from '../../lib/server/leagues/roster';
import { createSeason } from '../../lib/server/leagues/seasons';
import { standingsOf } from '../../lib/server/leagues/standings';
import { write } from '../../lib/server/store/db';
import { json } from '../../lib/server/store/json';
import { useDatabase } from '../helpers/database';
import { foundClub } from './club';
import { newEvening, playMittlere } from './season';
import { value } from './table';

useDatabase();

test('the card follows the table: other people’s games, the scheme, what is hidden', async () => {
  const club = await foundClub();
  const { scorer, seasonId, eveningId } = club;
  const second = await newEvening(scorer, { seasonId, date: '2026-01-22' });
  await playMittlere(scorer, { evening: eveningId, losers: [1, 1, 2] });
  const rows = async () => (await standingsOf(scorer, { seasonId }))?.standings.rows ?? [];
  const beat = (await rows()).find(({ name }) => name === 'Beat')?.id ?? '';
  const card = async (viewer = scorer) =>
    (await playerNow(viewer, { playerId: beat, season: undefined, look: false }))?.standing;
  const inTable = async () => (await rows()).find(({ id }) => id === beat);
  const holds = async () => {
    const row = await inTable();
    expect(await card()).toMatchObject({
      rank: row?.rank,
      total: row?.total,
      evenings: row?.cells.map((cell) => ({ value: cell.value })),
    });
  };
  await holds();
  expect((await card())?.rank).toBe(3);
  // Without Beat, at an evening that was played already and at another one.
  for (const evening of [eveningId, second]) {
    await playMittlere(scorer, {
      evening,
      players: ['Anna', 'Dora', 'Carla'],
      losers: [0, 0, 0],
    });
    await holds();
  }
  const scheme = json({ ...Scheme.parse({}), hideFrom: 2 });
  await write((tx) => tx.season.update({ where: { id: seasonId }, data: { scheme } }));
  await holds();
  expect((await card())?.evenings).toHaveLength(1);
});

test('what stands on paper belongs to the card too', async () => {
  const { scorer, leagueId, eveningId, seasonId } = await foundClub();
  const names = ['Anna', 'Beat', 'Carla'];
  value(await addPlayers(scorer, { leagueId, names, joinedOn: null }));
  const players = (await listPlayers(scorer, leagueId)) ?? [];
  const idOf = (name: string) => players.find((one) => one.name === name)?.id ?? '';
  const card = () => playerCard(scorer, idOf('Anna'));
  const onPaper = { eveningId, variant: 'mittlere', of: 'game', hands: null, revision: 0 } as const;
  const totals = [4, -1, -3].map((total, i) => ({ player: idOf(names[i] ?? ''), total }));
  value(await savePaper(scorer, { ...onPaper, id: nanoid(), seats: totals }));
  expect(await card()).toMatchObject({
    season: { id: seasonId },
    played: { games: 0, paper: 1 },
    stats: { games: 1, wins: 1, form: [{ place: 1, isOnPaper: true }] },
    standing: { rank: 1, total: 4 },
  });
  await playMittlere(scorer, { evening: eveningId, losers: [0, 0, 0] });
  const both = await card();
  expect(both?.stats).toMatchObject({ games: 2, wins: 1 });
  expect(both?.stats.form.map((game) => game.isOnPaper).toSorted()).toEqual([false, true]);
  expect(both?.played).toEqual({ games: 1, paper: 1 });
  // The course of the rating begins where everybody does, with the result on paper as its first.
  expect(both?.ratings).toMatchObject([{ before: 1000, games: 2 }]);
});

test('a whole evening is a result and an evening of the table and the list, and no game', async () => {
  const { scorer, leagueId, eveningId, seasonId } = await foundClub();
  value(await addPlayers(scorer, { leagueId, names: ['Anna'], joinedOn: null }));
  const player = ((await listPlayers(scorer, leagueId)) ?? [])[0]?.id ?? '';
  const head = { eveningId, variant: 'mittlere', of: 'net-sticks', hands: null } as const;
  const seats = [{ player, total: 7 }];
  value(await savePaper(scorer, { ...head, id: nanoid(), revision: 0, seats }));
  expect(await playerCard(scorer, player)).toMatchObject({
    season: { id: seasonId },
    played: { games: 0, paper: 1 },
    paper: [{ eveningId, of: 'net-sticks', total: 7 }],
    stats: { games: 0 },
    standing: { rank: 1, total: 7 },
  });
  expect((await playedIn(scorer, leagueId))?.get(player)).toMatchObject({
    ...{ games: 0, evenings: 1, paper: 0, whole: 1 },
  });
});

test('a season that goes on is shown before a closed one with the last evening', async () => {
  const { scorer, owner, leagueId, eveningId, seasonId } = await foundClub();
  await playMittlere(scorer, { evening: eveningId, losers: [1, 1, 2] });
  const players = (await listPlayers(scorer, leagueId)) ?? [];
  const player = players.find(({ name }) => name === 'Anna')?.id ?? '';
  const paper = nanoid();
  const year = { name: 'Paper', startsOn: '2026-01-01', endsOn: '2026-12-31' };
  const counts = { variants: ['mittlere' as const], houseRules: {}, scheme: Scheme.parse({}) };
  value(await createSeason(owner, { id: paper, leagueId, ...year, ...counts }));
  const later = await newEvening(scorer, { seasonId: paper, date: '2026-01-29' });
  const head = { eveningId: later, variant: 'mittlere', of: 'net-sticks', hands: null } as const;
  const seats = [{ player, total: 7 }];
  value(await savePaper(scorer, { ...head, id: nanoid(), revision: 0, seats }));
  const close = (id: string) =>
    write((tx) => tx.season.update({ where: { id }, data: { closed: true } }));
  const shown = async () => (await playerCard(scorer, player))?.season?.id;
  expect(await shown()).toBe(paper);
  await close(paper);
  expect(await shown()).toBe(seasonId);
  expect((await playerCard(scorer, player, { season: 'all' }))?.played).toEqual({
    ...{ games: 1, paper: 1 },
  });
  await close(seasonId);
  expect(await shown()).toBe(paper);
});
