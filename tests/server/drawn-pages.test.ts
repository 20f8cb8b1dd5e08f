/** Pages and tables that are kept for all who may see the same: nobody gets what another one may see. */
import { nanoid } from 'nanoid';
import { describe, expect, test, vi } from 'vitest';
import { daysBefore, today } from '../../lib/league/days';
import { createGame } from '../../lib/server/games/games';
import { markAttendance } from '../../lib/server/leagues/attendance';
import { saveTables } from '../../lib/server/leagues/evening-tables';
import { changeEvening } from '../../lib/server/leagues/evenings';
import { changeLeague } from '../../lib/server/leagues/leagues';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { savePaper } from '../../lib/server/leagues/paper';
import { addPlayers, listPlayers, renamePlayer } from '../../lib/server/leagues/roster';
import { seasonNow } from '../../lib/server/leagues/season-now';
import { closeSeason } from '../../lib/server/leagues/seasons';
import { standingsOf } from '../../lib/server/leagues/standings';
import { drawnPage } from '../../lib/server/operations/drawn-pages';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { type Club, foundClub, WHO } from './club';
import { lost, newEvening, playMittlere } from './season';
import { handAt, MITTLERE, move, value } from './table';

vi.mock('../../lib/server/config/drawing', () => import('./drawing'));
useDatabase();
async function played(given: { isPublic?: boolean; scheme?: object } = {}) {
  const club = await foundClub(given);
  const second = await newEvening(club.scorer, { seasonId: club.seasonId, date: '2026-01-22' });
  const game = await playMittlere(club.scorer, { evening: club.eveningId, losers: [1, 1, 1] });
  await playMittlere(club.scorer, { evening: second, losers: [0, 0, 2] });
  return { ...club, second, game };
}
const seasonPath = ({ leagueId, seasonId }: Club) => `/leagues/${leagueId}/seasons/${seasonId}`;

describe('what is kept', () => {
  test('serves everybody who may see it, and nobody else, in whatever order they come', async () => {
    for (const isPublic of [false, true]) {
      const club = await played({ isPublic });
      const may = isPublic ? WHO : WHO.filter((who) => !['nobody', 'stranger'].includes(who));
      for (const who of [...WHO, ...[...WHO].reverse()])
        for (const path of [seasonPath(club), `/leagues/${club.leagueId}/table`]) {
          const page = await drawnPage(club.as[who], path, 'en');
          expect([who, page !== null]).toEqual([who, may.includes(who)]);
          const tells = (text: string) => page?.html.includes(text) ?? false;
          // What only an owner may do stands on no page that another one gets.
          expect([who, tells('/edit')]).toEqual([who, who === 'owner']);
        }
    }
  });

  test('shows an owner alone what is hidden, and them only when they ask', async () => {
    const club = await played({ isPublic: true, scheme: { hideFrom: 2 } });
    for (const who of ['owner', ...WHO] as const)
      for (const look of [true, false]) {
        const table = await seasonNow(club.as[who], { seasonId: club.seasonId, look });
        const isSeen = table?.standings.evenings.length === 2;
        expect([who, look, isSeen]).toEqual([who, look, who === 'owner' && look]);
        const page = await drawnPage(
          club.as[who],
          `${seasonPath(club)}${look ? '?look=1' : ''}`,
          'en',
        );
        expect(page?.html.includes(club.second)).toBe(who === 'owner' && look);
      }
  });

  test('is out of force for whoever lost their role, at once', async () => {
    const club = await played();
    const who = club.as.member;
    expect(await drawnPage(who, seasonPath(club), 'en')).not.toBeNull();
    const userId = who?.userId ?? '';
    await write((tx) =>
      tx.membership.delete({ where: { leagueId_userId: { leagueId: club.leagueId, userId } } }),
    );
    expect(await drawnPage(who, seasonPath(club), 'en')).toBeNull();
  });

  test('is the same object until something changes, and of each language its own', async () => {
    const club = await played({ isPublic: true });
    const page = () => drawnPage(null, seasonPath(club), 'en');
    const first = await page();
    expect(await page()).toBe(first);
    expect(await drawnPage(club.as.stranger, seasonPath(club), 'en')).toBe(first);
    const german = await drawnPage(null, seasonPath(club), 'de');
    expect(german?.html).toContain('Schwächstes');
    expect(german?.html).not.toBe(first?.html);
  });

  test('is none of another league, and of no address that is none', async () => {
    const [one, other] = [await played({ isPublic: true }), await played({ isPublic: true })];
    const mixed = `/leagues/${one.leagueId}/seasons/${other.seasonId}`;
    for (const at of [mixed, '/', '/leagues', '/leagues/new', `/leagues/${nanoid()}`, '//x/y'])
      expect(await drawnPage(one.owner, at, 'en')).toBeNull();
  });
});

