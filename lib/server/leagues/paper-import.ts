/** Old years: everybody's totals of many evenings at once, all of them or none. */
import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import { nameFault, nameKey, tidyName } from '../../sync/table';
import { type Denied, deny, invalid, noSuch } from '../access';
import { HouseRules, seasonClosed } from '../games';
import type { Tx } from '../store';
import { inLeague } from './as-role';
import { outsideOf } from './evenings';
import { inSeason } from './in-season';
import type { Asked } from './input';
import { leagueNames } from './league-names';
import {
  type CheckedTotals,
  checkTotals,
  isSamePaper,
  paperColumns,
  putPapers,
  wrongFigure,
} from './paper';
import { doubled } from './paper-doubled';
import { inOrder } from './results';

/** What came of it; what was there already counts for nothing. */
export type ImportedTotals = {
  readonly evenings: number;
  readonly totals: number;
  readonly players: number;
};

/** Keeps the totals, with the evenings and the players that are missing. For scorers. */
export const importTotals = inLeague('scorer', async (tx, asked: Asked<'importTotals'>, as) => {
  const { leagueId, seasonId, people, evenings, besides = false, ...head } = asked;
  const season = await tx.season.findFirst({ where: { id: seasonId, leagueId } });
  if (!season) return noSuch('season', 'seasonId');
  if (season.closed) return seasonClosed(season.name, 'seasonId');
  for (const [i, { date }] of evenings.entries()) {
    const outside = outsideOf(season, date, `evenings.${i}.date`);
    if (outside) return outside;
  }
  // All of it is looked at before anything is kept: a denial takes back nothing.
  const seated = await playersOf(tx, people, { leagueId, leftOn: season.endsOn });
  if (!seated.ok) return seated;
  const { ids, fresh } = seated.value;
  const { players } = await leagueNames(tx, leagueId);
  const names = new Map([...players, ...fresh].map((one) => [one.id, one.name]));
  const nameOf = (player: string) => names.get(player) ?? '';
  const rules = HouseRules.parse(season.houseRules)[head.variant] ?? {};
  const known = new Set([...players, ...fresh].map(({ id }) => id));
  const wanted: {
    id: string;
    date: string;
    eveningId: string;
    paper: CheckedTotals;
    excused: readonly string[];
  }[] = [];
  const missing: { id: string; date: string }[] = [];
  for (const [i, { id, eveningId, date, totals, excused = [] }] of evenings.entries()) {
    const seats = totals.map(({ who, total }) => ({ player: ids[who] ?? '', total }));
    const checked = checkTotals({ ...head, seats }, { known, rules: {} });
    if (!checked.ok) return checked;
    const paper = checked.value;
    const impossible = wrongFigure(paper, rules);
    if (impossible) return impossible;
    const evening = await tx.evening.findFirst({
      where: { ...inSeason({ seasonId, leagueId }), date },
      orderBy: inOrder,
      select: { id: true },
    });
    const at = evening?.id ?? eveningId;
    const there = await tx.paper.findMany({
      where: { OR: [{ id }, { eveningId: at, variant: head.variant, of: head.of }] },
      select: { ...paperColumns, eveningId: true },
    });
    if (there.some((kept) => kept.eveningId === at && isSamePaper(kept, paper))) continue;
    if (there.length > 0) return dayTaken(date, i);
    if (!evening && (await tx.evening.findUnique({ where: { id: at }, select: { id: true } })))
      return deny('id-taken', sentence('server.idTaken.evening'), `evenings.${i}`);
    if (wanted.some((other) => other.date === date)) return dayTaken(date, i);
    const fault = besides ? null : await doubled(tx, { id, eveningId: at, paper, nameOf });
    if (fault) return fault;
    if (!evening) missing.push({ id: at, date });
    const away = excused.map((who) => ids[who] ?? '').filter((player) => known.has(player));
    wanted.push({ id, date, eveningId: at, paper, excused: away });
  }
  const createdAt = new Date();
  await tx.player.createMany({ data: fresh.map((one) => ({ ...one, leagueId, createdAt })) });
  await tx.evening.createMany({
    data: missing.map((one) => ({
      ...one,
      leagueId,
      seasonId,
      name: '',
      isFinal: false,
      tables: [],
      createdAt,
    })),
  });
  const userId = as.viewer?.userId ?? null;
  for (const { id, eveningId, paper, excused } of wanted) {
    await putPapers(tx, { eveningId, papers: [{ id, paper }], userId });
    await noteExcused(tx, eveningId, excused);
  }
  const totals = wanted.reduce((sum, { paper }) => sum + paper.seats.length, 0);
  const value: ImportedTotals = { evenings: wanted.length, totals, players: fresh.length };
  return { ok: true, value };
});

/** Whatever is noted already stays. */
async function noteExcused(tx: Tx, eveningId: string, players: readonly string[]): Promise<void> {
  const rows = await tx.attendance.findMany({ where: { eveningId }, select: { playerId: true } });
  const noted = new Set(rows.map(({ playerId }) => playerId));
  const fresh = [...new Set(players)].filter((playerId) => !noted.has(playerId));
  const status = 'excused';
  await tx.attendance.createMany({
    data: fresh.map((playerId) => ({ eveningId, playerId, status })),
  });
}

const dayTaken = (date: string, i: number): Denied =>
  invalid(sentence('server-leagues.paper.dayTaken', { day: { day: date } }), `evenings.${i}`);

type NewPlayer = { id: string; name: string; key: string; leftOn: string | null };

/** Everybody by id, and who of them is new. */
async function playersOf(
  tx: Tx,
  people: Asked<'importTotals'>['people'],
  { leagueId, leftOn }: { leagueId: string; leftOn: string },
): Promise<
  | {
      readonly ok: true;
      readonly value: { readonly ids: readonly string[]; readonly fresh: readonly NewPlayer[] };
    }
  | Denied
> {
  const { rootOf } = await leagueNames(tx, leagueId);
  const rows = await tx.player.findMany({ where: { leagueId }, select: { id: true, key: true } });
  const byKey = new Map(rows.map(({ id, key }) => [key, id]));
  const ids: string[] = [];
  const fresh: NewPlayer[] = [];
  for (const [i, one] of people.entries()) {
    if ('id' in one) {
      ids.push(rootOf(one.id));
      continue;
    }
    const name = tidyName(one.name);
    const fault = nameFault(name, []);
    if (fault) return invalid(fault.said, `people.${i}`);
    const key = nameKey(name);
    const id = byKey.get(key) ?? nanoid();
    if (!byKey.has(key)) fresh.push({ id, name, key, leftOn: one.hasLeft ? leftOn : null });
    byKey.set(key, id);
    ids.push(rootOf(id));
  }
  return { ok: true, value: { ids, fresh } };
}
