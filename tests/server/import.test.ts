import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOptions, VARIANT_IDS, variant } from '../../lib/jass';
import type { Viewer } from '../../lib/server/access/access';
import { recordFile } from '../../lib/server/files/export';
import { startImport } from '../../lib/server/files/import';
import { changeGame } from '../../lib/server/games/change-batch';
import { recentPlayers, seenLines } from '../../lib/server/games/game-lines';
import { listChanges } from '../../lib/server/games/game-log';
import { findGame } from '../../lib/server/games/games';
import { renamePlayer } from '../../lib/server/leagues/roster';
import { changeSeason, findSeason } from '../../lib/server/leagues/seasons';
import { standingsOf } from '../../lib/server/leagues/standings';
import { read, write } from '../../lib/server/store/db';
import { recordOf } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { type Club, foundClub, WHO, type Who } from './club';
import { addEvening, bytes, finished, mittlere, ndjson, zip } from './files';
import { newViewer, refusal, value } from './table';

useDatabase();

const own = { day: null, unfinished: 'finish', attempt: '' } as const;
const run = async (
  who: Viewer,
  fileName: string,
  content: Uint8Array<ArrayBuffer>,
  more: Partial<Parameters<typeof startImport>[1]> = {},
) => {
  const asked = { ...own, fileName, bytes: content, attempt: nanoid(), ...more };
  const report = await finished(startImport(who, asked, EN));
  if (report.kind !== 'import') throw new Error(JSON.stringify(report));
  return report;
};
const gamesOf = (who: Viewer) =>
  read((tx) =>
    tx.game.findMany({
      where: { ownerId: who.userId },
      orderBy: [{ playedAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        over: true,
        override: true,
        playedAt: true,
        leagueId: true,
        eveningId: true,
      },
    }),
  );
const counts = ({ imported, there, refused }: Awaited<ReturnType<typeof run>>) => ({
  imported,
  there,
  refused,
});

describe('what comes of a file', () => {
  test('its names are offered for the next game, to a guest as to an account', async () => {
    const guest = await newViewer();
    const account = await newViewer();
    const user = { where: { id: account.userId }, data: { name: 'Anna' } };
    await write((tx) => tx.user.update(user));
    for (const me of [guest, account]) {
      expect(await recentPlayers(me)).toEqual([]);
      const players = ['Edi', 'Fritz', 'Gret'];
      await run(me, '2019-03-05-mittlere.json', bytes(JSON.stringify(mittlere({ players }))));
      expect(await recentPlayers(me)).toEqual(players);
    }
  });

  test('a record is a game like one that was entered by hand', async () => {
    const me = await newViewer();
    const record = mittlere();
    const report = await run(me, '2026-03-05-mittlere.json', bytes(JSON.stringify(record)));
    expect(counts(report)).toEqual({ imported: 1, there: 0, refused: 0 });
    const [game] = await gamesOf(me);
    expect(game).toMatchObject({ over: true, override: null });
    expect(game?.playedAt.toISOString()).toBe('2026-03-05T12:00:00.000Z');
    const state = await findGame(me, game?.id ?? '');
    if (!state) throw new Error('no game');
    expect(recordOf(state)).toEqual(record);
    const log = (await listChanges(me, state.id, EN)) ?? [];
    expect(log.map(({ kind, who }) => [kind, who])).toEqual(
      record.hands.map(() => ['record', 'you']),
    );
    // Undo, correction and log go on from there.
    const target = state.done.at(-1)?.id ?? '';
    const reopened = await changeGame(me, {
      gameId: state.id,
      change: { kind: 'undo', id: nanoid(), target },
    });
    expect(value(reopened).hands).toHaveLength(11);
  });

  test.each(VARIANT_IDS)('a game of %s comes out as it went in', async (id) => {
    const me = await newViewer();
    const { options, players, hands } = variant(id).example;
    const agreed = { ...variant(id).agreed, ...options };
    const record = {
      format: 'jass-record/1',
      variant: id,
      options: makeOptions(id, agreed),
      players,
      firstDealer: 1,
      hands,
      substitutes: [{ seat: 1, from: 2, name: 'Erika' }],
    };
    const file = bytes(JSON.stringify(record));
    expect(counts(await run(me, 'one.json', file))).toMatchObject({ imported: 1 });
    const [game] = await gamesOf(me);
    expect(game).toMatchObject({ over: true });
    expect((await recordFile(me, game?.id ?? ''))?.record).toEqual(record);
    // By what name somebody took a seat over makes no other game of it.
    const { substitutes: _, ...others } = record;
    expect(counts(await run(me, 'two.ndjson', ndjson([others])))).toMatchObject({ there: 1 });
  });

  test('lines, a ZIP file of both kinds, and the mark of some editors', async () => {
    const me = await newViewer();
    const all = await zip([
      { name: 'one/2026-01-02.json', content: `\uFEFF${JSON.stringify(mittlere({ from: 1 }))}` },
      {
        name: 'many.ndjson',
        content: new TextDecoder().decode(ndjson([mittlere({ from: 2 }), mittlere({ from: 3 })])),
      },
      { name: '__MACOSX/one/._x.json', content: 'hidden' },
      { name: 'read me.txt', content: 'hello' },
    ]);
    const report = await run(me, 'all.zip', all, { day: '2026-01-03' });
    expect(report).toMatchObject({
      imported: 3,
      refused: 1,
      byCode: { 'file-unknown': 1 },
      refusals: [{ file: 'read me.txt', line: null, code: 'file-unknown' }],
    });
    const days = (await gamesOf(me)).map(({ playedAt }) => playedAt.toISOString().slice(0, 10));
    expect(days).toEqual(['2026-01-02', '2026-01-03', '2026-01-03']);
    expect(await run(me, 'lines.ndjson', ndjson([mittlere({ from: 4 })]))).toMatchObject({
      imported: 1,
    });
  });

  test('what cannot be scored is refused with file, line and reason; the rest is there', async () => {
    const me = await newViewer();
    const lines = [
      JSON.stringify(mittlere({ from: 1 })),
      '',
      '{ not json',
      JSON.stringify({ ...mittlere(), more: 1 }),
      JSON.stringify({ ...mittlere(), hands: [{ points: [80, 50, 28] }] }),
      JSON.stringify({ ...mittlere(), players: ['Anna', 'anna', 'Carla'] }),
      JSON.stringify({ ...mittlere(), notes: 'x'.repeat(256_000) }),
      JSON.stringify(mittlere({ from: 2 })),
    ];
    const report = await run(me, 'bad.ndjson', bytes(lines.join('\n')));
    expect(counts(report)).toEqual({ imported: 2, there: 0, refused: 5 });
    expect(report.refusals.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      'bad.ndjson:3 not-json',
      'bad.ndjson:4 record-invalid',
      'bad.ndjson:5 points-sum',
      'bad.ndjson:6 record-invalid',
      'bad.ndjson:7 too-large',
    ]);
    expect(report.refusals[2]).toMatchObject({ hand: 0, path: 'points' });
    expect(report.byCode).toMatchObject({ 'record-invalid': 2, 'points-sum': 1 });
  });

  test.each(['run', 'finish'] as const)(
    'a game that was begun and not played comes back: %s',
    async (unfinished) => {
      const me = await newViewer();
      const file = ndjson([{ ...mittlere(), hands: [] }]);
      expect(counts(await run(me, 'x.ndjson', file, { unfinished }))).toEqual({
        imported: 1,
        there: 0,
        refused: 0,
      });
      expect(await gamesOf(me)).toMatchObject([{ over: false, override: null }]);
      // Once: also beside another one that is played by now.
      expect(counts(await run(me, 'x.ndjson', file, { unfinished }))).toEqual({
        imported: 0,
        there: 1,
        refused: 0,
      });
      expect(counts(await run(me, 'y.ndjson', ndjson([mittlere()]), { unfinished }))).toEqual({
        imported: 1,
        there: 0,
        refused: 0,
      });
    },
  );

  test.each([
    {
      unfinished: 'finish',
      over: true,
      override: 'finished',
      kinds: ['record', 'record', 'finish'],
    },
    { unfinished: 'run', over: false, override: null, kinds: ['record', 'record'] },
  ] as const)(
    'a game that could go on: $unfinished',
    async ({ unfinished, over, override, kinds }) => {
      const me = await newViewer();
      const file = ndjson([mittlere({ hands: 2 }), mittlere()]);
      const report = await run(me, 'x.ndjson', file, { unfinished });
      expect(report).toMatchObject({ imported: 2, ended: unfinished === 'finish' ? 1 : 0 });
      expect(await run(me, 'x.ndjson', file, { unfinished })).toMatchObject({ there: 2, ended: 0 });
      const [game] = await gamesOf(me);
      expect(game).toMatchObject({ over, override: override });
      const log = (await listChanges(me, game?.id ?? '', EN)) ?? [];
      expect(log.map(({ kind }) => kind)).toEqual(kinds);
    },
  );

  test('games of one file keep their order', async () => {
    const me = await newViewer();
    const records = Array.from({ length: 100 }, (_, from) => mittlere({ from, hands: 12 }));
    await run(me, 'x.ndjson', ndjson(records), { day: '2026-01-01' });
    const games = await gamesOf(me);
    const first = await findGame(me, games[0]?.id ?? '');
    const last = await findGame(me, games[99]?.id ?? '');
    expect(first?.hands.map(({ entry }) => entry)).toEqual(records[0]?.hands);
    expect(last?.hands.map(({ entry }) => entry)).toEqual(records[99]?.hands);
  });
});

