/** The table sheet of an evening: who sits where, round by round, drawn or set by hand. */
import 'server-only';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { VARIANT_IDS, variant } from '../../jass';
import { isThere } from '../../league/attendance';
import { drawRounds, meetingsIn, turnsOf } from '../../league/draw-tables';
import { sidesBefore } from '../../sync/house-rules';
import { tidyName } from '../../sync/table';
import { type Answer, type Denied, invalid, noSuch, type Viewer } from '../access';
import { inParts, read, type Tx } from '../store';
import { eveningAs, shownAtEvening } from './as-role';
import type { Asked } from './input';
import { type LeagueNames, leagueNames } from './league-names';
import { attended, eveningResults } from './results';

/** A table of the sheet; `seats` are players' ids in the order of play. */
export const SheetTable = z.object({
  name: z.string(),
  variant: z.enum(VARIANT_IDS),
  seats: z.array(z.string()),
  /** 1 the first, as where none is said. */
  round: z.int().default(1),
});
export type SheetTable = z.infer<typeof SheetTable>;

/** The sheet as stored, with merged names resolved and those left out who are gone. */
export function parseSheet(stored: unknown, { players, rootOf }: LeagueNames): SheetTable[] {
  const known = new Set(players.map(({ id }) => id));
  return z
    .array(SheetTable)
    .parse(stored)
    .map((table) => ({
      ...table,
      seats: [...new Set(table.seats.map(rootOf))].filter((id) => known.has(id)),
    }));
}

/** A game as far as the table matters at which it is played; `players` are ids by seat. */
export type PlayedAt = { readonly variant: string; readonly players: readonly string[] };

/**
 * At which table of the sheet each of these games is played, given in their order: the one with these
 * people, better still in the same seats. Where they sit so in several rounds, one after the other.
 */
export function tablesOfGames(
  sheet: readonly SheetTable[],
  games: readonly PlayedAt[],
): readonly (number | null)[] {
  const taken = new Set<number>();
  const company = (ids: readonly string[]) => ids.toSorted().join(' ');
  return games.map((game) => {
    const own = sheet.flatMap((table, at) =>
      table.variant === game.variant && company(table.seats) === company(game.players) ? [at] : [],
    );
    const same = own.filter((at) => sheet[at]?.seats.join(' ') === game.players.join(' '));
    const fitting = same.length > 0 ? same : own;
    const at = fitting.find((one) => !taken.has(one)) ?? fitting.at(-1) ?? null;
    if (at !== null) taken.add(at);
    return at;
  });
}

/** At how many tables of their sheets nothing was begun, by evening. */
export async function waitingAt(
  tx: Tx,
  {
    leagueId,
    evenings,
  }: { leagueId: string; evenings: readonly { readonly id: string; readonly tables: unknown }[] },
): Promise<ReadonlyMap<string, number>> {
  const names = await leagueNames(tx, leagueId);
  const played = new Map<string, PlayedAt[]>();
  for (const some of inParts(evenings.map(({ id }) => id))) {
    const seats = { orderBy: { seat: 'asc' }, select: { playerId: true } } as const;
    const select = { eveningId: true, variant: true, seats } as const;
    const where = { eveningId: { in: some } };
    for (const { eveningId, variant, seats } of [
      ...(await tx.game.findMany({ where, select })),
      ...(await tx.paper.findMany({ where: { ...where, of: 'game' }, select })),
    ]) {
      const players = seats.map(({ playerId }) => names.rootOf(playerId));
      const at = eveningId ?? '';
      played.set(at, [...(played.get(at) ?? []), { variant, players }]);
    }
  }
  return new Map(
    evenings.map(({ id, tables }) => {
      const sheet = parseSheet(tables, names);
      const begun = new Set(tablesOfGames(sheet, played.get(id) ?? []));
      return [id, sheet.filter((_, at) => !begun.has(at)).length];
    }),
  );
}

/**
 * Sets the sheet. `was` is the sheet that the change was made on: if another one was set meanwhile,
 * this one is refused, so that two who change it see each other's tables.
 */
export const saveTables = shownAtEvening(
  'scorer',
  async (tx, { eveningId, was, tables }: Asked<'saveTables'>, { evening }) => {
    const names = await leagueNames(tx, evening.leagueId);
    const now = parseSheet(evening.tables, names);
    if (JSON.stringify(now) !== JSON.stringify(z.array(SheetTable).parse(was)))
      return invalid(sentence('server-leagues.sheetChanged'), 'was');
    const fault = sheetFault(tables, names);
    if (fault) return fault;
    await tx.evening.update({
      where: { id: eveningId },
      data: { tables: tables.map((table) => ({ ...table, name: tidyName(table.name) })) },
    });
    return { ok: true, value: null };
  },
);

/**
 * Draws so many rounds for those present. Rounds that have begun stay as they are; those that were drawn
 * and not begun are drawn anew, for whoever is there by now. Refused where they are too few for a table.
 * The tables are called in the words of whoever asks.
 */
