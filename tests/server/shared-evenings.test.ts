/** One evening in several seasons: each counts the games of its own variants, and of no others. */
import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  countedIn,
  openOnPaper,
  rankingsAlike,
  rankingsOf,
} from '../../app/leagues/[leagueId]/evenings/[eveningId]/rankings-of';
import { firstOf } from '../../app/leagues/[leagueId]/kit/certificates';
import { today } from '../../lib/league/days';
import { Scheme } from '../../lib/league/scheme';
import type { Answer } from '../../lib/server/access/answer';
import { gamePage } from '../../lib/server/archive/game-page';
import { searchGames } from '../../lib/server/archive/history';
import { playerPage } from '../../lib/server/archive/player-page';
import { choicesIn } from '../../lib/server/archive/search-choices';
import { gamesFile } from '../../lib/server/files/export';
import { mayImportInto } from '../../lib/server/files/import';
import { createGame, deleteGame } from '../../lib/server/games/games';
import { createSeries } from '../../lib/server/leagues/calendar';
import { eveningForm, eveningNow, eveningOf } from '../../lib/server/leagues/evening-page';
import {
  changeEvening,
  createEvening,
  listEvenings,
  usualEvening,
} from '../../lib/server/leagues/evenings';
import { homeNow } from '../../lib/server/leagues/league-home';
import { recordsNow } from '../../lib/server/leagues/league-records';
import { savePaper } from '../../lib/server/leagues/paper';
import { listPlayers } from '../../lib/server/leagues/roster';
import { findSeasonMoney } from '../../lib/server/leagues/season-cash';
import { eveningsBySeason } from '../../lib/server/leagues/season-evenings';
import { seasonNow } from '../../lib/server/leagues/season-now';
import {
  changeSeason,
  closeSeason,
  createSeason,
  deleteSeason,
  listSeasons,
  unlinkSeason,
} from '../../lib/server/leagues/seasons';
import { whatIf } from '../../lib/server/leagues/standings';
import { findWhatStays } from '../../lib/server/leagues/what-stays';
import { readEvening } from '../../lib/server/operations/league-views';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { type Club, foundClub } from './club';
import { textOf } from './files';
import { newEvening, playMittlere, tableOf } from './season';
import { MITTLERE, play, refusal, value } from './table';

useDatabase();

const HANDS = { hands: 4 };
const AT = { date: '2026-01-08', name: '', isFinal: false };
type Shared = Club & { readonly other: string; readonly third: string };
let club: Shared;

/** A season for Differenzler, as one plays four hands here. */
const differenzler = (more: { endsOn?: string; hideFrom?: number | null } = {}) => ({
  name: 'Differenzler',
  startsOn: '2026-01-01',
  endsOn: more.endsOn ?? '2026-12-31',
  variants: ['differenzler'] as const,
  houseRules: { differenzler: HANDS },
  scheme: Scheme.parse({ measure: 'difference', combine: 'mean', hideFrom: more.hideFrom ?? null }),
});

/** Anna 0, Beat 20, Carla 40 and Dora 20 off. */
async function playDifferenzler({ scorer, eveningId }: Club, evening = eveningId) {
  const players = ['Anna', 'Beat', 'Carla', 'Dora'];
  const table = { variant: 'differenzler', options: HANDS, players, firstDealer: 0 } as const;
  const game = value(await createGame(scorer, { id: nanoid(), table, evening }));
  const points = [40, 40, 37, 40];
  const exact = { announced: points, points };
  return play(scorer, game, [{ announced: [40, 60, 77, 20], points }, exact, exact, exact]);
}

/** Why it was refused, as it is said. */
const saidBy = (answer: Answer<unknown>) => (answer.ok ? null : answer.error.said);
const playBoth = async (of: Club) => {
  await playMittlere(of.scorer, { evening: of.eveningId, losers: [0, 1, 2] });
  return playDifferenzler(of);
};
const namesIn = async (seasonId: string) =>
  (await tableOf(club.owner, seasonId))?.flatMap(([name, total]) => (total === null ? [] : [name]));