describe('a collection that was downloaded', () => {
  const games = [
    {
      ...{ id: 'former-1', day: '2026-03-05', playedAt: '2026-03-06T01:00:00.000Z', isOver: true },
      notes: 'with a bell',
      name: 'The final',
      record: mittlere({ from: 1 }),
      seats: [],
    },
    {
      id: 'former-2',
      playedAt: '2026-03-07T20:00:00.000Z',
      over: true,
      record: mittlere({ hands: 2 }),
    },
    { id: 'former-3', day: '2026-03-08', isOver: false, record: mittlere({ from: 3, hands: 3 }) },
    {
      id: 'former-4',
      day: '2026-03-08',
      record: { ...mittlere(), hands: [{ points: [80, 50, 28] }] },
    },
    'x',
  ];
  test.each(['schiefer-games/1', 'schiefer-account/1'])('%s: day, notes, state', async (format) => {
    const me = await newViewer();
    const content = bytes(JSON.stringify({ format, league: 'Linde', games }, null, 1));
    const report = await run(me, '2020-01-01.json', content, { unfinished: 'run' });
    expect(counts(report)).toEqual({ imported: 3, there: 0, refused: 2 });
    expect(report.refusals.map(({ game, line, code }) => [game, line, code])).toEqual([
      [4, null, 'points-sum'],
      [5, null, 'record-invalid'],
    ]);
    const kept = await gamesOf(me);
    const named = await findGame(me, kept[0]?.id ?? '');
    expect(named?.table.name).toBe('The final');
    expect(
      kept.map(({ playedAt, over, override }) => [
        playedAt.toISOString().slice(0, 16),
        over,
        override,
      ]),
    ).toEqual([
      // Of an evening the day counts; alone, the moment.
      ['2026-03-05T12:00', true, null],
      ['2026-03-07T20:00', true, 'finished'],
      ['2026-03-08T12:00', false, null],
    ]);
    // What came in can be gone to, by who may see it and nobody else.
    expect(report.games).toEqual(kept.map(({ id }) => id));
    expect((await seenLines(me, report.games)).map(({ id }) => id)).toEqual(report.games);
    expect(await seenLines(await newViewer(), report.games)).toEqual([]);
    const found = await read((tx) =>
      tx.word.findMany({ where: { scope: me.userId, word: 'bell' }, select: { gameId: true } }),
    );
    expect(found).toEqual([{ gameId: kept[0]?.id }]);
    expect(counts(await run(me, 'again.json', content))).toEqual({
      imported: 0,
      there: 3,
      refused: 2,
    });
  });

  test('one’s own data is here already, also the games of leagues and those gone on with', async () => {
    const club = await foundClub();
    const league = {
      id: club.leagueId,
      into: { kind: 'evening', eveningId: club.eveningId },
    } as const;
    await run(club.scorer, 'a.ndjson', ndjson([mittlere({ from: 5 })]), { league });
    const [game] = await read((tx) =>
      tx.game.findMany({ where: { leagueId: club.leagueId }, select: { id: true } }),
    );
    const content = bytes(
      JSON.stringify({
        format: 'schiefer-account/1',
        games: [{ id: game?.id, record: mittlere({ hands: 3 }) }],
      }),
    );
    expect(counts(await run(club.scorer, 'me.json', content))).toMatchObject({ there: 1 });
    expect(counts(await run(await newViewer(), 'me.json', content))).toMatchObject({ imported: 1 });
    // To a league they go even so: there they are not yet.
    expect(counts(await run(club.scorer, 'me.json', content, { league }))).toMatchObject({
      imported: 1,
    });
  });

  test('that breaks off is refused, and so is a large file that is none', async () => {
    const me = await newViewer();
    const broken = bytes(`{"format":"schiefer-games/1","games":[`);
    expect(await run(me, 'a.json', broken)).toMatchObject({ byCode: { 'file-damaged': 1 } });
    const large = bytes(JSON.stringify({ ...mittlere(), more: 'x'.repeat(256_000) }));
    expect(await run(me, 'b.json', large)).toMatchObject({ byCode: { 'too-large': 1 } });
  });
});

