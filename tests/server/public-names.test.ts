/** What everybody reads of a public league's names, at every door: nobody learns a family name. */
import { Buffer } from 'node:buffer';
import { readXlsx } from 'hucre/xlsx';
import { nanoid } from 'nanoid';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as embed } from '../../app/embed/leagues/[leagueId]/seasons/[seasonId]/route';
import { filesIn } from '../../lib/files/zip';
import type { NameForm } from '../../lib/league/public-names';
import type { Viewer } from '../../lib/server/access/access';
import { gamePage } from '../../lib/server/archive/game-page';
import { searchGames } from '../../lib/server/archive/history';
import { meetingsOf } from '../../lib/server/archive/player-page';
import { namesFor } from '../../lib/server/archive/search-choices';
import { gamesFile, recordFile } from '../../lib/server/files/export';
import { standingsFile } from '../../lib/server/files/standings-file';
import { findTable } from '../../lib/server/games/at-table';
import { listChanges } from '../../lib/server/games/game-log';
import { createGame } from '../../lib/server/games/games';
import { setNotes } from '../../lib/server/games/notes';
import { joinTable } from '../../lib/server/games/participants';
import { gameOfLink, picturedGame } from '../../lib/server/games/pictures';
import { openShareLink } from '../../lib/server/games/share-links';
import { findTourney } from '../../lib/server/games/tourneys';
import { changeLeague } from '../../lib/server/leagues/leagues';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { addPlayers, listPlayers, setPublicName } from '../../lib/server/leagues/roster';
import { raceIn, whatIf } from '../../lib/server/leagues/standings';
import { openStream } from '../../lib/server/live/live-streams';
import { readBoard } from '../../lib/server/operations/board';
import { drawnPage } from '../../lib/server/operations/drawn-pages';
import { changeTournament } from '../../lib/server/tournaments/changing';
import { foundTournament, publishTournament } from '../../lib/server/tournaments/tournaments';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { ask, sitDown } from './api';
import { type Club, foundClub, newAccount, WHO } from './club';
import { bytesOfDownload } from './files';
import { lost, playMittlere } from './season';
import { follower, move, newViewer, play, refusal, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);
vi.mock('../../lib/server/config/drawing', () => import('./drawing'));

useDatabase();
const PLAYERS = ['Ruedi Amstutz', 'Trudi von Arx', 'Bäsi'] as const;
let club: Club;
/** One that goes on, with a name put right; and one of an evening that counts. */
let gameId: string;
let ids: readonly string[];
let companion: Viewer;
let tournamentId: string;

beforeAll(async () => {
  club = await foundClub({ isPublic: true });
  const { owner, leagueId, eveningId } = club;
  const over = await playMittlere(owner, {
    evening: eveningId,
    players: PLAYERS,
    losers: [0, 1, 1],
  });
  value(await setNotes(owner, { gameId: over.id, notes: 'Amstutz threw the slate' }));
  const table = { variant: 'mittlere', options: {}, players: PLAYERS, firstDealer: 0 } as const;
  const tourney = { id: nanoid(), length: null };
  const begun = value(
    await createGame(owner, { id: nanoid(), table, evening: eveningId, tourney }),
  );
  gameId = begun.id;
  const before = { players: ['Ruedi Amstutz', null, null] };
  const after = { players: ['Ruedi Ammann', null, null] };
  const renamed = value(await move(owner, gameId, { kind: 'table', before, after }));
  const target = renamed.done.at(-1)?.id ?? '';
  await play(owner, value(await move(owner, gameId, { kind: 'undo', target })), [lost(0)]);
  value(await addPlayers(owner, { leagueId, names: ['Ruedi Amstuz'], joinedOn: null }));
  const roster = (await listPlayers(owner, leagueId)) ?? [];
  const idOf = (name: string) => roster.find((one) => one.name === name)?.id ?? '';
  value(
    await mergePlayers(owner, {
      leagueId,
      playerId: idOf('Ruedi Amstuz'),
      intoId: idOf('Ruedi Amstutz'),
    }),
  );
  ids = [...PLAYERS, 'Ruedi Ammann'].map(idOf);
  tournamentId = nanoid();
  value(await foundTournament(owner, { id: tournamentId, leagueId }));
  const entrants = PLAYERS.map((name, at) => ({ id: `${at}`, name }));
  const change = { kind: 'register', id: nanoid(), entrants } as const;
  value(await changeTournament(owner, { tournamentId, change }));
  const isPublic = { isPublic: true, publicNames: null };
  value(await publishTournament(owner, { tournamentId, ...isPublic }));
  companion = await newViewer();
  const token = value(await openShareLink(owner, { gameId, role: 'writer' })).writer ?? '';
  value(await joinTable(companion, { token, seat: null }));
});
beforeEach(() => sitDown(null));

