import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { type GameFilter, searchGames } from '../../lib/server/archive/history';
import { write } from '../../lib/server/store/db';
import { json } from '../../lib/server/store/json';
import type { Table } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { playerId, putGame } from './archive';
import { type Club, foundClub, WHO } from './club';
import { MITTLERE, newViewer } from './table';

useDatabase();

const SCHIEBER: Table = {
  variant: 'schieber',
  options: {},
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
const DIFFERENZLER: Table = { ...MITTLERE, variant: 'differenzler' };
/** Carla is best, then Anna and Beat are level at nothing; by hand: the middle one loses. */
const BEAT_LOSES = [{ points: [80, 50, 27] }];
const ANNA_LOSES = [{ points: [50, 80, 27] }];
const trump = (points: readonly number[]) => ({ trump: 'hearts', points });

let club: Club;
let secondEvening: string;
let otherSeason: string;
let me: Viewer;
/** Game by label: o for own ones, l for those of the league. */
const ids = new Map<string, string>();
const label = (id: string) => [...ids].find(([, own]) => own === id)?.[0] ?? id;
const found = async (viewer: Viewer | null, filter: GameFilter) =>
  (await searchGames(viewer, filter)).games.map(({ id }) => label(id)).join(' ');

async function addEvening(date: string, seasonId: string): Promise<string> {
  const id = nanoid();
  await write((tx) =>
    tx.evening.create({
      data: {
        id,
        leagueId: club.leagueId,
        seasonId,
        date,
        name: '',
        isFinal: false,
        tables: [],
        createdAt: new Date(),
      },
    }),
  );
  return id;
}

beforeAll(async () => {
  club = await foundClub();
  me = club.scorer;
  otherSeason = nanoid();
  await write((tx) =>
    tx.season.create({
      data: {
        id: otherSeason,
        leagueId: club.leagueId,
        name: '2027',
        startsOn: '2027-01-01',
        endsOn: '2027-12-31',
        variants: ['mittlere'],
        houseRules: {},
        scheme: json(Scheme.parse({})),
        createdAt: new Date(),
      },
    }),
  );
  secondEvening = await addEvening('2026-02-05', club.seasonId);
  await write((tx) =>
    tx.evening.update({ where: { id: club.eveningId }, data: { place: 'Rössli' } }),
  );
  await write((tx) =>
    tx.evening.update({
      where: { id: secondEvening },
      data: { name: 'Martini-Jass', place: 'Restaurant Kreuz' },
    }),
  );
  const nextYear = await addEvening('2027-01-07', otherSeason);
  const own = { players: ['Anna', 'Beat', 'Carla'] };
  ids.set('o1', await putGame(me, { ...own, at: '2026-01-01T19:00Z', hands: BEAT_LOSES }));
  ids.set(
    'o2',
    await putGame(me, {
      at: '2026-01-20T22:30Z',
      players: ['Zoe', 'Beat', 'Carla'],
      table: DIFFERENZLER,
      notes: 'A long night, played at the Lindenhof.',
    }),
  );
  ids.set('o3', await putGame(me, { ...own, at: '2026-03-01T19:00Z', hands: ANNA_LOSES }));
  const evening = club.eveningId;
  ids.set(
    'l1',
    await putGame(me, {
      evening,
      at: '2026-01-08T19:00Z',
      hands: BEAT_LOSES,
      notes: 'Linde, cold',
    }),
  );
  ids.set(
    'l2',
    await putGame(me, {
      evening,
      at: '2026-01-08T20:00Z',
      table: SCHIEBER,
      hands: [trump([100, 57])],
      notes: 'Contested at the Linde',
    }),
  );
  ids.set('l3', await putGame(me, { evening, at: '2026-01-08T23:30Z', table: SCHIEBER }));
  ids.set(
    'l4',
    await putGame(me, {
      evening: secondEvening,
      at: '2026-02-05T19:00Z',
      table: { ...SCHIEBER, players: ['Anna', 'Carla', 'Beat', 'Emil'] },
      hands: [trump([50, 107])],
    }),
  );
  ids.set(
    'l5',
    await putGame(me, { evening: nextYear, at: '2027-01-08T01:00Z', hands: ANNA_LOSES }),
  );
});

describe('finds', () => {
  const anna = { name: 'Anna' };
  const beat = { name: 'beat ' };
  const rows: readonly [string, GameFilter | (() => GameFilter | Promise<GameFilter>), string][] = [
    ['everything one may see, the newest first', {}, 'l5 o3 l4 o2 l3 l2 l1 o1'],
    ['the oldest first', { order: 'oldest' }, 'o1 l1 l2 l3 o2 l4 o3 l5'],
    ['own ones alone', { leagueId: null }, 'o3 o2 o1'],
    ['a league', () => ({ leagueId: club.leagueId }), 'l5 l4 l3 l2 l1'],
    ['a variant, in both places', { variant: 'mittlere' }, 'l5 o3 l1 o1'],
    ['another', { variant: 'schieber' }, 'l4 l3 l2'],
    ['a season', () => ({ seasonId: club.seasonId }), 'l4 l3 l2 l1'],
    ['a season whose night went on', () => ({ seasonId: otherSeason }), 'l5'],
    ['a season, oldest first', () => ({ seasonId: club.seasonId, order: 'oldest' }), 'l1 l2 l3 l4'],
    ['an evening', () => ({ eveningId: club.eveningId }), 'l3 l2 l1'],
    [
      'an evening of another season',
      () => ({ eveningId: club.eveningId, seasonId: otherSeason }),
      '',
    ],
    ['from a day on', { from: '2026-02-05' }, 'l5 o3 l4'],
    ['up to a day, itself included', { to: '2026-01-08' }, 'l3 l2 l1 o1'],
    ['a span', { from: '2026-01-08', to: '2026-02-05', order: 'oldest' }, 'l1 l2 l3 o2 l4'],
    ['running ones', { result: 'running' }, 'o2 l3'],
    ['finished ones', { result: 'finished' }, 'l5 o3 l4 l2 l1 o1'],
    ['a name, whoever has it in whatever place', { who: [anna] }, 'l5 o3 l4 l3 l2 l1 o1'],
    ['a name that begins so', { who: [{ name: 'zo' }] }, 'o2'],
    ['nobody of that name', { who: [{ name: 'Xaver' }] }, ''],
    ['no name', { who: [{ name: ' ' }] }, ''],
    [
      'a player of the league',
      async () => ({ who: [{ id: await inLeague('anna') }] }),
      'l5 l4 l3 l2 l1',
    ],
    ['a player of the own ones', async () => ({ who: [{ id: await inCircle('anna') }] }), 'o3 o1'],
    [
      'players of two places never met',
      async () => ({ who: [{ id: await inCircle('anna') }, { id: await inLeague('beat') }] }),
      '',
    ],
    ['two who played together', { who: [{ name: 'Emil' }, anna] }, 'l4'],
    ['two who played together, one of them rare', { who: [anna, { name: 'Zoe' }] }, ''],
    ['a pair', { who: [anna, { name: 'Carla' }], isPair: true }, 'l3 l2'],
    ['another pair', { who: [anna, beat], isPair: true }, 'l4'],
    ['nobody is a pair with themselves', { who: [anna, anna], isPair: true }, ''],
    ['what somebody won', { who: [anna], result: 'won' }, 'l2 l1 o1'],
    ['what somebody lost', { who: [anna], result: 'lost' }, 'l5 o3 l4'],
    ['what somebody lost against another', { who: [anna, { name: 'Emil' }], result: 'lost' }, 'l4'],
    ['what a pair won', { who: [anna, { name: 'Carla' }], isPair: true, result: 'won' }, 'l2'],
    ['running ones of somebody', { who: [anna], result: 'running' }, 'l3'],
    ['won by nobody in particular', { result: 'won', variant: 'schieber' }, ''],
    ['signs that are no word', { words: '%' }, ''],
    ['the beginning of a word', { words: 'lin' }, 'o2 l2 l1'],
    ['a whole word', { words: 'linde ' }, 'l2 l1'],
    ['two words', { words: 'LINDE cold' }, 'l1'],
    ['two words, the last one begun', { words: 'at li' }, 'o2 l2'],
    ['words that nobody wrote', { words: 'linde summer' }, ''],
    ['words and a player', { words: 'lin', who: [{ name: 'Dora' }] }, 'l2'],
    ['words of an evening', () => ({ words: 'lin', eveningId: club.eveningId }), 'l2 l1'],
    ['words and a day', { words: 'lin', to: '2026-01-08' }, 'l2 l1'],
    ['a name', { words: 'zoe' }, 'o2'],
    ['the beginning of a name, and a word of the notes', { words: 'linde zo' }, ''],
    ['a name, and a word of the notes', { words: 'zoe night' }, 'o2'],
    ['two names', { words: 'carla zoe' }, 'o2'],
    ['what is played', { words: 'schieber' }, 'l4 l3 l2'],
    ['what is played, begun, and somebody', { words: 'Anna Schieb' }, 'l4 l3 l2'],
    ['what is played, and where', { words: 'martini schieber' }, 'l4'],
    ['the name of an evening', { words: 'martini' }, 'l4'],
    ['the name of an evening, and of somebody there', { words: 'martini an' }, 'l4'],
    ['the name of an evening, and of somebody elsewhere', { words: 'martini zoe' }, ''],
    ['where an evening was', { words: 'kreuz' }, 'l4'],
    ['the day of an evening', { words: '5.2.' }, 'l4'],
    ['the day of an evening in its year', { words: '08.01.2026' }, 'l3 l2 l1'],
    ['a day of another year', { words: '8. 1. 2027' }, ''],
    ['the day and two figures of its year', { words: '8.1.26' }, 'l3 l2 l1'],
    ['two figures of another year', { words: '8.1.27' }, ''],
    ['a day as programs write it', { words: '2026-02-05' }, 'l4'],
    ['the day in words', { words: '5. Februar' }, 'l4'],
    ['the day in words, begun, and its year', { words: '8 Jan. 2026' }, 'l3 l2 l1'],
    ['a number that begins no day', { words: '4 linde' }, ''],
    ['ö as oe', { words: 'Zoe' }, 'o2'],
    ['a place in other letters', { words: 'Roessli' }, 'l3 l2 l1'],
    ['a day, and somebody there', { words: 'emil 5.2.' }, 'l4'],
    ['a month', { words: 'Januar' }, 'l5 l3 l2 l1'],
    ['a month in another language, and somebody there', { words: 'carla février ' }, 'l4'],
    ['too little of a month', { words: 'feb' }, ''],
    ['a weekday', { words: 'Donnerstag' }, 'l5 l4 l3 l2 l1'],
    ['a weekday in short, and its month', { words: 'Do januar' }, 'l5 l3 l2 l1'],
    ['a weekday in another language, begun', { words: 'jeud' }, 'l5 l4 l3 l2 l1'],
    ['another weekday', { words: 'Freitag' }, ''],
    ['a weekday before its day', { words: 'Do, 5. Februar' }, 'l4'],
    ['a name that begins as a weekday', { words: 'Do' }, 'l3 l2'],
    [
      'a lot at once',
      () => ({
        who: [anna, { name: 'Dora' }],
        variant: 'schieber',
        seasonId: club.seasonId,
        result: 'finished',
        words: 'contested',
        from: '2026-01-08',
        to: '2026-01-08',
      }),
      'l2',
    ],
    ['no such league', { leagueId: nanoid() }, ''],
    ['no such season', { seasonId: nanoid() }, ''],
    ['no such evening', { eveningId: nanoid() }, ''],
    ['no such player', { who: [{ id: nanoid() }] }, ''],
    ['a day that is none', { from: 'tomorrow', to: '2026-01-01' }, 'o1'],
  ];
  const inLeague = (key: string) => playerId({ leagueId: club.leagueId }, key);
  const inCircle = (key: string) => playerId({ ownerId: me.userId }, key);

  test.each(rows)('%s', async (_, filter, expected) => {
    const asked = typeof filter === 'function' ? await filter() : filter;
    expect(await found(me, asked)).toBe(expected);
  });

  test.each(rows)('page by page the same: %s', async (_, filter, expected) => {
    const asked = typeof filter === 'function' ? await filter() : filter;
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchGames(me, asked, { cursor, limit: 1 });
      expect(page.games.length).toBeLessThanOrEqual(1);
      seen.push(...page.games.map(({ id }) => label(id)));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen.join(' ')).toBe(expected);
  });
});