describe('nothing is imported twice', () => {
  test('not within one file, not from a second one, not in another order of keys', async () => {
    const me = await newViewer();
    const [a, b] = [mittlere({ from: 7 }), mittlere({ from: 8 })];
    const turned = Object.fromEntries(Object.entries(b).reverse());
    expect(counts(await run(me, 'a.ndjson', ndjson([a, a, b])))).toEqual({
      imported: 2,
      there: 1,
      refused: 0,
    });
    expect(counts(await run(me, 'b.ndjson', ndjson([turned, a])))).toMatchObject({ there: 2 });
    // The same hands between others are another game; so they are for somebody else.
    const others = mittlere({ from: 7, players: ['Anna', 'Beat', 'Dora'] });
    expect(counts(await run(me, 'c.ndjson', ndjson([others])))).toMatchObject({ imported: 1 });
    const stranger = await newViewer();
    expect(counts(await run(stranger, 'a.ndjson', ndjson([a])))).toMatchObject({ imported: 1 });
  });

  test('also when the players are called otherwise by now', async () => {
    const club = await foundClub();
    const into = {
      id: club.leagueId,
      into: { kind: 'evening', eveningId: club.eveningId },
    } as const;
    await run(club.scorer, 'a.ndjson', ndjson([mittlere()]), { league: into });
    const anna = await read((tx) =>
      tx.player.findFirstOrThrow({ where: { leagueId: club.leagueId, name: 'Anna' } }),
    );
    value(
      await renamePlayer(club.scorer, {
        leagueId: club.leagueId,
        playerId: anna.id,
        name: 'Anna Meier',
      }),
    );
    const renamed = mittlere({ players: ['Anna Meier', 'Beat', 'Carla'] });
    const report = await run(club.scorer, 'b.ndjson', ndjson([renamed]), { league: into });
    expect(counts(report)).toEqual({ imported: 0, there: 1, refused: 0 });
  });
});