beforeEach(async () => {
  const found = await foundClub();
  const [other, third] = [nanoid(), nanoid()];
  const { owner, leagueId, scorer } = found;
  value(await createSeason(owner, { id: other, leagueId, ...differenzler() }));
  value(await createSeason(owner, { id: third, leagueId, ...differenzler(), name: 'Another' }));
  club = { ...found, other, third };
  // The third one has an evening of its own, which nothing here is about.
  await playDifferenzler(club, await newEvening(scorer, { seasonId: third, date: '2026-02-05' }));
  value(await changeEvening(scorer, { id: found.eveningId, ...AT, also: [other] }));
});

describe('the games of one evening', () => {
  test('count in the season that counts their variant, and in no other', async () => {
    const { seasonId, other, third, owner } = club;
    const before = await seasonNow(owner, { seasonId: third });
    await playBoth(club);
    expect(await namesIn(seasonId)).toEqual(expect.arrayContaining(['Anna', 'Beat', 'Carla']));
    expect(await namesIn(seasonId)).not.toContain('Dora');
    expect(await tableOf(owner, other)).toEqual([
      ['Anna', 0, [0]],
      ['Beat', 5, [5]],
      ['Dora', 5, [5]],
      ['Carla', 10, [10]],
    ]);
    const after = await seasonNow(owner, { seasonId: third });
    expect(after?.standings).toEqual(before?.standings);
    // Neither is told that games of the other are left out.
    for (const id of [seasonId, other])
      expect((await seasonNow(owner, { seasonId: id }))?.uncounted.games).toBe(0);
  });

  test('are of that season on every page that names one', async () => {
    const { owner, other, seasonId } = club;
    const played = await playBoth(club);
    const ids = new Map(
      (await listPlayers(owner, club.leagueId))?.map(({ id, name }) => [name, id]),
    );
    const gamesOf = async (name: string, season?: string) => {
      const page = await playerPage(owner, ids.get(name) ?? '', { season });
      const { stats, latest, ratings } = page ?? {};
      return [page?.season?.id, stats?.games, latest?.length, ratings?.length];
    };
    expect(await gamesOf('Dora', seasonId)).toEqual([seasonId, 0, 0, 0]);
    expect(await gamesOf('Dora', other)).toEqual([other, 1, 1, 1]);
    expect(await gamesOf('Anna', seasonId)).toEqual([seasonId, 1, 1, 1]);
    const seasonOf = async (id: string) => (await gamePage(owner, id, EN))?.evening?.season.name;
    const games = (await searchGames(owner, { eveningId: club.eveningId })).games;
    for (const { id } of games)
      expect(await seasonOf(id)).toBe(id === played.id ? 'Differenzler' : '2026');
  });

  test('stand on the first page with the first and the winner of each season', async () => {
    const { owner, leagueId, seasonId, other, eveningId } = club;
    await playBoth(club);
    const endsOn = today();
    await write((tx) => tx.season.updateMany({ where: { leagueId }, data: { endsOn } }));
    const { seasons } = (await homeNow(owner, leagueId)) ?? { seasons: [] };
    const of = (id: string) => {
      const { last, top, evenings, played } = seasons.find((one) => one.id === id) ?? {};
      return [
        last?.id,
        last?.winners.map(({ name }) => name),
        top?.length,
        evenings,
        played?.games,
      ];
    };
    expect(of(seasonId)).toEqual([eveningId, ['Anna', 'Beat', 'Carla'], 3, 1, 1]);
    expect(of(other)).toEqual([eveningId, ['Anna'], 4, 1, 1]);
  });

  test('are in files under the season that counts them, and in a file of one season its own alone', async () => {
    const { owner, leagueId, other, seasonId } = club;
    await playBoth(club);
    const rows = async (season?: string) => {
      const asked = { leagueId, seasonId: season, format: 'csv' } as const;
      const file = await gamesFile(owner, asked, { words: EN, decimal: '.' });
      if (!('body' in file)) throw new Error('no file');
      const lines = (await textOf(file)).split('\n').filter((line) => line.includes('08.01.2026'));
      return [
        ...new Set(lines.map((line) => line.split(';').slice(2, 5).toSpliced(1, 1).join(' '))),
      ];
    };
    expect((await rows()).toSorted()).toEqual(['2026 Mittlere', 'Differenzler Differenzler']);
    expect(await rows(seasonId)).toEqual(['2026 Mittlere']);
    expect(await rows(other)).toEqual(['Differenzler Differenzler']);
  });

  test('are counted once among all seasons, however many of them count the same', async () => {
    const { scorer, owner, leagueId, other, third, eveningId } = club;
    // Two seasons with the same variant, and one with another.
    value(await changeEvening(scorer, { id: eveningId, ...AT, also: [other, third] }));
    await playBoth(club);
    await playDifferenzler(club);
    const found = await recordsNow(owner, leagueId);
    const sums = found?.all.map(({ name, seasons, evenings, games, wins }) => [
      name,
      ...[seasons, evenings, games, wins],
    ]);
    // The third one has an evening of its own besides: a game there, three at the shared one.
    expect(sums).toEqual([
      ['Anna', 3, 2, 4, 4],
      ['Beat', 3, 2, 4, 1],
      ['Carla', 3, 2, 4, 1],
      ['Dora', 2, 2, 3, 0],
    ]);
    // The best games are the records' alone: no table is made with them.
    expect(found?.records.some(({ what }) => what === 'game')).toBe(true);
    expect(await seasonNow(owner, { seasonId: other })).not.toHaveProperty('bestGames');
    const best = found?.records.find(({ measure }) => measure === 'difference')?.reached;
    expect(best?.map(({ names, day }) => [names, day])).toEqual([
      [['Anna'], '2026-01-08'],
      [['Anna'], '2026-02-05'],
    ]);
  });

  test('leave a season with the evening, and come back with it', async () => {
    const { scorer, eveningId, other } = club;
    await playBoth(club);
    const rows = async () =>
      (await seasonNow(scorer, { seasonId: other }))?.standings.evenings.length;
    expect(await rows()).toBe(1);
    value(await changeEvening(scorer, { id: eveningId, ...AT, also: [] }));
    expect(await rows()).toBe(0);
    value(await changeEvening(scorer, { id: eveningId, ...AT, also: [other] }));
    expect(await rows()).toBe(1);
    // Whoever changes something else leaves it as it is.
    value(await changeEvening(scorer, { id: eveningId, ...AT, name: 'Linde' }));
    expect(await rows()).toBe(1);
  });

  test('are played by the rules of the season that counts them', async () => {
    const { scorer, owner, eveningId, other, seasonId, leagueId } = club;
    const form = await eveningForm(scorer, { eveningId });
    expect(form).toMatchObject({
      variants: ['mittlere', 'differenzler'],
      houseRules: { differenzler: HANDS },
    });
    const table = {
      variant: 'differenzler',
      options: { hands: 8 },
      players: ['Anna', 'Beat', 'Carla', 'Dora'],
      firstDealer: 0,
    } as const;
    const begin = () => createGame(scorer, { id: nanoid(), table, evening: eveningId });
    expect(refusal(await begin()).path).toBe('table.options.hands');
    value(await closeSeason(owner, { id: other, closed: true }));
    expect(refusal(await begin()).path).toBe('evening');
    // What the closed one does not count goes on.
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    const players = (await listPlayers(owner, leagueId)) ?? [];
    const totals = {
      ...{ id: nanoid(), eveningId, revision: 0, asWritten: true },
      ...({ variant: 'differenzler', of: 'difference', hands: 4 } as const),
      seats: players.map(({ id }) => ({ player: id, total: 12 })),
    };
    expect(refusal(await savePaper(scorer, totals)).code).toBe('input-invalid');
    value(await closeSeason(owner, { id: other, closed: false }));
    value(await savePaper(scorer, totals));
    expect((await seasonNow(owner, { seasonId: other }))?.standings.evenings).toHaveLength(1);
    expect(await namesIn(seasonId)).not.toContain('Dora');
  });
});

