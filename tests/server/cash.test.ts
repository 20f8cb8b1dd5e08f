/** The money of a league: who reads and writes it, what is owed, what was paid, and what becomes of it. */
import { readXlsx } from 'hucre/xlsx';
import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import { debtsInWords, potInWords } from '../../lib/i18n/cash';
import { CashRules } from '../../lib/league/cash';
import { today } from '../../lib/league/days';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import type { Answer } from '../../lib/server/access/answer';
import { cashFile } from '../../lib/server/files/cash-file';
import { gamesFile } from '../../lib/server/files/export';
import { startImport } from '../../lib/server/files/import';
import { createGame } from '../../lib/server/games/games';
import { markAttendance } from '../../lib/server/leagues/attendance';
import { setCash, setFee } from '../../lib/server/leagues/cash';
import { deleteEvening } from '../../lib/server/leagues/evenings';
import { mergePlayers, unmergePlayer } from '../../lib/server/leagues/merges';
import { deletePayment, savePayment } from '../../lib/server/leagues/payments';
import {
  addPlayers,
  listPlayers,
  removePlayer,
  removeUnused,
  setPlayerDays,
} from '../../lib/server/leagues/roster';
import {
  chargedByClosing,
  findEveningMoney,
  findSeasonMoney,
  openFees,
  potOf,
  unchargedIn,
  unnotedAt,
} from '../../lib/server/leagues/season-cash';
import { closeSeason, createSeason, deleteSeason } from '../../lib/server/leagues/seasons';
import { readBoard } from '../../lib/server/operations/board';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { foundClub, WHO } from './club';
import { bytesOfDownload, finished, textOf } from './files';
import { newEvening, playMittlere } from './season';
import { play, value } from './table';

useDatabase();

const refusal = (answer: Answer<unknown>) => (answer.ok ? null : answer.error.said?.key);

/** A club with three names and Dora, and how to write payments down by name. */
async function clubWithTill(rules: object = { fee: 500 }, more: object = {}) {
  const club = await foundClub(more);
  const { scorer, leagueId, seasonId } = club;
  const names = ['Anna', 'Beat', 'Carla', 'Dora'];
  value(await addPlayers(scorer, { leagueId, names, joinedOn: null }));
  const all = (await listPlayers(scorer, leagueId)) ?? [];
  const idOf = (name: string | null) => all.find((one) => one.name === name)?.id ?? name;
  value(await setCash(scorer, { seasonId, rules: CashRules.parse(rules) }));
  type Payment = Parameters<typeof savePayment>[1];
  const pay = ({
    from = null,
    to = null,
    as = scorer,
    ...payment
  }: Partial<Payment> & { as?: Viewer | null }) =>
    savePayment(as, {
      id: nanoid(),
      seasonId,
      kind: 'fee',
      eveningId: club.eveningId,
      amount: 500,
      note: '',
      ...payment,
      from: idOf(from),
      to: idOf(to),
    });
  return { ...club, idOf, pay };
}
type Till = Awaited<ReturnType<typeof clubWithTill>>;

/** A Differenzler for 10 Rappen a point: 0, 20, 40 and 20 off. */
async function playForMoney({ scorer, eveningId }: Till, evening = eveningId) {
  const players = ['Anna', 'Beat', 'Carla', 'Dora'];
  const options = { hands: 4, stake: 10 };
  const table = { variant: 'differenzler', options, players, firstDealer: 0 } as const;
  const game = value(await createGame(scorer, { id: nanoid(), table, evening }));
  const points = [40, 40, 37, 40];
  const exact = { announced: points, points };
  return play(scorer, game, [{ announced: [40, 60, 77, 20], points }, exact, exact, exact]);
}

const feesAt = async ({ scorer, eveningId }: Till) =>
  (await findEveningMoney(scorer, eveningId))?.lines.map(({ name, fee, feePaid }) => [
    ...[name, fee, feePaid],
  ]);

