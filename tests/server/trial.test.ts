/** A league to try: made for one phone, counted right, read by nobody else, and gone again. */

import Fraction from 'fraction.js';
import { nanoid } from 'nanoid';
import { describe, expect, test, vi } from 'vitest';
import { today } from '../../lib/league/days';
import { TRIAL_CASH, TRIAL_SCHEME, trialLeague } from '../../lib/league/trial';
import type { Viewer } from '../../lib/server/access/access';
import { takeOver } from '../../lib/server/account/take-over';
import { runningIn } from '../../lib/server/games/game-lines';
import { eveningNow } from '../../lib/server/leagues/evening-page';
import { listEvenings } from '../../lib/server/leagues/evenings';
import { homeNow } from '../../lib/server/leagues/league-home';
import { changeLeague, findLeague, listLeagues } from '../../lib/server/leagues/leagues';
import { findSeasonMoney } from '../../lib/server/leagues/season-cash';
import { seasonToOpen } from '../../lib/server/leagues/seasons';
import { standingsOf } from '../../lib/server/leagues/standings';
import { removeTrial, tryLeague } from '../../lib/server/leagues/trial';
import { drawnPage } from '../../lib/server/operations/drawn-pages';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { foundClub, newAccount, WHO } from './club';
import { entry, play, refusal, startGame, value } from './table';

vi.mock('../../lib/server/config/drawing', () => import('./drawing'));
useDatabase();

async function newGuest(): Promise<Viewer> {
  const userId = nanoid();
  await write((tx) => tx.user.create({ data: { id: userId, guest: true, createdAt: new Date() } }));
  return { userId };
}
/** How many hands the game that others are held against has. */
const HANDS = 12;