export async function drawTables(
  viewer: Viewer | null,
  { eveningId, was, variants, rounds }: Asked<'drawTables'>,
  { t }: Words,
): Promise<Answer<null>> {
  const found = await read((tx) => companyOf(tx, viewer, eveningId));
  if (!found.ok) return found;
  const { present, season, tonight, turns, begun } = found;
  const least = Math.min(...variants.flatMap((id) => variant(id).players));
  if (present.length < least)
    return invalid(
      sentence('server-leagues.tooFewPresent', { present: present.length, least: String(least) }),
    );
  const before = Math.max(0, ...begun.map(({ round }) => round));
  const drawn = drawRounds({
    present,
    variants,
    season: meetingsIn(season),
    tonight: meetingsIn(tonight),
    playedTonight: turns,
    rounds,
    seed: randomInt(2 ** 32),
  }).flatMap(({ tables }, round) =>
    tables.map((table, i) => ({
      name: t('server-leagues.tableName', { number: String(i + 1) }),
      variant: table.variant,
      seats: [...table.seats],
      round: before + round + 1,
    })),
  );
  return saveTables(viewer, { eveningId, was, tables: [...begun, ...drawn] });
}

type Met = { readonly seats: readonly { readonly player: string; readonly side: number }[] };
type Company = {
  readonly ok: true;
  readonly present: readonly string[];
  /** The season's games but tonight's, and those that are or were played tonight, or will be. */
  readonly season: readonly Met[];
  readonly tonight: readonly Met[];
  /** How often everybody has had a place. */
  readonly turns: ReadonlyMap<string, number>;
  /** The tables of rounds that have begun. */
  readonly begun: readonly SheetTable[];
};

/** What was played at an evening, in order; games of which only the totals are known come last. */
export async function playedGames(tx: Tx, eveningId: string): Promise<(PlayedAt & Met)[]> {
  const seats = { orderBy: { seat: 'asc' }, select: { playerId: true, side: true } } as const;
  const rows = [
    ...(await tx.game.findMany({
      where: { eveningId },
      orderBy: [{ playedAt: 'asc' }, { id: 'asc' }],
      select: { variant: true, seats },
    })),
    ...(await tx.paper.findMany({
      where: { eveningId, of: 'game' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { variant: true, seats },
    })),
  ];
  return rows.map((row) => ({
    variant: row.variant,
    players: row.seats.map(({ playerId }) => playerId),
    seats: row.seats.map(({ playerId: player, side }) => ({ player, side })),
  }));
}

/** Who is there, and who has met whom. */
async function companyOf(
  tx: Tx,
  viewer: Viewer | null,
  eveningId: string,
): Promise<Company | Denied> {
  const found = await eveningAs(tx, viewer, { id: eveningId, role: 'scorer' });
  if (!found.ok) return found;
  const { leagueId, season, tables } = found.evening;
  const names = await leagueNames(tx, leagueId);
  const { rootOf } = names;
  const { evenings } = await eveningResults(tx, { seasonId: season.id, leagueId, rootOf });
  const games = await playedGames(tx, eveningId);
  const sheet = parseSheet(tables, names);
  const playedAt = tablesOfGames(sheet, games);
  const rounds = new Set(playedAt.flatMap((at) => sheet[at ?? -1]?.round ?? []));
  const begun = sheet.filter(({ round }) => rounds.has(round));
  // Tables of a round that has begun will be played at, too.
  const waiting = begun.filter((table) => !playedAt.includes(sheet.indexOf(table)));
  const tonight: Met[] = [
    ...games,
    ...waiting.map(({ variant: id, seats }) => ({
      seats: sidesBefore(id, seats.length).flatMap((own, side) =>
        own.map((seat) => ({ player: seats[seat] ?? '', side })),
      ),
    })),
  ];
  const noted = attended(
    await tx.attendance.findMany({
      where: { eveningId },
      select: { playerId: true, status: true },
    }),
    rootOf,
  );
  const playing = new Set(games.flatMap(({ players }) => players));
  return {
    ok: true,
    present: [...new Set([...Object.keys(noted), ...playing])].filter((id) =>
      isThere({ status: noted[id] ?? null, plays: playing.has(id) }),
    ),
    season: evenings.filter(({ id }) => id !== eveningId).flatMap((one) => one.games),
    tonight,
    turns: turnsOf(
      begun,
      tonight.filter((_, game) => playedAt[game] === null),
    ),
    begun,
  };
}

/** What is wrong with a sheet. */
function sheetFault(
  tables: readonly SheetTable[],
  { players, nameOf }: LeagueNames,
): Denied | undefined {
  const known = new Set(players.map(({ id }) => id));
  const seated = new Set<string>();
  for (const [i, { name, variant: id, seats, round }] of tables.entries()) {
    const { players: sizes } = variant(id);
    if (tidyName(name) === '')
      return invalid(
        sentence('server-leagues.tableNeedsName', { number: String(i + 1) }),
        `tables.${i}.name`,
      );
    if (!sizes.includes(seats.length))
      return invalid(
        sentence('server-leagues.tableSeats', {
          name,
          seats: String(seats.length),
          sizes: { or: sizes.map(String) },
        }),
        `tables.${i}.seats`,
      );
    for (const player of seats) {
      if (!known.has(player)) return noSuch('player', `tables.${i}`);
      // Once in every round.
      const place = `${round} ${player}`;
      if (seated.has(place))
        return invalid(
          sentence('server-leagues.twoPlaces', { name: nameOf(player) }),
          `tables.${i}.seats`,
        );
      seated.add(place);
    }
  }
  return undefined;
}