describe('who may', () => {
  test.each([[false], [true]])('members read, scorers write; public: %s', async (isPublic) => {
    const club = await clubWithTill({ fee: 500 }, { isPublic });
    const { seasonId, eveningId, leagueId } = club;
    for (const who of WHO) {
      const viewer = club.as[who];
      const reads = ['member', 'scorer', 'owner'].includes(who);
      const writes = ['scorer', 'owner'].includes(who);
      const asked = { leagueId, seasonId, format: 'json' } as const;
      const all = { leagueId, format: 'json' } as const;
      expect([
        (await findEveningMoney(viewer, eveningId)) !== null,
        (await findSeasonMoney(viewer, seasonId)) !== null,
        (await cashFile(viewer, asked, { words: EN, decimal: '.' })) !== null,
      ]).toEqual([reads, reads, reads]);
      const file = await gamesFile(viewer, all, { words: EN, decimal: '.' });
      expect('body' in file && (await textOf(file)).includes('"cash"')).toBe(reads);
      const id = nanoid();
      expect([
        (await setCash(viewer, { seasonId, rules: CashRules.parse({ fee: 500 }) })).ok,
        (await setFee(viewer, { eveningId, fee: null })).ok,
        (await club.pay({ as: viewer, id, from: 'Anna' })).ok,
        (await deletePayment(viewer, { id, seasonId })).ok,
      ]).toEqual([writes, writes, writes, writes]);
    }
    expect((await findSeasonMoney(club.owner, seasonId))?.payments).toEqual([]);
  });

  test('nobody writes into another league', async () => {
    const [one, other] = [await clubWithTill(), await clubWithTill()];
    const id = nanoid();
    value(await one.pay({ id, from: 'Anna' }));
    const asked = { seasonId: one.seasonId, eveningId: other.eveningId };
    expect([
      refusal(await one.pay({ ...asked, from: 'Anna' })),
      refusal(await one.pay({ from: other.idOf('Anna') })),
      (await deletePayment(other.scorer, { id, seasonId: one.seasonId })).ok,
    ]).toEqual(['server.noSuch.evening', 'server.noSuch.player', false]);
    value(await deletePayment(other.scorer, { id, seasonId: other.seasonId }));
    expect((await findSeasonMoney(one.owner, one.seasonId))?.payments).toHaveLength(1);
  });
});

