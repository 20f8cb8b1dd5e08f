import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import { wholeOf } from '../../lib/files/lines';
import { filesIn } from '../../lib/files/zip';
import { wordsIn } from '../../lib/i18n/words-in';
import type { Viewer } from '../../lib/server/access/access';
import { gamesFile, ownGamesFile, recordFile } from '../../lib/server/files/export';
import { startImport } from '../../lib/server/files/import';
import { standingsFile } from '../../lib/server/files/standings-file';
import { createGame } from '../../lib/server/games/games';
import { setNotes } from '../../lib/server/games/notes';
import { listEvenings } from '../../lib/server/leagues/evenings';
import { changeSeason, findSeason } from '../../lib/server/leagues/seasons';
import { useDatabase, useFolder } from '../helpers/database';
import { EN, inEnglish } from '../helpers/english';
import { type Club, foundClub, WHO, type Who } from './club';
import { addEvening, bytesOfDownload, finished, textOf } from './files';
import { newEvening, playMittlere } from './season';
import { ENTRIES, entry, MITTLERE, newViewer, OPEN_MOLOTOW, play, startGame, value } from './table';

const READER = { words: EN, decimal: '.' } as const;

useDatabase();
const folder = useFolder();
let club: Club;
const ids: string[] = [];

beforeAll(async () => {
  club = await foundClub({ scheme: { keep: { kind: 'best', count: 1 } } });
  const second = await addEvening(club, '2026-02-05');
  const full = Array.from({ length: 12 }, (_, i) => entry(i));
  for (const [evening, players] of [
    [club.eveningId, ['Anna', 'Béat', '=SUM(A1)']],
    [club.eveningId, ['Anna', 'Béat', '=SUM(A1)']],
    [second, ['Béat', 'Anna', '=SUM(A1)']],
  ] as const) {
    const table = { ...MITTLERE, players };
    const game = value(await createGame(club.owner, { id: nanoid(), table, evening }));
    await play(club.owner, game, full);
    ids.push(game.id);
  }
  const molotow = { id: nanoid(), table: OPEN_MOLOTOW, evening: second };
  const running = value(await createGame(club.owner, molotow));
  await play(club.owner, running, [{ points: [60, 50, 40, 7] }]);
  ids.push(running.id);
  const notes = 'first; "of" the year\nwith a bell';
  value(await setNotes(club.owner, { gameId: ids[0] ?? '', notes }));
});

const allowed: Record<Who, boolean> = {
  nobody: false,
  stranger: false,
  reader: true,
  member: true,
  scorer: true,
  owner: true,
};
const isFile = (made: object | null) => made !== null && 'body' in made;

describe.each(WHO)('as %s', (who) => {
  test('one game', async () => {
    const made = await recordFile(club.as[who], ids[0] ?? '');
    expect(made !== null).toBe(allowed[who]);
  });
  test('the games', async () => {
    const made = await gamesFile(club.as[who], { leagueId: club.leagueId, format: 'csv' }, READER);
    expect(isFile(made)).toBe(allowed[who]);
    if (!('body' in made)) expect(made.error.code).toBe('not-found');
  });
  test('the table', async () => {
    const { leagueId, seasonId } = club;
    const asked = { leagueId, seasonId, format: 'json', pairs: false, look: false } as const;
    expect(isFile(await standingsFile(club.as[who], asked, READER))).toBe(allowed[who]);
  });
});

describe('one game', () => {
  test('is what the tally command reads, under a name that says what it is', async () => {
    const made = await recordFile(club.owner, ids[0] ?? '');
    expect(made?.name).toBe('2026-01-08-mittlere-Anna-Béat-SUM-A1.json');
    const file = path.join(folder, 'record.json');
    writeFileSync(file, JSON.stringify(made?.record));
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/tally.ts', file]);
    expect(run.status, run.stderr.toString()).toBe(0);
    expect(JSON.parse(run.stdout.toString())).toMatchObject({ status: 'finished' });
  });
  test('of nobody else', async () => {
    const me = await newViewer();
    const game = await play(me, await startGame(me), [entry(0)]);
    expect((await recordFile(me, game.id))?.record.hands).toEqual([ENTRIES[0]]);
    for (const other of [club.owner, null]) expect(await recordFile(other, game.id)).toBeNull();
  });
});

