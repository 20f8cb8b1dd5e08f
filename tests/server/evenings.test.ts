import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { changeGame } from '../../lib/server/games/change-batch';
import { createGame } from '../../lib/server/games/games';
import { markAttendance } from '../../lib/server/leagues/attendance';
import { eveningForm, findEvening } from '../../lib/server/leagues/evening-page';
import { drawTables, saveTables } from '../../lib/server/leagues/evening-tables';
import {
  changeEvening,
  createEvening,
  deleteEvening,
  listEvenings,
} from '../../lib/server/leagues/evenings';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { deletePaper, savePaper } from '../../lib/server/leagues/paper';
import { addPlayers, listPlayers } from '../../lib/server/leagues/roster';
import { closeSeason, createSeason, findSeason } from '../../lib/server/leagues/seasons';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { type Club, foundClub } from './club';
import { newEvening, playMittlere } from './season';
import { MITTLERE, refusal, value } from './table';

useDatabase();
/** A club with these players; answers their ids by name. */
async function clubOf(...names: string[]): Promise<Club & { id: (name: string) => string }> {
  const club = await foundClub();
  const { owner, leagueId } = club;
  value(await addPlayers(owner, { leagueId, names, joinedOn: null }));
  const players = (await listPlayers(owner, leagueId)) ?? [];
  return { ...club, id: (name) => players.find((one) => one.name === name)?.id ?? '' };
}

const pageOf = async ({ scorer, leagueId, eveningId }: Club) => {
  const page = await findEvening(scorer, { leagueId, eveningId });
  if (!page) throw new Error('no such evening');
  return page;
};

const present = (club: Club, ids: readonly string[]) =>
  markAttendance(club.scorer, {
    eveningId: club.eveningId,
    marks: ids.map((playerId) => ({ playerId, status: 'present' })),
  });