describe('an evening', () => {
  test('asks its fee of whoever plays or is there, and not of who is excused', async () => {
    const club = await clubWithTill();
    const { scorer, eveningId } = club;
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    expect(await feesAt(club)).toEqual([
      ['Anna', 500, 0],
      ['Beat', 500, 0],
      ['Carla', 500, 0],
    ]);
    const dora = club.idOf('Dora') ?? '';
    const mark = (status: 'present' | 'left' | 'excused') =>
      markAttendance(scorer, { eveningId, marks: [{ playerId: dora, status }] });
    value(await mark('present'));
    value(await setFee(scorer, { eveningId, fee: 800 }));
    value(await club.pay({ from: 'Dora', amount: 800 }));
    expect((await feesAt(club))?.at(-1)).toEqual(['Dora', 800, 800]);
    const page = await findEveningMoney(club.as.member, eveningId);
    expect([page?.due, page?.paidIn, page?.mayWrite]).toEqual([3200, 800, false]);
    // Who went home was there.
    value(await mark('left'));
    expect((await feesAt(club))?.at(-1)).toEqual(['Dora', 800, 800]);
    value(await mark('excused'));
    expect((await feesAt(club))?.at(-1)).toEqual(['Dora', 0, 800]);
  });

  test('tells whoever writes what of its fees is still to come, until nothing is', async () => {
    const club = await clubWithTill();
    const { scorer, eveningId } = club;
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    const open = () => openFees(scorer, eveningId);
    expect(await open()).toEqual({ amount: 1500, people: 3, currency: 'CHF' });
    expect(await openFees(club.as.member, eveningId)).toBeNull();
    value(await club.pay({ from: 'Anna' }));
    value(await club.pay({ from: 'Beat', amount: 200 }));
    expect(await open()).toEqual({ amount: 800, people: 2, currency: 'CHF' });
    value(await club.pay({ from: 'Beat', amount: 300 }));
    value(await club.pay({ from: 'Carla' }));
    expect(await open()).toBeNull();
  });

  test('has as much open as the season, whoever asks', async () => {
    const club = await clubWithTill();
    const { scorer, eveningId, seasonId } = club;
    await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
    const season = { kind: 'season', eveningId: null, note: 'ahead' } as const;
    value(await club.pay({ ...season, from: 'Anna', amount: 200 }));
    value(await club.pay({ ...season, from: 'Beat', amount: 700 }));
    const evening = await findEveningMoney(scorer, eveningId);
    const money = await findSeasonMoney(scorer, seasonId);
    expect(evening?.lines.map(({ name, credit }) => [name, credit])).toEqual([
      ['Anna', 200],
      ['Beat', 500],
      ['Carla', 0],
    ]);
    // Of 15.00 Anna owes 3.00 and Carla 5.00.
    expect(evening).toMatchObject({ due: 1500, paidIn: 0, credit: 700, feesOpen: 800, owing: 2 });
    expect(money?.open).toMatchObject([{ id: eveningId, fees: 800 }]);
    expect(await openFees(scorer, eveningId)).toEqual({ amount: 800, people: 2, currency: 'CHF' });
    expect(debtsInWords(EN, { accounts: money?.accounts ?? [], currency: 'CHF' })?.line).toBe(
      'CHF\u00a08.00 open, CHF\u00a02.00 of it covered by credit',
    );
  });

  test('settles its games, and a correction opens what it changes', async () => {
    const club = await clubWithTill();
    const { eveningId, scorer } = club;
    await playForMoney(club);
    const transfers = async () =>
      (await findEveningMoney(scorer, eveningId))?.transfers.map(({ from, to, amount }) => [
        ...[from?.name, to?.name, amount],
      ]);
    // Off by 0, 20, 40, 20: the mean is 20.
    expect(await transfers()).toEqual([['Carla', 'Anna', 200]]);
    const stakes = { kind: 'stakes', from: 'Carla', to: 'Anna', amount: 200, seen: 0 } as const;
    value(await club.pay(stakes));
    expect(await transfers()).toEqual([]);
    await playForMoney(club);
    expect(await transfers()).toEqual([['Carla', 'Anna', 200]]);
  });

  test('two who write down the same payment write it once', async () => {
    const club = await clubWithTill();
    const fee = { from: 'Anna', seen: 0 };
    const answers = await Promise.all([club.pay(fee), club.pay(fee), club.pay(fee)]);
    expect(answers.map(refusal).toSorted()).toEqual(
      [null, 'server-leagues.cash.moved', 'server-leagues.cash.moved'].toSorted(),
    );
    expect(await feesAt(club)).toEqual([['Anna', 0, 500]]);
  });

  test('sent again a payment is the same; under its id there is no other', async () => {
    const club = await clubWithTill();
    const id = nanoid();
    value(await club.pay({ id, from: 'Anna', seen: 0 }));
    value(await club.pay({ id, from: 'Anna', seen: 0 }));
    expect(refusal(await club.pay({ id, from: 'Beat' }))).toBe('server-leagues.cash.idTaken');
    expect(await feesAt(club)).toEqual([['Anna', 0, 500]]);
  });

  test('refuses what is no payment', async () => {
    const { pay } = await clubWithTill();
    const none = { eveningId: null, from: null, to: null };
    const refused = [
      await pay({}),
      await pay({ from: 'Anna', to: 'Beat' }),
      await pay({ from: 'Anna', amount: 0 }),
      await pay({ from: 'Anna', amount: -5 }),
      await pay({ from: 'Anna', eveningId: null }),
      await pay({ kind: 'stakes', from: 'Anna' }),
      await pay({ kind: 'stakes', from: 'Anna', to: 'Anna' }),
      await pay({ kind: 'season', from: 'Anna' }),
      await pay({ kind: 'till', ...none }),
      await pay({ kind: 'till', ...none, amount: 0, note: 'Wurst' }),
      await pay({ kind: 'till', from: 'Anna', eveningId: null, note: 'Wurst' }),
    ];
    expect(refused.map(refusal)).toEqual(refused.map(() => 'server-leagues.cash.kind'));
  });
});

