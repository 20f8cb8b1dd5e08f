/** Results from paper are found like games: by who, what, where, when and words. */
import { nanoid } from 'nanoid';
import { beforeAll, expect, test } from 'vitest';
import { type GameFilter, searchGames } from '../../lib/server/archive/history';
import { findLeagueGames, leagueGamesNow } from '../../lib/server/archive/league-games';
import { deletePaper, savePaper } from '../../lib/server/leagues/paper';
import { addPlayers } from '../../lib/server/leagues/roster';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { playerId, putGame } from './archive';
import { type Club, foundClub } from './club';
import { newEvening } from './season';
import { value } from './table';

useDatabase();
let club: Club;
let second: string;
const id = new Map<string, string>();
const idOf = (name: string) => ({ id: id.get(name) ?? '' });

beforeAll(async () => {
  club = await foundClub({ isPublic: true });
  const { leagueId, scorer, seasonId, eveningId } = club;
  const names = ['Anna Amrein', 'Beat Bucher', 'Carla Caduff', 'Dora Durrer'];
  value(await addPlayers(scorer, { leagueId, names, joinedOn: null }));
  for (const name of names) id.set(name, await playerId({ leagueId }, name.toLowerCase()));
  second = await newEvening(club.owner, { seasonId, date: '2026-03-05' });
  await write((tx) => tx.evening.update({ where: { id: second }, data: { name: 'Fasnacht' } }));
  const keep = (at: string, of: 'game' | 'net-sticks', totals: [string, number][]) =>
    savePaper(scorer, {
      ...{ id: nanoid(), eveningId: at, variant: 'mittlere', of, hands: null, revision: 0 },
      ...{ asWritten: true, besides: true },
      seats: totals.map(([name, total]) => ({ player: idOf(name).id, total })),
    });
  const game = [
    ['Anna Amrein', -2],
    ['Beat Bucher', 3],
    ['Carla Caduff', -1],
  ] as const;
  value(
    await keep(
      eveningId,
      'game',
      game.map(([name, total]) => [name, total]),
    ),
  );
  value(
    await keep(second, 'net-sticks', [
      ['Anna Amrein', 4],
      ['Dora Durrer', -4],
    ]),
  );
});

const find = async (filter: GameFilter, as = club.owner) =>
  (await searchGames(as, { leagueId: club.leagueId, ...filter })).paper;
const days = async (filter: GameFilter) =>
  (await find(filter)).map(({ evening }) => evening.date.slice(5));

test('a game with who won first, a whole evening with those who were looked for', async () => {
  expect(await find({ who: [idOf('Anna Amrein')] })).toMatchObject([
    {
      ...{ of: 'net-sticks', people: 2, evening: { id: second, name: 'Fasnacht' } },
      totals: [{ names: ['Anna Amrein'], total: 4 }],
    },
    {
      ...{ of: 'game', people: 3, league: { id: club.leagueId } },
      totals: [
        { names: ['Beat Bucher'], total: 3, won: true },
        { names: ['Anna Amrein'], total: -2, won: false },
        { names: ['Carla Caduff'], total: -1, won: false },
      ],
    },
  ]);
});

test.each<[string, GameFilter, string[]]>([
  ['all, the latest first', {}, ['03-05', '01-08']],
  ['the oldest first', { order: 'oldest' }, ['01-08', '03-05']],
  ['by a word of a name', { words: 'dora' }, ['03-05']],
  ['by the beginning of one, and another', { words: 'bucher ann' }, ['01-08']],
  ['by the evening’s name', { words: 'fasnacht' }, ['03-05']],
  ['by a word that is nowhere', { words: 'kontermatsch' }, []],
  ['by variant', { variant: 'schieber' }, []],
  ['by what is played', { words: 'mittlere' }, ['03-05', '01-08']],
  ['from a day on', { from: '2026-02-01' }, ['03-05']],
  ['until a day', { to: '2026-02-01' }, ['01-08']],
  ['those that go on', { result: 'running' }, []],
])('%s', async (_, filter, found) => {
  expect(await days(filter)).toEqual(found);
});

test('who won and who sat together is known of a game', async () => {
  const [anna, beat] = [idOf('Anna Amrein'), idOf('Beat Bucher')];
  expect(await days({ who: [beat], result: 'won' })).toEqual(['01-08']);
  expect(await days({ who: [anna], result: 'won' })).toEqual([]);
  expect(await days({ who: [anna], result: 'lost' })).toEqual(['01-08']);
  expect(await days({ who: [anna, beat] })).toEqual(['01-08']);
  expect(await days({ who: [anna, beat], isPair: true })).toEqual([]);
  expect(await days({ eveningId: second })).toEqual(['03-05']);
  expect(await days({ seasonId: club.seasonId })).toHaveLength(2);
});

test('what is from paper has its place among the games, page by page', async () => {
  const game = await putGame(club.owner, {
    at: '2026-02-01T19:00Z',
    evening: club.eveningId,
    players: ['Anna Amrein', 'Beat Bucher', 'Carla Caduff'],
  });
  const pages = async (order: 'newest' | 'oldest') => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchGames(
        club.owner,
        { leagueId: club.leagueId, order },
        { cursor, limit: 1 },
      );
      expect(page.games.length + page.paper.length).toBe(1);
      found.push(...page.games.map(({ id }) => id), ...page.paper.map(({ of }) => of));
      cursor = page.next ?? undefined;
    } while (cursor);
    return found;
  };
  expect(await pages('newest')).toEqual(['net-sticks', game, 'game']);
  expect(await pages('oldest')).toEqual(['game', game, 'net-sticks']);
  const only = await searchGames(club.owner, { leagueId: club.leagueId }, { isGamesOnly: true });
  expect(only.paper).toEqual([]);
});

test('everybody else reads names as the league says, and the last page brings no paper', async () => {
  const { leagueId } = club;
  const filter = { words: 'dora' };
  const open = await findLeagueGames(null, { leagueId, filter, cursor: undefined });
  expect(open?.page.paper).toMatchObject([{ totals: [{ names: ['Dora D.'] }] }]);
  const { paper } = await searchGames(club.owner, { leagueId }, { cursor: '1.x' });
  expect(paper).toEqual([]);
  expect((await searchGames(await stranger(), { leagueId: null })).paper).toEqual([]);
});
const stranger = async () => club.as.stranger;

test('the page of a league’s games is another one once a total is changed or gone', async () => {
  const before = await leagueGamesNow(club.owner, club.leagueId);
  expect(await leagueGamesNow(club.owner, club.leagueId)).toBe(before);
  const [last] = before?.page.paper ?? [];
  value(await deletePaper(club.scorer, { id: last?.id ?? '', eveningId: second }));
  const after = await leagueGamesNow(club.owner, club.leagueId);
  expect(after?.page.paper.map(({ of }) => of)).toEqual(['game']);
});