describe('an evening', () => {
  test('names the tables that were not begun, once its season is closed', async () => {
    const club = await clubOf('Anna', 'Beat', 'Carla', 'Dora', 'Emil', 'Fritz');
    const { scorer, owner, seasonId, eveningId, id } = club;
    const table = (name: string, ...names: string[]) => ({
      ...{ name, variant: 'mittlere' as const, round: 1, seats: names.map(id) },
    });
    const tables = [table('1', 'Anna', 'Beat', 'Carla'), table('2', 'Dora', 'Emil', 'Fritz')];
    value(await saveTables(scorer, { eveningId, was: [], tables }));
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    const waiting = async () =>
      (await listEvenings(scorer, seasonId))?.map((evening) => evening.waiting);
    expect(await waiting()).toEqual([0]);
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    expect(await waiting()).toEqual([1]);
  });

  test('is numbered in its season, made once, and listed with its games', async () => {
    const { scorer, seasonId, eveningId } = await foundClub();
    const id = await newEvening(scorer, { seasonId, date: '2026-01-22' });
    const again = { id, seasonId, date: '2026-01-22', name: '', isFinal: false };
    value(await createEvening(scorer, again));
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    value(await createGame(scorer, { id: nanoid(), table: MITTLERE, evening: eveningId }));
    const unsaid = { name: '', isFinal: false, time: null, place: null, seasons: [seasonId] };
    expect(await listEvenings(scorer, seasonId)).toEqual([
      // Past without a result: it is none of the season's.
      {
        id,
        date: '2026-01-22',
        ...unsaid,
        number: null,
        games: 0,
        paper: 0,
        running: 0,
        waiting: 0,
      },
      {
        id: eveningId,
        date: '2026-01-08',
        ...unsaid,
        number: 1,
        games: 2,
        paper: 0,
        running: 1,
        waiting: 0,
      },
    ]);
  });

  test('is the only one of its day, unless another one is meant', async () => {
    const { scorer, seasonId, eveningId } = await foundClub();
    const second = { id: nanoid(), seasonId, date: '2026-01-08', name: '', isFinal: false };
    expect(refusal(await createEvening(scorer, second))).toMatchObject({
      path: `evenings.${eveningId}`,
      message: 'There is an evening on 8 Jan 2026 already.',
    });
    value(await createEvening(scorer, { ...second, another: true }));
    value(await createEvening(scorer, second));
    expect(await listEvenings(scorer, seasonId)).toHaveLength(2);
  });

  test('is made once for a day where two plan it at the same moment', async () => {
    const { scorer, owner, seasonId } = await foundClub();
    const setting = { seasonId, date: '2026-04-02', name: '', isFinal: false };
    const answers = await Promise.all(
      [scorer, owner].map((one) => createEvening(one, { ...setting, id: nanoid() })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('falls into its season', async () => {
    const { scorer, seasonId, eveningId } = await foundClub();
    const outside = { date: '2027-01-01', name: '', isFinal: false };
    for (const answer of [
      await createEvening(scorer, { ...outside, id: nanoid(), seasonId }),
      await changeEvening(scorer, { ...outside, id: eveningId }),
    ])
      expect(refusal(answer)).toMatchObject({
        path: 'date',
        message: 'Season 2026 is from 1 Jan 2026 to 31 Dec 2026; 1 Jan 2027 is outside of it.',
      });
  });

  test('moves into another season while nothing is played', async () => {
    const { owner, scorer, eveningId, leagueId } = await foundClub();
    const other = nanoid();
    const year = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
    const counts = { variants: ['mittlere' as const], houseRules: {}, scheme: Scheme.parse({}) };
    value(await createSeason(owner, { id: other, leagueId, name: 'Cup', ...year, ...counts }));
    const asked = { id: eveningId, date: '2026-01-08', name: '', isFinal: false };
    value(await changeEvening(scorer, { ...asked, seasonId: other }));
    expect(await listEvenings(owner, other)).toMatchObject([{ id: eveningId }]);
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    const back = await changeEvening(scorer, { ...asked, seasonId: nanoid() });
    expect(refusal(back)).toMatchObject({
      path: 'seasonId',
      message: 'Something is played or paid at this evening already: it stays in season Cup.',
    });
    value(await changeEvening(scorer, { ...asked, seasonId: other }));
  });

  test('with games is not deleted', async () => {
    const { scorer, leagueId, eveningId, seasonId } = await foundClub();
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    expect(refusal(await deleteEvening(scorer, { id: eveningId })).message).toBe(
      'One game belongs to this evening. Delete it first.',
    );
    const other = await newEvening(scorer, { seasonId, date: '2026-02-02' });
    const [player] = (await listPlayers(scorer, leagueId)) ?? [];
    const paper = { id: nanoid(), revision: 0, eveningId: other, variant: 'mittlere' } as const;
    const seats = [{ player: player?.id ?? '', total: 7 }];
    value(await savePaper(scorer, { ...paper, of: 'net-sticks', hands: null, seats }));
    expect(refusal(await deleteEvening(scorer, { id: other })).message).toBe(
      'One result from paper belongs to this evening. Delete it first.',
    );
    value(await deletePaper(scorer, { id: paper.id, eveningId: other }));
    value(await deleteEvening(scorer, { id: other }));
    expect(await listEvenings(scorer, seasonId)).toHaveLength(1);
  });

  test('on another day takes its games along, seats too, in their order', async () => {
    const { scorer, eveningId } = await foundClub();
    const games = [
      await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] }),
      await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] }),
    ];
    const times = () =>
      read((tx) =>
        tx.game.findMany({
          where: { eveningId },
          orderBy: { playedAt: 'asc' },
          select: { id: true, playedAt: true, seats: { select: { playedAt: true } } },
        }),
      );
    const before = await times();
    const moved = { id: eveningId, date: '2026-03-10', name: '', isFinal: false };
    value(await changeEvening(scorer, moved));
    const after = await times();
    expect(after.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
    for (const [i, { playedAt, seats }] of after.entries()) {
      const days = (playedAt.getTime() - (before[i]?.playedAt.getTime() ?? 0)) / 86_400_000;
      expect(days).toBe(61);
      for (const seat of seats) expect(seat.playedAt).toEqual(playedAt);
    }
  });
});