type Door = (viewer: Viewer | null) => Promise<unknown>;
const file = async (made: Parameters<typeof bytesOfDownload>[0] | null) =>
  made && `${made.name} ${Buffer.from(await bytesOfDownload(made)).toString('utf8')}`;
const READER = { words: EN, decimal: '.' } as const;
const api =
  (asked: () => string): Door =>
  async (viewer) => {
    sitDown(viewer);
    return (await ask(asked())).text;
  };
const drawn =
  (path: () => string): Door =>
  async (viewer) => {
    const page = await drawnPage(viewer, path(), 'en');
    return page && `${page.title} ${page.html}`;
  };
const league = () => `/leagues/${club.leagueId}`;
const season = () => ({ leagueId: club.leagueId, seasonId: club.seasonId });

const DOORS: Readonly<Record<string, Door>> = {
  'page of the league': drawn(league),
  'page of the table': drawn(() => `${league()}/table`),
  'page of the season': drawn(() => `${league()}/seasons/${club.seasonId}?evenings=all`),
  'page of the evening': drawn(() => `${league()}/evenings/${club.eveningId}`),
  race: (viewer) => raceIn(viewer, { seasonId: club.seasonId }),
  'page of a total': drawn(() => `${league()}/seasons/${club.seasonId}/players/${ids[0]}`),
  'another way of counting': (viewer) =>
    whatIf(viewer, { seasonId: club.seasonId, scheme: ({ scheme }) => scheme }),
  'page of a player': drawn(() => `/players/${ids[0]}`),
  'page of another player': drawn(() => `/players/${ids[2]}?season=all`),
  'page of the games': drawn(() => `${league()}/games`),
  'page of what was looked for': drawn(() => `${league()}/games?player=${ids[0]}`),
  roster: (viewer) => listPlayers(viewer, club.leagueId),
  'head to head': (viewer) => meetingsOf(viewer, [ids[0] ?? '', ids[1] ?? '']),
  'what is looked for': async (viewer) => [
    ...(await namesFor(viewer, { who: [{ id: ids[0] ?? '' }] })).players,
  ],
  board: (viewer) => readBoard(viewer, { id: gameId }),
  table: (viewer) => findTable(viewer, gameId),
  tourney: (viewer) => findTourney(viewer, gameId),
  log: (viewer) => listChanges(viewer, gameId, EN),
  'page of a game': (viewer) => gamePage(viewer, gameId, EN),
  picture: (viewer) => picturedGame(viewer, { gameId, token: null }),
  stream: async (viewer) => {
    const control = new AbortController();
    const stream = await openStream(follower(viewer), { gameId, after: 0, signal: control.signal });
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of stream ?? []) {
      text += decoder.decode(bytes);
      if (text.includes('event: table') && text.includes('id: 3\n')) control.abort();
    }
    return text;
  },
  'file of a record': async (viewer) => recordFile(viewer, gameId),
  'games as CSV': async (viewer) =>
    file((await gamesFile(viewer, { ...season(), format: 'csv' }, READER)) as never),
  'games as JSON': async (viewer) =>
    file((await gamesFile(viewer, { ...season(), format: 'json' }, READER)) as never),
  'games as lines': async (viewer) =>
    file((await gamesFile(viewer, { ...season(), format: 'ndjson' }, READER)) as never),
  'games as files': async (viewer) => {
    const made = await gamesFile(viewer, { ...season(), format: 'zip' }, READER);
    const all: string[] = [];
    const bytes = await bytesOfDownload(made as never);
    for await (const { name, content } of filesIn(bytes, { files: 10, bytes: 1e6 })) {
      const text = [];
      for await (const part of content()) text.push(Buffer.from(part).toString('utf8'));
      all.push(name, ...text);
    }
    return all;
  },
  'games as a sheet': async (viewer) => {
    const made = await gamesFile(viewer, { ...season(), format: 'xlsx' }, READER);
    return (await readXlsx(await bytesOfDownload(made as never))).sheets;
  },
  'standings as CSV': async (viewer) =>
    file(
      await standingsFile(
        viewer,
        { ...season(), format: 'csv', pairs: false, look: false },
        READER,
      ),
    ),
  'standings as JSON': async (viewer) =>
    file(
      await standingsFile(
        viewer,
        { ...season(), format: 'json', pairs: false, look: false },
        READER,
      ),
    ),
  embedding: async (viewer) => {
    sitDown(viewer);
    const response = await embed(new Request('http://jass.example/embed'), {
      params: Promise.resolve(season()),
    });
    return response.text();
  },
  'API: players': api(() => `GET ${league()}/players`),
  'API: ratings': api(() => `GET ${league()}/ratings`),
  'API: standings': api(() => `GET ${league()}/seasons/${club.seasonId}/standings`),
  'API: evenings': api(() => `GET ${league()}/evenings`),
  'API: evening': api(() => `GET /evenings/${club.eveningId}`),
  'API: finished games': api(() => `GET ${league()}/finished`),
  'API: player': api(() => `GET /players/${ids[0]}`),
  'API: game': api(() => `GET /games/${gameId}`),
  'API: record': api(() => `GET /games/${gameId}/record`),
  'API: changes': api(() => `GET /games/${gameId}/changes`),
  'API: tournament': api(() => `GET /tournaments/${tournamentId}`),
  'API: games': api(() => `GET /games?league=${club.leagueId}`),
};
const FAMILIES = /Amstut?z|Amm?ann|\bArx/;
/** Which doors tell names at all, so that none is tried for nothing. */
const NAMELESS = new Set(['API: evenings', 'table']);
const textOf = (made: unknown): string => (typeof made === 'string' ? made : JSON.stringify(made));