describe('the seasons of a league', () => {
  const order = async () => (await listSeasons(club.owner, club.leagueId))?.map(({ id }) => id);
  const lasting = (endsOn = '2199-12-31') =>
    write((tx) => tx.season.updateMany({ where: { leagueId: club.leagueId }, data: { endsOn } }));

  test('stand in one order everywhere: open ones first, the main one before those beside it', async () => {
    const { owner, seasonId, other, third, leagueId } = club;
    await lasting();
    const chips = async () =>
      (await seasonNow(owner, { seasonId: other }))?.seasons.map(({ id }) => id);
    const searched = async () =>
      (await read((tx) => choicesIn(tx, leagueId))).seasons.map(({ id }) => id);
    for (const at of [order, chips, searched]) expect(await at()).toEqual([seasonId, other, third]);
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    for (const at of [order, chips, searched]) expect(await at()).toEqual([other, third, seasonId]);
  });

  test('count the evenings of their table, and those still planned while they are open', async () => {
    const { owner, scorer, seasonId, other, leagueId } = club;
    await lasting();
    await playMittlere(scorer, { evening: club.eveningId, losers: [0, 1, 2] });
    const evening = await newEvening(scorer, { seasonId, date: '2199-12-11' });
    value(await changeEvening(scorer, { ...AT, id: evening, date: '2199-12-11', also: [other] }));
    const counts = async () => {
      const all = await eveningsBySeason(owner, leagueId);
      return [all?.get(seasonId), all?.get(other)];
    };
    expect(await counts()).toEqual([
      { played: 1, running: 0, planned: 1 },
      { played: 0, running: 0, planned: 1 },
    ]);
    expect((await seasonNow(owner, { seasonId }))?.standings.evenings).toHaveLength(1);
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    expect(await counts()).toEqual([
      { played: 1, running: 0, planned: 0 },
      { played: 0, running: 0, planned: 1 },
    ]);
  });

  test('open for a player on the main one of the last evening, else on that which counts something there', async () => {
    const { owner, scorer, seasonId, other, leagueId } = club;
    const evening = await newEvening(scorer, { seasonId, date: '2026-03-05' });
    value(await changeEvening(scorer, { ...AT, id: evening, date: '2026-03-05', also: [other] }));
    await playMittlere(scorer, { evening, losers: [0, 1, 2] });
    await playDifferenzler(club, evening);
    const players = (await listPlayers(owner, leagueId)) ?? [];
    const opensOn = async (called: string) => {
      const { id = '' } = players.find(({ name }) => name === called) ?? {};
      return (await playerPage(owner, id))?.season?.id;
    };
    expect([await opensOn('Anna'), await opensOn('Dora')]).toEqual([seasonId, other]);
  });
});