describe('attendance', () => {
  test('is noted, changed and taken away; whoever plays is there', async () => {
    const club = await clubOf('Anna', 'Beat', 'Carla', 'Dora');
    const { eveningId, scorer, id } = club;
    const mark = (name: string, status: 'present' | 'excused' | null) =>
      markAttendance(scorer, { eveningId, marks: [{ playerId: id(name), status }] });
    value(await mark('Anna', 'present'));
    value(await mark('Anna', 'excused'));
    value(await mark('Beat', 'present'));
    value(await mark('Beat', null));
    value(await mark('Dora', 'excused'));
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    expect((await pageOf(club)).roster).toMatchObject([
      { name: 'Anna', status: 'excused', plays: true },
      { name: 'Beat', status: null, plays: true },
      { name: 'Carla', status: null, plays: true },
      { name: 'Dora', status: 'excused', plays: false },
    ]);
  });

  test('is not what was said ahead: who said so is drawn only once somebody saw them', async () => {
    const club = await clubOf('Anna', 'Beat', 'Carla', 'Dora');
    const { eveningId, scorer, id } = club;
    const mark = (names: readonly string[], status: 'present' | 'coming') =>
      markAttendance(scorer, {
        eveningId,
        marks: names.map((name) => ({ playerId: id(name), status })),
      });
    value(await mark(['Anna', 'Beat', 'Carla', 'Dora'], 'coming'));
    const draw = () =>
      drawTables(scorer, { eveningId, was: [], variants: ['mittlere'], rounds: 1 }, EN);
    expect(refusal(await draw()).code).toBe('input-invalid');
    value(await mark(['Anna', 'Beat', 'Carla'], 'present'));
    value(await draw());
    const { sheet } = await pageOf(club);
    expect(sheet.flatMap(({ seats }) => seats).toSorted()).toEqual(
      ['Anna', 'Beat', 'Carla'].map(id).toSorted(),
    );
  });

  test('of a merged name counts for who it is', async () => {
    const club = await clubOf('Anna', 'Anni');
    const { eveningId, scorer, leagueId, id } = club;
    value(await present(club, [id('Anni')]));
    value(await mergePlayers(scorer, { leagueId, playerId: id('Anni'), intoId: id('Anna') }));
    expect((await pageOf(club)).roster).toEqual([
      { id: id('Anna'), name: 'Anna', status: 'present', plays: false, isPlaying: false },
    ]);
    const marks = [{ playerId: id('Anni'), status: 'absent' as const }];
    value(await markAttendance(scorer, { eveningId, marks }));
    expect((await pageOf(club)).roster).toMatchObject([{ name: 'Anna', status: 'absent' }]);
  });

  test('is only for players of the league', async () => {
    const [one, other] = [await clubOf('Anna'), await clubOf('Beat')];
    expect(refusal(await present(one, [other.id('Beat')])).code).toBe('not-found');
  });
});