describe('every change is seen by the next one who asks', () => {
  const changes: Readonly<Record<string, (club: Awaited<ReturnType<typeof played>>) => unknown>> = {
    'a hand corrected': async ({ scorer, game }) => {
      const { id: handId, by } = handAt(game, 0);
      value(await move(scorer, game.id, { kind: 'correct', handId, by, entry: lost(2) }));
    },
    'a game begun': async ({ scorer, eveningId }) => {
      const table = { ...MITTLERE, players: ['Anna', 'Beat', 'Carla'] };
      const begun = value(await createGame(scorer, { id: nanoid(), table, evening: eveningId }));
      const change = { kind: 'record', id: nanoid(), index: 0, entry: lost(1) } as const;
      value(await move(scorer, begun.id, change));
    },
    'an evening moved': async ({ scorer, second }) =>
      value(
        await changeEvening(scorer, {
          id: second,
          date: '2026-02-02',
          name: '',
          isFinal: true,
        }),
      ),
    'a name put right': async ({ scorer, leagueId }) => {
      const [player] = (await listPlayers(scorer, leagueId)) ?? [];
      value(
        await renamePlayer(scorer, { leagueId, playerId: player?.id ?? '', name: 'Annemarie' }),
      );
    },
    'two names that are one': async ({ owner, leagueId }) => {
      value(await addPlayers(owner, { leagueId, names: ['Karla'], joinedOn: null }));
      const all = (await listPlayers(owner, leagueId)) ?? [];
      const id = (name: string) => all.find((one) => one.name === name)?.id ?? '';
      value(await mergePlayers(owner, { leagueId, playerId: id('Karla'), intoId: id('Carla') }));
    },
    'somebody more': async ({ scorer, leagueId }) =>
      value(await addPlayers(scorer, { leagueId, names: ['Zita'], joinedOn: null })),
    'a season closed': async ({ owner, seasonId }) =>
      value(await closeSeason(owner, { id: seasonId, closed: true })),
    'a league renamed': async ({ owner, leagueId }) =>
      value(await changeLeague(owner, { leagueId, name: 'Bären', isPublic: false })),
  };
  test.each(Object.entries(changes))('%s', async (_, change) => {
    const club = await played();
    const { owner, seasonId } = club;
    const before = await seasonNow(owner, { seasonId });
    expect(await seasonNow(owner, { seasonId })).toBe(before);
    await change(club);
    const after = await seasonNow(owner, { seasonId });
    expect(after).not.toBe(before);
    expect(after).toEqual(await standingsOf(owner, { seasonId }));
  });

  test('who was there, where that counts', async () => {
    const absence = { of: 'excused', score: -5 };
    const club = await played({ scheme: { absence } });
    const { owner, scorer, seasonId, second, leagueId } = club;
    value(await addPlayers(scorer, { leagueId, names: ['Dora'], joinedOn: null }));
    const all = (await listPlayers(owner, leagueId)) ?? [];
    const playerId = all.find((one) => one.name === 'Dora')?.id ?? '';
    const before = await seasonNow(owner, { seasonId });
    value(
      await markAttendance(scorer, { eveningId: second, marks: [{ playerId, status: 'excused' }] }),
    );
    const after = await seasonNow(owner, { seasonId });
    expect(after).not.toBe(before);
    expect(after).toEqual(await standingsOf(owner, { seasonId }));
  });

  test('many who ask at once, while one corrects, all get a table that was so', async () => {
    const club = await played();
    const { owner, scorer, seasonId, game } = club;
    const { id: handId, by } = handAt(game, 0);
    const asking = Array.from({ length: 20 }, () => seasonNow(owner, { seasonId }));
    value(await move(scorer, game.id, { kind: 'correct', handId, by, entry: lost(2) }));
    await Promise.all(asking);
    expect(await seasonNow(owner, { seasonId })).toEqual(await standingsOf(owner, { seasonId }));
  });
});

