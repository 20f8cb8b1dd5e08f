/** Who took seats over during games, as players: so that their pages find these games and hands. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import type { Table } from '../../sync/game';
import { nameKey } from '../../sync/table';
import { json, Substitutes, type Tx } from '../store';
import { type Circle, playersNamed, type Seated } from './players';

/** The names of those who took a seat over at this table, in their order. */
export const standInNames = ({ substitutes = [] }: Table): string[] =>
  substitutes.map(({ name }) => name);

/** Their rows; `players` are in the same order. */
export const standInRows = (
  { substitutes = [] }: Table,
  { players, ...game }: { players: readonly Seated[]; gameId: string; playedAt: Date },
): Prisma.StandInCreateManyInput[] =>
  substitutes.flatMap(({ seat }, index) => {
    const player = players[index];
    return player ? [{ ...game, index, seat, ...player }] : [];
  });

/** What tells whether the rows are as the table says. */
export const standInColumns = {
  orderBy: { index: 'asc' },
  select: {
    seat: true,
    playedAt: true,
    player: { select: { id: true, key: true } },
    entered: { select: { id: true, key: true } },
  },
} satisfies Prisma.Game$standInsArgs;
type Known = Prisma.StandInGetPayload<{ select: typeof standInColumns.select }>;

/** Is the player of this row who goes by this name, be it the one as entered? */
const isNamed = ({ player, entered }: Known, name: string): boolean =>
  [player.key, entered.key].includes(nameKey(name));

/** Are those who are known the ones who took a seat over at this table? */
export const areStandIns = (known: readonly Known[], { substitutes = [] }: Table): boolean =>
  known.length === substitutes.length &&
  substitutes.every(({ seat, name }, index) => {
    const row = known[index];
    return row !== undefined && row.seat === seat && isNamed(row, name);
  });

/** Writes who took a seat over; whoever is known there already stays the same player. */
export async function saveStandIns(
  tx: Tx,
  { gameId, circle, table }: { gameId: string; circle: Circle; table: Table },
): Promise<void> {
  const { standIns: known, playedAt } = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: { standIns: standInColumns, playedAt: true },
  });
  const names = standInNames(table);
  if (known.length === 0 && names.length === 0) return;
  const rows = names.map((name) => known.find((row) => isNamed(row, name)));
  const strangers = names.filter((_, i) => rows[i] === undefined);
  const met = await playersNamed(tx, circle, strangers);
  const players = names.flatMap((name, i): Seated | [] => {
    const row = rows[i];
    if (row) return { playerId: row.player.id, enteredId: row.entered.id };
    return met[strangers.indexOf(name)] ?? [];
  });
  await tx.standIn.deleteMany({ where: { gameId } });
  await tx.standIn.createMany({ data: standInRows(table, { gameId, playedAt, players }) });
}

/** A name was put right, or turned out to be another: it is told so where these names stood in. */
export async function nameStandIns(tx: Tx, enteredIds: readonly string[]): Promise<void> {
  const games = await tx.game.findMany({
    where: { standIns: { some: { enteredId: { in: [...enteredIds] } } } },
    select: {
      id: true,
      substitutes: true,
      standIns: { orderBy: { index: 'asc' }, select: { player: { select: { name: true } } } },
    },
  });
  for (const { id, substitutes, standIns } of games) {
    const named = Substitutes.parse(substitutes).map((one, i) => ({
      ...one,
      name: standIns[i]?.player.name ?? one.name,
    }));
    await tx.game.update({ where: { id }, data: { substitutes: json(named) } });
  }
}