describe('one’s own games outside leagues', () => {
  const own = async (who: Viewer | null, format: 'csv' | 'json' | 'ndjson' | 'zip') => {
    const made = await ownGamesFile(who, { format }, READER);
    if (!('body' in made)) throw new Error(inEnglish(made.error));
    return made;
  };
  const full = Array.from({ length: 12 }, (_, i) => entry(i));

  test('as ZIP with the day in each name, which a league takes in', async () => {
    const other = await foundClub();
    const me = other.owner;
    await play(me, await startGame(me), full);
    await play(me, value(await createGame(me, { id: nanoid(), table: MITTLERE })), [entry(0)]);
    const table = { id: nanoid(), table: MITTLERE, evening: other.eveningId };
    await play(me, value(await createGame(me, table)), [entry(1)]);
    const zipped = await bytesOfDownload(await own(me, 'zip'));
    const names: string[] = [];
    for await (const { name } of filesIn(zipped, { files: 10, bytes: 1e6 })) names.push(name);
    const today = new Date().toISOString().slice(0, 10);
    expect(names).toEqual([
      `${today}-mittlere-Anna-Beat-Carla.json`,
      `${today}-mittlere-Anna-Beat-Carla-2.json`,
    ]);
    const report = await finished(
      startImport(
        me,
        {
          ...{
            fileName: 'my-games.zip',
            bytes: zipped,
            day: null,
            unfinished: 'run',
            attempt: nanoid(),
          },
          league: { id: other.leagueId, into: { kind: 'evening', eveningId: other.eveningId } },
        },
        EN,
      ),
    );
    expect(report).toMatchObject({ imported: 2, there: 0, refused: 0 });
    expect((await textOf(await own(me, 'csv'))).match(/\r\n(?=\d\d\.)/g)).toHaveLength(6);
    expect(JSON.parse(await textOf(await own(me, 'json')))).toMatchObject({
      league: null,
      games: [{ day: today, evening: '', isOver: true }, { isOver: false }],
    });
  });

  test('of nobody else, and none for nobody', async () => {
    const me = await newViewer();
    await play(me, await startGame(me), [entry(0)]);
    for (const other of [club.owner, null])
      expect(await textOf(await own(other, 'ndjson'))).toBe('');
    expect((await textOf(await own(me, 'ndjson'))).match(/\n/g)).toHaveLength(1);
  });
});

const games = async (format: 'csv' | 'json' | 'ndjson' | 'zip', seasonId?: string) => {
  const made = await gamesFile(
    club.as.reader,
    { leagueId: club.leagueId, seasonId, format },
    READER,
  );
  if (!('body' in made)) throw new Error(inEnglish(made.error));
  return made;
};