describe('family names of a public league', () => {
  test('are read at every door by those who belong to it, and at none by others', async () => {
    for (const [name, door] of Object.entries(DOORS))
      for (const who of [...WHO, ...WHO.toReversed()]) {
        const text = textOf(await door(club.as[who]));
        const isIn = !['nobody', 'stranger'].includes(who);
        if (NAMELESS.has(name)) expect([name, FAMILIES.test(text)]).toEqual([name, false]);
        else if (name === 'embedding')
          expect([name, who, FAMILIES.test(text), text.includes('Ruedi A.')]).toEqual([
            name,
            who,
            false,
            true,
          ]);
        else {
          expect([name, who, FAMILIES.exec(text)?.[0] ?? null]).toEqual([
            name,
            who,
            isIn ? expect.any(String) : null,
          ]);
          if (!isIn) expect([name, who, /Ruedi A\.|Bäsi/.test(text)]).toEqual([name, who, true]);
        }
      }
  });

  test('are told to whoever came to the table by a link, of that game alone', async () => {
    for (const name of ['board', 'log', 'page of a game', 'picture', 'stream', 'API: game'])
      expect([name, FAMILIES.test(textOf(await DOORS[name]?.(companion)))]).toEqual([name, true]);
    for (const name of ['roster', 'page of the season', 'head to head', 'API: games'])
      expect([name, FAMILIES.test(textOf(await DOORS[name]?.(companion)))]).toEqual([name, false]);
    const token = value(await openShareLink(club.owner, { gameId, role: 'reader' })).reader ?? '';
    expect((await gameOfLink(token))?.table.players).toEqual(PLAYERS);
  });

  test('find nothing, nor do words of notes; what is read finds', async () => {
    const found = async (viewer: Viewer | null, filter: Parameters<typeof searchGames>[1]) =>
      (await searchGames(viewer, { leagueId: club.leagueId, ...filter })).games.length;
    const byName = (viewer: Viewer | null, name: string) => found(viewer, { who: [{ name }] });
    for (const who of WHO) {
      const viewer = club.as[who];
      const isIn = !['nobody', 'stranger'].includes(who);
      expect([who, await byName(viewer, 'Ruedi Amstutz')]).toEqual([who, isIn ? 2 : 0]);
      expect([who, await byName(viewer, 'ruedi am')]).toEqual([who, isIn ? 2 : 0]);
      expect([who, await byName(viewer, 'Ruedi Amstuz')]).toEqual([who, isIn ? 2 : 0]);
      expect([who, await byName(viewer, 'ruedi')]).toEqual([who, 2]);
      expect([who, await byName(viewer, 'Trudi A')]).toEqual([who, isIn ? 0 : 2]);
      expect([who, await found(viewer, { words: 'amstutz' })]).toEqual([who, isIn ? 2 : 0]);
      expect([who, await found(viewer, { words: 'ruedi a' })]).toEqual([who, 2]);
      expect([who, await found(viewer, { words: 'trudi ar' })]).toEqual([who, isIn ? 2 : 0]);
      expect([who, await found(viewer, { words: 'slate' })]).toEqual([who, isIn ? 1 : 0]);
    }
  });
});

