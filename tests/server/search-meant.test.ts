/** What was perhaps meant by words of which nothing is found, and days said from today. */
import { nanoid } from 'nanoid';
import { beforeAll, expect, test, vi } from 'vitest';
import { daysBefore, today } from '../../lib/league/days';
import { searchGames } from '../../lib/server/archive/history';
import { spansIn } from '../../lib/server/archive/spoken-days';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { putGame } from './archive';
import { type Club, foundClub } from './club';

useDatabase();

let club: Club;
const ids: string[] = [];

beforeAll(async () => {
  club = await foundClub();
  for (const [date, players, place] of [
    [today(), ['Hans Egger', 'Ida Jost', 'Carla'], 'Nussbaumen'],
    [daysBefore(today(), 1), ['Anna', 'Ida Jost', 'Lea'], 'Olten'],
    [daysBefore(today(), 2), ['Anna', 'Ida Jost', 'Urs'], 'Olten'],
    ['2026-01-08', ['Anna', 'Beat', 'Lina'], 'Olten'],
  ] as const) {
    const id = nanoid();
    await write((tx) =>
      tx.evening.create({
        data: {
          ...{ id, date, place, name: '', isFinal: false, tables: [], createdAt: new Date() },
          ...{ leagueId: club.leagueId, seasonId: club.seasonId },
        },
      }),
    );
    ids.push(await putGame(club.scorer, { evening: id, players, at: `${date}T19:00Z` }));
  }
});

/** What yesterday is called. */
const weekday = (language: string) =>
  new Date(daysBefore(today(), 1)).toLocaleDateString(language, {
    weekday: 'long',
    timeZone: 'UTC',
  });

const look = (words: string) =>
  searchGames(club.scorer, { words, leagueId: club.leagueId }, { limit: 20 });

test.each([
  ['heute', [0]],
  ['i dag', [0]],
  ['idag', [0]],
  ["aujourd'hui", [0]],
  ['Heute Egger', [0]],
  ['yesterd', [1]],
  ['Ida ieri ', [1]],
  ['hier', [1]],
  ['Egger gestern', []],
  ['vorgestern', [2]],
  ['Urs avant-hier', [2]],
  ["l'altro ieri", [2]],
  ['altro ieri', [2]],
  ['i förrgår', [2]],
  ['The day before yesterday', [2]],
  ['day before yesterday Egger', []],
  [`letzten ${weekday('de')}`, [1]],
  [`am letzten ${weekday('de')}`, [1]],
  [`last ${weekday('en')}`, [1]],
  [`${weekday('fr')} dernier`, [1]],
  [`${weekday('it')} scorso`, [1]],
  [`i ${weekday('sv')}s`, [1]],
  [`förra ${weekday('sv')}en`, [1]],
])('%j finds %j', async (words, found) => {
  const { games } = await look(words);
  expect(games.map(({ id }) => ids.indexOf(id))).toEqual(found);
});

test('last week is the one from Monday to Sunday that is over', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] });
  const week = { from: '2026-11-16', to: '2026-11-22' };
  for (const said of [
    'letzte Woche',
    'last week',
    'la semaine dernière',
    'settimana scorsa',
    'förra veckan',
  ])
    expect(spansIn(`Anna ${said}`), said).toMatchObject({ spans: [week], rest: 'Anna  ' });
  vi.useRealTimers();
});

test.each([
  ['Donerstag', 'Donnerstag'],
  ['Janaur', 'Januar'],
  ['Eger', 'Egger'],
  ['Idda', 'Ida'],
  ['Jos Carla', 'Jost Carla'],
  ['Nussbaumn', 'Nussbaumen'],
  ['Mitlere Egger', 'Mittlere Egger'],
  ['Lena', 'Lea|Lina'],
  // Nobody played with whom that would be.
  ['Eger Beat', ''],
  ['Xaver', ''],
  ['Ida', ''],
])('by %j is meant %j', async (words, meant) => {
  const page = await look(words);
  expect(page.meant.join('|')).toBe(meant);
  for (const one of page.meant) expect((await look(one)).games, one).not.toEqual([]);
});

test('where nothing is found on a day that is named, it is said which one that is, and when there was something', async () => {
  const of = (words: string) =>
    searchGames(club.scorer, { words, leagueId: club.leagueId, variant: 'schieber' });
  const yesterday = daysBefore(today(), 1);
  expect((await of('gestern')).day).toEqual({ asked: yesterday, last: daysBefore(today(), 2) });
  expect((await of('vorgestern')).day).toMatchObject({
    asked: daysBefore(today(), 2),
    last: '2026-01-08',
  });
  expect((await of('i går')).day).toMatchObject({ asked: yesterday });
  expect((await of('gestern Egger')).day).toBeNull();
  expect((await of('Xaver')).day).toBeNull();
  expect((await look('gestern')).day).toBeNull();
});