describe('a season', () => {
  test('costs places only once it is over, and evenings missed at once', async () => {
    const rules = { fee: 500, feeToPot: 100, perPlace: 200, perMissed: 300, shares: [100] };
    const club = await clubWithTill(rules);
    const { scorer, owner, seasonId } = club;
    await playMittlere(scorer, { evening: club.eveningId, losers: [2, 2, 2] });
    const second = await newEvening(scorer, { seasonId, date: '2026-01-15' });
    const players = ['Anna', 'Beat', 'Dora'];
    await playMittlere(scorer, { evening: second, players, losers: [2, 2, 2] });
    const said = async () =>
      (await findSeasonMoney(scorer, seasonId))?.accounts.map(
        ({ name, fees, places, missed, share, balance }) => [
          ...[name, fees, places, missed, share, balance],
        ],
      );
    expect(await said()).toEqual([
      ['Anna', 1000, 0, 0, 0, -1000],
      ['Beat', 1000, 0, 0, 0, -1000],
      ['Carla', 500, 0, 300, 0, -800],
      ['Dora', 500, 0, 0, 0, -500],
    ]);
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    // Two and two are level: 6 fees, an evening, and twice two places are in the jackpot.
    const over = await said();
    expect(over?.map(([, , places]) => places)).toEqual([0, 0, 400, 400]);
    expect(over?.map(([, , , , share]) => share)).toEqual([850, 850, 0, 0]);
  });

  test('says who gets the jackpot before it is closed, and the same after', async () => {
    const rules = { fee: 500, feeToPot: 100, perPlace: 200, perMissed: 300, shares: [60, 30] };
    const club = await clubWithTill(rules, { scheme: { hideFrom: 2 } });
    const { scorer, owner, seasonId } = club;
    expect(await potOf(owner, seasonId)).toBeNull();
    await playMittlere(scorer, { evening: club.eveningId, losers: [1, 2, 2] });
    // Nobody loses to Anna: 3 of fees, and 2.00 + 4.00 for places.
    const pot = {
      amount: 900,
      places: [
        { rank: 1, people: ['Anna'], each: 540 },
        { rank: 2, people: ['Beat'], each: 270 },
      ],
      ...{ rest: 90, currency: 'CHF' as const },
    };
    expect(await potOf(owner, seasonId)).toEqual(pot);
    expect(await potOf(club.as.member, seasonId)).toEqual(pot);
    expect(await potOf(club.as.reader, seasonId)).toBeNull();
    expect(potInWords(EN, 'before', pot)).toBe(
      'If it is closed now, the jackpot (CHF\u00a09.00) goes to: 1.\u00a0Anna CHF\u00a05.40 and 2.\u00a0Beat CHF\u00a02.70; CHF\u00a00.90 stays in the till.',
    );
    expect((await findSeasonMoney(owner, seasonId))?.pot).toEqual({ amount: 300, shared: 0 });
    // What the table hides is told of places alone.
    const second = await newEvening(scorer, { seasonId, date: '2026-01-15' });
    await playMittlere(scorer, { evening: second, losers: [0, 0, 0] });
    const hidden = await potOf(owner, seasonId);
    expect(hidden?.places.map(({ rank, people }) => [rank, people])).toEqual([
      [1, null],
      [2, null],
    ]);
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    const over = await potOf(owner, seasonId);
    const money = await findSeasonMoney(owner, seasonId);
    expect(over?.places.flatMap(({ people, each }) => people?.map((name) => [name, each]))).toEqual(
      money?.accounts
        .filter(({ share }) => share > 0)
        .toSorted((a, b) => b.share - a.share)
        .map(({ name, share }) => [name, share]),
    );
    expect(over?.amount).toBe(money?.pot.amount);
    expect(over?.rest).toBe((money?.pot.amount ?? 0) - (money?.pot.shared ?? 0));
  });

  test('takes nobody who may still come for missing, until the evening is over', async () => {
    const club = await clubWithTill({ perMissed: 300, perExcused: 100 });
    const { scorer, owner, seasonId, leagueId, idOf } = club;
    value(await addPlayers(scorer, { leagueId, names: ['Emil', 'Fritz'], joinedOn: null }));
    const all = (await listPlayers(scorer, leagueId)) ?? [];
    const whoIs = (name: string) => all.find((one) => one.name === name)?.id ?? '';
    const players = ['Dora', 'Emil', 'Fritz'];
    await playMittlere(scorer, { evening: club.eveningId, losers: [2, 2, 2] });
    await playMittlere(scorer, { evening: club.eveningId, players, losers: [2, 2, 2] });
    const endsOn = '2199-12-31';
    await write((tx) => tx.season.update({ where: { id: seasonId }, data: { endsOn } }));
    const tonight = await newEvening(scorer, { seasonId, date: today() });
    value(
      await markAttendance(scorer, {
        eveningId: tonight,
        marks: [
          { playerId: idOf('Dora') ?? '', status: 'coming' },
          { playerId: whoIs('Emil'), status: 'excused' },
          { playerId: whoIs('Fritz'), status: 'absent' },
        ],
      }),
    );
    await playMittlere(scorer, {
      ...{ evening: tonight, players: ['Anna', 'Beat', 'Guest'], losers: [2, 2, 2] },
    });
    const missed = async () =>
      (await findSeasonMoney(scorer, seasonId))?.accounts.map((one) => [one.name, one.missed]);
    const none = [
      ['Anna', 0],
      ['Beat', 0],
    ];
    expect(await missed()).toEqual([
      ...none,
      ['Carla', 0],
      ['Dora', 0],
      ['Emil', 100],
      ['Fritz', 300],
      ['Guest', 0],
    ]);
    const away = (await findEveningMoney(scorer, tonight))?.away;
    expect(away?.map(({ name, why, amount }) => [name, why, amount])).toEqual([
      ['Emil', 'excused', 100],
      ['Fritz', 'absent', 300],
    ]);
    // Whom it will charge is known before, to those who may read it.
    expect(await chargedByClosing(owner, seasonId)).toMatchObject({
      people: [
        { name: 'Carla', amount: 300 },
        { name: 'Dora', amount: 300 },
      ],
    });
    expect(await chargedByClosing(club.as.reader, seasonId)).toBeNull();
    // Of whom nobody said anything is asked before that costs something, of whoever may say it.
    const unnoted = async (viewer: Viewer | null) =>
      (await unnotedAt(viewer, { seasonId, eveningId: tonight }))?.people.map(({ name }) => name);
    expect(await unnoted(scorer)).toEqual(['Carla', 'Dora']);
    expect(await unnoted(club.as.member)).toBeUndefined();
    const asked = { eveningId: tonight, seasonId };
    expect(await unnotedAt(scorer, asked)).toMatchObject({ each: 300, currency: 'CHF' });
    // Whoever was there and did not play has missed nothing.
    const dora = { playerId: idOf('Dora') ?? '', status: 'present' } as const;
    value(await markAttendance(scorer, { eveningId: tonight, marks: [dora] }));
    expect(await unnoted(scorer)).toEqual(['Carla']);
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    expect(await chargedByClosing(owner, seasonId)).toBeNull();
    expect(await unnoted(scorer)).toEqual(['Carla']);
    expect(await missed()).toEqual([
      ...none,
      ['Carla', 300],
      ['Dora', 0],
      ['Emil', 100],
      ['Fritz', 300],
      ['Guest', 0],
    ]);
  });

  test('asks nobody for an evening missed before they came', async () => {
    const club = await clubWithTill({ perMissed: 300 });
    const { scorer, seasonId, leagueId } = club;
    await playMittlere(scorer, { evening: club.eveningId, losers: [2, 2, 2] });
    const second = await newEvening(scorer, { seasonId, date: '2026-01-15' });
    const players = ['Anna', 'Beat', 'Dora'];
    await playMittlere(scorer, { evening: second, players, losers: [2, 2, 2] });
    const missed = async () =>
      (await findSeasonMoney(scorer, seasonId))?.accounts.map((one) => one.missed);
    expect(await missed()).toEqual([0, 0, 300, 0]);
    // Who is not charged is said, and why.
    const spared = async (eveningId?: string) =>
      (await unchargedIn(scorer, { seasonId, ...(eveningId && { eveningId }) }))?.people.map(
        ({ name, why, evenings }) => [name, why, evenings],
      );
    expect(await spared(club.eveningId)).toEqual([['Dora', 'noFirstDay', 1]]);
    expect(await spared(second)).toBeUndefined();
    expect(await spared()).toEqual([['Dora', 'noFirstDay', 1]]);
    expect(await unchargedIn(club.as.reader, { seasonId })).toBeNull();
    // In the league from an earlier day on.
    const dora = { leagueId, playerId: club.idOf('Dora') ?? '', leftOn: null };
    value(await setPlayerDays(scorer, { ...dora, joinedOn: '2026-01-01' }));
    expect(await missed()).toEqual([0, 0, 300, 300]);
    expect(await spared()).toBeUndefined();
    value(await setPlayerDays(scorer, { ...dora, joinedOn: '2026-01-10' }));
    expect(await spared()).toEqual([['Dora', 'before', 1]]);
    value(await setPlayerDays(scorer, { ...dora, joinedOn: null }));
    // At an evening of an earlier season.
    const setting = {
      ...{ name: '2025', startsOn: '2025-01-01', endsOn: '2025-12-31' },
      ...{ variants: ['mittlere' as const], houseRules: {}, scheme: Scheme.parse({}) },
    };
    const earlier = nanoid();
    value(await createSeason(club.owner, { id: earlier, leagueId, ...setting }));
    const before = await newEvening(scorer, { seasonId: earlier, date: '2025-03-01' });
    await playMittlere(scorer, { evening: before, players, losers: [2, 2, 2] });
    expect(await missed()).toEqual([0, 0, 300, 300]);
    // Whoever is in the league and never came has missed every evening.
    value(await addPlayers(scorer, { leagueId, names: ['Emil'], joinedOn: '2026-01-01' }));
    expect(await missed()).toEqual([0, 0, 300, 300, 600]);
  });

  test('asks for each point of difference, as far as its table goes', async () => {
    const club = await clubWithTill({ perPoint: 10 }, { scheme: { measure: 'difference' } });
    const { owner, scorer, seasonId, leagueId } = club;
    await playForMoney(club);
    // The season counts Mittlere alone.
    const points = async () =>
      (await findSeasonMoney(owner, seasonId))?.accounts.map((one) => one.points);
    expect(await points()).toEqual([0, 0, 0, 0]);
    await write((tx) =>
      tx.season.update({ where: { id: seasonId }, data: { variants: ['differenzler'] } }),
    );
    expect(await points()).toEqual([0, 200, 400, 200]);
    expect((await findSeasonMoney(scorer, seasonId))?.pot.amount).toBe(800);
    expect(leagueId).not.toBe('');
  });

  test('keeps where it settles once something was paid', async () => {
    const club = await clubWithTill({ settle: 'season' });
    const { scorer, seasonId } = club;
    await playForMoney(club);
    expect((await findEveningMoney(scorer, club.eveningId))?.transfers).toEqual([]);
    const [transfer] = (await findSeasonMoney(scorer, seasonId))?.transfers ?? [];
    expect([transfer?.from?.name, transfer?.to?.name, transfer?.amount]).toEqual([
      ...['Carla', 'Anna', 200],
    ]);
    const season = { kind: 'season', eveningId: null } as const;
    value(await club.pay({ ...season, from: 'Carla', to: 'Anna', amount: 200, seen: 0 }));
    expect((await findSeasonMoney(scorer, seasonId))?.transfers).toEqual([]);
    const otherwise = { seasonId, rules: CashRules.parse({}) };
    expect(refusal(await setCash(scorer, otherwise))).toBe('server-leagues.cash.settled');
  });

  test('has everybody settle by their name, with each other or over the till', async () => {
    const club = await clubWithTill({ settle: 'season' });
    const { scorer, seasonId } = club;
    await playForMoney(club);
    const second = await newEvening(scorer, { seasonId, date: '2026-01-15' });
    await playForMoney(club, second);
    const loser = { kind: 'season', eveningId: null, from: 'Anna', to: 'Dora' } as const;
    value(await club.pay({ ...loser, amount: 100, seen: 0 }));
    const transfers = async () =>
      (await findSeasonMoney(scorer, seasonId))?.transfers.map(({ from, to, amount }) => [
        ...[from?.name, to?.name, amount],
      ]);
    expect(await transfers()).toEqual([
      ['Carla', 'Anna', 400],
      ['Dora', 'Anna', 100],
    ]);
    const rules = CashRules.parse({ settle: 'season', overTill: true });
    value(await setCash(scorer, { seasonId, rules }));
    expect(await transfers()).toEqual([
      ['Carla', undefined, 400],
      ['Dora', undefined, 100],
      [undefined, 'Anna', 500],
    ]);
  });

  test('puts no more of a fee into the jackpot than the fee', async () => {
    const { scorer, seasonId } = await clubWithTill();
    const rules = CashRules.parse({ fee: 1000, feeToPot: 1500 });
    const answer = await setCash(scorer, { seasonId, rules });
    expect(!answer.ok && [answer.error.path, answer.error.said?.values]).toEqual([
      ...['rules.feeToPot', { fee: '10.00', share: '15.00' }],
    ]);
  });

  test('counts its till and the league’s', async () => {
    const club = await clubWithTill();
    const { scorer, seasonId } = club;
    const till = { kind: 'till', eveningId: null } as const;
    value(await club.pay({ from: 'Anna' }));
    value(await club.pay({ ...till, amount: 12_000, note: 'Carried over' }));
    value(await club.pay({ ...till, amount: -2_500, note: 'Sausages' }));
    value(await club.pay({ from: null, to: 'Anna', amount: 200 }));
    const cash = await findSeasonMoney(scorer, seasonId);
    expect([cash?.till, cash?.inAll]).toEqual([9_800, 9_800]);
  });
});

