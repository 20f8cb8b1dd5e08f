/** Results without hands: entered, changed, taken out, and what becomes of the table. */
import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import type { Answer } from '../../lib/server/access/answer';
import { gamesFile } from '../../lib/server/files/export';
import { startImport } from '../../lib/server/files/import';
import { eveningNow, findEvening } from '../../lib/server/leagues/evening-page';
import { saveTables } from '../../lib/server/leagues/evening-tables';
import { deleteEvening } from '../../lib/server/leagues/evenings';
import { type Asked, input } from '../../lib/server/leagues/input';
import { mergePlayers, unmergePlayer } from '../../lib/server/leagues/merges';
import { deletePaper, savePaper, type WrittenTotals } from '../../lib/server/leagues/paper';
import { importTotals } from '../../lib/server/leagues/paper-import';
import { addPlayers, listPlayers, removePlayer } from '../../lib/server/leagues/roster';
import { closeSeason, deleteSeason } from '../../lib/server/leagues/seasons';
import { standingsOf } from '../../lib/server/leagues/standings';
import { write } from '../../lib/server/store/db';
import { readInput } from '../../lib/server/transports/read-input';
import { useDatabase } from '../helpers/database';
import { EN, inEnglish } from '../helpers/english';
import { type Club, foundClub, WHO } from './club';
import { bytes, finished, textOf } from './files';
import { newEvening, playMittlere, tableOf } from './season';
import { value } from './table';

useDatabase();

const NAMES = ['Anna', 'Beat', 'Carla', 'Dora'];

/** A club with four names, and how to write totals down by name. */
async function clubOnPaper(scheme = {}) {
  const club = await foundClub({ scheme });
  value(await addPlayers(club.scorer, { leagueId: club.leagueId, names: NAMES, joinedOn: null }));
  const ids = await idsIn(club);
  const keep = (
    totals: Readonly<Record<string, number>>,
    more: Partial<Omit<WrittenTotals, 'seats'>> & {
      id?: string;
      eveningId?: string;
      revision?: number;
      asWritten?: boolean;
      besides?: boolean;
      isDrawn?: boolean;
      as?: Viewer | null;
    } = {},
  ) => {
    const { as = club.scorer, ...head } = more;
    return savePaper(as, {
      id: nanoid(),
      eveningId: club.eveningId,
      variant: 'mittlere',
      of: 'game',
      hands: null,
      revision: 0,
      ...head,
      seats: Object.entries(totals).map(([name, total]) => ({
        player: ids.get(name) ?? name,
        total,
      })),
    });
  };
  return { ...club, ids, keep };
}

const idsIn = async ({ owner, leagueId }: Club) =>
  new Map(((await listPlayers(owner, leagueId)) ?? []).map(({ id, name }) => [name, id]));

const paperAt = async ({ as, leagueId, eveningId }: Club, viewer = as.reader) =>
  (await findEvening(viewer, { leagueId, eveningId }))?.paper;

const refusal = (answer: Answer<unknown>) => (answer.ok ? null : answer.error.said?.key);

