import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf, wholeOf } from '../../lib/files/lines';
import { filesIn } from '../../lib/files/zip';
import { tally } from '../../lib/jass';
import { CashRules } from '../../lib/league/cash';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { searchGames } from '../../lib/server/archive/history';
import { backupFile } from '../../lib/server/files/backup';
import { clearForsaken, startRestore } from '../../lib/server/files/restore';
import type { Report } from '../../lib/server/files/work';
import { takeChalk } from '../../lib/server/games/chalk';
import { listChanges } from '../../lib/server/games/game-log';
import { createGame, findGame } from '../../lib/server/games/games';
import { setNotes } from '../../lib/server/games/notes';
import { setCash, setFee } from '../../lib/server/leagues/cash';
import { deleteLeague, findLeague } from '../../lib/server/leagues/leagues';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { savePaper } from '../../lib/server/leagues/paper';
import { savePayment } from '../../lib/server/leagues/payments';
import { findSeasonMoney } from '../../lib/server/leagues/season-cash';
import { standingsOf } from '../../lib/server/leagues/standings';
import { closeDatabase, read, write } from '../../lib/server/store/db';
import { json } from '../../lib/server/store/json';
import { drawRound } from '../../lib/server/tournaments';
import { recordOf } from '../../lib/sync/game';
import { useDatabase, useFolder, useMoreDatabases } from '../helpers/database';
import { EN, inEnglish } from '../helpers/english';
import { type Club, foundClub, newAccount, WHO, type Who } from './club';
import { addEvening, bytes, bytesOfDownload, finished, zip } from './files';
import { killedAfter } from './killed';
import {
  entry,
  handAt,
  MITTLERE,
  move,
  newViewer,
  OPEN_MOLOTOW,
  play,
  refusal,
  value,
} from './table';
import { found, send } from './tournament';

useDatabase();
const folder = useFolder();
const anotherDatabase = useMoreDatabases();
afterAll(closeDatabase);

/** Goes on in an installation where there is nothing; answers the way back. */
async function elsewhere(): Promise<() => Promise<void>> {
  const before = process.env.DATABASE_URL;
  await closeDatabase();
  process.env.DATABASE_URL = await anotherDatabase();
  return async () => {
    await closeDatabase();
    process.env.DATABASE_URL = before;
  };
}