describe('where its own season is closed and the other is not', () => {
  const PLAYERS = ['Anna', 'Beat', 'Carla'];
  const close = (id: string, closed = true) => closeSeason(club.owner, { id, closed });

  test('goes on with what the open one counts, and with nothing that the closed one does', async () => {
    const { scorer, owner, eveningId, seasonId, other } = club;
    await playBoth(club);
    const before = await tableOf(owner, seasonId);
    value(await close(seasonId));
    const page = await eveningNow(scorer, { eveningId, look: false });
    expect(page).toMatchObject({ mayPlay: true, open: ['differenzler'] });
    expect((await eveningForm(scorer, { eveningId }))?.variants).toEqual(['differenzler']);
    const table = { ...MITTLERE, players: PLAYERS };
    const begun = createGame(scorer, { id: nanoid(), table, evening: eveningId });
    expect(refusal(await begun).path).toBe('evening');
    const [anna] = page?.roster ?? [];
    const totals = {
      ...{ id: nanoid(), eveningId, revision: 0, hands: 4 },
      seats: [{ player: anna?.id ?? '', total: 12 }],
    };
    const paper = { variant: 'mittlere', of: 'net-sticks' } as const;
    expect(refusal(await savePaper(scorer, { ...totals, ...paper })).code).toBe('input-invalid');
    await playDifferenzler(club);
    expect(await tableOf(owner, seasonId)).toEqual(before);
    expect((await seasonNow(owner, { seasonId: other }))?.standings.rows[0]?.games).toBe(2);
  });

  test('takes totals for the open one that the closed one has no use for', async () => {
    const { scorer, owner, eveningId, leagueId, seasonId } = club;
    const cup = nanoid();
    const season = (measure: string) => ({
      ...differenzler(),
      ...{ name: measure, variants: ['mittlere'] as const, houseRules: {} },
      scheme: Scheme.parse({ measure }),
    });
    value(await createSeason(owner, { id: cup, leagueId, ...season('net-sticks') }));
    value(await changeSeason(owner, { id: seasonId, ...season('card-points') }));
    value(await changeEvening(scorer, { id: eveningId, ...AT, also: [cup] }));
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    value(await close(seasonId));
    const [before, inCup] = [await tableOf(owner, seasonId), await tableOf(owner, cup)];
    const page = await eveningNow(scorer, { eveningId, look: false });
    expect(page && openOnPaper(page)).toEqual(['mittlere']);
    const seats = PLAYERS.map((name, i) => ({
      player: page?.roster.find((one) => one.name === name)?.id ?? '',
      total: [4, -2, -2][i] ?? 0,
    }));
    const totals = { id: nanoid(), eveningId, revision: 0, hands: null, seats };
    const said = { variant: 'mittlere', asWritten: true, besides: true } as const;
    value(await savePaper(scorer, { ...totals, ...said, of: 'game' }));
    expect(await tableOf(owner, seasonId)).toEqual(before);
    expect(await tableOf(owner, cup)).not.toEqual(inCup);
    // Neither new ones nor these come to the closed season.
    const cards = {
      ...said,
      of: 'card-points',
      seats: [{ player: seats[0]?.player ?? '', total: 300 }],
    } as const;
    for (const more of [{ id: nanoid() }, { revision: 1 }])
      expect(saidBy(await savePaper(scorer, { ...totals, ...cards, ...more }))).toMatchObject({
        key: 'server-leagues.seasonClosed',
        values: { name: 'card-points' },
      });
    value(await close(cup));
    const late = { ...totals, ...said, id: nanoid(), of: 'game' } as const;
    expect(saidBy(await savePaper(scorer, late))?.key).toBe('server-leagues.seasonClosed');
  });

  test('is the next one still, and the open season the one that is shown', async () => {
    const { scorer, owner, seasonId, other, third, leagueId } = club;
    const endsOn = '2199-12-31';
    await write((tx) => tx.season.updateMany({ where: { leagueId }, data: { endsOn } }));
    const evening = await newEvening(scorer, { seasonId, date: today() });
    const said = { ...AT, id: evening, date: today(), also: [other] };
    value(await changeEvening(scorer, said));
    const shown = async () => {
      const home = await homeNow(owner, leagueId);
      return [home?.seasons.map(({ id }) => id), home?.next?.id];
    };
    expect(await shown()).toEqual([[seasonId, other, third], evening]);
    value(await close(seasonId));
    // After one is closed the other stays.
    expect(await shown()).toEqual([[other, third, seasonId], evening]);
    value(await close(other));
    // Nothing is played there any more.
    expect(await shown()).toEqual([[third, seasonId, other], undefined]);
    expect((await eveningNow(scorer, { eveningId: evening, look: false }))?.mayPlay).toBe(false);
  });

  test('has a number in the open one, in none once both are, and names those that would count it', async () => {
    const { scorer, seasonId, other, leagueId, eveningId } = club;
    const endsOn = '2199-12-31';
    await write((tx) => tx.season.updateMany({ where: { leagueId }, data: { endsOn } }));
    const evening = await newEvening(scorer, { seasonId, date: '2199-12-11' });
    value(await changeEvening(scorer, { ...AT, id: evening, date: '2199-12-11', also: [other] }));
    const named = async (id: string) => {
      const page = await eveningNow(scorer, { eveningId: id, look: false });
      return page && countedIn(page).map(({ season, number }) => [season.name, number]);
    };
    const listed = async () =>
      (await listEvenings(scorer, seasonId))?.find(({ id }) => id === evening)?.number;
    // Past, and nothing was played there yet.
    expect(await named(eveningId)).toEqual([
      ['2026', null],
      ['Differenzler', null],
    ]);
    expect(await named(evening)).toEqual([
      ['2026', 1],
      ['Differenzler', 1],
    ]);
    value(await close(seasonId));
    expect(await named(evening)).toEqual([['Differenzler', 1]]);
    expect(await named(eveningId)).toEqual([['Differenzler', null]]);
    expect(await listed()).toBeNull();
    value(await close(other));
    expect(await named(evening)).toEqual([]);
  });

  test('gets the game after another one only where that counts in the open one', async () => {
    const { scorer, seasonId, eveningId } = club;
    const mittlere = await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    const after = await playDifferenzler(club);
    value(await close(seasonId));
    expect(await eveningOf(scorer, after.id)).toBe(eveningId);
    expect(await eveningOf(scorer, mittlere.id)).toBeNull();
  });

  test('names the season in which a game would have counted, where both are closed', async () => {
    const { scorer, eveningId, seasonId, other } = club;
    for (const id of [seasonId, other]) value(await close(id));
    const page = await eveningNow(scorer, { eveningId, look: false });
    const seats = (page?.roster ?? []).map(({ id }) => ({ player: id, total: 12 }));
    const totals = { ...{ id: nanoid(), eveningId, revision: 0, hands: 4 }, seats };
    const nameFor = async (of: {
      variant: 'mittlere' | 'differenzler';
      of: 'net-sticks' | 'difference';
    }) => saidBy(await savePaper(scorer, { ...totals, ...of }))?.values;
    expect(await nameFor({ variant: 'mittlere', of: 'net-sticks' })).toEqual({ name: '2026' });
    expect(await nameFor({ variant: 'differenzler', of: 'difference' })).toEqual({
      name: 'Differenzler',
    });
  });

  test('takes no files, as games of the closed one could be among them', async () => {
    const { scorer, other, eveningId, leagueId } = club;
    const asked = { id: leagueId, into: { kind: 'evening', eveningId } } as const;
    expect(await mayImportInto(scorer, asked)).toBeNull();
    value(await close(other));
    expect((await mayImportInto(scorer, asked))?.error.path).toBe('evening');
  });
});