describe('all games', () => {
  test('as CSV that Excel opens: mark, semicolons, CRLF, days, no formula', async () => {
    const made = await games('csv');
    expect(made).toMatchObject({
      name: 'Jassclub-Linde-games.csv',
      type: 'text/csv; charset=utf-8',
    });
    const bytes = await bytesOfDownload(made);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.endsWith('\r\n')).toBe(true);
    const [heads = '', first = ''] = text.split('\r\n');
    expect(heads).toMatch(
      /^Day;Evening;Season;Game;Variant;State;Seat;Player;Side;Place;Won;Hands;Net/,
    );
    expect(first).toMatch(new RegExp(`^08.01.2026;;2026;'?${ids[0]};Mittlere;finished;1;Anna;1;`));
    expect(first).toMatch(/"first; ""of"" the year\nwith a bell"$/);
    expect(text).toContain(";3;'=SUM(A1);3;");
    // Three seats in three games, four in one.
    expect(text.match(/\r\n(?=\d\d\.)/g)).toHaveLength(13);
  });

  test('as JSON', async () => {
    const all = JSON.parse(await textOf(await games('json')));
    expect(all).toMatchObject({ format: 'schiefer-games/1', league: 'Jassclub Linde' });
    expect(all.games.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(all.games[3]).toMatchObject({
      isOver: false,
      seats: [{ player: 'Anna', figures: null }, {}, {}, {}],
    });
  });

  test('as JSON, which brings the evenings along, their names and which is the final', async () => {
    const from = await foundClub();
    const evenings = [
      await newEvening(from.owner, {
        seasonId: from.seasonId,
        date: '2026-02-12',
        name: 'Martini-Jass',
      }),
      await newEvening(from.owner, {
        seasonId: from.seasonId,
        date: '2026-03-12',
        name: 'Schlussjass',
        isFinal: true,
      }),
    ];
    for (const evening of evenings)
      await playMittlere(from.owner, { evening, losers: [0, 1, evening === evenings[0] ? 1 : 2] });
    const to = await foundClub();
    const { leagueId, seasonId } = to;
    for (const imported of [2, 0]) {
      const asked = { leagueId: from.leagueId, format: 'json' } as const;
      const made = await gamesFile(from.owner, asked, READER);
      if (!('body' in made)) throw new Error('no file');
      const report = await finished(
        startImport(
          to.owner,
          {
            ...{ fileName: made.name, bytes: await bytesOfDownload(made) },
            ...{ day: null, unfinished: 'run', attempt: nanoid() },
            league: { id: leagueId, into: { kind: 'season', seasonId } },
          },
          EN,
        ),
      );
      expect(report).toMatchObject({ imported, there: 2 - imported, uncounted: 0 });
    }
    const there = await listEvenings(to.owner, seasonId);
    expect(
      there
        ?.filter(({ games }) => games > 0)
        .map(({ name, isFinal, games }) => ({ name, isFinal, games })),
    ).toEqual(
      expect.arrayContaining([
        { name: 'Martini-Jass', isFinal: false, games: 1 },
        { name: 'Schlussjass', isFinal: true, games: 1 },
      ]),
    );
  });

  test('as records, line by line, which can be imported as they are', async () => {
    const made = await games('ndjson');
    const content = await bytesOfDownload(made);
    const me = await newViewer();
    const report = await finished(
      startImport(
        me,
        { fileName: made.name, bytes: content, day: null, unfinished: 'run', attempt: nanoid() },
        EN,
      ),
    );
    // The second game is the first once more; to the second evening others sat down in that order.
    expect(report).toMatchObject({ imported: 3, there: 1, refused: 0 });
  });

  test('as a ZIP file of records, each under a name of its own', async () => {
    const made = await games('zip');
    const names: string[] = [];
    const zipped = await bytesOfDownload(made);
    for await (const { name, content } of filesIn(zipped, { files: 10, bytes: 1e6 })) {
      names.push(name);
      const record = JSON.parse(
        new TextDecoder().decode((await wholeOf(content(), 1e6)) ?? undefined),
      );
      expect(record.format).toBe('jass-record/1');
    }
    expect(names).toEqual([
      '2026-01-08-mittlere-Anna-Béat-SUM-A1.json',
      '2026-01-08-mittlere-Anna-Béat-SUM-A1-2.json',
      '2026-02-05-mittlere-Béat-Anna-SUM-A1.json',
      '2026-02-05-molotow-Anna-Beat-Carla-Dora.json',
    ]);
  });

  test('of one season; of a season of another league there is none', async () => {
    expect((await textOf(await games('ndjson', club.seasonId))).match(/\n/g)).toHaveLength(4);
    const other = await foundClub();
    const made = await gamesFile(
      club.owner,
      {
        leagueId: club.leagueId,
        seasonId: other.seasonId,
        format: 'csv',
      },
      READER,
    );
    expect('error' in made && made.error.code).toBe('not-found');
  });

  test('one page after the other', async () => {
    const many = await foundClub();
    const records = Array.from({ length: 130 }, (_, n) => ({
      ...{ format: 'jass-record/1', ...MITTLERE },
      hands: [n % 4, Math.floor(n / 4) % 4, Math.floor(n / 16) % 4, Math.floor(n / 64)].map(entry),
    }));
    const content = new TextEncoder().encode(
      records.map((each) => JSON.stringify(each)).join('\n'),
    );
    await finished(
      startImport(
        many.owner,
        {
          fileName: 'a.ndjson',
          bytes: content,
          day: null,
          unfinished: 'finish',
          attempt: nanoid(),
          league: { id: many.leagueId, into: { kind: 'evening', eveningId: many.eveningId } },
        },
        EN,
      ),
    );
    const made = await gamesFile(
      many.as.reader,
      { leagueId: many.leagueId, format: 'ndjson' },
      READER,
    );
    if (!('body' in made)) throw new Error('no file');
    const lines = (await textOf(made)).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).hands)).toEqual(records.map(({ hands }) => hands));
  });
});