describe('limits', () => {
  const failure = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const me = await newViewer();
    const report = await finished(startImport(me, { ...own, fileName: name, bytes: content }, EN));
    expect(await gamesOf(me)).toEqual([]);
    return report.kind === 'failure' ? report.message : '';
  };

  test('a file of another kind', async () => {
    expect(await failure('photo.png', bytes('x'))).toMatch(/^photo.png is no file of games/);
    expect(await failure('Table.xlsx', bytes('PK'))).toMatch(
      /^Table.xlsx is a table and no file of games/,
    );
  });

  test('what is called a ZIP file and is none', async () => {
    expect(await failure('bad.zip', bytes('x'))).toBe(
      'The ZIP file is damaged: bad.zip does not begin as one.',
    );
  });

  test('a ZIP bomb is not unpacked to its end, and nothing of it is kept', async () => {
    const good = JSON.stringify(mittlere());
    const bomb = await zip([
      { name: 'a.json', content: good },
      {
        name: 'b.ndjson',
        content: (async function* () {
          const line = `${' '.repeat(999_999)}\n`;
          for (let i = 0; i < 250; i++) yield line;
        })(),
      },
    ]);
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await failure('bomb.zip', bomb)).toBe('The ZIP file holds more than 200 MB of data.');
  }, 30_000);

  test('a ZIP file that breaks off', async () => {
    const whole = await zip([{ name: 'a.json', content: JSON.stringify(mittlere()) }]);
    expect(await failure('a.zip', whole.slice(0, -30))).toMatch(/damaged/);
  });

  test('one damaged file in a ZIP file is refused, the others are taken', async () => {
    const me = await newViewer();
    const all = await zip([
      { name: 'a.json', content: JSON.stringify(mittlere({ from: 1 })) },
      { name: 'b.json', content: JSON.stringify(mittlere({ from: 2 })) },
    ]);
    // In the middle of what the first file was packed to.
    all[60] = (all[60] ?? 0) ^ 0xff;
    const report = await run(me, 'a.zip', all);
    expect(report).toMatchObject({ imported: 1, refused: 1, byCode: { 'file-damaged': 1 } });
  });

  test('more than 100,000 games', async () => {
    const line = bytes('{}\n');
    const many = new Uint8Array(line.length * 100_001);
    for (let i = 0; i < 100_001; i++) many.set(line, i * line.length);
    expect(await failure('many.ndjson', many)).toMatch(/^There are more than 100,000 games/);
  });
});