test('an evening whose season is closed is played: what was not is said in one line', async () => {
  const { leagueId, seasonId, eveningId, owner, scorer } = await foundClub();
  value(
    await addPlayers(scorer, {
      ...{ leagueId, joinedOn: null },
      names: ['Anna', 'Beat', 'Carla', 'Dora', 'Emil', 'Fritz'],
    }),
  );
  const roster = (await listPlayers(scorer, leagueId)) ?? [];
  const idsOf = (...names: string[]) =>
    names.map((name) => roster.find((one) => one.name === name)?.id ?? '');
  const table = (name: string, seats: string[]) => ({
    ...{ name, variant: 'mittlere' as const, seats, round: 1 },
  });
  const tables = [
    table('Table 1', idsOf('Anna', 'Beat', 'Carla')),
    table('Table 2', idsOf('Dora', 'Emil', 'Fritz')),
  ];
  value(await saveTables(scorer, { eveningId, was: [], tables }));
  await playMittlere(scorer, { evening: eveningId, losers: [1, 1, 1] });
  const players = ['Dora', 'Emil', 'Fritz'];
  const begun = { ...MITTLERE, players };
  value(await createGame(scorer, { id: nanoid(), table: begun, evening: eveningId }));
  const page = async () =>
    (await drawnPage(scorer, `/leagues/${leagueId}/evenings/${eveningId}`, 'en'))?.html ?? '';
  const before = await page();
  expect(before).toContain('1 of 2 done');
  expect(before).not.toContain('not played');
  value(await closeSeason(owner, { id: seasonId, closed: true }));
  const after = await page();
  expect(after).toContain('1 game not played to the end');
  expect(after).toContain('Season 2026 is closed.');
  expect(after).not.toContain('1 of 2 done');
  expect(after).toContain('Beat');
});

test('who is there is folded once anything was played, on paper too', async () => {
  const { leagueId, seasonId, scorer } = await foundClub();
  value(await addPlayers(scorer, { leagueId, joinedOn: null, names: ['Anna', 'Beat', 'Carla'] }));
  const players = (await listPlayers(scorer, leagueId)) ?? [];
  const days = { startsOn: daysBefore(today(), 1), endsOn: today() };
  await write((tx) => tx.season.update({ where: { id: seasonId }, data: days }));
  const evening = await newEvening(scorer, { seasonId, date: today() });
  const isOpen = async () => {
    const page = await drawnPage(scorer, `/leagues/${leagueId}/evenings/${evening}`, 'en');
    const [, there = ''] = page?.html.split('aria-label="Attendance"') ?? [];
    return /^[^<]*<details[^>]* open/.test(there.slice(there.indexOf('>') + 1));
  };
  expect(await isOpen()).toBe(true);
  value(
    await savePaper(scorer, {
      ...{ id: nanoid(), eveningId: evening, variant: 'mittlere', of: 'game', hands: 3 },
      revision: 0,
      seats: [0, 3, 3].map((total, seat) => ({ player: players[seat]?.id ?? '', total })),
    }),
  );
  expect(await isOpen()).toBe(false);
});

test('an evening of a past day at which nothing was noted was not played, and there is nothing to print', async () => {
  const { scorer, seasonId, leagueId } = await foundClub();
  const days = { startsOn: daysBefore(today(), 5), endsOn: today() };
  await write((tx) => tx.season.update({ where: { id: seasonId }, data: days }));
  const page = async (date: string) => {
    const eveningId = await newEvening(scorer, { seasonId, date });
    return (
      (await drawnPage(scorer, `/leagues/${leagueId}/evenings/${eveningId}`, 'en'))?.html ?? ''
    );
  };
  const past = await page(daysBefore(today(), 1));
  expect(past).toContain('>not played<');
  expect(past).not.toContain('/print"');
  // What is left to do is to write it down or to take it out.
  for (const way of ['/paper"', '>Add a game afterwards<', '>Delete the evening<'])
    expect(past).toContain(way);
  for (const ahead of ['Draw tables', 'QR', 'New game']) expect(past).not.toContain(ahead);
  expect(past).not.toMatch(/<details[^>]* open/);
  const now = await page(today());
  expect(now).not.toContain('not played');
  expect(now).toContain('/print"');
});

test('the first page asks whoever writes about the last evening without results', async () => {
  const { scorer, as, seasonId, leagueId } = await foundClub();
  const days = { startsOn: daysBefore(today(), 30), endsOn: today() };
  await write((tx) => tx.season.update({ where: { id: seasonId }, data: days }));
  const home = async (who = scorer) =>
    (await drawnPage(who, `/leagues/${leagueId}`, 'en'))?.html ?? '';
  await newEvening(scorer, { seasonId, date: daysBefore(today(), 20) });
  expect(await home()).not.toContain('Nothing was noted on');
  const evening = await newEvening(scorer, { seasonId, date: daysBefore(today(), 3) });
  expect(await home()).toContain(`/evenings/${evening}/paper"`);
  expect(await home(as.member ?? scorer)).not.toContain('Nothing was noted on');
});
