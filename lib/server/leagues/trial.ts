/**
 * A league of made-up people for whoever wants to see what one is (lib/league/trial.ts): it belongs to the phone
 * that asked for it, is read by nobody else, and goes again with a tap, or by itself.
 */
import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { totalsOf } from '../../jass';
import { CashRules } from '../../league/cash';
import { DAY_MS, daysBefore, today } from '../../league/days';
import { Scheme } from '../../league/scheme';
import {
  TRIAL_CASH,
  TRIAL_HANDS,
  TRIAL_SCHEME,
  TRIAL_VARIANT,
  type TrialEvening,
  trialLeague,
} from '../../league/trial';
import type { Table } from '../../sync/game';
import { playedGame } from '../../sync/played';
import { nameKey } from '../../sync/table';
import { type Answer, invalid, type Viewer } from '../access';
import { cachesOf, saveGames, type WholeGame } from '../games';
import { json, read, type Tx, write } from '../store';
import { leagueAs } from './as-role';
import type { SheetTable } from './evening-tables';
import type { Asked } from './input';
import { emptied } from './leagues';
import { putPapers } from './paper';

/** So long a league to try is kept. */
const KEPT_MS = 30 * DAY_MS;
/** Old ones are taken away as new ones are made, so many at a time. */
const SWEPT = 3;
const TIME = '19:30';
/** As the first game of an evening begins, and how long a round takes. */
const BEGINS = '18:30:00Z';
const ROUND_MS = 60 * 60 * 1000;

/**
 * Makes the league, in the words of whoever asks; answers the one that is theirs where there is one. An evening
 * is written in one transaction, so that boards which write meanwhile do not wait; nobody finds the league
 * before all of it is there.
 */
export async function tryLeague(
  viewer: Viewer,
  _: object,
  words: Words,
): Promise<Answer<{ readonly leagueId: string }>> {
  const mine = await read((tx) => trialOf(tx, viewer));
  if (mine) return { ok: true, value: { leagueId: mine } };
  await sweep();
  const leagueId = nanoid();
  const seasonId = nanoid();
  const day = today();
  const { people, evenings } = trialLeague(leagueId, day);
  const createdAt = new Date();
  const players = people.map((name) => ({
    id: nanoid(),
    leagueId,
    name,
    key: nameKey(name),
    createdAt,
  }));
  await write(async (tx) => {
    const name = words.t('server-leagues.trialName');
    await tx.league.create({
      data: { id: leagueId, name, isPublic: false, isTrial: true, createdAt },
    });
    await tx.player.createMany({ data: players });
    await tx.season.create({
      data: {
        id: seasonId,
        leagueId,
        name: day.slice(0, 4),
        startsOn: evenings[0]?.date ?? day,
        endsOn: daysBefore(day, -120),
        variants: [TRIAL_VARIANT],
        houseRules: {},
        scheme: json(Scheme.parse(TRIAL_SCHEME)),
        cash: json(CashRules.parse(TRIAL_CASH)),
        createdAt,
      },
    });
  });
  for (const evening of evenings)
    await writeEvening({ viewer, words, leagueId, seasonId, players, evening });
  const other = await write(async (tx) => {
    // Asked for twice at once: the first one is theirs.
    const first = await trialOf(tx, viewer);
    if (first) return first;
    await tx.membership.create({
      data: { leagueId, userId: viewer.userId, role: 'owner', createdAt },
    });
    return null;
  });
  if (other) await takeAway(leagueId);
  return { ok: true, value: { leagueId: other ?? leagueId } };
}

type Player = { readonly id: string; readonly name: string };