test('merged names have one account; undone, each has its own again', async () => {
  const club = await clubWithTill();
  const { scorer, leagueId, eveningId } = club;
  const ids = { playerId: club.idOf('Dora') ?? '', intoId: club.idOf('Anna') ?? '' };
  value(await club.pay({ from: 'Dora' }));
  await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 2] });
  value(await mergePlayers(scorer, { leagueId, ...ids }));
  expect((await feesAt(club))?.[0]).toEqual(['Anna', 500, 500]);
  value(await unmergePlayer(scorer, { leagueId, playerId: ids.playerId }));
  expect(await feesAt(club)).toEqual([
    ['Anna', 500, 0],
    ['Beat', 500, 0],
    ['Carla', 500, 0],
    ['Dora', 0, 500],
  ]);
});

test('nothing with a payment is deleted', async () => {
  const club = await clubWithTill();
  const { owner, scorer, leagueId, seasonId, eveningId } = club;
  const id = nanoid();
  const player = { leagueId, playerId: club.idOf('Anna') ?? '' };
  value(await club.pay({ id, from: 'Anna' }));
  expect([
    refusal(await removePlayer(scorer, player)),
    value(await removeUnused(scorer, { leagueId, playerIds: [player.playerId] })).removed,
    refusal(await deleteEvening(scorer, { id: eveningId })),
    refusal(await deleteSeason(owner, { id: seasonId })),
  ]).toEqual([
    'server-leagues.cash.playerStays',
    0,
    'server-leagues.cash.eveningStays',
    'server-leagues.cash.seasonStays',
  ]);
  value(await deletePayment(scorer, { id, seasonId }));
  value(await removePlayer(scorer, player));
  value(await deleteEvening(scorer, { id: eveningId }));
  value(await deleteSeason(owner, { id: seasonId }));
});