test('two names that turned out to be one are found under both', async () => {
  const circle = { leagueId: club.leagueId };
  const [emil, dora] = [await playerId(circle, 'emil'), await playerId(circle, 'dora')];
  await write(async (tx) => {
    await tx.player.update({ where: { id: emil }, data: { mergedIntoId: dora } });
    await tx.seat.updateMany({ where: { playerId: emil }, data: { playerId: dora } });
  });
  for (const who of [{ id: emil }, { id: dora }, { name: 'Emil' }, { name: 'Dora' }])
    expect(await found(me, { who: [who] })).toBe('l4 l3 l2');
  await write(async (tx) => {
    await tx.player.update({ where: { id: emil }, data: { mergedIntoId: null } });
    await tx.seat.updateMany({ where: { enteredId: emil }, data: { playerId: emil } });
  });
});

describe.each([false, true])('a league that everybody may read: %s', (isPublic) => {
  test.each(WHO)('is searched by %s as they may', async (who) => {
    const set = (is: boolean) =>
      write((tx) => tx.league.update({ where: { id: club.leagueId }, data: { isPublic: is } }));
    await set(isPublic);
    const viewer = club.as[who];
    const belongs = who !== 'nobody' && who !== 'stranger';
    const own = who === 'scorer' ? 'o1' : '';
    const ofLeague = belongs || isPublic ? 'l5 l4 l3 l2 l1' : '';
    const anna = await playerId({ leagueId: club.leagueId }, 'anna');
    // Without a word of the league only those who belong to it find its games.
    const first = await found(viewer, { to: '2026-01-08', order: 'oldest' });
    expect(first).toBe([own, belongs ? 'l1 l2 l3' : ''].filter(Boolean).join(' '));
    expect(await found(viewer, { leagueId: club.leagueId })).toBe(ofLeague);
    expect(await found(viewer, { who: [{ id: anna }] })).toBe(ofLeague);
    expect(await found(viewer, { eveningId: secondEvening })).toBe(ofLeague && 'l4');
    expect(await found(viewer, { seasonId: otherSeason })).toBe(ofLeague && 'l5');
    expect(await found(viewer, { words: 'cold', leagueId: club.leagueId })).toBe(
      belongs ? 'l1' : '',
    );
    if (who !== 'scorer') {
      expect(await found(viewer, { leagueId: null })).toBe('');
      const zoe = await playerId({ ownerId: me.userId }, 'zoe');
      expect(await found(viewer, { who: [{ id: zoe }] })).toBe('');
    }
    await set(false);
  });
});

test('games at the very same moment are all found, each once', async () => {
  const owner = await newViewer();
  const made: string[] = [];
  for (let n = 0; n < 7; n++) made.push(await putGame(owner, { at: '2026-05-01T20:00Z' }));
  for (const order of ['newest', 'oldest'] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchGames(
        owner,
        { order, who: [{ name: 'Anna' }] },
        { cursor, limit: 2 },
      );
      seen.push(...page.games.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(order === 'oldest' ? made.toSorted() : made.toSorted().reverse());
  }
});

test.each(['', 'nonsense', '1.', `x.${nanoid()}`, `9999999999999999.${nanoid()}`])(
  'a cursor that is none (%j) begins at the start',
  async (cursor) => {
    const { games } = await searchGames(me, {}, { cursor, limit: 1 });
    expect(games.map(({ id }) => label(id))).toEqual(['l5']);
  },
);