async function writeEvening({
  viewer: { userId },
  words,
  leagueId,
  seasonId,
  players,
  evening: { date, present, excused, paid, tables, isOnPaper },
}: {
  viewer: Viewer;
  words: Words;
  leagueId: string;
  seasonId: string;
  players: readonly Player[];
  evening: TrialEvening;
}): Promise<void> {
  const eveningId = nanoid();
  const idOf = (person: number) => players[person]?.id ?? '';
  const sheet = tables.map(({ round, seats }, i): SheetTable => {
    const first = tables.findIndex((table) => table.round === round);
    return {
      name: words.t('server-leagues.tableName', { number: String(i - first + 1) }),
      variant: TRIAL_VARIANT,
      seats: seats.map(idOf),
      round,
    };
  });
  const played = tables.flatMap(({ round, seats, hands }, i) => {
    if (hands.length === 0) return [];
    const names = seats.map((person) => players[person]?.name ?? '');
    const table: Table = { variant: TRIAL_VARIANT, options: {}, players: names, firstDealer: 0 };
    const scored = playedGame(
      { id: nanoid(), table, entries: hands },
      { makeId: nanoid, finish: false },
    );
    if (!scored.ok) throw new Error(`a made-up hand does not count: ${scored.error.message}`);
    // Of a game of tonight the beginning is not still to come.
    const begun = Date.parse(`${date}T${BEGINS}`) + (round - 1) * ROUND_MS + i;
    return [{ ...scored.value, seats, at: new Date(Math.min(begun, Date.now())) }];
  });
  await write(async (tx) => {
    await tx.evening.create({
      data: {
        id: eveningId,
        leagueId,
        seasonId,
        date,
        name: '',
        isFinal: false,
        time: TIME,
        place: words.t('server-leagues.trialPlace'),
        tables: sheet,
        createdAt: new Date(),
      },
    });
    const noted = (status: string) => (person: number) => ({
      eveningId,
      playerId: idOf(person),
      status,
    });
    await tx.attendance.createMany({
      data: [...present.map(noted('present')), ...excused.map(noted('excused'))],
    });
    await tx.payment.createMany({
      data: paid.map((person) => ({
        ...{ id: nanoid(), leagueId, seasonId, eveningId, kind: 'fee', note: '', userId },
        ...{ fromId: idOf(person), toId: null, amount: TRIAL_CASH.fee },
        createdAt: new Date(Math.min(Date.parse(`${date}T${BEGINS}`), Date.now())),
      })),
    });
    if (isOnPaper) {
      const papers = played.map(({ seats, tally }) => {
        const came = totalsOf(tally);
        const totals = seats.map((person, seat) => ({
          player: idOf(person),
          side: seat,
          total: came[seat] ?? 0,
        }));
        const head = {
          variant: TRIAL_VARIANT,
          of: 'game',
          options: {},
          hands: TRIAL_HANDS,
        } as const;
        return { id: nanoid(), paper: { ...head, seats: totals } };
      });
      await putPapers(tx, { eveningId, papers, userId });
      return;
    }
    const games = played.map(({ state, tally, log, seats, at }): WholeGame => {
      const whose = { ownerId: userId, leagueId, eveningId };
      return {
        row: { ...whose, createdAt: at, updatedAt: at, playedAt: at, asked: null },
        state,
        caches: cachesOf(state, tally),
        players: seats.map((person) => ({ playerId: idOf(person), enteredId: idOf(person) })),
        standIns: [],
        log: log.map((line) => ({ ...line, userId, at })),
      };
    });
    await saveGames(tx, games);
  });
}

/** The league to try that is the viewer's; null where they have none. */
async function trialOf(tx: Tx, { userId }: Viewer): Promise<string | null> {
  const found = await tx.membership.findFirst({
    where: { userId, role: 'owner', league: { isTrial: true } },
    select: { leagueId: true },
  });
  return found?.leagueId ?? null;
}

/** Takes a league to try away; no other league goes so easily. */
export async function removeTrial(
  viewer: Viewer | null,
  { leagueId }: Asked<'removeTrial'>,
): Promise<Answer<null>> {
  const found = await read((tx) => leagueAs(tx, viewer, { id: leagueId, role: 'owner' }));
  if (!found.ok) return found;
  if (!found.league.isTrial) return invalid(sentence('server-leagues.noTrial'));
  await takeAway(leagueId);
  return { ok: true, value: null };
}

async function takeAway(leagueId: string): Promise<void> {
  while (!(await write((tx) => emptied(tx, leagueId))));
}

/** Takes away some that are long forgotten. */
async function sweep(): Promise<void> {
  const createdAt = { lt: new Date(Date.now() - KEPT_MS) };
  const old = await read((tx) =>
    tx.league.findMany({
      where: { isTrial: true, createdAt },
      take: SWEPT,
      select: { id: true },
    }),
  );
  for (const { id } of old) await takeAway(id);
}
