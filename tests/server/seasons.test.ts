import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import { Scheme } from '../../lib/league/scheme';
import { createGame, findGame } from '../../lib/server/games/games';
import {
  changeSeason,
  closeSeason,
  createSeason,
  currentSeason,
  deleteSeason,
  findSeason,
  listSeasons,
  type SeasonSetting,
} from '../../lib/server/leagues/seasons';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { foundClub } from './club';
import { newEvening, playMittlere } from './season';
import { MITTLERE, refusal, value } from './table';

useDatabase();
const setting = (more: Partial<SeasonSetting> = {}): SeasonSetting => ({
  name: '2026',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  variants: ['mittlere'],
  houseRules: {},
  scheme: Scheme.parse({}),
  ...more,
});

describe('a season', () => {
  test('is kept as it was set, house rules only where they differ, and made once', async () => {
    const { owner, leagueId } = await foundClub();
    const id = nanoid();
    const given = setting({
      name: ' Winter  2027 ',
      startsOn: '2027-01-01',
      endsOn: '2027-03-31',
      variants: ['molotow', 'mittlere'],
      houseRules: { mittlere: { hands: 12, tie: 'cut' } },
      scheme: Scheme.parse({ keep: { kind: 'best', count: 8 } }),
    });
    value(await createSeason(owner, { ...given, id, leagueId }));
    value(await createSeason(owner, { ...given, id, leagueId }));
    expect(await listSeasons(owner, leagueId)).toMatchObject([
      {
        id,
        name: 'Winter 2027',
        variants: ['mittlere', 'molotow'],
        houseRules: { mittlere: { tie: 'cut' } },
        scheme: { keep: { kind: 'best', count: 8 } },
        closed: false,
        evenings: 0,
      },
      { name: '2026', evenings: 1 },
    ]);
  });

  test('of another league is not found through this one', async () => {
    const [one, other] = [await foundClub(), await foundClub()];
    const { leagueId } = one;
    expect(await findSeason(one.owner, { leagueId, seasonId: other.seasonId })).toBeNull();
    const taken = await createSeason(one.owner, { ...setting(), id: other.seasonId, leagueId });
    expect(refusal(taken).code).toBe('id-taken');
  });

  test.each<[string, Partial<SeasonSetting>, string, string]>([
    ['has a name', { name: ' ' }, 'name', 'A season needs a name, such as 2026 or Winter.'],
    [
      'ends after it begins',
      { endsOn: '2025-12-31' },
      'endsOn',
      'The season ends on 31 Dec 2025, before it begins on 1 Jan 2026.',
    ],
    [
      'counts something',
      { variants: [] },
      'variants',
      'Nothing counts yet: choose at least one variant.',
    ],
    [
      'has days that can be meant',
      { startsOn: '0001-01-01' },
      'startsOn',
      'A day lies between 1 Jan 1900 and 31 Dec 2199.',
    ],
    [
      'has a measure that suits what counts',
      { variants: ['schieber'] },
      'scheme.measure',
      'net-sticks counts only in the games with sticks',
    ],
    [
      'has house rules that there are',
      { houseRules: { mittlere: { hands: 4 } } },
      'houseRules.mittlere.options.hands',
      'hands',
    ],
    [
      'leaves open what is agreed before every game',
      { houseRules: { 'two-versus-one': { soloist: 1 } } },
      'houseRules.two-versus-one.options.soloist',
      'soloist is agreed before every game',
    ],
    [
      'begins before its evenings',
      { startsOn: '2026-02-01' },
      'startsOn',
      'There is an evening on 8 Jan 2026; the season begins no later than that.',
    ],
  ])('%s', async (_, wrong, path, message) => {
    const { owner, seasonId, leagueId } = await foundClub();
    const refused = refusal(await changeSeason(owner, { ...setting(wrong), id: seasonId }));
    expect(refused).toMatchObject({ code: 'input-invalid', path });
    expect(refused.message).toContain(message);
    expect(await findSeason(owner, { leagueId, seasonId })).toMatchObject({ name: '2026' });
  });

  test('has its name alone, on its days', async () => {
    const { owner, seasonId, leagueId } = await foundClub();
    const make = (more: Partial<SeasonSetting>) =>
      createSeason(owner, { ...setting(more), id: nanoid(), leagueId });
    const again = { name: ' 2026 ', startsOn: '2026-12-31', endsOn: '2027-12-31' };
    expect(refusal(await make(again))).toMatchObject({
      path: 'name',
      message:
        'There is a season 2026 already, from 1 Jan 2026 to 31 Dec 2026. Give this one another name, or other days.',
    });
    value(await make({ ...again, startsOn: '2027-01-01' }));
    value(await make({ name: 'Cup' }));
    value(await changeSeason(owner, { ...setting({ variants: ['molotow'] }), id: seasonId }));
    expect(
      refusal(await changeSeason(owner, { ...setting({ name: 'CUP' }), id: seasonId })),
    ).toMatchObject({ path: 'name' });
  });

  test('that is closed takes no new games until it is opened again', async () => {
    const { owner, seasonId, eveningId } = await foundClub();
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    const start = () => createGame(owner, { id: nanoid(), table: MITTLERE, evening: eveningId });
    expect(refusal(await start()).message).toBe(
      'Season 2026 is closed. An owner of the league can open it again.',
    );
    value(await closeSeason(owner, { id: seasonId, closed: false }));
    value(await start());
  });

  test('with games cannot be deleted, without it goes with its evenings', async () => {
    const { owner, seasonId, eveningId, leagueId } = await foundClub();
    await playMittlere(owner, { evening: eveningId, losers: [0, 1, 2] });
    expect(refusal(await deleteSeason(owner, { id: seasonId })).message).toBe(
      'One game or result belongs to this season. Delete it first.',
    );
    const id = nanoid();
    value(await createSeason(owner, { ...setting({ name: 'Spare' }), id, leagueId }));
    await newEvening(owner, { seasonId: id, date: '2026-03-03' });
    value(await deleteSeason(owner, { id }));
    expect(await listSeasons(owner, leagueId)).toHaveLength(1);
  });
});