/** "Everything (JSON)" of a club, brought into a season; what became of it. */
async function bring(from: Till, into: Pick<Till, 'scorer' | 'leagueId' | 'seasonId'>) {
  const { scorer, leagueId } = from;
  const made = await gamesFile(scorer, { leagueId, format: 'json' }, { words: EN, decimal: '.' });
  if (!('body' in made)) throw new Error('no file');
  const asked = {
    fileName: 'all.json',
    bytes: new Uint8Array(await bytesOfDownload(made)),
    attempt: nanoid(),
    day: null,
    unfinished: 'run',
    league: { id: into.leagueId, into: { kind: 'season', seasonId: into.seasonId } },
  } as const;
  const report = await finished(startImport(into.scorer, asked, EN));
  if (report.kind !== 'import') throw new Error(report.kind);
  return [report.imported, report.there, report.refused];
}
const paidIn = async ({ scorer, seasonId }: Pick<Till, 'scorer' | 'seasonId'>) =>
  (await findSeasonMoney(scorer, seasonId))?.payments.map(
    ({ kind, from, to, amount, note, evening, at }) => ({
      ...{ kind, from: from?.name, to: to?.name, amount, note, day: evening?.date, at },
    }),
  );

test('comes along in everything, each payment once, however often it is brought', async () => {
  const club = await clubWithTill();
  await playForMoney(club);
  value(await club.pay({ from: 'Anna', amount: 235 }));
  value(await club.pay({ kind: 'stakes', from: 'Beat', to: 'Anna', amount: 105 }));
  value(await club.pay({ kind: 'season', eveningId: null, from: 'Carla', to: 'Dora', amount: 1 }));
  const kept = { kind: 'till', eveningId: null, note: 'Ham' } as const;
  value(await club.pay({ ...kept, amount: -4_000 }));
  const other = await foundClub();
  expect(await bring(club, other)).toEqual([5, 0, 0]);
  expect(await paidIn(other)).toEqual(await paidIn(club));
  expect(await bring(club, other)).toEqual([0, 5, 0]);
  expect(await bring(club, club)).toEqual([0, 5, 0]);
  expect(await paidIn(other)).toHaveLength(4);
});