describe('the table sheet', () => {
  const NAMES = ['Anna', 'Beat', 'Carla', 'Dora', 'Emil', 'Fritz', 'Greta'];
  const ready = async () => {
    const club = await clubOf(...NAMES);
    value(await present(club, NAMES.map(club.id)));
    return club;
  };

  test('is drawn for those present; who is left over sits nowhere', async () => {
    const club = await ready();
    const { scorer, eveningId } = club;
    value(await drawTables(scorer, { eveningId, was: [], variants: ['mittlere'], rounds: 1 }, EN));
    const { tables } = await pageOf(club);
    expect(tables.map(({ name, variant, seats }) => [name, variant, seats.length])).toEqual([
      ['Table 1', 'mittlere', 3],
      ['Table 2', 'mittlere', 3],
    ]);
    expect(new Set(tables.flatMap(({ names }) => names)).size).toBe(6);
  });

  test('is drawn without whoever went home, who was there all the same', async () => {
    const club = await ready();
    const { scorer, eveningId, id } = club;
    const marks = [{ playerId: id('Anna'), status: 'left' as const }];
    value(await markAttendance(scorer, { eveningId, marks }));
    value(await drawTables(scorer, { eveningId, was: [], variants: ['mittlere'], rounds: 1 }, EN));
    const { tables, roster } = await pageOf(club);
    expect(tables.flatMap(({ names }) => names).toSorted()).toEqual(NAMES.slice(1));
    expect(roster.find(({ name }) => name === 'Anna')?.status).toBe('left');
  });

  test('has threes and fours where both are played', async () => {
    const club = await ready();
    const { scorer, eveningId } = club;
    value(
      await drawTables(
        scorer,
        { eveningId, was: [], variants: ['mittlere', 'molotow'], rounds: 1 },
        EN,
      ),
    );
    const { tables } = await pageOf(club);
    expect(tables.map(({ variant, seats }) => [variant, seats.length]).sort()).toEqual([
      ['mittlere', 3],
      ['molotow', 4],
    ]);
  });

  test('needs enough people', async () => {
    const club = await clubOf('Anna', 'Beat');
    const { scorer, eveningId, id } = club;
    const draw = () =>
      drawTables(scorer, { eveningId, was: [], variants: ['mittlere'], rounds: 1 }, EN);
    expect(refusal(await draw()).message).toBe('Nobody is noted as present; a table needs 3.');
    value(await present(club, [id('Anna'), id('Beat')]));
    expect(refusal(await draw()).message).toBe('Only 2 are noted as present; a table needs 3.');
  });

  test('set by two at once is set by the first; the other one is told', async () => {
    const club = await ready();
    const { scorer, owner, eveningId, id } = club;
    const sheet = (...names: string[]) => [
      { name: '1', variant: 'mittlere' as const, seats: names.map(id), round: 1 },
    ];
    const answers = await Promise.all([
      saveTables(scorer, { eveningId, was: [], tables: sheet('Anna', 'Beat', 'Carla') }),
      saveTables(owner, { eveningId, was: [], tables: sheet('Dora', 'Emil', 'Fritz') }),
    ]);
    expect(answers.map((answer) => answer.ok).sort()).toEqual([false, true]);
    const lost = answers.find((answer) => !answer.ok);
    expect(lost && refusal(lost)).toMatchObject({ path: 'was' });
  });

  test.each([
    ['too few', ['Anna', 'Beat'], '1 has 2 seats; what is played there needs 3.'],
    ['the same twice', ['Anna', 'Beat', 'Anna'], 'Anna sits at two places; once is enough.'],
  ])('is refused with %s', async (_, names, message) => {
    const { scorer, eveningId, id } = await ready();
    const tables = [{ name: '1', variant: 'mittlere' as const, seats: names.map(id), round: 1 }];
    const answer = await saveTables(scorer, { eveningId, was: [], tables });
    expect(refusal(answer).message).toBe(message);
  });

  test('plays one game at a time, though two phones start it at once', async () => {
    const { scorer, owner, eveningId: evening } = await ready();
    const start = (viewer: Viewer, players: readonly string[] = MITTLERE.players) =>
      createGame(viewer, { id: nanoid(), table: { ...MITTLERE, players }, evening });
    const both = (await Promise.all([scorer, owner].map((one) => start(one)))).map(value);
    const [game] = both;
    expect(both.map(({ id }) => id)).toEqual([game?.id, game?.id]);
    // Somebody else at the table, or others in these seats, play another game.
    const others = [
      ['Anna', 'Beat', 'Dora'],
      ['Beat', 'Anna', 'Carla'],
    ];
    for (const players of others) expect(value(await start(owner, players)).id).not.toBe(game?.id);
    const [gameId = ''] = both.map(({ id }) => id);
    value(await changeGame(scorer, { gameId, change: { kind: 'finish', id: nanoid() } }));
    expect(value(await start(scorer)).id).not.toBe(gameId);
  });

  test('shows what is played at a table, and lets the deal go on after it', async () => {
    const club = await ready();
    const { scorer, eveningId, id } = club;
    const tables = [
      {
        name: '1',
        variant: 'mittlere' as const,
        seats: ['Anna', 'Beat', 'Carla'].map(id),
        round: 1,
      },
    ];
    value(await saveTables(scorer, { eveningId, was: [], tables }));
    const game = nanoid();
    const table = { ...MITTLERE, options: { hands: 3 }, firstDealer: 1 };
    value(await createGame(scorer, { id: game, table, evening: eveningId }));
    expect((await pageOf(club)).tables[0]).toMatchObject({ score: { gameId: game, over: false } });
    const finish = { kind: 'finish', id: nanoid() } as const;
    const record = { kind: 'record', index: 0, entry: { points: [60, 57, 40] } } as const;
    value(await changeGame(scorer, { gameId: game, change: { ...record, id: nanoid() } }));
    value(await changeGame(scorer, { gameId: game, change: finish }));
    const form = await eveningForm(scorer, { eveningId, table: 0 });
    expect(form?.table).toEqual({
      variant: 'mittlere',
      players: ['Anna', 'Beat', 'Carla'],
      firstDealer: 2,
    });
    const [played] = (await pageOf(club)).tables;
    expect(played).toMatchObject({ firstDealer: 2, score: { over: true, counted: 1, hands: 3 } });
    expect(played?.score?.sides).toEqual(['Anna', 'Beat', 'Carla']);
    expect(played?.score?.tally.totals).toHaveLength(3);
  });

  test('is drawn for what stands on it, else for what was played last, else for what counts', async () => {
    const club = await ready();
    const { scorer, seasonId, eveningId, leagueId, id } = club;
    const usualAt = async (evening: string) =>
      (await findEvening(scorer, { leagueId, eveningId: evening }))?.usual;
    const next = await newEvening(scorer, { seasonId, date: '2026-01-22' });
    const counting = (await pageOf(club)).season.variants;
    expect(await usualAt(next)).toEqual(counting);
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    expect(await usualAt(next)).toEqual(['mittlere']);
    // What was played at an evening itself, or after it, is not its last one.
    expect(await usualAt(eveningId)).toEqual(counting);
    const seats = ['Anna', 'Beat', 'Carla', 'Dora'].map(id);
    const tables = [{ name: '1', variant: 'molotow' as const, seats, round: 1 }];
    value(await saveTables(scorer, { eveningId: next, was: [], tables }));
    expect(await usualAt(next)).toEqual(['molotow']);
  });

  test('is drawn for nothing that its season does not count, whatever was played last', async () => {
    const club = await ready();
    const { scorer, seasonId, eveningId, leagueId, owner } = club;
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    const season = await findSeason(owner, { leagueId, seasonId });
    if (!season) throw new Error('no season');
    const { closed: _, isOver: __, ...setting } = season;
    const schieber = nanoid();
    const variants = ['schieber' as const];
    const scheme = { ...setting.scheme, measure: 'card-points' as const };
    const other = { ...setting, id: schieber, name: 'Schieber', variants, scheme };
    value(await createSeason(owner, { ...other, leagueId }));
    const evening = await newEvening(scorer, { seasonId: schieber, date: '2026-01-29' });
    expect((await findEvening(scorer, { leagueId, eveningId: evening }))?.usual).toEqual([
      'schieber',
    ]);
  });

  test('has several rounds; those not begun are drawn anew for whoever is there', async () => {
    const club = await ready();
    const { scorer, eveningId, id } = club;
    const variants = ['mittlere'] as const;
    const draw = async (rounds: number) => {
      const { sheet: was } = await pageOf(club);
      value(await drawTables(scorer, { eveningId, was, variants, rounds }, EN));
      return (await pageOf(club)).tables;
    };
    const ahead = await draw(3);
    expect(ahead.map(({ round, name }) => `${round} ${name}`)).toEqual([
      '1 Table 1',
      '1 Table 2',
      '2 Table 1',
      '2 Table 2',
      '3 Table 1',
      '3 Table 2',
    ]);
    // Of seven one is left over in each, another one each time.
    const leftIn = (round: number) => {
      const own = ahead.filter((table) => table.round === round).flatMap(({ seats }) => seats);
      return NAMES.filter((name) => !own.includes(id(name)));
    };
    expect(new Set([1, 2, 3].flatMap(leftIn)).size).toBe(3);
    // The first round begins at its second table; then one leaves and another one comes.
    const [, second] = ahead;
    const players = second?.names ?? [];
    value(
      await createGame(scorer, {
        id: nanoid(),
        table: { ...MITTLERE, players },
        evening: eveningId,
      }),
    );
    const marks = [{ playerId: id('Greta'), status: 'excused' as const }];
    value(await markAttendance(scorer, { eveningId, marks }));
    const { owner, leagueId } = club;
    value(await addPlayers(owner, { leagueId, names: ['Hanna'], joinedOn: null }));
    const late = (await pageOf(club)).roster.find(({ name }) => name === 'Hanna')?.id ?? '';
    value(await present(club, [late]));
    const anew = await draw(2);
    expect(anew.map(({ round }) => round)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(anew.slice(0, 2)).toEqual((await pageOf(club)).tables.slice(0, 2));
    expect(anew.slice(0, 2).map(({ seats }) => seats)).toEqual(
      ahead.slice(0, 2).map(({ seats }) => seats),
    );
    const later = anew.slice(2).flatMap(({ names }) => names);
    expect(later).toContain('Hanna');
    expect(later).not.toContain('Greta');
  });

  test('says of each game at which table it was played, in whichever seats and rounds', async () => {
    const club = await ready();
    const { scorer, eveningId, id } = club;
    const seats = (...names: string[]) => names.map(id);
    const table = (round: number, own: string[]) => ({
      name: 'Table 1',
      variant: 'mittlere' as const,
      seats: own,
      round,
    });
    const tables = [
      table(1, seats('Anna', 'Beat', 'Carla')),
      table(2, seats('Carla', 'Beat', 'Anna')),
      table(3, seats('Anna', 'Beat', 'Carla')),
    ];
    value(await saveTables(scorer, { eveningId, was: [], tables }));
    const play = (...players: string[]) =>
      playMittlere(scorer, { evening: eveningId, players, losers: [0, 1, 2] });
    await play('Anna', 'Beat', 'Carla');
    await play('Anna', 'Beat', 'Carla');
    await play('Carla', 'Beat', 'Anna');
    await play('Dora', 'Emil', 'Fritz');
    expect((await pageOf(club)).games.map(({ at }) => at?.round ?? null)).toEqual([1, 3, 2, null]);
  });

  test('loses who is gone and follows a merge', async () => {
    const club = await ready();
    const { scorer, eveningId, leagueId, id } = club;
    const tables = [
      {
        name: '1',
        variant: 'mittlere' as const,
        seats: ['Anna', 'Beat', 'Carla'].map(id),
        round: 1,
      },
    ];
    value(await saveTables(scorer, { eveningId, was: [], tables }));
    value(await mergePlayers(scorer, { leagueId, playerId: id('Anna'), intoId: id('Dora') }));
    await write((tx) => tx.player.delete({ where: { id: id('Carla') } }));
    const page = await pageOf(club);
    expect(page.tables[0]?.names).toEqual(['Dora', 'Beat']);
    // What was shown can be changed: it is what the change is compared with.
    value(await saveTables(scorer, { eveningId, was: page.sheet, tables: [] }));
  });
});

test("an evening's own ranking counts that evening alone", async () => {
  const club = await foundClub({ scheme: { minimum: { games: 5, evenings: 3 } } });
  await playMittlere(club.scorer, { evening: club.eveningId, losers: [1, 1, 0] });
  expect((await pageOf(club)).ranking?.rows.map(({ name, rank, total }) => [name, rank, total]))
    // Anna 1 + 1 − 2, Beat −2 − 2 + 1, Carla 1 + 1 + 1.
    .toEqual([
      ['Carla', 1, 3],
      ['Anna', 2, 0],
      ['Beat', 3, -3],
    ]);
});

test('what a result of an evening is made of is shown: every game, their sum, what ranks', async () => {
  const club = await foundClub({ scheme: { measure: 'rank-points', rankPoints: [10, 6, 3] } });
  await playMittlere(club.scorer, { evening: club.eveningId, losers: [1, 1, 0] });
  await playMittlere(club.scorer, { evening: club.eveningId, losers: [2, 2, 1] });
  const ranking = (await pageOf(club)).ranking;
  expect(
    ranking?.rows.map(({ id, name, total }) => {
      const made = ranking.made.get(id);
      return [name, made?.games.map((one) => one.value), made?.sum, made?.mean, total];
    }),
  ).toEqual([
    ['Anna', [0, 3], 3, null, 10],
    ['Carla', [3, -3], 0, null, 6],
    ['Beat', [-3, 0], -3, null, 3],
  ]);
});