let club: Club;
let backup: Uint8Array<ArrayBuffer>;
/** A league in which everything happened that can. */
beforeAll(async () => {
  club = await foundClub({ isPublic: true });
  const { leagueId, owner, scorer } = club;
  const second = await addEvening(club, '2026-02-05');
  // A second season, which counts one of the evenings as well.
  const also = nanoid();
  await write(async (tx) => {
    const when = { startsOn: '2026-01-01', endsOn: '2026-12-31', createdAt: new Date() };
    const rules = { variants: ['molotow'], houseRules: {}, scheme: json(Scheme.parse({})) };
    await tx.season.create({ data: { id: also, leagueId, name: 'Molotow', ...when, ...rules } });
    await tx.sharedEvening.create({ data: { eveningId: second, seasonId: also } });
  });
  await addEvening(club, '2026-03-05');
  const start = async (who: Viewer, evening: string, players: string[], more = {}) =>
    value(
      await createGame(who, { id: nanoid(), table: { ...MITTLERE, players }, evening, ...more }),
    );
  const full = Array.from({ length: 12 }, (_, i) => entry(i));
  const tourney = { id: nanoid(), length: 2 };
  const one = await play(
    owner,
    await start(owner, club.eveningId, ['Anna', 'Beat', 'Carla'], { tourney }),
    full,
  );
  await play(
    scorer,
    await start(scorer, club.eveningId, ['Anna', 'Beat', 'Carla'], { tourney }),
    full,
  );
  // Corrected, undone, and finished again.
  value(await move(scorer, one.id, { kind: 'reopen' }));
  const { id: handId, by } = handAt(one, 3);
  const correction = nanoid();
  value(await move(scorer, one.id, { kind: 'correct', handId, by, entry: entry(0) }, correction));
  value(await takeChalk(owner, { gameId: one.id }));
  value(await move(owner, one.id, { kind: 'finish' }));
  value(await setNotes(owner, { gameId: one.id, notes: 'Kontermatsch am Stammtisch' }));
  // A name that turned out to be another, a game that was finished by hand, one that goes on.
  const two = await play(
    owner,
    await start(owner, second, ['Anni', 'Dora', 'Beat']),
    full.slice(2, 8),
  );
  value(await move(owner, two.id, { kind: 'finish' }));
  const after = { name: 'The final', substitutes: [{ seat: 0, from: 3, name: 'Erika' }] };
  const before = { name: '', substitutes: [] };
  value(await move(owner, two.id, { kind: 'table', before, after }));
  await play(scorer, await start(scorer, second, ['Dora', 'Carla', 'Emil']), full.slice(0, 2));
  await play(
    owner,
    value(await createGame(owner, { id: nanoid(), table: OPEN_MOLOTOW, evening: second })),
    [{ points: [60, 50, 40, 7] }],
  );
  const named = async (name: string) =>
    (await read((tx) => tx.player.findFirstOrThrow({ where: { leagueId, name } }))).id;
  value(
    await mergePlayers(owner, {
      leagueId,
      playerId: await named('Anni'),
      intoId: await named('Anna'),
    }),
  );
  const emil = await named('Emil');
  await write((tx) =>
    tx.attendance.create({ data: { eveningId: second, playerId: emil, status: 'excused' } }),
  );
  await write((tx) =>
    tx.player.update({
      where: { id: emil },
      data: { joinedOn: '2026-01-15', leftOn: '2026-06-30' },
    }),
  );
  // Totals from paper, put right once, of a name that was merged and of another one.
  const paper = { id: nanoid(), eveningId: second, variant: 'mittlere', of: 'net-sticks' } as const;
  for (const [revision, total] of [4, 2].entries())
    value(
      await savePaper(scorer, {
        ...paper,
        besides: true,
        hands: null,
        revision,
        seats: [
          { player: emil, total },
          { player: await named('Anni'), total: -1 },
        ],
      }),
    );
  const rules = CashRules.parse({ fee: 500, feeToPot: 100, shares: [60, 40] });
  value(await setCash(scorer, { seasonId: club.seasonId, rules, currency: 'EUR' }));
  value(await setFee(scorer, { eveningId: second, fee: 700 }));
  const [season, note] = [{ seasonId: club.seasonId }, ''];
  const anni = await named('Anni');
  for (const payment of [
    { kind: 'fee', eveningId: second, from: anni, to: null, amount: 700, note },
    { kind: 'season', eveningId: null, from: null, to: emil, amount: 150, note },
    { kind: 'till', eveningId: null, from: null, to: null, amount: -2500, note: 'Wurst' },
  ] as const)
    value(await savePayment(scorer, { id: nanoid(), ...season, ...payment }));
  // A tournament in its first round.
  const tournamentId = await found(scorer, { people: 9, leagueId });
  const at = { round: 0, draw: nanoid() };
  value(await drawRound(scorer, { tournamentId, id: at.draw, round: 0 }));
  value(await send(scorer, tournamentId, { kind: 'publish', id: nanoid(), ...at }));
  const slip = { kind: 'slip', id: nanoid(), ...at, table: 1, desk: 'A' };
  value(await send(scorer, tournamentId, { ...slip, points: [900, 984], matches: [0, 0] }));
  backup = await backupOf(owner, leagueId);
});

async function backupOf(who: Viewer, leagueId: string) {
  const made = await backupFile(who, leagueId, EN);
  if (!('body' in made)) throw new Error(inEnglish(made.error));
  return bytesOfDownload(made);
}

async function unpacked(of: Uint8Array) {
  const files: Record<string, string> = {};
  for await (const { name, content } of filesIn(of, { files: 10, bytes: 1e9 }))
    files[name] = new TextDecoder().decode((await wholeOf(content(), 1e9)) ?? undefined);
  return files;
}

const restore = (who: Viewer, content: Uint8Array<ArrayBuffer>): Promise<Report> =>
  finished(startRestore(who, content));
const why = (report: Report): string => (report.kind === 'failure' ? report.message : '');
/** How much there is of everything that a league is made of. */
const counted = () =>
  read(async (tx) => [
    await tx.league.count(),
    await tx.player.count(),
    await tx.season.count(),
    await tx.evening.count(),
    await tx.attendance.count(),
    await tx.tourney.count(),
    await tx.game.count(),
    await tx.hand.count(),
    await tx.change.count(),
    await tx.paperSeat.count(),
    await tx.standIn.count(),
    await tx.payment.count(),
  ]);

/** All that people see of the league, without who they are. */
async function seen(who: Viewer, { leagueId, seasonId }: Club) {
  const table = await standingsOf(who, { seasonId });
  const ids = await read((tx) =>
    tx.game.findMany({ where: { leagueId }, orderBy: { id: 'asc' }, select: { id: true } }),
  );
  const games = await Promise.all(
    ids.map(async ({ id }) => {
      const state = await findGame(who, id);
      const log = await listChanges(who, id, EN);
      const authors = log?.map((line) => ({ ...line, who: '' }));
      return { state, log: authors, tally: state && tally(recordOf(state)) };
    }),
  );
  const cash = await findSeasonMoney(who, seasonId);
  const found = await searchGames(who, { leagueId, words: 'stammtisch' });
  return {
    table: { ...table, revision: null, league: { ...table?.league, role: '' }, canLook: false },
    games,
    cash: cash && { ...cash, payments: cash.payments.map((one) => ({ ...one, who: '' })) },
    found: found.games.map(({ id }) => id),
  };
}

