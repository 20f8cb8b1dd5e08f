/** Writing what became of a table: what is agreed there, who sits where, and the phones beside them. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { ownName } from '../../i18n/variants';
import { variant } from '../../jass';
import { areHidden } from '../../sync/announcing';
import type { Table } from '../../sync/game';
import { json, type Tx } from '../store';
import { circleOf, playersNamed } from './players';
import { saveStandIns } from './stand-ins';
import { movedSeats } from './table-rules';
import { saveWords } from './words';

/** Writes the table of a game as it is now. */
export async function saveTable(
  tx: Tx,
  { gameId, before, table }: { gameId: string; before: Table; table: Table },
): Promise<void> {
  const { leagueId, ownerId, announceSeparately } = await tx.game.update({
    where: { id: gameId },
    data: {
      options: json(table.options),
      substitutes: table.substitutes ? json(table.substitutes) : Prisma.DbNull,
      name: table.name ?? null,
    },
    select: { leagueId: true, ownerId: true, announceSeparately: true },
  });
  if (announceSeparately && !areHidden(table)) {
    await tx.game.update({ where: { id: gameId }, data: { announceSeparately: false } });
    await tx.announcement.deleteMany({ where: { gameId } });
  }
  if (ownName(before) !== ownName(table)) await saveWords(tx, gameId);
  const circle = circleOf({ leagueId, ownerId });
  const { players, options } = table;
  const sides = variant(table.variant).sidesOf(players.length, options);
  const seats = await tx.seat.findMany({
    where: { gameId },
    orderBy: { seat: 'asc' },
    select: { playerId: true, enteredId: true },
  });
  const stoodIn = await tx.standIn.findMany({ where: { gameId }, select: { enteredId: true } });
  const isAt = (name: string) => before.players.indexOf(name);
  const strangers = players.filter((name) => isAt(name) < 0);
  const met = await playersNamed(tx, circle, strangers);
  for (const [seat, name] of players.entries())
    await tx.seat.update({
      where: { gameId_seat: { gameId, seat } },
      data: {
        side: sides.findIndex((own) => own.includes(seat)),
        ...(seats[isAt(name)] ?? met[strangers.indexOf(name)]),
      },
    });
  await saveStandIns(tx, { gameId, circle, table });
  await moveAlong(tx, gameId, movedSeats(before, table));
  // A name that was typed wrongly leaves nobody behind. In a league that is for those who run it to say.
  if ('ownerId' in circle)
    await forgetUnused(
      tx,
      [...seats, ...stoodIn].map(({ enteredId }) => enteredId),
    );
}

/** Phones and what was announced on them stay with their people. */
async function moveAlong(
  tx: Tx,
  gameId: string,
  moved: ReadonlyMap<number, number>,
): Promise<void> {
  if (moved.size === 0) return;
  // Whoever sat where somebody sits down now, and sits nowhere else, has no seat any more.
  const where = { gameId, seat: { in: [...moved.keys(), ...moved.values()] } };
  const phones = await tx.participant.findMany({ where, select: { userId: true, seat: true } });
  // All stand up before any sits down, so that no two ever have the same seat.
  await tx.participant.updateMany({ where, data: { seat: null } });
  for (const { userId, seat } of phones) {
    const now = moved.get(seat ?? -1);
    if (now !== undefined)
      await tx.participant.update({
        where: { gameId_userId: { gameId, userId } },
        data: { seat: now },
      });
  }
  const announced = await tx.announcement.findMany({ where });
  await tx.announcement.deleteMany({ where });
  const again = announced.flatMap((one) => {
    const seat = moved.get(one.seat);
    return seat === undefined ? [] : [{ ...one, seat }];
  });
  if (again.length > 0) await tx.announcement.createMany({ data: again });
}

const forgetUnused = (tx: Tx, ids: readonly string[]) =>
  tx.player.deleteMany({
    where: {
      id: { in: [...ids] },
      userId: null,
      mergedIntoId: null,
      merged: { none: {} },
      seats: { none: {} },
      entered: { none: {} },
      standIns: { none: {} },
      enteredAs: { none: {} },
    },
  });