test('comes along in no other money than that of the league', async () => {
  const club = await clubWithTill();
  value(await club.pay({ from: 'Anna' }));
  const other = await foundClub();
  const { scorer, seasonId } = other;
  value(await setCash(scorer, { seasonId, rules: null, currency: 'EUR' }));
  expect(await bring(club, other)).toEqual([0, 0, 1]);
  expect(await paidIn(other)).toEqual([]);
});

test('is said at the board in the money of the league', async () => {
  const club = await clubWithTill();
  const { scorer, seasonId } = club;
  const currency = async () => {
    const { id } = await playForMoney(club);
    return value(await readBoard(scorer, { id })).atTable.currency;
  };
  expect(await currency()).toBeUndefined();
  value(await setCash(scorer, { seasonId, rules: null, currency: 'EUR' }));
  expect(await currency()).toBe('EUR');
});

test('is a sheet with figures that are figures, and one of what was paid', async () => {
  const club = await clubWithTill();
  value(await club.pay({ from: 'Anna', amount: 250 }));
  value(await club.pay({ kind: 'till', eveningId: null, amount: -80, note: 'Chalk' }));
  const asked = { leagueId: club.leagueId, seasonId: club.seasonId } as const;
  const file = async (more: Pick<Parameters<typeof cashFile>[1], 'format' | 'list'>) => {
    const made = await cashFile(club.scorer, { ...asked, ...more }, { words: EN, decimal: ',' });
    if (!made) throw new Error('no file');
    return bytesOfDownload(made);
  };
  const { sheets } = await readXlsx(await file({ format: 'xlsx' }));
  const rows = sheets[0]?.rows ?? [];
  expect(rows[0]?.slice(0, 4)).toEqual([
    ...['Name', 'Balance (CHF)', 'Entry fees (CHF)', 'of that paid (CHF)'],
  ]);
  expect(rows[1]?.slice(0, 4)).toEqual(['Anna', 2.5, 0, 2.5]);
  // Accounts alone, so that they can be sorted.
  expect(rows).toHaveLength(2);
  const [head, ...paid] = sheets[1]?.rows ?? [];
  expect(head?.slice(2)).toEqual(['Kind', 'From', 'To', 'Amount (CHF)', 'What for']);
  expect(paid.map((row) => row.slice(2, 6))).toEqual([
    ['entry fee', 'Anna', 'the till', 2.5],
    ['till', 'the till', null, 0.8],
  ]);
  const lines = async (list: 'accounts' | 'payments') =>
    new TextDecoder()
      .decode(await file({ format: 'csv', list }))
      .trim()
      .split(/\r?\n/);
  expect(await lines('accounts')).toHaveLength(2);
  expect((await lines('payments'))[1]).toMatch(/;entry fee;Anna;the till;2,5;/);
});

