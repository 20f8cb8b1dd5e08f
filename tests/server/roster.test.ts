import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test } from 'vitest';
import { others } from '../../lib/server/archive/player-page';
import { choicesIn } from '../../lib/server/archive/search-choices';
import { createGame, findGame } from '../../lib/server/games/games';
import { claimPlayer } from '../../lib/server/leagues/claims';
import { eveningForm } from '../../lib/server/leagues/evening-page';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { savePaper } from '../../lib/server/leagues/paper';
import { importTotals } from '../../lib/server/leagues/paper-import';
import {
  addPlayers,
  listPlayers,
  playedIn,
  removePlayer,
  removeUnused,
  renamePlayer,
  setPlayerDays,
  whyStays,
} from '../../lib/server/leagues/roster';
import { read } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { inEnglish } from '../helpers/english';
import { type Club, foundClub } from './club';
import { newEvening, playMittlere, tableOf } from './season';
import { MITTLERE, refusal, value } from './table';

useDatabase();
let club: Club;
beforeEach(async () => {
  club = await foundClub({ isPublic: true });
});

const add = (names: string[], joinedOn: string | null = null) =>
  addPlayers(club.scorer, { leagueId: club.leagueId, names, joinedOn });
const roster = async () => (await listPlayers(club.scorer, club.leagueId)) ?? [];
async function at(name: string) {
  const found = (await roster()).find((one) => one.name === name);
  if (!found) throw new Error(`no player ${name}`);
  return { leagueId: club.leagueId, playerId: found.id };
}

describe('adding', () => {
  test('takes names as they are typed, tidied, in the order of the alphabet', async () => {
    expect(value(await add(['  Zoe ', '', 'Änni', 'anna  maria']))).toEqual({
      added: ['Zoe', 'Änni', 'anna maria'],
      known: [],
      twice: [],
    });
    expect((await roster()).map(({ name }) => name)).toEqual(['anna maria', 'Änni', 'Zoe']);
  });

  test('and in the order of what numbers are worth, in the roster as in lists to pick from', async () => {
    const names = ['Ärni', 'Player 2', 'Player 10', 'Zoe'];
    value(await add(['Player 10', 'Zoe', 'Player 2', 'Ärni']));
    expect((await roster()).map(({ name }) => name)).toEqual(names);
    const { players } = await read((tx) => choicesIn(tx, club.leagueId));
    expect(players.map(({ name }) => name)).toEqual(names);
    const form = await eveningForm(club.scorer, { eveningId: club.eveningId });
    expect(form?.names).toEqual(names);
    const { playerId } = await at('Player 10');
    const met = await others(club.scorer, playerId);
    expect(met.map(({ name }) => name)).toEqual(['Ärni', 'Player 2', 'Zoe']);
  });

  test('again changes nothing, and says who was there', async () => {
    value(await add(['Anna']));
    expect(value(await add(['ANNA', 'Beat'], '2026-03-01'))).toEqual({
      ...{ added: ['Beat'], known: ['ANNA'], twice: [] },
    });
    expect(await roster()).toMatchObject([
      { name: 'Anna', joinedOn: null },
      { name: 'Beat', joinedOn: '2026-03-01' },
    ]);
  });

  test.each([
    [[], 'names', 'Write a name'],
    [[' '], 'names', 'Write a name'],
    [['x'.repeat(41)], 'names.0', '41 characters'],
  ])('%j is refused', async (names, path, message) => {
    expect(refusal(await add(names))).toMatchObject({
      path,
      message: expect.stringContaining(message),
    });
    expect(await roster()).toEqual([]);
  });

  test('a name that is given twice is one person, and said', async () => {
    value(await add(['Anna Meier']));
    expect(value(await add(['Beat', 'Anna Meier', 'beat', ' anna  meier', 'Carla']))).toEqual({
      ...{ added: ['Beat', 'Carla'], known: ['Anna Meier'], twice: ['Beat', 'Anna Meier'] },
    });
    expect((await roster()).map(({ name }) => name)).toEqual(['Anna Meier', 'Beat', 'Carla']);
  });

  test('twice at the same moment makes one player', async () => {
    const answers = await Promise.all([add(['Anna']), add(['anna'])]);
    expect(answers.map(value).flatMap(({ added }) => added)).toHaveLength(1);
    expect(await roster()).toHaveLength(1);
  });
});