describe('totals of a game', () => {
  test('are in the table, the ratings and the evening’s ranking at once', async () => {
    const club = await clubOnPaper();
    await playMittlere(club.scorer, { evening: club.eveningId, losers: [1, 1, 1] });
    const before = await standingsOf(club.as.reader, { seasonId: club.seasonId });
    value(await club.keep({ Anna: -4, Beat: 2, Carla: 2 }));
    expect(await tableOf(club.as.reader, club.seasonId)).toEqual([
      ['Carla', 5, [5]],
      ['Anna', -1, [-1]],
      ['Beat', -4, [-4]],
      ['Dora', null, [null]],
    ]);
    const after = await standingsOf(club.as.reader, { seasonId: club.seasonId });
    expect(after?.ratings[0]?.lines.map(({ games }) => games)).toEqual([2, 2, 2]);
    expect(after?.revision).not.toBe(before?.revision);
    const page = await findEvening(club.as.reader, club);
    expect(page?.ranking?.rows.map(({ name, total }) => [name, total])).toEqual([
      ['Carla', 5],
      ['Anna', -1],
      ['Beat', -4],
    ]);
    expect(
      page?.paper.map(({ counts, of, seats }) => [counts, of, seats.map(({ name }) => name)]),
    ).toEqual([[true, 'game', ['Anna', 'Beat', 'Carla']]]);
  });

  test('come to what the hands bring, unless it stands so on the paper', async () => {
    const club = await clubOnPaper();
    const single = { hearts: 1, diamonds: 1, clubs: 1, spades: 1, obenabe: 1, undenufe: 1 };
    await write((tx) =>
      tx.season.update({
        where: { id: club.seasonId },
        data: {
          variants: ['schieber'],
          houseRules: {
            schieber: { hands: 8, wies: false, stoeck: false, multipliers: single },
          },
        },
      }),
    );
    const id = nanoid();
    const totals = { Anna: 700, Beat: 540, Carla: 700, Dora: 540 };
    const wrong = await club.keep(totals, { id, variant: 'schieber' });
    expect(wrong).toMatchObject({ ok: false, error: { path: 'sum' } });
    expect(wrong.ok ? '' : inEnglish(wrong.error)).toBe(
      'Together that is 1,240. 8 hands come to 1,256, and 100 more for every match. Look again.',
    );
    expect(await paperAt(club)).toEqual([]);
    value(await club.keep(totals, { id, variant: 'schieber', asWritten: true }));
    expect((await paperAt(club))?.[0]?.seats.map(({ total }) => total)).toEqual([
      700, 540, 700, 540,
    ]);
    // What was there stays there where its change is refused.
    const less = { Anna: 700, Beat: 550, Carla: 700, Dora: 550 };
    expect(refusal(await club.keep(less, { id, variant: 'schieber', revision: 1 }))).toBe(
      'server-leagues.paper.sum',
    );
    expect((await paperAt(club))?.[0]?.seats.map(({ total }) => total)).toEqual([
      700, 540, 700, 540,
    ]);
    const right = { Anna: 800, Beat: 556, Carla: 800, Dora: 556 };
    value(await club.keep(right, { id, variant: 'schieber', revision: 1 }));
  });

  test('are changed, with what stood there in the log, and taken out', async () => {
    const club = await clubOnPaper();
    const id = nanoid();
    value(await club.keep({ Anna: -4, Beat: 2, Carla: 2 }, { id }));
    // Sent again it is the same, whatever was seen.
    value(await club.keep({ Anna: -4, Beat: 2, Carla: 2 }, { id }));
    // Pages that are kept are made again, though nobody has looked at the table meanwhile.
    const page = () => eveningNow(club.as.reader, { eveningId: club.eveningId, look: false });
    expect((await page())?.paper[0]?.seats[0]?.total).toBe(-4);
    value(await club.keep({ Anna: 4, Beat: -2, Dora: -2 }, { id, revision: 1 }));
    expect((await page())?.paper[0]?.seats[0]?.total).toBe(4);
    expect(refusal(await club.keep({ Anna: 9, Beat: 0, Carla: 0 }, { id, revision: 1 }))).toBe(
      'server-leagues.paper.moved',
    );
    expect((await tableOf(club.as.reader, club.seasonId))?.slice(0, 3)).toEqual([
      ['Anna', 4, [4]],
      ['Beat', -2, [-2]],
      ['Dora', -2, [-2]],
    ]);
    const [line] = (await paperAt(club, club.as.member)) ?? [];
    expect(line?.log.map(({ author, was }) => [author, was])).toEqual([
      ['Sami', null],
      [
        'Sami',
        [
          { name: 'Anna', total: -4 },
          { name: 'Beat', total: 2 },
          { name: 'Carla', total: 2 },
        ],
      ],
    ]);
    // Who it was is for members.
    expect((await paperAt(club))?.[0]?.log.map(({ author }) => author)).toEqual([null, null]);
    value(await deletePaper(club.scorer, { id, eveningId: club.eveningId }));
    value(await deletePaper(club.scorer, { id, eveningId: club.eveningId }));
    expect((await tableOf(club.as.reader, club.seasonId))?.map(([, total]) => total)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('are refused where they cannot be', async () => {
    const club = await clubOnPaper();
    const { keep } = club;
    expect([
      refusal(await keep({ Anna: 1, Beat: 2 })),
      refusal(await keep({ Anna: 1, Beat: 2, [nanoid()]: 3 })),
      refusal(await keep({ Anna: 1.5, Beat: 2, Carla: 3 })),
      refusal(await keep({ Anna: 1, Beat: 2, Carla: 3 }, { variant: 'differenzler' })),
      refusal(await keep({ Anna: 1, Beat: 2, Carla: 1, Dora: 3 }, { variant: 'schieber' })),
      refusal(await keep({ Anna: 1, Beat: 2, Carla: 3 }, { variant: 'two-versus-one' })),
      refusal(await keep({ Anna: 1, Beat: 2, Carla: 3 }, { revision: 1 })),
    ]).toEqual([
      'server-leagues.paper.players',
      'server.noSuch.player',
      'server-leagues.paper.whole',
      'server-leagues.paper.hands',
      'server-leagues.paper.side',
      'server-leagues.paper.players',
      'server-leagues.paper.gone',
    ]);
    expect(await paperAt(club)).toEqual([]);
  });

  test('of a drawn table are refused once the sheet is another one, or they are there', async () => {
    const club = await clubOnPaper();
    const { scorer, eveningId, keep } = club;
    const seats = ['Anna', 'Beat', 'Carla'].map((name) => club.ids.get(name) ?? '');
    const table = { name: '1', variant: 'mittlere', seats, round: 1 } as const;
    value(await saveTables(scorer, { eveningId, was: [], tables: [table] }));
    const next = { ...table, seats: seats.with(2, club.ids.get('Dora') ?? '') };
    value(await saveTables(scorer, { eveningId, was: [table], tables: [next] }));
    const gone = 'server-leagues.paper.drawnAnew';
    expect(refusal(await keep({ Anna: 1, Beat: 2, Carla: -3 }, { isDrawn: true }))).toBe(gone);
    value(await keep({ Anna: 1, Beat: 2, Dora: -3 }, { isDrawn: true }));
    expect(refusal(await keep({ Anna: 1, Beat: 2, Dora: -3 }, { isDrawn: true }))).toBe(gone);
    expect(await paperAt(club)).toHaveLength(1);
  });

  test.each(WHO)('are for scorers: %s', async (who) => {
    const club = await clubOnPaper();
    const id = nanoid();
    const mayWrite = who === 'scorer' || who === 'owner';
    const answer = await club.keep({ Anna: 1, Beat: 2, Carla: 3 }, { as: club.as[who], id });
    expect(answer.ok).toBe(mayWrite);
    if (!mayWrite) value(await club.keep({ Anna: 1, Beat: 2, Carla: 3 }, { id }));
    expect((await deletePaper(club.as[who], { id, eveningId: club.eveningId })).ok).toBe(mayWrite);
    expect(await paperAt(club)).toHaveLength(mayWrite ? 0 : 1);
  });

  test('of a closed season can be put right, but none comes to it', async () => {
    const club = await clubOnPaper();
    const id = nanoid();
    value(await club.keep({ Anna: 1, Beat: 2, Carla: 3 }, { id }));
    value(await closeSeason(club.owner, { id: club.seasonId, closed: true }));
    expect(refusal(await club.keep({ Anna: 0, Beat: 0, Carla: 0 }))).toBe(
      'server-leagues.seasonClosed',
    );
    value(await club.keep({ Anna: 1, Beat: 2, Carla: 4 }, { id, revision: 1 }));
  });
});

describe('totals of an evening', () => {
  test('are everybody’s own, with decimals', async () => {
    const club = await clubOnPaper({ measure: 'rank-points', rankedBy: 'net-sticks' });
    value(await club.keep({ Anna: 7.5, Beat: 7.5, Dora: 25 }, { of: 'rank-points' }));
    const table = await standingsOf(club.as.reader, { seasonId: club.seasonId });
    expect(table?.standings.rows.map(({ name, total, games }) => [name, total, games])).toEqual([
      ['Dora', 25, 0],
      ['Anna', 7.5, 0],
      ['Beat', 7.5, 0],
      ['Carla', null, 0],
    ]);
    expect(table?.ratings).toEqual([]);
  });

  test('that the scheme has no use for are said to count for nothing', async () => {
    const club = await clubOnPaper();
    value(await club.keep({ Anna: 300 }, { of: 'card-points' }));
    expect((await paperAt(club))?.map(({ counts }) => counts)).toEqual([false]);
    expect((await standingsOf(club.as.reader, club))?.standings.evenings).toEqual([]);
  });

  test('are asked about where games of it count for somebody already, and the other way round', async () => {
    const club = await clubOnPaper();
    const { keep } = club;
    const id = nanoid();
    value(await keep({ Anna: 5, Beat: -5, Carla: 0 }, { id: 'game' }));
    const totals = { Anna: 9, Dora: 4 };
    const said = await keep(totals, { of: 'net-sticks' });
    expect(said).toMatchObject({ ok: false, error: { path: 'doubled' } });
    expect(said.ok ? '' : inEnglish(said.error)).toBe(
      'Anna has 5 from one game of this evening already. Both would count.',
    );
    // What does not count counts not twice.
    value(await keep({ Anna: 90 }, { of: 'card-points' }));
    value(await keep(totals, { of: 'net-sticks', id, besides: true }));
    const other = await keep({ Anna: 1, Beat: -1, Dora: 0 });
    expect(other.ok ? '' : inEnglish(other.error)).toBe(
      'Anna has 9 from the whole evening already, and one other person has some too. Both would count.',
    );
    // Changed, they do not stand beside themselves.
    value(await deletePaper(club.scorer, { id: 'game', eveningId: club.eveningId }));
    value(await keep({ Anna: 8, Dora: 4 }, { of: 'net-sticks', id, revision: 1 }));
    const year = {
      ...{ leagueId: club.leagueId, seasonId: club.seasonId, variant: 'mittlere' as const },
      ...{ of: 'wins' as const, hands: null, people: [{ id: club.ids.get('Dora') ?? '' }] },
      evenings: [
        { id: nanoid(), eveningId: nanoid(), date: '2026-01-15', totals: [{ who: 0, total: 2 }] },
      ],
    };
    // The season counts no wins.
    value(await importTotals(club.scorer, year));
  });

  test('that cannot be are refused with the figure', async () => {
    const club = await clubOnPaper();
    const said = await club.keep({ Anna: 7.5 }, { of: 'net-sticks' });
    expect(said).toMatchObject({ ok: false, error: { path: 'seats.0.total' } });
    expect(said.ok ? '' : inEnglish(said.error)).toBe('7.5 cannot be: it is a whole number here.');
    const read = readInput(input.savePaper, {
      ...{ id: nanoid(), eveningId: nanoid(), revision: 0, variant: 'mittlere', of: 'game' },
      ...{ hands: null, seats: [{ player: nanoid(), total: 99_999_999 }] },
    });
    expect(read.ok ? '' : inEnglish(read.error)).toBe(
      '99,999,999 is too large; 1,000,000 is the most.',
    );
  });

  test('make an evening one that the table can hide', async () => {
    const club = await clubOnPaper({ hideFrom: 2 });
    const second = await newEvening(club.scorer, { seasonId: club.seasonId, date: '2026-01-22' });
    value(await club.keep({ Anna: 3 }, { of: 'net-sticks' }));
    value(await club.keep({ Anna: 4 }, { of: 'net-sticks', eveningId: second }));
    const { leagueId } = club;
    expect((await standingsOf(club.as.reader, club))?.standings.hiddenSince).toMatchObject({
      number: 2,
    });
    const page = (eveningId: string) => findEvening(club.as.reader, { leagueId, eveningId });
    expect((await page(club.eveningId))?.ranking).not.toBeNull();
    expect((await page(second))?.ranking).toBeNull();
    // An evening's totals are its ranking.
    expect((await page(second))?.paper).toEqual([]);
    expect((await findEvening(club.scorer, { leagueId, eveningId: second }))?.paper).toHaveLength(
      1,
    );
    const told = async (viewer: Viewer) => {
      const asked = { leagueId, format: 'json' } as const;
      const made = await gamesFile(viewer, asked, { words: EN, decimal: '.' });
      return 'body' in made ? JSON.parse(await textOf(made)).paper?.length : undefined;
    };
    expect(await told(club.as.member ?? club.owner)).toBe(1);
    expect(await told(club.scorer)).toBe(2);
  });
});

describe('whose totals they are', () => {
  test('follows a merge and its undoing', async () => {
    const club = await clubOnPaper();
    const { leagueId, ids, scorer } = club;
    value(await addPlayers(scorer, { leagueId, names: ['Dori'], joinedOn: null }));
    const dori = (await idsIn(club)).get('Dori') ?? '';
    const dora = ids.get('Dora') ?? '';
    value(await club.keep({ Anna: 1, Beat: 2, [dori]: -3 }));
    const merge = { leagueId, playerId: dori, intoId: dora };
    value(await mergePlayers(scorer, merge));
    const names = async () => (await paperAt(club))?.[0]?.seats.map(({ name }) => name);
    expect(await names()).toEqual(['Anna', 'Beat', 'Dora']);
    expect((await tableOf(scorer, club.seasonId))?.[2]).toEqual(['Dora', -3, [-3]]);
    value(await unmergePlayer(scorer, { leagueId, playerId: dori }));
    expect(await names()).toEqual(['Anna', 'Beat', 'Dori']);
    const anna = ids.get('Anna') ?? '';
    expect(refusal(await mergePlayers(scorer, { ...merge, intoId: anna }))).toBe(
      'server-leagues.paper.both',
    );
  });

  test('keeps the name, the evening and the season', async () => {
    const club = await clubOnPaper();
    const { leagueId, ids, scorer } = club;
    value(await club.keep({ Anna: 1 }, { of: 'net-sticks' }));
    const playerId = ids.get('Anna') ?? '';
    expect(refusal(await removePlayer(scorer, { leagueId, playerId }))).toBe(
      'server-leagues.staysForGames',
    );
    expect((await deleteEvening(scorer, { id: club.eveningId })).ok).toBe(false);
    expect((await deleteSeason(club.owner, { id: club.seasonId })).ok).toBe(false);
    // Whoever wrote it may go; what was written stays.
    await write((tx) => tx.user.delete({ where: { id: scorer.userId } }));
    expect((await paperAt(club, club.as.member))?.[0]?.log).toMatchObject([{ author: null }]);
  });
});

describe('an old year', () => {
  const year = (club: Club, more: Partial<Asked<'importTotals'>> = {}): Asked<'importTotals'> => ({
    leagueId: club.leagueId,
    seasonId: club.seasonId,
    variant: 'mittlere',
    of: 'rank-points',
    hands: null,
    people: [{ id: '' }, { name: 'Emil', hasLeft: true }, { name: 'Frieda', hasLeft: false }],
    evenings: [
      {
        id: 'p1',
        eveningId: 'e1',
        date: '2026-01-08',
        totals: [
          { who: 0, total: 7.5 },
          { who: 1, total: 7.5 },
        ],
      },
      {
        id: 'p2',
        eveningId: 'e2',
        date: '2026-02-05',
        totals: [
          { who: 1, total: 10 },
          { who: 2, total: 6.25 },
        ],
      },
    ].map((one) => ({ ...one, id: nanoid(), eveningId: nanoid() })),
    ...more,
  });
  const scheme = { measure: 'rank-points', rankedBy: 'net-sticks' };
  const TABLE = [
    ['Emil', 17.5, [7.5, 10]],
    ['Anna', 7.5, [7.5, null]],
    ['Frieda', 6.25, [null, 6.25]],
  ];

  test('is imported at once with who and which evening was missing; again it changes nothing', async () => {
    const club = await clubOnPaper(scheme);
    const { scorer, leagueId, seasonId, ids } = club;
    const given = year(club);
    const asked = { ...given, people: [{ id: ids.get('Anna') ?? '' }, ...given.people.slice(1)] };
    expect(value(await importTotals(scorer, asked))).toEqual({
      evenings: 2,
      totals: 4,
      players: 2,
    });
    expect((await tableOf(scorer, seasonId))?.slice(0, 3)).toEqual(TABLE);
    expect(value(await importTotals(scorer, asked))).toEqual({
      evenings: 0,
      totals: 0,
      players: 0,
    });
    expect((await tableOf(scorer, seasonId))?.slice(0, 3)).toEqual(TABLE);
    const emil = (await listPlayers(scorer, leagueId))?.find(({ name }) => name === 'Emil');
    expect(emil?.leftOn).toBe('2026-12-31');
    // Another file about the same evening is not added to it.
    const other = {
      ...asked,
      evenings: asked.evenings.map((one) => ({
        ...one,
        id: nanoid(),
        totals: [{ who: 0, total: 1 }],
      })),
    };
    expect(refusal(await importTotals(scorer, other))).toBe('server-leagues.paper.dayTaken');
    expect((await tableOf(scorer, seasonId))?.slice(0, 3)).toEqual(TABLE);
  });

  test('notes who was excused, where nothing is noted of them', async () => {
    const club = await clubOnPaper(scheme);
    const { scorer, ids } = club;
    const anna = ids.get('Anna') ?? '';
    const [first, second] = year(club).evenings;
    if (!first || !second) throw new Error('two evenings');
    // Nobody twice, and nobody by a place that is none.
    const evenings = [{ ...first, excused: [0, 0, 9] }, second];
    const people = [{ id: anna }, ...year(club).people.slice(1)];
    value(await importTotals(scorer, { ...year(club), people, evenings }));
    // The club has an evening on that day.
    const page = await findEvening(scorer, club);
    expect(page?.roster.filter(({ status }) => status).map((one) => [one.id, one.status])).toEqual([
      [anna, 'excused'],
    ]);
  });

  test('is kept whole or not at all', async () => {
    const club = await clubOnPaper(scheme);
    const { scorer, ids, leagueId } = club;
    const people = [{ id: ids.get('Anna') ?? '' }, ...year(club).people.slice(1)];
    const asked = (last: object) => {
      const { evenings, ...rest } = year(club, { people });
      return importTotals(scorer, {
        ...rest,
        evenings: evenings.map((one, i) => (i === 1 ? { ...one, ...last } : one)),
      });
    };
    expect([
      refusal(await asked({ date: '2027-01-08' })),
      refusal(
        await asked({
          totals: [
            { who: 0, total: 1 },
            { who: 0, total: 2 },
          ],
        }),
      ),
      refusal(await asked({ totals: [{ who: 9, total: 1 }] })),
    ]).toEqual([
      'server-leagues.eveningOutside',
      'server-leagues.paper.twice',
      'server.noSuch.player',
    ]);
    expect(await paperAt(club)).toEqual([]);
    expect(await listPlayers(scorer, leagueId)).toHaveLength(4);
  });

  test.each(WHO)('is for scorers: %s', async (who) => {
    const club = await clubOnPaper(scheme);
    const people = [{ id: club.ids.get('Anna') ?? '' }, ...year(club).people.slice(1)];
    const { ok } = await importTotals(club.as[who], year(club, { people }));
    expect(ok).toBe(who === 'scorer' || who === 'owner');
  });
});

describe('downloads', () => {
  const scheme = { measure: 'net-sticks' };

  /** A game with hands, one without, and an evening. */
  async function club() {
    const own = await clubOnPaper(scheme);
    await playMittlere(own.scorer, { evening: own.eveningId, losers: [1, 1, 1] });
    value(await own.keep({ Anna: -4, Beat: 2, Carla: 2 }));
    const evening = await newEvening(own.scorer, {
      seasonId: own.seasonId,
      date: '2026-02-05',
      isFinal: true,
    });
    value(await own.keep({ Anna: 3, Dora: 8 }, { of: 'net-sticks', eveningId: evening }));
    return own;
  }
  const file = async (viewer: Viewer, leagueId: string, format: 'json' | 'csv') => {
    const made = await gamesFile(viewer, { leagueId, format }, { words: EN, decimal: '.' });
    if (!('body' in made)) throw new Error('no file');
    return textOf(made);
  };

  test('of everything bring them back once, and the table with them', async () => {
    const from = await club();
    const to = await foundClub({ scheme });
    const json = await file(from.as.reader ?? from.owner, from.leagueId, 'json');
    const into = { kind: 'season', seasonId: to.seasonId } as const;
    const bring = async () => {
      const asked = {
        fileName: 'all.json',
        day: null,
        unfinished: 'run',
        bytes: bytes(json),
        league: { id: to.leagueId, into },
      } as const;
      return finished(startImport(to.scorer, { ...asked, attempt: nanoid() }, EN));
    };
    expect(await bring()).toMatchObject({ imported: 3, there: 0, refused: 0, uncounted: 0 });
    expect(await tableOf(to.owner, to.seasonId)).toEqual(await tableOf(from.owner, from.seasonId));
    expect(await bring()).toMatchObject({ imported: 0, there: 3, refused: 0 });
    expect(await tableOf(to.owner, to.seasonId)).toEqual(await tableOf(from.owner, from.seasonId));
    expect(JSON.parse(await file(to.owner, to.leagueId, 'json')).paper).toMatchObject([
      { of: 'game', seats: [{ player: 'Anna', side: 0, total: -4 }, {}, {}] },
      { of: 'net-sticks', isFinal: true, day: '2026-02-05' },
    ]);
  });

  test('for spreadsheets have a row for everybody on paper', async () => {
    const { owner, leagueId } = await club();
    const rows = (await file(owner, leagueId, 'csv'))
      .split('\r\n')
      .filter((row) => row.includes('From paper'))
      .map((row) => row.split(';'));
    const [head = []] = (await file(owner, leagueId, 'csv'))
      .split('\r\n')
      .map((row) => row.split(';'));
    const cell = (row: readonly string[], name: string) => row[head.indexOf(name)];
    expect(rows.map((row) => [row[7], cell(row, 'Place'), cell(row, 'Net'), row.at(-1)])).toEqual([
      ['Anna', '3', '-4', ''],
      ['Beat', '1', '2', ''],
      ['Carla', '1', '2', ''],
      ['Anna', '', '3', 'Net sticks: 3'],
      ['Dora', '', '8', 'Net sticks: 8'],
    ]);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
  });
});
