/** The table sheet of an evening: who sits where, drawn or set by hand. */
import 'server-only';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { VARIANT_IDS, type VariantId, variant } from '../../jass';
import { drawTables as draw, meetingsIn } from '../../league/draw-tables';
import { tidyName } from '../../sync/table';
import { type Answer, type Denied, deny, type Viewer } from '../access';
import { read, type Tx, write } from '../store';
import { eveningAs } from './evenings';
import { type LeagueNames, leagueNames } from './league-names';
import { attended, eveningResults } from './results';

/** A table of the sheet; `seats` are players' ids in the order of play. */
export const SheetTable = z.object({
  name: z.string(),
  variant: z.enum(VARIANT_IDS),
  seats: z.array(z.string()),
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

type Sheet = { readonly eveningId: string; readonly was: readonly SheetTable[] };

/**
 * Sets the sheet. `was` is the sheet that the change was made on: if another one was set meanwhile,
 * this one is refused, so that two who change it see each other's tables.
 */
export function saveTables(
  viewer: Viewer | null,
  { eveningId, was, tables }: Sheet & { tables: readonly SheetTable[] },
): Promise<Answer<null>> {
  return write(async (tx) => {
    const found = await sheetOf(tx, viewer, { eveningId, was });
    if (!found.ok) return found;
    const fault = sheetFault(tables, found.names);
    if (fault) return fault;
    await keep(tx, eveningId, tables);
    return { ok: true, value: null };
  });
}

/**
 * Draws tables for those present, instead of the sheet that there was. Refused where they are too
 * few for a table. The tables are called in the words of whoever asks.
 */
export async function drawTables(
  viewer: Viewer | null,
  { eveningId, was, variants }: Sheet & { variants: readonly VariantId[] },
  { t }: Words,
): Promise<Answer<null>> {
  const found = await read((tx) => companyOf(tx, viewer, eveningId));
  if (!found.ok) return found;
  const { present, games, tonight } = found;
  const least = Math.min(...variants.flatMap((id) => variant(id).players));
  if (present.length < least)
    return deny(
      'input-invalid',
      sentence('server-leagues.tooFewPresent', { present: present.length, least: String(least) }),
    );
  const { tables } = draw({
    present,
    variants,
    meetings: meetingsIn(games),
    playedTonight: tonight,
    seed: randomInt(2 ** 32),
  });
  const named = tables.map((table, i) => ({
    name: t('server-leagues.tableName', { number: String(i + 1) }),
    variant: table.variant,
    seats: [...table.seats],
  }));
  return saveTables(viewer, { eveningId, was, tables: named });
}

type Company = {
  readonly ok: true;
  readonly present: readonly string[];
  /** This season's games, and those that are being played tonight. */
  readonly games: readonly { readonly seats: readonly { player: string; side: number }[] }[];
  readonly tonight: ReadonlyMap<string, number>;
};

/** Who is there, and who has met whom. */
async function companyOf(
  tx: Tx,
  viewer: Viewer | null,
  eveningId: string,
): Promise<Company | Denied> {
  const found = await eveningAs(tx, viewer, { id: eveningId, role: 'scorer' });
  if (!found.ok) return found;
  const { leagueId, season } = found.evening;
  const { rootOf } = await leagueNames(tx, leagueId);
  const { evenings } = await eveningResults(tx, { seasonId: season.id, rootOf });
  const seats = await tx.seat.findMany({
    where: { game: { eveningId } },
    select: { gameId: true, playerId: true, side: true },
  });
  const byGame = new Map<string, { player: string; side: number }[]>();
  const tonight = new Map<string, number>();
  for (const { gameId, playerId: player, side } of seats) {
    byGame.set(gameId, [...(byGame.get(gameId) ?? []), { player, side }]);
    tonight.set(player, (tonight.get(player) ?? 0) + 1);
  }
  const noted = attended(
    await tx.attendance.findMany({
      where: { eveningId },
      select: { playerId: true, status: true },
    }),
    rootOf,
  );
  const isThere = (id: string) => noted[id] === 'present' || (tonight.has(id) && !noted[id]);
  return {
    ok: true,
    present: [...new Set([...Object.keys(noted), ...tonight.keys()])].filter(isThere),
    games: [
      ...evenings.filter(({ id }) => id !== eveningId).flatMap(({ games }) => games),
      ...[...byGame.values()].map((own) => ({ seats: own })),
    ],
    tonight,
  };
}

async function sheetOf(tx: Tx, viewer: Viewer | null, { eveningId, was }: Sheet) {
  const found = await eveningAs(tx, viewer, { id: eveningId, role: 'scorer' });
  if (!found.ok) return found;
  const names = await leagueNames(tx, found.evening.leagueId);
  const now = parseSheet(found.evening.tables, names);
  if (JSON.stringify(now) !== JSON.stringify(z.array(SheetTable).parse(was)))
    return deny('input-invalid', sentence('server-leagues.sheetChanged'), 'was');
  return { ok: true, names } as const;
}

const keep = (tx: Tx, eveningId: string, tables: readonly SheetTable[]) =>
  tx.evening.update({
    where: { id: eveningId },
    data: { tables: tables.map((table) => ({ ...table, name: tidyName(table.name) })) },
  });

/** What is wrong with a sheet. */
function sheetFault(
  tables: readonly SheetTable[],
  { players, nameOf }: LeagueNames,
): Denied | undefined {
  const known = new Set(players.map(({ id }) => id));
  const seated = new Set<string>();
  for (const [i, { name, variant: id, seats }] of tables.entries()) {
    const { players: sizes } = variant(id);
    if (tidyName(name) === '')
      return deny(
        'input-invalid',
        sentence('server-leagues.tableNeedsName', { number: String(i + 1) }),
        `tables.${i}.name`,
      );
    if (!sizes.includes(seats.length))
      return deny(
        'input-invalid',
        sentence('server-leagues.tableSeats', {
          name,
          seats: String(seats.length),
          sizes: { or: sizes.map(String) },
        }),
        `tables.${i}.seats`,
      );
    for (const player of seats) {
      if (!known.has(player))
        return deny('not-found', sentence('server.noSuch.player'), `tables.${i}`);
      if (seated.has(player))
        return deny(
          'input-invalid',
          sentence('server-leagues.twoPlaces', { name: nameOf(player) }),
          `tables.${i}.seats`,
        );
      seated.add(player);
    }
  }
  return undefined;
}
