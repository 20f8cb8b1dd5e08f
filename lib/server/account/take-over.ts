import 'server-only';
import type { Tx } from '../store';

/**
 * Gives the account everything of a guest: games, tourneys, tournaments, what the guest wrote in logs, the
 * words of notes, and the players; then the guest is gone. A player whose name the account knows is
 * the account's player. Does nothing for a user who is no guest, or gone already.
 */
export async function takeOver(tx: Tx, guestId: string, accountId: string): Promise<void> {
  const guest = await tx.user.findFirst({
    where: { AND: [{ id: guestId, guest: true }, { id: { not: accountId } }] },
    select: { id: true },
  });
  if (!guest) return;
  await joinCircles(tx, guestId, accountId);
  const owned = { where: { ownerId: guestId }, data: { ownerId: accountId } };
  const made = { where: { userId: guestId }, data: { userId: accountId } };
  await tx.game.updateMany(owned);
  await tx.tourney.updateMany(owned);
  await tx.tournament.updateMany(owned);
  await tx.tournamentChange.updateMany(made);
  await tx.change.updateMany(made);
  await joinTables(tx, guestId, accountId);
  // A guest has a role in a league to try alone.
  await tx.membership.updateMany({
    ...made,
    where: { ...made.where, league: { memberships: { none: { userId: accountId } } } },
  });
  await tx.word.updateMany({ where: { scope: guestId }, data: { scope: accountId } });
  // With the guest go the players that the account's own have replaced.
  await tx.user.delete({ where: { id: guestId } });
}

/** Moves the guest's places at tables and evenings, save where the account sits itself; and the chalk. */
async function joinTables(tx: Tx, guestId: string, accountId: string): Promise<void> {
  const own = await tx.participant.findMany({
    where: { userId: accountId },
    select: { gameId: true },
  });
  const gameId = { notIn: own.map((one) => one.gameId) };
  await tx.participant.updateMany({
    where: { userId: guestId, gameId },
    data: { userId: accountId },
  });
  const at = await tx.eveningGuest.findMany({
    where: { userId: accountId },
    select: { eveningId: true },
  });
  await tx.eveningGuest.updateMany({
    where: { userId: guestId, eveningId: { notIn: at.map(({ eveningId }) => eveningId) } },
    data: { userId: accountId },
  });
  await tx.game.updateMany({ where: { chalkId: guestId }, data: { chalkId: accountId } });
}

/** Moves the guest's players; those of the same name give their seats to the account's. */
async function joinCircles(tx: Tx, guestId: string, accountId: string): Promise<void> {
  const players = (ownerId: string) =>
    tx.player.findMany({
      where: { ownerId },
      select: { id: true, key: true, mergedIntoId: true },
    });
  const theirs = await players(guestId);
  if (theirs.length === 0) return;
  const own = await players(accountId);
  const twins = new Map(own.map(({ key, id }) => [key, id]));
  const twinOf = new Map(theirs.map(({ key, id }) => [id, twins.get(key) ?? id]));

  const moved = theirs.filter(({ id }) => twinOf.get(id) === id);
  const merges = new Map(own.map(({ id, mergedIntoId }) => [id, mergedIntoId]));
  for (const { id, mergedIntoId } of moved)
    merges.set(id, mergedIntoId && (twinOf.get(mergedIntoId) ?? mergedIntoId));
  const rootOf = (id: string): string => {
    const into = merges.get(id);
    return into ? rootOf(into) : id;
  };

  await tx.player.updateMany({
    where: { id: { in: moved.map(({ id }) => id) } },
    data: { ownerId: accountId },
  });
  for (const { id, mergedIntoId } of moved)
    if (mergedIntoId)
      await tx.player.update({ where: { id }, data: { mergedIntoId: merges.get(id) ?? null } });
  for (const { id } of theirs) {
    const enteredId = twinOf.get(id) ?? id;
    const playerId = rootOf(enteredId);
    if (playerId === id) continue;
    const now = { where: { enteredId: id }, data: { enteredId, playerId } };
    await tx.seat.updateMany(now);
    await tx.standIn.updateMany(now);
  }
}