/** In µs of the processor, whatever else it does meanwhile. */
async function costOf(work: () => Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

const made = async (viewer: Viewer) => value(await tryLeague(viewer, {}, EN)).leagueId;

/** Totals and ranks by name, counted from what was made up and by nothing of ours. */
function counted(seed: string) {
  const { people, evenings } = trialLeague(seed, today());
  const points: readonly number[] = TRIAL_SCHEME.rankPoints;
  const results = new Map<string, Fraction[]>();
  for (const { tables } of evenings.slice(0, -1)) {
    const sums = new Map<number, { missed: number; hands: number }>();
    for (const { seats, hands } of tables)
      for (const { announced, points: taken } of hands)
        for (const [seat, person] of seats.entries()) {
          const { missed, hands: before } = sums.get(person) ?? { missed: 0, hands: 0 };
          const off = Math.abs((announced[seat] ?? 0) - (taken[seat] ?? 0));
          sums.set(person, { missed: missed + off, hands: before + 1 });
        }
    const means = [...sums].map(
      ([person, { missed, hands }]) => [person, new Fraction(missed, hands)] as const,
    );
    for (const [person, mean] of means) {
      const ahead = means.filter(([, other]) => other.compare(mean) < 0).length;
      const level = means.filter(([, other]) => other.equals(mean)).length;
      const shared = Array.from({ length: level }, (_, i) => points[ahead + i] ?? 0);
      const all = shared.reduce((sum, one) => sum + one, 0);
      const name = people[person] ?? '';
      results.set(name, [...(results.get(name) ?? []), new Fraction(all, level)]);
    }
  }
  return new Map(
    [...results].map(([name, own]) => {
      const best = own.sort((a, b) => b.compare(a)).slice(0, TRIAL_SCHEME.keep.count);
      return [name, best.reduce((sum, one) => sum.add(one), new Fraction(0))];
    }),
  );
}

describe('a league to try', () => {
  test('is there in a moment, for a guest, and its table is what its hands come to', async () => {
    const guest = await newGuest();
    // Of the processor, in one run: its games made at once take a quarter at most of what they would hand by hand.
    const playOne = async () => {
      const hands = Array.from({ length: HANDS }, (_, n) => entry(n));
      await play(guest, await startGame(guest), hands);
    };
    // The first one also loads what all need.
    await playOne();
    const oneGame = await costOf(playOne);
    let leagueId = '';
    const league = await costOf(async () => {
      leagueId = await made(guest);
    });
    const { evenings } = trialLeague(leagueId, today());
    const games = evenings.flatMap(({ tables, isOnPaper }) => (isOnPaper ? [] : tables)).length;
    expect(league / oneGame).toBeLessThan(games / 4);
    expect(await findLeague(guest, leagueId)).toMatchObject({ isTrial: true, role: 'owner' });
    const seasonId = (await seasonToOpen(guest, leagueId)) ?? '';
    const table = await standingsOf(guest, { seasonId });
    expect(table?.standings.evenings).toHaveLength(12);
    expect(table?.open.games).toBe(1);
    const totals = counted(leagueId);
    const rows = table?.standings.rows ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(20);
    for (const { name, total, rank } of rows) {
      const own = totals.get(name) ?? new Fraction(0);
      expect([name, total]).toEqual([name, Number(own.round(2).valueOf())]);
      const better = [...totals.values()].filter((other) => other.compare(own) > 0).length;
      // Who is level is told apart by the best evening, and wins.
      const level = [...totals.values()].filter((other) => other.equals(own)).length;
      expect(rank).toBeGreaterThan(better);
      expect(rank).toBeLessThanOrEqual(better + level);
    }
  });

  test('counts its money: two have not paid tonight, and there is a jackpot', async () => {
    const guest = await newGuest();
    const leagueId = await made(guest);
    const { evenings } = trialLeague(leagueId, today());
    const came = evenings.reduce((sum, { present }) => sum + present.length, 0);
    const seasonId = (await seasonToOpen(guest, leagueId)) ?? '';
    const { fee, feeToPot } = TRIAL_CASH;
    const cash = await findSeasonMoney(guest, seasonId);
    expect(cash).toMatchObject({
      currency: 'CHF',
      pot: { amount: came * feeToPot },
      till: (came - 2) * fee,
      owed: 2 * fee,
    });
    expect(cash?.transfers.map(({ to, amount }) => [to, amount])).toEqual([
      [null, fee],
      [null, fee],
    ]);
    expect(cash?.open.map(({ date }) => date)).toEqual([today()]);
  });

  test('keeps the totals of one evening as they stand on paper, in the order of the tables', async () => {
    const guest = await newGuest();
    const leagueId = await made(guest);
    const { people, evenings } = trialLeague(leagueId, today());
    const onPaper = evenings.find(({ isOnPaper }) => isOnPaper);
    const seasonId = (await seasonToOpen(guest, leagueId)) ?? '';
    const lines = await listEvenings(guest, seasonId);
    const eveningId = lines?.find(({ date }) => date === onPaper?.date)?.id ?? '';
    const page = await eveningNow(guest, { eveningId, look: false });
    expect(page?.games).toEqual([]);
    expect(
      page?.paper.map(({ seats }) => seats.map(({ name, total }) => ({ name, total }))),
    ).toEqual(
      onPaper?.tables.map(({ seats, hands }) =>
        seats.map((person, seat) => ({
          name: people[person],
          total: hands.reduce(
            (sum, { announced, points }) =>
              sum + Math.abs((announced[seat] ?? 0) - (points[seat] ?? 0)),
            0,
          ),
        })),
      ),
    );
    // Written once each, by whom it was asked for.
    expect(page?.paper.every(({ revision, log }) => revision === 1 && log[0]?.was === null)).toBe(
      true,
    );
  });

  test('shows an evening under way, and says on every page what it is', async () => {
    const guest = await newGuest();
    const leagueId = await made(guest);
    const home = await homeNow(guest, leagueId);
    const [season] = home?.seasons ?? [];
    expect(home).toMatchObject({ next: { isToday: true }, seasons: [{ evenings: 12 }] });
    expect(season?.top).toHaveLength(5);
    expect(season?.last?.winners.length).toBeGreaterThan(0);
    const seasonId = season?.id;
    for (const at of [
      '',
      '/table',
      `/seasons/${seasonId}/race`,
      '/games',
      `/evenings/${home?.next?.id}`,
    ])
      expect((await drawnPage(guest, `/leagues/${leagueId}${at}`, 'en'))?.html).toContain(
        'people and games are made up',
      );
    const html = (await drawnPage(guest, `/leagues/${leagueId}`, 'en'))?.html ?? '';
    expect(html.match(/slate-board flex flex-col gap-1.5/g)?.length).toBeGreaterThan(1);
    expect(html).toContain('7 of 12');
  });

  test('is one for each, read by nobody else, and stays so', async () => {
    const guest = await newGuest();
    const leagueId = await made(guest);
    expect(await made(guest)).toBe(leagueId);
    const hasty = await newGuest();
    const [one, other] = await Promise.all([made(hasty), made(hasty)]);
    expect(one).toBe(other);
    expect(await listLeagues(hasty)).toHaveLength(1);
    const { as } = await foundClub();
    for (const who of WHO)
      expect(await drawnPage(as[who], `/leagues/${leagueId}`, 'en')).toBeNull();
    const opened = { leagueId, name: 'Offen', isPublic: true };
    expect(refusal(await changeLeague(guest, opened)).code).toBe('forbidden');
    value(await changeLeague(guest, { ...opened, isPublic: false }));
    expect(await made(await newGuest())).not.toBe(leagueId);
  });

  test('its running game is nobody’s own', async () => {
    const guest = await newGuest();
    await made(guest);
    expect((await read((tx) => runningIn(tx, guest))).games).toEqual([]);
  });

  test('goes with a tap, and nothing else does', async () => {
    const guest = await newGuest();
    const leagueId = await made(guest);
    const club = await foundClub();
    expect(refusal(await removeTrial(club.owner, club)).code).toBe('input-invalid');
    expect(refusal(await removeTrial(await newGuest(), { leagueId })).code).toBe('not-found');
    value(await removeTrial(guest, { leagueId }));
    expect(await findLeague(guest, leagueId)).toBeNull();
    expect(await read((tx) => tx.game.count({ where: { leagueId } }))).toBe(0);
    expect(await listLeagues(guest)).toEqual([]);
  });

  test('goes along when the guest signs in, and by itself after a month', async () => {
    const guest = await newGuest();
    const leagueId = await made(guest);
    const account = await newAccount('Vreni');
    await write((tx) => takeOver(tx, guest.userId, account.userId));
    expect((await findLeague(account, leagueId))?.role).toBe('owner');
    const createdAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await write((tx) => tx.league.update({ where: { id: leagueId }, data: { createdAt } }));
    await made(await newGuest());
    expect(await findLeague(account, leagueId)).toBeNull();
  });
});