test('is kept for as long as nothing changes that it follows from', async () => {
  const club = await clubWithTill();
  const now = () => findSeasonMoney(club.scorer, club.seasonId);
  const stakes = async () => (await now())?.accounts.map((one) => one.stakes) ?? [];
  await playForMoney(club);
  const first = await now();
  expect(await now()).toBe(first);
  const once = await stakes();
  expect(once.some((amount) => amount > 0)).toBe(true);
  // Twice without anybody looking at the table in between.
  for (const times of [2, 3]) {
    await playForMoney(club);
    expect(await stakes()).toEqual(once.map((amount) => times * amount));
  }
  value(await club.pay({ from: 'Anna' }));
  expect((await now())?.till).toBe(500);
  value(await setFee(club.scorer, { eveningId: club.eveningId, fee: 1000 }));
  expect((await now())?.accounts.find(({ name }) => name === 'Anna')?.fees).toBe(1000);
  expect(await findSeasonMoney(club.as.reader, club.seasonId)).toBeNull();
});

test('what a season costs is taken over by the next one, unless that starts clean', async () => {
  const { owner, leagueId, seasonId } = await clubWithTill({ fee: 500, perMissed: 200 });
  const other = await clubWithTill({ fee: 900 });
  const setting = {
    ...{ leagueId, variants: ['mittlere' as const], houseRules: {}, scheme: Scheme.parse({}) },
  };
  const rulesOf = async (year: string, cashOf?: string) => {
    const id = nanoid();
    const days = { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` };
    value(
      await createSeason(owner, { id, name: year, ...days, ...setting, ...(cashOf && { cashOf }) }),
    );
    return (await findSeasonMoney(owner, id))?.rules;
  };
  expect(await rulesOf('2027', seasonId)).toMatchObject({ fee: 500, perMissed: 200 });
  expect(await rulesOf('2028')).toBeNull();
  expect(await rulesOf('2029', other.seasonId)).toBeNull();
});