describe('the table', () => {
  const table = async (
    who: Viewer | null,
    format: 'xlsx' | 'csv' | 'json',
    more = {},
    words = EN,
  ) => {
    const { leagueId, seasonId } = club;
    const asked = { leagueId, seasonId, format, pairs: false, look: false, ...more };
    const made = await standingsFile(who, asked, { words, decimal: '.' });
    if (!made) throw new Error('no file');
    return made;
  };

  test('as CSV: a column for each evening, what does not count in words', async () => {
    const made = await table(club.as.reader, 'csv');
    expect(made.name).toBe('Jassclub-Linde-2026-table.csv');
    const [heads = '', ...rows] = (await textOf(made)).split('\r\n');
    expect(heads.startsWith('\uFEFFRank;Name;Evenings;Games;Total;')).toBe(true);
    expect(heads).toMatch(/;08\.01\.2026;05\.02\.2026;Not counted$/);
    // The words of the page.
    expect(heads).toContain(';Worst;Won;Net;Sticks;Potatoes;Cards;All tricks;100+;');
    const played = rows.filter((row) => row.includes(';2;3;'));
    expect(played).toHaveLength(3);
    // The best result of two: the other one is told.
    for (const row of played) expect(row).toMatch(/;(08\.01|05\.02)\.2026: -?\d+$/);
    expect(played.some((row) => row.includes(";'=SUM(A1);"))).toBe(true);
  });

  test('in the language of whoever takes it; games too', async () => {
    const made = await table(club.as.reader, 'csv', {}, wordsIn('de'));
    expect(made.name).toBe('Jassclub-Linde-2026-Rangliste.csv');
    expect(await textOf(made)).toMatch(
      /^\uFEFFRang;Name;Abende;Partien;Total;.*;Nicht gezählt\r\n/,
    );
    const games = await gamesFile(
      club.as.reader,
      { leagueId: club.leagueId, format: 'csv' },
      { words: wordsIn('de'), decimal: '.' },
    );
    if (!('body' in games)) throw new Error('no file');
    expect(games.name).toBe('Jassclub-Linde-Partien.csv');
    const [heads = '', first = ''] = (await textOf(games)).split('\r\n');
    expect(heads).toContain('Tag;Abend;Saison;Partie;Jassart;Stand;Platz;Name;Partei;Rang;Siege;');
    expect(first).toContain(';Mittlere;fertig;1;');
  });

  test('for Excel: figures are numbers, whatever the region, and names stay in view', async () => {
    const made = await table(club.as.reader, 'xlsx');
    expect(made.name).toBe('Jassclub-Linde-2026-table.xlsx');
    const { sheets } = await readXlsx(await bytesOfDownload(made));
    const [sheet] = sheets;
    expect(sheet?.name).toBe('table');
    expect(sheet?.freezePane).toMatchObject({ rows: 1, columns: 2 });
    const [heads = [], ...rows] = sheet?.rows ?? [];
    expect(heads.slice(0, 5)).toEqual(['Rank', 'Name', 'Evenings', 'Games', 'Total']);
    expect(rows.filter(([, , evenings]) => evenings === 2)).toHaveLength(3);
    for (const row of rows.filter(([rank]) => rank !== null))
      for (const figure of [...row.slice(2, 6), row.at(-2)]) expect(typeof figure).toBe('number');
    // Nothing is run that stands as text.
    expect(rows.some(([, name]) => name === '=SUM(A1)')).toBe(true);
    expect(sheet?.cells ?? new Map()).not.toContain('formula');
  });

  test('games for Excel: days are days', async () => {
    const asked = { leagueId: club.leagueId, format: 'xlsx' } as const;
    const made = await gamesFile(club.as.reader, asked, READER);
    if (!('body' in made)) throw new Error('no file');
    const { sheets } = await readXlsx(await bytesOfDownload(made));
    const [heads = [], ...rows] = sheets[0]?.rows ?? [];
    expect(heads.slice(0, 3)).toEqual(['Day', 'Evening', 'Season']);
    expect(rows).toHaveLength(13);
    expect(rows[0]?.[0]).toEqual(new Date('2026-01-08T00:00:00Z'));
    expect(rows[0]?.[heads.indexOf('Place')]).toEqual(expect.any(Number));
  });

  test('as JSON it has all that the page has', async () => {
    const all = JSON.parse(await textOf(await table(club.as.reader, 'json')));
    expect(all).toMatchObject({ format: 'schiefer-standings/1', season: { id: club.seasonId } });
    expect(all.standings.rows[0].cells[0].games).toEqual([ids[0], ids[1]]);
  });

  test('hides what is hidden, save to an owner who asks for it', async () => {
    const season = await findSeason(club.owner, club);
    if (!season) throw new Error('no season');
    const { closed: _, isOver: __, ...setting } = season;
    const hidden = { ...setting, endsOn: '2099-12-31', scheme: { ...setting.scheme, hideFrom: 2 } };
    value(await changeSeason(club.owner, hidden));
    for (const [who, look, columns] of [
      ['reader', true, 1],
      ['scorer', true, 1],
      ['owner', false, 1],
      ['owner', true, 2],
    ] as const) {
      const text = await textOf(await table(club.as[who], 'csv', { look }));
      expect(text.match(/\d\d\.\d\d\.2026(?=;|\r)/g)?.length, `${who} ${look}`).toBeGreaterThan(0);
      expect(text.split('\r\n')[0]?.match(/2026/g)).toHaveLength(columns);
      expect(text.includes('Hidden from 05.02.2026')).toBe(columns === 1);
    }
  });

  test('a season is not found under another league, nor pairs where there are none', async () => {
    const asked = { seasonId: club.seasonId, format: 'csv', look: false } as const;
    expect(
      await standingsFile(club.owner, { ...asked, leagueId: 'x', pairs: false }, READER),
    ).toBeNull();
    expect(
      await standingsFile(club.owner, { ...asked, leagueId: club.leagueId, pairs: true }, READER),
    ).toBeNull();
  });
});