describe('house rules', () => {
  const ruled = async () => {
    const club = await foundClub();
    const houseRules = { mittlere: { tie: 'cut' } };
    value(await changeSeason(club.owner, { ...setting({ houseRules }), id: club.seasonId }));
    return club;
  };
  const start = (club: Awaited<ReturnType<typeof ruled>>, options: object) =>
    createGame(club.scorer, {
      id: nanoid(),
      table: { ...MITTLERE, options: { ...options } },
      evening: club.eveningId,
    });

  test('are taken by a game that says nothing, and kept when they change', async () => {
    const club = await ruled();
    const game = value(await start(club, {}));
    expect(game.table.options).toEqual({ tie: 'cut' });
    value(await changeSeason(club.owner, { ...setting(), id: club.seasonId }));
    expect((await findGame(club.scorer, game.id))?.table.options).toEqual({ tie: 'cut' });
  });

  test('are not to be played otherwise, whether they differ from the defaults or not', async () => {
    const club = await ruled();
    expect(refusal(await start(club, { tie: 'third-wins' }))).toMatchObject({
      path: 'table.options.tie',
      message: 'The house rules of the season say tie: "cut", not "third-wins".',
    });
    expect(refusal(await start(club, { hands: 3 }))).toMatchObject({
      path: 'table.options.hands',
      message: 'The house rules of the season say hands: 12, not 3.',
    });
    value(await start(club, { hands: 12, tie: 'cut' }));
  });

  test('leave a variant without any to the table', async () => {
    const { scorer, eveningId } = await foundClub();
    const table = { ...MITTLERE, options: { hands: 3 } };
    const game = await createGame(scorer, { id: nanoid(), table, evening: eveningId });
    expect(value(game).table.options).toEqual({ hands: 3 });
  });

  test('leave who plays alone to the table', async () => {
    const club = await foundClub();
    const houseRules = { 'two-versus-one': { teamTarget: 1200 } };
    value(await changeSeason(club.owner, { ...setting({ houseRules }), id: club.seasonId }));
    const table = {
      ...MITTLERE,
      variant: 'two-versus-one',
      options: { soloist: 1, bid: 600 },
    } as const;
    const made = await createGame(club.scorer, { id: nanoid(), table, evening: club.eveningId });
    expect(value(made).table.options).toEqual({ soloist: 1, bid: 600, teamTarget: 1200 });
  });
});

test('the next game at a table stays at its evening, a week later it does not', async () => {
  const { scorer, eveningId, leagueId } = await foundClub();
  const first = await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
  const id = nanoid();
  value(await createGame(scorer, { id, table: MITTLERE, after: first.id }));
  const where = (game: string) =>
    read((tx) => tx.game.findUnique({ where: { id: game }, select: { leagueId: true } }));
  expect(await where(id)).toEqual({ leagueId });
  await write((tx) =>
    tx.game.update({ where: { id: first.id }, data: { updatedAt: new Date('2026-01-08') } }),
  );
  const late = nanoid();
  value(await createGame(scorer, { id: late, table: MITTLERE, after: first.id }));
  expect(await where(late)).toEqual({ leagueId: null });
});

test('the season that is on', () => {
  const seasons = [
    { name: 'next', startsOn: '2027-01-01', endsOn: '2027-12-31' },
    { name: 'cup', startsOn: '2026-05-01', endsOn: '2026-06-30' },
    { name: 'year', startsOn: '2026-01-01', endsOn: '2026-12-31' },
    { name: 'old', startsOn: '2024-01-01', endsOn: '2024-12-31' },
  ];
  const on = (day: string) => currentSeason(seasons, day)?.name;
  expect(on('2026-02-01')).toBe('year');
  expect(on('2026-05-01')).toBe('cup');
  expect(on('2026-07-01')).toBe('year');
  expect(on('2025-06-01')).toBe('old');
  expect(on('2020-01-01')).toBe('old');
  expect(currentSeason([], '2026-01-01')).toBeUndefined();
});