describe('the evening', () => {
  test('is listed, numbered and ranked in each of its seasons', async () => {
    const { scorer, owner, eveningId, seasonId, other, leagueId } = club;
    await newEvening(scorer, { seasonId: other, date: '2026-01-02' });
    await playBoth(club);
    for (const [id, number] of [
      [seasonId, 1],
      [other, 1],
    ] as const)
      expect(await listEvenings(scorer, id)).toContainEqual(
        expect.objectContaining({ id: eveningId, number, games: 2, seasons: [seasonId, other] }),
      );
    // Nothing was played there.
    expect(await listEvenings(scorer, other)).toContainEqual(
      expect.objectContaining({ date: '2026-01-02', number: null }),
    );
    const counts = (await listSeasons(owner, leagueId))?.map(({ id, evenings }) => [id, evenings]);
    expect(counts).toContainEqual([other, 2]);
    const page = await eveningNow(owner, { eveningId, look: false });
    const ranked = (
      of: typeof page extends null
        ? never
        : { rows: readonly { name: string }[] } | null | undefined,
    ) => of?.rows.map(({ name }) => name).sort();
    expect(ranked(page?.ranking)).toEqual(['Anna', 'Beat', 'Carla']);
    expect(page?.also.map(({ season }) => season.id)).toEqual([other]);
    expect(ranked(page?.also[0]?.ranking)).toEqual(['Anna', 'Beat', 'Carla', 'Dora']);
    const told = value(await readEvening(owner, eveningId));
    expect(told.also).toMatchObject([{ id: other, name: 'Differenzler' }]);
    const anna = page?.roster.find(({ name }) => name === 'Dora')?.id ?? '';
    const dora = await playerPage(owner, anna, { season: other });
    expect(dora?.season?.id).toBe(other);
    expect(dora?.stats.games).toBe(1);
    expect((await searchGames(owner, { leagueId, seasonId: other })).games).toHaveLength(2);
    const asked = { leagueId, seasonId: other, format: 'csv' } as const;
    const file = await gamesFile(owner, asked, { words: EN, decimal: '.' });
    if (!file || !('body' in file)) throw new Error('no file');
    expect(await textOf(file)).toContain('08.01.2026');
  });

  test('has a number of its own in each of them', async () => {
    const { scorer, eveningId, other, seasonId } = club;
    const before = await newEvening(scorer, { seasonId, date: '2026-01-01' });
    const numbers = async () => {
      const page = await eveningNow(scorer, { eveningId, look: false });
      return page && rankingsOf(page).map(({ season, number }) => [season.id, number]);
    };
    await playMittlere(scorer, { evening: before, losers: [0, 1, 2] });
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    // No result of it counts in the other one.
    expect(await numbers()).toEqual([
      [seasonId, 2],
      [other, null],
    ]);
    await playDifferenzler(club);
    expect(await numbers()).toEqual([
      [seasonId, 2],
      [other, 1],
    ]);
  });

  test('is ranked once for seasons that count it alike', async () => {
    const { scorer, owner, eveningId, other, third } = club;
    value(await changeEvening(scorer, { id: eveningId, ...AT, also: [other, third] }));
    await playBoth(club);
    const page = await eveningNow(owner, { eveningId, look: false });
    const alike = (page ? rankingsAlike(page) : []).map(({ seasons, ranking }) => [
      seasons.toSorted(),
      ranking?.rows.length,
    ]);
    expect(alike).toEqual([
      [['2026'], 3],
      [['Another', 'Differenzler'], 4],
    ]);
  });

  test('hides the ranking of the season that hides it, and the other is shown', async () => {
    const { scorer, owner, eveningId, other, seasonId } = club;
    await playBoth(club);
    // A day of the past year is over: the season goes on for long.
    const hidden = { id: other, ...differenzler({ endsOn: '2199-12-31', hideFrom: 1 }) };
    value(await changeSeason(owner, hidden));
    const page = await eveningNow(scorer, { eveningId, look: false });
    expect(page?.ranking).not.toBeNull();
    expect(page?.also[0]?.ranking).toBeNull();
    const looked = await eveningNow(owner, { eveningId, look: true });
    expect(looked?.also[0]?.ranking?.rows).toHaveLength(4);
    expect((await seasonNow(scorer, { seasonId }))?.standings.evenings).toHaveLength(1);
    expect((await seasonNow(scorer, { seasonId: other }))?.standings.evenings).toHaveLength(0);
  });

  test('falls into the days of all its seasons, of its own league, and of open ones', async () => {
    const { scorer, owner, eveningId, other, leagueId, seasonId } = club;
    const [spring, foreign] = [nanoid(), await foundClub()];
    const setting = { ...differenzler({ endsOn: '2026-01-05' }), id: spring, leagueId };
    value(await createSeason(owner, { ...setting, name: 'Spring' }));
    const change = (also: string[]) => changeEvening(scorer, { id: eveningId, ...AT, also });
    expect(refusal(await change([spring])).path).toBe('also');
    expect(refusal(await change([foreign.seasonId])).code).toBe('not-found');
    expect(refusal(await changeSeason(owner, { ...setting, id: other })).path).toBe('endsOn');
    value(await closeSeason(owner, { id: other, closed: true }));
    const fresh = { ...AT, id: nanoid(), date: '2026-01-03', seasonId, also: [other] };
    expect(refusal(await createEvening(scorer, fresh)).path).toBe('also');
    // It had this one before it was closed.
    value(await change([other]));
    // The one in which it is planned is none beside it.
    value(await change([seasonId, other, other]));
    expect((await eveningNow(owner, { eveningId, look: false }))?.also).toHaveLength(1);
  });

  test('has certificates in each of them', async () => {
    const { owner, eveningId, seasonId, other } = club;
    await playBoth(club);
    const page = await eveningNow(owner, { eveningId, look: false });
    const first = (page ? rankingsOf(page) : []).map(({ season, ranking }) => [
      season.id,
      firstOf(ranking?.rows ?? [], 1).map(({ name }) => name),
    ]);
    expect(first).toEqual([
      [seasonId, ['Anna', 'Beat', 'Carla']],
      [other, ['Anna']],
    ]);
  });

  test('stays where the other season goes, and its money stays with the first', async () => {
    const { scorer, owner, other, seasonId, leagueId } = club;
    const { id } = await playBoth(club);
    expect((await findSeasonMoney(owner, other))?.accounts).toEqual([]);
    // What counts there holds it, as the page says before; of what the first one counts it knows nothing.
    const named = (await listSeasons(owner, leagueId)) ?? [];
    const nameOf = (id: string) => named.find((one) => one.id === id)?.name;
    const key = 'server-leagues.seasonHasLinked';
    const linked = {
      key,
      values: { games: 1, alone: 0, evenings: 1, seasons: [nameOf(seasonId)] },
    };
    expect(await findWhatStays(owner, leagueId, { seasonId: other })).toEqual(linked);
    expect(saidBy(await deleteSeason(owner, { id: other }))).toMatchObject(linked);
    // Only what no other season has is to be deleted.
    const own = await newEvening(scorer, { seasonId, date: '2026-01-02' });
    await playMittlere(scorer, { evening: own, losers: [0, 1, 2] });
    expect(await findWhatStays(owner, leagueId, { seasonId })).toEqual({
      ...{ key, values: { games: 2, alone: 1, evenings: 1, seasons: [nameOf(other)] } },
    });
    value(await deleteGame(scorer, id));
    value(await deleteSeason(owner, { id: other }));
    expect(await findWhatStays(owner, leagueId, { seasonId })).toEqual({
      ...{ key: 'server-leagues.seasonHasGames', values: { games: 2 } },
    });
    expect(await listEvenings(scorer, seasonId)).toHaveLength(2);
    expect(await namesIn(seasonId)).toContain('Anna');
  });

  test.each(['other', 'seasonId'] as const)(
    'counts no longer in one of them (%s), which goes then; the other one keeps it as it was',
    async (which) => {
      const { scorer, owner, leagueId } = club;
      const gone = club[which];
      const stays = which === 'other' ? club.seasonId : club.other;
      await playBoth(club);
      const before = await tableOf(owner, stays);
      const [evening] = (await listEvenings(scorer, gone)) ?? [];
      const without = await whatIf(owner, { seasonId: gone, without: [evening?.id ?? ''] });
      expect(without?.standings.evenings).toHaveLength(1);
      expect(without?.other.evenings).toHaveLength(0);
      expect(refusal(await unlinkSeason(scorer, { id: gone })).code).toBe('forbidden');
      value(await unlinkSeason(owner, { id: gone }));
      expect(await listEvenings(scorer, gone)).toEqual([]);
      expect(await findWhatStays(owner, leagueId, { seasonId: gone })).toBeNull();
      value(await deleteSeason(owner, { id: gone }));
      expect(await tableOf(owner, stays)).toEqual(before);
      const kept = await listEvenings(scorer, stays);
      expect(kept?.map(({ id, seasons }) => [id, seasons])).toEqual([[evening?.id, [stays]]]);
      // The third one has its own.
      expect(await listEvenings(scorer, club.third)).toHaveLength(1);
    },
  );

  test('is planned in both at once, alone or in a series, and the next one begins so', async () => {
    const { scorer, seasonId, other, leagueId } = club;
    const id = nanoid();
    const said = { seasonId, also: [other], time: '19:30', place: 'Linde' };
    value(await createEvening(scorer, { ...AT, ...said, id, date: '2026-03-05' }));
    const rhythm = { every: 'weeks', weeks: 1 } as const;
    const days = { from: '2026-04-02', until: '2026-04-09', rhythm, name: '' };
    expect(value(await createSeries(scorer, { ...said, ...days })).made).toBe(2);
    expect((await listEvenings(scorer, other))?.map(({ date }) => date)).toEqual([
      ...['2026-04-09', '2026-04-02', '2026-03-05', '2026-01-08'],
    ]);
    expect(await usualEvening(scorer, { leagueId, seasonId })).toEqual({
      ...{ time: '19:30', place: 'Linde', also: [other] },
    });
    expect(await usualEvening(scorer, { leagueId, seasonId: other })).toMatchObject({ also: [] });
    // One that runs beside them and has no evening yet takes the next one, too.
    const [now, fresh] = [today(), nanoid()];
    const oneDay = { startsOn: now, endsOn: now };
    value(
      await createSeason(club.owner, {
        ...{ id: fresh, leagueId, ...differenzler(), ...oneDay, name: 'Fresh' },
      }),
    );
    expect(await usualEvening(scorer, { leagueId, seasonId })).toMatchObject({
      also: [other, fresh],
    });
    expect(await usualEvening(club.as.stranger, { leagueId, seasonId })).toEqual({
      ...{ time: '', place: '', also: [] },
    });
  });
});