describe('renaming', () => {
  test('is seen in the games', async () => {
    const id = nanoid();
    value(await createGame(club.scorer, { id, table: MITTLERE, evening: club.eveningId }));
    value(await renamePlayer(club.scorer, { ...(await at('Anna')), name: ' Änni ' }));
    expect((await findGame(null, id))?.table.players).toEqual(['Änni', 'Beat', 'Carla']);
    value(await renamePlayer(club.scorer, { ...(await at('Änni')), name: 'änni' }));
  });

  test('to a name that is there already is refused, and says what to do', async () => {
    value(await add(['Anna', 'Beat', 'Toni']));
    const { leagueId, playerId: intoId } = await at('Anna');
    value(await mergePlayers(club.scorer, { ...(await at('Toni')), intoId }));
    const beat = { leagueId, playerId: (await at('Beat')).playerId };
    expect(refusal(await renamePlayer(club.scorer, { ...beat, name: 'anna' }))).toMatchObject({
      path: 'name',
      message: 'There is a player called Anna already. If both are one person, merge them.',
    });
    expect(refusal(await renamePlayer(club.scorer, { ...beat, name: 'Toni' }))).toMatchObject({
      path: 'name',
      message: 'Toni is a name of Anna. Choose another one.',
    });
    expect(refusal(await renamePlayer(club.scorer, { ...beat, name: ' ' }))).toMatchObject({
      path: 'name',
    });
  });
});

test('days are set and taken away; the last is not before the first', async () => {
  value(await add(['Anna']));
  const anna = await at('Anna');
  const set = (joinedOn: string | null, leftOn: string | null) =>
    setPlayerDays(club.scorer, { ...anna, joinedOn, leftOn });
  value(await set('2026-02-01', '2026-02-01'));
  expect(await roster()).toMatchObject([{ joinedOn: '2026-02-01', leftOn: '2026-02-01' }]);
  expect(refusal(await set('2026-02-01', '2026-01-31'))).toMatchObject({
    path: 'leftOn',
    message: 'The last day, 31 Jan 2026, is before the first, 1 Feb 2026.',
  });
  for (const [first, last, path] of [
    ['0001-01-01', null, 'joinedOn'],
    [null, '9999-12-31', 'leftOn'],
  ] as const)
    expect(refusal(await set(first, last))).toMatchObject({
      path,
      message: expect.stringContaining('A day lies between 1 Jan 1900 and 31 Dec 2199.'),
    });
  value(await set(null, null));
  expect(await roster()).toMatchObject([{ joinedOn: null, leftOn: null }]);
});

describe('taking out', () => {
  test('all names that nothing hangs on goes at once, and no other', async () => {
    const id = nanoid();
    value(await createGame(club.scorer, { id, table: MITTLERE, evening: club.eveningId }));
    value(await add(['Zoe', 'Yves', 'Toni', 'Xaver']));
    const { leagueId, playerId: intoId } = await at('Xaver');
    value(await mergePlayers(club.scorer, { ...(await at('Toni')), intoId }));
    const all = (await listPlayers(club.scorer, leagueId)) ?? [];
    expect(all.filter(({ isUnused }) => isUnused).map(({ name }) => name)).toEqual(['Yves', 'Zoe']);
    const read = (await listPlayers(club.as.reader, leagueId)) ?? [];
    expect(read.some(({ isUnused }) => isUnused)).toBe(false);
    const playerIds = all.map((one) => one.id);
    for (const who of ['nobody', 'stranger', 'reader', 'member'] as const)
      expect([
        who,
        refusal(await removeUnused(club.as[who], { leagueId, playerIds })).code,
      ]).toEqual([who, 'forbidden']);
    expect(value(await removeUnused(club.scorer, { leagueId, playerIds }))).toEqual({ removed: 2 });
    expect((await roster())?.map(({ name }) => name)).toEqual(['Anna', 'Beat', 'Carla', 'Xaver']);
    expect(value(await removeUnused(club.scorer, { leagueId, playerIds }))).toEqual({ removed: 0 });
  });

  test('whoever has a total on paper alone stays, in the table too', async () => {
    const { scorer, leagueId, seasonId } = club;
    value(
      await importTotals(scorer, {
        ...{ leagueId, seasonId, variant: 'mittlere', of: 'net-sticks', hands: null },
        people: ['Ruth', 'Sepp'].map((name) => ({ name, hasLeft: true })),
        evenings: [
          {
            ...{ id: nanoid(), eveningId: nanoid(), date: '2026-03-05' },
            totals: [
              { who: 0, total: 3 },
              { who: 1, total: -3 },
            ],
          },
        ],
      }),
    );
    value(await add(['Zoe']));
    const all = await roster();
    expect(all.filter(({ isUnused }) => isUnused).map(({ name }) => name)).toEqual(['Zoe']);
    const playerIds = all.map(({ id }) => id);
    expect(value(await removeUnused(scorer, { leagueId, playerIds }))).toEqual({ removed: 1 });
    const names = (await roster()).map(({ name }) => name);
    expect(names).toEqual(['Ruth', 'Sepp']);
    expect((await tableOf(scorer, seasonId))?.map(([name]) => name)).toEqual(names);
  });

  test('a name without games goes', async () => {
    value(await add(['Anna']));
    const anna = await at('Anna');
    expect(await whyStays(club.scorer, anna)).toBeNull();
    value(await removePlayer(club.scorer, anna));
    expect(await roster()).toEqual([]);
  });

  test('a name with games stays, also where it was merged since', async () => {
    const table = MITTLERE;
    value(await createGame(club.scorer, { id: nanoid(), table, evening: club.eveningId }));
    value(await add(['Zoe']));
    const anna = await at('Anna');
    expect(refusal(await removePlayer(club.scorer, anna))).toMatchObject({
      message: expect.stringContaining('Anna sat in 1 game '),
    });
    const stays = await whyStays(club.scorer, anna);
    expect(stays && inEnglish({ said: stays })).toContain('Anna sat in 1 game and stays');
    expect(await whyStays(club.as.member, anna)).toBeNull();
    const zoe = await at('Zoe');
    value(await mergePlayers(club.scorer, { ...anna, intoId: zoe.playerId }));
    expect((await removePlayer(club.scorer, anna)).ok).toBe(false);
    expect((await removePlayer(club.scorer, zoe)).ok).toBe(false);
  });

  test('a name that others were merged into stays until that is undone', async () => {
    value(await add(['Anna', 'Toni']));
    const { playerId: intoId } = await at('Anna');
    value(await mergePlayers(club.scorer, { ...(await at('Toni')), intoId }));
    expect(refusal(await removePlayer(club.scorer, await at('Anna')))).toMatchObject({
      message: 'Toni is merged into Anna. Undo that first.',
    });
  });
});