test('restored elsewhere, the league is the same in everything', async () => {
  const before = await seen(club.owner, club);
  expect(before.games).toHaveLength(5);
  expect(before.cash?.currency).toBe('EUR');
  expect(before.cash?.payments).toHaveLength(3);
  expect(before.found).toHaveLength(1);
  const back = await elsewhere();
  try {
    const restorer = await newAccount('Rosa');
    expect(await restore(restorer, backup)).toMatchObject({
      kind: 'restore',
      leagueId: club.leagueId,
      games: 5,
      paper: 1,
    });
    expect(await findLeague(restorer, club.leagueId)).toMatchObject({
      role: 'owner',
      isPublic: true,
    });
    expect(await seen(restorer, club)).toEqual(before);
    // Who wrote what is told by name.
    const writers = await read((tx) =>
      tx.change.groupBy({ by: ['author'], orderBy: { author: 'asc' } }),
    );
    expect(writers.map(({ author }) => author)).toEqual(['Olga', 'Sami']);
    const [one, two] = [
      await unpacked(backup),
      await unpacked(await backupOf(restorer, club.leagueId)),
    ];
    expect(two['games.ndjson']).toBe(one['games.ndjson']);
    const about = (text = '') => {
      const { madeAt: _, members: __, ...rest } = JSON.parse(text);
      return rest;
    };
    expect(about(two['league.json'])).toEqual(about(one['league.json']));
    expect(about(two['league.json']).tournaments[0].log).toHaveLength(4);
    const shared = about(two['league.json']).evenings.map(
      (one: { also: string[] }) => one.also.length,
    );
    expect(shared).toEqual([0, 1, 0]);
    // And it goes on from there.
    const [running] = await read((tx) =>
      tx.game.findMany({ where: { over: false, variant: 'mittlere' }, select: { id: true } }),
    );
    const id = running?.id ?? '';
    const state = await findGame(restorer, id);
    const target = state?.done.at(-1)?.id ?? '';
    expect(value(await move(restorer, id, { kind: 'undo', target })).hands).toHaveLength(1);
  } finally {
    await back();
  }
});

test('killed twice in the middle, it is restored as if it never was', async () => {
  const many = await foundClub();
  for (let i = 0; i < 120; i++)
    await play(
      many.owner,
      value(
        await createGame(many.owner, {
          id: nanoid(),
          // One table plays one game at a time.
          table: { ...MITTLERE, players: ['Anna', 'Beat', `Carla ${i}`] },
          evening: many.eveningId,
        }),
      ),
      [entry(i)],
    );
  const made = await backupOf(many.owner, many.leagueId);
  const zipped = path.join(folder, 'many.zip');
  writeFileSync(zipped, made);
  const back = await elsewhere();
  try {
    const restorer = await newAccount('Rosa');
    await closeDatabase();
    await killedAfter(20, ['restore', restorer.userId, zipped]);
    // Nobody sees a part of it.
    expect(await findLeague(restorer, many.leagueId)).toBeNull();
    await closeDatabase();
    await killedAfter(60, ['restore', restorer.userId, zipped]);
    // What is left is nobody's, and goes by itself, though not while somebody may come back to it.
    const left = () => read((tx) => tx.game.count());
    const stood = await left();
    expect(stood).toBeGreaterThan(60);
    await clearForsaken();
    expect(await left()).toBe(stood);
    expect(await restore(restorer, made)).toMatchObject({ kind: 'restore', games: 120 });
    const again = await unpacked(await backupOf(restorer, many.leagueId));
    expect(again['games.ndjson']).toBe((await unpacked(made))['games.ndjson']);
  } finally {
    await back();
  }
}, 240_000);