describe('into a league', () => {
  let club: Club;
  beforeAll(async () => {
    club = await foundClub();
  });
  const allowed: Record<Who, 'not-found' | 'forbidden' | 'ok'> = {
    nobody: 'not-found',
    stranger: 'not-found',
    reader: 'forbidden',
    member: 'forbidden',
    scorer: 'ok',
    owner: 'ok',
  };
  test.each(WHO)('as %s', async (who) => {
    const asking = club.as[who] ?? { userId: 'gone' };
    const answer = await startImport(
      asking,
      {
        ...own,
        fileName: 'a.ndjson',
        bytes: ndjson([mittlere({ from: 40 })]),
        league: { id: club.leagueId, into: { kind: 'evening', eveningId: club.eveningId } },
      },
      EN,
    );
    expect(answer.ok ? 'ok' : answer.error.code).toBe(allowed[who]);
  });

  test('an evening or a season of another league is not found', async () => {
    const other = await foundClub();
    const league = { id: club.leagueId };
    for (const into of [
      { kind: 'evening', eveningId: other.eveningId },
      { kind: 'season', seasonId: other.seasonId },
    ] as const) {
      const file = { ...own, fileName: 'a.ndjson', bytes: ndjson([mittlere()]) };
      const answer = await startImport(club.scorer, { ...file, league: { ...league, into } }, EN);
      expect(refusal(answer).code).toBe('not-found');
    }
  });

  test('a season that is closed takes no games, nor does an evening of it', async () => {
    const closed = await foundClub();
    await write((tx) =>
      tx.season.update({ where: { id: closed.seasonId }, data: { closed: true } }),
    );
    for (const into of [
      { kind: 'evening', eveningId: closed.eveningId },
      { kind: 'season', seasonId: closed.seasonId },
    ] as const) {
      const file = { ...own, fileName: 'a.ndjson', bytes: ndjson([mittlere()]) };
      const answer = await startImport(
        closed.owner,
        {
          ...file,
          league: { id: closed.leagueId, into },
        },
        EN,
      );
      expect(refusal(answer).message).toMatch(/^Season 2026 is closed/);
    }
  });

  test('by the day: evenings are found or made, other days refused', async () => {
    const fresh = await foundClub();
    const second = await addEvening(fresh, '2026-02-05');
    const files = [
      ['2026-01-08-a.json', 1],
      ['2026-02-05-b.json', 2],
      ['2026-03-05-c.json', 3],
      ['2026-03-05-d.json', 4],
      ['2025-03-05-e.json', 5],
      ['f.json', 6],
    ] as const;
    const all = await zip(
      files.map(([name, from]) => ({ name, content: JSON.stringify(mittlere({ from })) })),
    );
    const report = await run(fresh.scorer, 'all.zip', all, {
      league: { id: fresh.leagueId, into: { kind: 'season', seasonId: fresh.seasonId } },
    });
    expect(counts(report)).toEqual({ imported: 4, there: 0, refused: 2 });
    expect(report.refusals.map(({ file, code }) => [file, code])).toEqual([
      ['2025-03-05-e.json', 'day-outside'],
      ['f.json', 'day-missing'],
    ]);
    const evenings = await read((tx) =>
      tx.evening.findMany({
        where: { leagueId: fresh.leagueId },
        orderBy: { date: 'asc' },
        select: { id: true, date: true, _count: { select: { games: true } } },
      }),
    );
    expect(evenings.map(({ date, _count }) => [date, _count.games])).toEqual([
      ['2026-01-08', 1],
      ['2026-02-05', 1],
      ['2026-03-05', 2],
    ]);
    expect(evenings.map(({ id }) => id)).toEqual(expect.arrayContaining([fresh.eveningId, second]));
  });

  test('what an evening had come to is forgotten', async () => {
    const fresh = await foundClub();
    const league = {
      id: fresh.leagueId,
      into: { kind: 'evening', eveningId: fresh.eveningId },
    } as const;
    const results = () =>
      read((tx) =>
        tx.evening.findUniqueOrThrow({ where: { id: fresh.eveningId }, select: { results: true } }),
      );
    await run(fresh.scorer, 'a.ndjson', ndjson([mittlere({ from: 1 })]), { league });
    const { standingsOf } = await import('../../lib/server/leagues/standings');
    await standingsOf(fresh.scorer, { seasonId: fresh.seasonId });
    expect((await results()).results).toHaveLength(1);
    await run(fresh.scorer, 'b.ndjson', ndjson([mittlere({ from: 2 })]), { league });
    expect((await results()).results).toBeNull();
    const table = await standingsOf(fresh.scorer, { seasonId: fresh.seasonId });
    expect(table?.standings.rows.map(({ games }) => games)).toEqual([2, 2, 2]);
  });
});

test('games that the season does not count are told as such, in the report and in its table', async () => {
  const club = await foundClub();
  const { leagueId, seasonId, owner } = club;
  const season = await findSeason(owner, { leagueId, seasonId });
  if (!season) throw new Error('no season');
  const { closed: _, isOver: __, ...setting } = season;
  value(await changeSeason(owner, { ...setting, variants: ['molotow'] }));
  const report = await run(owner, '2026-03-05-mittlere.json', bytes(JSON.stringify(mittlere())), {
    league: { id: leagueId, into: { kind: 'season', seasonId } },
  });
  expect(report).toMatchObject({ imported: 1, uncounted: 1 });
  const table = await standingsOf(owner, { seasonId });
  expect(table?.uncounted).toEqual({ games: 1, variants: ['mittlere'] });
  value(await changeSeason(owner, setting));
  expect((await standingsOf(owner, { seasonId }))?.uncounted.games).toBe(0);
});