test('strangers do not read who has an account, and members alone whose it is', async () => {
  value(await add(['Anna']));
  value(await claimPlayer(club.owner, await at('Anna')));
  const seenAs = async (who: 'nobody' | 'reader' | 'member' | 'owner') =>
    (await listPlayers(club.as[who], club.leagueId))?.[0]?.claim;
  expect(await seenAs('nobody')).toBeNull();
  expect(await seenAs('reader')).toEqual({ name: null, isYou: false });
  expect(await seenAs('member')).toEqual({ name: 'Olga', isYou: false });
  expect(await seenAs('owner')).toEqual({ name: 'Olga', isYou: true });
});

test('everybody’s games are counted, under whatever name, those on paper too', async () => {
  const { scorer, owner, leagueId, seasonId, eveningId, as } = club;
  const later = await newEvening(scorer, { seasonId, date: '2026-02-05' });
  await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
  await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
  const players = ['Anni', 'Beat', 'Carla'];
  await playMittlere(scorer, { evening: later, players, losers: [0, 1, 2] });
  // Both names at one evening are one person there.
  await playMittlere(scorer, { evening: eveningId, players, losers: [0, 1, 2] });
  // One that goes on counts nowhere yet.
  value(await createGame(scorer, { id: nanoid(), table: MITTLERE, evening: later }));
  const [anna, anni] = [await at('Anna'), await at('Anni')];
  // All of the last evening is from paper: a game, and so one that counts as such.
  const last = await newEvening(scorer, { seasonId, date: '2026-02-06' });
  const seats = [anna, await at('Beat'), await at('Carla')].map(({ playerId }, i) => ({
    ...{ player: playerId, total: [3, -1, -2][i] ?? 0 },
  }));
  const game = { variant: 'mittlere', of: 'game', hands: null, revision: 0 } as const;
  value(await savePaper(scorer, { id: nanoid(), eveningId: last, ...game, seats }));
  // A game of an evening with others is from paper too, and a whole evening is none.
  const more = { ...game, id: nanoid(), eveningId: later, seats };
  value(await savePaper(scorer, more));
  const whole = { variant: 'mittlere', of: 'net-sticks', hands: null, revision: 0 } as const;
  const dayAfter = await newEvening(scorer, { seasonId, date: '2026-02-07' });
  const one = { id: nanoid(), eveningId: dayAfter, seats: seats.slice(0, 1) };
  value(await savePaper(scorer, { ...whole, ...one }));
  value(await mergePlayers(owner, { ...anni, intoId: anna.playerId }));
  const found = await playedIn(as.nobody, leagueId);
  expect(found?.get(anna.playerId)).toEqual({
    ...{ games: 6, evenings: 4, paper: 2, whole: 1 },
    last: '2026-02-07',
  });
  expect(await playedIn(as.nobody, nanoid())).toBeNull();
});