describe('nothing half', () => {
  test('where the league is, it stays as it is', async () => {
    const before = await counted();
    expect(why(await restore(await newAccount('Rosa'), backup))).toMatch(
      /^The league Jassclub Linde is here already/,
    );
    expect(await counted()).toEqual(before);
  });

  test('a game of another league in the way: what was begun goes', async () => {
    const back = await elsewhere();
    try {
      const [restorer, other] = [await newAccount('Rosa'), await newViewer()];
      const last = (await unpacked(backup))['games.ndjson']?.trim().split('\n').at(-1) ?? '';
      value(await createGame(other, { id: JSON.parse(last).id, table: MITTLERE }));
      const before = await counted();
      expect(why(await restore(restorer, backup))).toMatch(/^Something of this league is here/);
      expect(await counted()).toEqual(before);
    } finally {
      await back();
    }
  });

  test('deleted, it can be restored where it was', async () => {
    const own = await foundClub();
    await play(
      own.owner,
      value(await createGame(own.owner, { id: nanoid(), table: MITTLERE, evening: own.eveningId })),
      [entry(0)],
    );
    const made = await backupOf(own.owner, own.leagueId);
    value(await deleteLeague(own.owner, { leagueId: own.leagueId, name: 'Jassclub Linde' }));
    expect((await restore(own.scorer, made)).kind).toBe('restore');
    expect(await findLeague(own.scorer, own.leagueId)).toMatchObject({ role: 'owner' });
    expect(await findLeague(own.owner, own.leagueId)).toBeNull();
  });
});

describe('what is no backup is refused before anything is made of it', () => {
  const changed = async (change: (files: Record<string, string>) => Record<string, string>) =>
    zip(
      Object.entries(change(await unpacked(backup))).map(([name, content]) => ({ name, content })),
    );
  const edit =
    (name: string, from: string | RegExp, to: string) => (files: Record<string, string>) => ({
      ...files,
      [name]: (files[name] ?? '').replace(from, to),
    });
  const cases = [
    {
      what: 'not a ZIP file',
      made: async () => bytes('hello'),
      says: /^This is not a backup of a league/,
    },
    {
      what: 'another ZIP file',
      made: () => zip([{ name: 'a.json', content: '{}' }]),
      says: /^This is not a backup of a league/,
    },
    {
      what: 'without its games',
      made: () => changed(({ 'league.json': league = '' }) => ({ 'league.json': league })),
      says: /^This is not a backup of a league/,
    },
    { what: 'broken off', made: async () => backup.slice(0, -40), says: /damaged/ },
    {
      what: 'of a later version',
      made: () => changed(edit('league.json', 'schiefer-league/1', 'schiefer-league/2')),
      says: /^league.json is not as a backup has it: format/,
    },
    {
      what: 'with a note put in afterwards',
      made: () => changed(edit('games.ndjson', 'Kontermatsch', 'Kontermatch')),
      says: /^The games are not those of the backup/,
    },
    {
      what: 'with a game that cannot be scored',
      made: () => changed(edit('games.ndjson', '[60,57,40]', '[60,57,41]')),
      says: /^games.ndjson, line 1 cannot be scored: The points add up to 158/,
    },
    {
      what: 'with a game less',
      made: () => changed(edit('games.ndjson', /.*\n/, '')),
      says: /expected 5, found 4/,
    },
    {
      what: 'with a player less',
      made: () => changed(edit('league.json', /"players": \[\s*\{[^}]*\},/, '"players": [')),
      says: /hang together|names a player/,
    },
  ];
  test.each(cases)('$what', async ({ made, says }) => {
    const content = await made();
    const back = await elsewhere();
    try {
      expect(why(await restore(await newAccount('Rosa'), content))).toMatch(says);
      expect((await counted()).every((count) => count === 0)).toBe(true);
    } finally {
      await back();
    }
  });
});

describe('who may', () => {
  const allowed: Record<Who, string> = {
    nobody: 'forbidden',
    stranger: 'forbidden',
    reader: 'forbidden',
    member: 'forbidden',
    scorer: 'forbidden',
    owner: 'ok',
  };
  test.each(WHO)('take a backup of a public league: %s', async (who) => {
    const made = await backupFile(club.as[who], club.leagueId, EN);
    expect('body' in made ? 'ok' : made.error.code).toBe(allowed[who]);
    if ('body' in made && typeof made.body !== 'string') await made.body.cancel();
  });
  test.each(['nobody', 'stranger'] as const)(
    'find a league that is not public: %s',
    async (who) => {
      const own = await foundClub();
      const made = await backupFile(own.as[who], own.leagueId, EN);
      expect('body' in made ? 'ok' : made.error.code).toBe('not-found');
    },
  );
  test('restore: everybody with an account', async () => {
    expect(refusal(await startRestore(null, backup)).code).toBe('forbidden');
    expect(refusal(await startRestore(await newViewer(), backup)).code).toBe('forbidden');
  });
  test('no address of anybody is in it', async () => {
    const { 'league.json': league = '', 'games.ndjson': games = '' } = await unpacked(backup);
    expect(league).toContain('"name": "Olga"');
    expect(`${league}${games}`).not.toMatch(/@|password/);
    let lines = 0;
    for await (const { text } of linesOf(new Blob([games]).stream(), 1e6)) if (text) lines += 1;
    expect(lines).toBe(5);
  });
});