describe('what is read of a name', () => {
  const said = async (publicNames: NameForm) =>
    value(
      await changeLeague(club.owner, {
        leagueId: club.leagueId,
        name: 'Jassclub Linde',
        isPublic: true,
        publicNames,
      }),
    );
  const seen = async (viewer: Viewer | null) =>
    ((await listPlayers(viewer, club.leagueId)) ?? [])
      .map(({ name }) => name.replace(/\d/, 'n'))
      .toSorted();

  test('is what the league says, or what is said of it alone; kept pages follow', async () => {
    await said('full');
    expect(await seen(null)).toEqual(['Bäsi', 'Ruedi Ammann', ...PLAYERS.slice(0, 2)]);
    expect(textOf(await DOORS['page of the season']?.(null))).toMatch(FAMILIES);
    const [ruedi = '', trudi = ''] = ids;
    const { leagueId } = club;
    for (const [playerId, publicName] of [
      [ids[3] ?? '', 'short'],
      [ruedi, 'hidden'],
      [trudi, 'short'],
    ] as const)
      value(await setPublicName(club.scorer, { leagueId, playerId, publicName }));
    expect(await seen(null)).toEqual(['Bäsi', 'N. N. n', 'Ruedi A.', 'Trudi A.']);
    expect(textOf(await DOORS['page of the season']?.(null))).not.toMatch(FAMILIES);
    expect((await listPlayers(club.owner, leagueId))?.map(({ shownAs }) => shownAs)).toEqual([
      'Bäsi',
      'Ruedi A.',
      expect.stringContaining('N. N.'),
      'Trudi A.',
    ]);
    await said('hidden');
    expect(await seen(null)).toEqual(['N. N. n', 'N. N. n', 'Ruedi A.', 'Trudi A.']);
    expect(textOf(await DOORS.board?.(null))).not.toMatch(/Ruedi|Bäsi/);
    for (const playerId of [ruedi, trudi, ids[3] ?? ''])
      value(await setPublicName(club.scorer, { leagueId, playerId, publicName: null }));
    await said('short');
  });

  test('is for scorers to say, and for whoever it is', async () => {
    const { leagueId } = club;
    const own = await newAccount('Ruedi');
    const playerId = ids[0] ?? '';
    const { write } = await import('../../lib/server/store/db');
    await write((tx) =>
      tx.membership.create({
        data: { leagueId, userId: own.userId, role: 'reader', createdAt: new Date() },
      }),
    );
    await write((tx) =>
      tx.player.update({ where: { id: playerId }, data: { userId: own.userId } }),
    );
    const hide = (viewer: Viewer | null) =>
      setPublicName(viewer, { leagueId, playerId, publicName: 'hidden' });
    for (const who of ['nobody', 'stranger', 'reader', 'member'] as const)
      expect([who, refusal(await hide(club.as[who])).code]).toEqual([who, 'forbidden']);
    for (const viewer of [own, club.scorer, club.owner]) value(await hide(viewer));
  });
});
