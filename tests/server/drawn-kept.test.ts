/** Evenings, players and games of a league as they are drawn and kept: who gets them, and until when. */
import { nanoid } from 'nanoid';
import { describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { findLeagueGames } from '../../lib/server/archive/league-games';
import { playerCard } from '../../lib/server/archive/player-page';
import { createGame, deleteGame } from '../../lib/server/games/games';
import { markAttendance } from '../../lib/server/leagues/attendance';
import { claimPlayer } from '../../lib/server/leagues/claims';
import { findEvening } from '../../lib/server/leagues/evening-page';
import { saveTables } from '../../lib/server/leagues/evening-tables';
import { changeEvening, deleteEvening } from '../../lib/server/leagues/evenings';
import { changeLeague } from '../../lib/server/leagues/leagues';
import { mergePlayers, unmergePlayer } from '../../lib/server/leagues/merges';
import {
  addPlayers,
  listPlayers,
  renamePlayer,
  setPlayerDays,
} from '../../lib/server/leagues/roster';
import { closeSeason } from '../../lib/server/leagues/seasons';
import { type DrawnPage, drawnPage } from '../../lib/server/operations/drawn-pages';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { foundClub, WHO } from './club';
import { drawing } from './drawing';
import { lost, newEvening, playMittlere } from './season';
import { handAt, MITTLERE, move, newViewer, startGame, value } from './table';

vi.mock('../../lib/server/config/drawing', () => import('./drawing'));
useDatabase();
/** Two evenings with a game each that is over, and on the second one that goes on. */
async function played(given: { isPublic?: boolean; scheme?: object } = {}) {
  const club = await foundClub(given);
  const { scorer, owner, leagueId, eveningId, seasonId } = club;
  const second = await newEvening(scorer, { seasonId, date: '2026-01-22' });
  const game = await playMittlere(scorer, { evening: eveningId, losers: [1, 1, 1] });
  await playMittlere(scorer, { evening: second, losers: [0, 0, 2] });
  const table = { ...MITTLERE, players: ['Anna', 'Beat', 'Carla'] };
  const running = value(await createGame(scorer, { id: nanoid(), table, evening: second }));
  const idOf = async (name: string) =>
    (await listPlayers(owner, leagueId))?.find((one) => one.name === name)?.id ?? '';
  return { ...club, second, game, running, idOf, playerId: await idOf('Anna') };
}
type Played = Awaited<ReturnType<typeof played>>;

const pathsOf = ({ leagueId, second, playerId }: Played) => ({
  evening: `/leagues/${leagueId}/evenings/${second}`,
  player: `/players/${playerId}`,
  games: `/leagues/${leagueId}/games`,
});
type Kind = keyof ReturnType<typeof pathsOf>;

/** The page as it would be drawn now, from what nobody has kept. */
async function fresh(kind: Kind, viewer: Viewer, { leagueId, second, playerId }: Played) {
  const draws = await drawing();
  if (kind === 'evening') {
    const page = await findEvening(viewer, { leagueId, eveningId: second });
    return page && draws.drawEvening({ page, own: null, fees: null, unnoted: null }, 'en');
  }
  if (kind === 'player') {
    const page = await playerCard(viewer, playerId);
    return page && draws.drawPlayer(page, 'en');
  }
  const games = await findLeagueGames(viewer, { leagueId, filter: {}, cursor: undefined });
  return games && draws.drawGames({ games, asked: {}, isSearch: false, isFirst: true }, 'en');
}

const sheetOf = (page: DrawnPage | null) => page && { title: page.title, html: page.html };

describe('what is kept', () => {
  test('serves everybody who may see it, and nobody else, in whatever order they come', async () => {
    for (const isPublic of [false, true]) {
      const club = await played({ isPublic });
      const may = isPublic ? WHO : WHO.filter((who) => !['nobody', 'stranger'].includes(who));
      for (const who of [...WHO, ...[...WHO].reverse()])
        for (const [kind, path] of Object.entries(pathsOf(club))) {
          const page = await drawnPage(club.as[who], path, 'en');
          expect([kind, who, page !== null]).toEqual([kind, who, may.includes(who)]);
          if (kind !== 'evening' || !page) continue;
          // What is written there, is written by those who may.
          const writes = who === 'scorer' || who === 'owner';
          for (const text of ['/edit', 'data-island="attendance"', '&quot;mayWrite&quot;:true'])
            expect([who, text, page.html.includes(text)]).toEqual([who, text, writes]);
        }
    }
  });

  test('is the same object until something changes, and of each language its own', async () => {
    const club = await played({ isPublic: true });
    for (const [kind, path] of Object.entries(pathsOf(club))) {
      const first = await drawnPage(null, path, 'en');
      expect(await drawnPage(null, path, 'en'), kind).toBe(first);
      expect(await drawnPage(club.as.stranger, path, 'en'), kind).toBe(first);
      const german = await drawnPage(null, path, 'de');
      expect(german?.html, kind).not.toBe(first?.html);
    }
  });

  test('is out of force for whoever lost their role, at once', async () => {
    const club = await played();
    const who = club.as.member;
    for (const path of Object.values(pathsOf(club)))
      expect(await drawnPage(who, path, 'en')).not.toBeNull();
    const userId = who?.userId ?? '';
    await write((tx) =>
      tx.membership.delete({ where: { leagueId_userId: { leagueId: club.leagueId, userId } } }),
    );
    for (const path of Object.values(pathsOf(club)))
      expect(await drawnPage(who, path, 'en')).toBeNull();
  });

  test('shows an owner alone what is hidden, and them only when they ask', async () => {
    const club = await played({ isPublic: true, scheme: { hideFrom: 2 } });
    const { evening } = pathsOf(club);
    for (const who of ['owner', ...WHO, 'owner'] as const)
      for (const look of [true, false]) {
        const page = await drawnPage(club.as[who], `${evening}${look ? '?look=1' : ''}`, 'en');
        const isSeen = page?.html.includes(`player=${club.playerId}`);
        expect([who, look, isSeen]).toEqual([who, look, who === 'owner' && look]);
      }
  });

  test('hides an evening as soon as one before it counts', async () => {
    const { as, scorer, leagueId, seasonId, eveningId } = await foundClub({
      scheme: { hideFrom: 2 },
    });
    const before = await newEvening(scorer, { seasonId, date: '2026-01-02' });
    await playMittlere(scorer, { evening: eveningId, losers: [1, 1, 1] });
    const path = `/leagues/${leagueId}/evenings/${eveningId}`;
    const isShown = async () =>
      (await drawnPage(as.reader, path, 'en'))?.html.includes('evening=') ?? null;
    expect(await isShown()).toBe(true);
    await playMittlere(scorer, { evening: before, losers: [1, 1, 1] });
    expect(await isShown()).toBe(false);
  });

  test('tells a player who they are, and nobody else', async () => {
    const club = await played({ isPublic: true });
    const { player } = pathsOf(club);
    const { leagueId, playerId, as } = club;
    value(await claimPlayer(club.owner, { leagueId, playerId }));
    for (const who of ['owner', ...WHO, 'owner'] as const) {
      const page = await drawnPage(as[who], player, 'en');
      expect([who, page?.html.includes('this is you')]).toEqual([who, who === 'owner']);
    }
  });

  test('a player of one’s own is nobody else’s', async () => {
    const me = await newViewer();
    const game = await startGame(me);
    value(await move(me, game.id, { kind: 'finish' }));
    const seat = await write((tx) => tx.seat.findFirst({ where: { gameId: game.id } }));
    const path = `/players/${seat?.playerId}`;
    expect(await drawnPage(me, path, 'en')).not.toBeNull();
    for (const other of [await newViewer(), null])
      expect(await drawnPage(other, path, 'en')).toBeNull();
  });

  test('is none of another league', async () => {
    const [one, other] = [await played({ isPublic: true }), await played({ isPublic: true })];
    const mixed = `/leagues/${one.leagueId}/evenings/${other.second}`;
    expect(await drawnPage(one.owner, mixed, 'en')).toBeNull();
  });

  test('is not what somebody looked for', async () => {
    const club = await played();
    const { games } = pathsOf(club);
    const all = await drawnPage(club.owner, games, 'en');
    const found = await drawnPage(club.owner, `${games}?result=running`, 'en');
    expect(found?.at).toBe(`${games}?result=running`);
    expect(found?.html).not.toContain(club.game.id);
    expect(all?.html).toContain(club.game.id);
    expect(await drawnPage(club.owner, games, 'en')).toBe(all);
    expect(await drawnPage(null, `${games}?result=running`, 'en')).toBeNull();
  });
});

test('a name that turned out to be another one leads to theirs', async () => {
  const { owner, leagueId, idOf, playerId } = await played();
  value(await addPlayers(owner, { leagueId, names: ['Anneli'], joinedOn: null }));
  const merged = await idOf('Anneli');
  value(await mergePlayers(owner, { leagueId, playerId: merged, intoId: playerId }));
  const page = await drawnPage(owner, `/players/${merged}`, 'en');
  expect(page?.at).toBe(`/players/${playerId}`);
  expect(page?.title).toBe('Anna');
  value(await unmergePlayer(owner, { leagueId, playerId: merged }));
  expect((await drawnPage(owner, `/players/${merged}`, 'en'))?.title).toBe('Anneli');
});

describe('every change is seen by the next one who asks', () => {
  const all = ['evening', 'player', 'games'] as const;
  type Change = readonly [kinds: readonly Kind[], change: (club: Played) => Promise<unknown>];
  const changes: Readonly<Record<string, Change>> = {
    'a hand played': [
      ['evening', 'games'],
      ({ scorer, running }) =>
        move(scorer, running.id, { kind: 'record', index: 0, entry: lost(1) }),
    ],
    'a game ended': [
      all,
      async ({ scorer, running }) => {
        value(await move(scorer, running.id, { kind: 'record', index: 0, entry: lost(1) }));
        value(await move(scorer, running.id, { kind: 'finish' }));
      },
    ],
    'a hand corrected in the evening before': [
      ['player', 'games'],
      async ({ scorer, game }) => {
        const { id: handId, by } = handAt(game, 0);
        value(await move(scorer, game.id, { kind: 'correct', handId, by, entry: lost(2) }));
      },
    ],
    'a game begun': [
      all,
      async ({ scorer, second }) => {
        const table = { ...MITTLERE, players: ['Anna', 'Beat', 'Emil'] };
        value(await createGame(scorer, { id: nanoid(), table, evening: second }));
      },
    ],
    'who is there': [
      ['evening'],
      async ({ scorer, leagueId, second, idOf }) => {
        value(await addPlayers(scorer, { leagueId, names: ['Dora'], joinedOn: null }));
        const marks = [{ playerId: await idOf('Dora'), status: 'excused' as const }];
        value(await markAttendance(scorer, { eveningId: second, marks }));
      },
    ],
    'the tables set': [
      ['evening'],
      async ({ scorer, second, idOf }) => {
        const seats = await Promise.all(['Anna', 'Beat', 'Carla'].map(idOf));
        const tables = [{ name: 'By the stove', variant: 'mittlere' as const, seats, round: 1 }];
        value(await saveTables(scorer, { eveningId: second, was: [], tables }));
      },
    ],
    'an evening moved': [
      all,
      async ({ scorer, second }) =>
        value(
          await changeEvening(scorer, { id: second, date: '2026-02-02', name: 'X', isFinal: true }),
        ),
    ],
    'an earlier evening gone': [
      all,
      async ({ scorer, eveningId, game }) => {
        value(await deleteGame(scorer, game.id));
        value(await deleteEvening(scorer, { id: eveningId }));
      },
    ],
    'a name put right': [
      all,
      async ({ scorer, leagueId, playerId }) =>
        value(await renamePlayer(scorer, { leagueId, playerId, name: 'Annemarie' })),
    ],
    'somebody more': [
      all,
      async ({ scorer, leagueId }) =>
        value(await addPlayers(scorer, { leagueId, names: ['Zita'], joinedOn: null })),
    ],
    'somebody gone': [
      ['player'],
      async ({ scorer, leagueId, playerId }) =>
        value(
          await setPlayerDays(scorer, { leagueId, playerId, joinedOn: null, leftOn: '2026-03-01' }),
        ),
    ],
    'two names that are one': [
      all,
      async ({ owner, leagueId, idOf }) => {
        value(await addPlayers(owner, { leagueId, names: ['Karla'], joinedOn: null }));
        const [playerId, intoId] = [await idOf('Carla'), await idOf('Karla')];
        value(await mergePlayers(owner, { leagueId, playerId, intoId }));
      },
    ],
    'a season closed': [
      ['evening'],
      async ({ owner, seasonId }) =>
        value(await closeSeason(owner, { id: seasonId, closed: true })),
    ],
    'a league renamed': [
      all,
      async ({ owner, leagueId }) =>
        value(await changeLeague(owner, { leagueId, name: 'Bären', isPublic: false })),
    ],
    'a game played by the others': [
      ['games'],
      async ({ scorer, eveningId }) =>
        playMittlere(scorer, {
          evening: eveningId,
          players: ['Beat', 'Carla', 'Emil'],
          losers: [0, 1, 2],
        }),
    ],
  };

  test.each(Object.entries(changes))('%s', async (_, [kinds, change]) => {
    const club = await played();
    const { owner, scorer } = club;
    const paths = pathsOf(club);
    const before = new Map<Kind, DrawnPage | null>();
    for (const kind of all) {
      // As many times as it takes to have what is missing made.
      for (let time = 0; time < 2; time += 1) await drawnPage(owner, paths[kind], 'en');
      const page = await drawnPage(owner, paths[kind], 'en');
      before.set(kind, page);
      expect(await drawnPage(owner, paths[kind], 'en'), kind).toBe(page);
    }
    await change(club);
    for (const kind of all) {
      const after = await drawnPage(owner, paths[kind], 'en');
      if (kinds.includes(kind))
        expect(
          after?.html !== before.get(kind)?.html || after?.title !== before.get(kind)?.title,
          kind,
        ).toBe(true);
      // Whatever it changes or not: what is kept is what is so.
      expect(sheetOf(after), kind).toEqual(await fresh(kind, owner, club));
      const others = await drawnPage(scorer, paths[kind], 'en');
      expect(sheetOf(others), kind).toEqual(await fresh(kind, scorer, club));
    }
  });

  test('many who ask at once, while hands are written, all get a page that was so', async () => {
    const club = await played();
    const { owner, scorer, running } = club;
    const { evening } = pathsOf(club);
    const asking = Array.from({ length: 20 }, () => drawnPage(owner, evening, 'en'));
    value(await move(scorer, running.id, { kind: 'record', index: 0, entry: lost(1) }));
    await Promise.all(asking);
    expect(sheetOf(await drawnPage(owner, evening, 'en'))).toEqual(
      await fresh('evening', owner, club),
    );
  });
});
