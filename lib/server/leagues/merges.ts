/**
 * Two names that are one person. A merged name keeps its row, its claim, its attendance and what was
 * entered under it; only `Seat.playerId` follows, and is always the root of `enteredId`. So undoing a
 * merge brings back exactly what was before, whatever was merged in between.
 */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Value } from '../../jass';
import { rootsIn } from '../../league/names';
import { invalid, noSuch } from '../access';
import { forgetResultsOf, nameStandIns } from '../games';
import { parseTable, type Tx, tableColumns } from '../store';
import { inLeague } from './as-role';
import type { Asked } from './input';

/** Which names of a league turned out to be which. */
export type Merges = {
  /** Who a player turned out to be in the end; the same id where nothing was merged. */
  readonly rootOf: (playerId: string) => string;
  /** All names that are one with this player by now, whichever of them is asked for. */
  readonly namesOf: (playerId: string) => readonly string[];
};

/** Reads the merges of a league: the merged names only, which are few. */
export async function loadMerges(tx: Tx, leagueId: string): Promise<Merges> {
  const rows = await tx.player.findMany({
    where: { leagueId, mergedIntoId: { not: null } },
    select: { id: true, mergedIntoId: true },
  });
  const rootOf = rootsIn(rows);
  return {
    rootOf,
    namesOf: (id) => {
      const root = rootOf(id);
      return [root, ...rows.map((row) => row.id).filter((one) => rootOf(one) === root)];
    },
  };
}

/**
 * Says that a name is another one of `intoId`: from now on both count as that player. For scorers.
 * Refused where both sat in the same game, or belong to two accounts.
 */
export const mergePlayers = inLeague('scorer', async (tx, asked: Asked<'mergePlayers'>) => {
  const { leagueId, playerId, intoId } = asked;
  const rows = await tx.player.findMany({
    where: { leagueId, id: { in: [playerId, intoId] } },
    select: { id: true, name: true, mergedInto: { select: { name: true } } },
  });
  const one = rows.find(({ id }) => id === playerId);
  const other = rows.find(({ id }) => id === intoId);
  if (!one || !other) return noSuch('player', 'playerId');
  if (one === other)
    return invalid(sentence('server-leagues.oneName', { name: one.name }), 'intoId');
  for (const { name, mergedInto } of [one, other])
    if (mergedInto)
      return invalid(
        sentence('server-leagues.mergedAlready', { name, other: mergedInto.name }),
        'intoId',
      );
  const together = await gameOfBoth(tx, { leagueId, playerId, intoId });
  if (together)
    return invalid(
      sentence('server-leagues.satTogether', { one: one.name, other: other.name, ...together }),
      'intoId',
    );
  const day = await paperOfBoth(tx, [playerId, intoId]);
  if (day)
    return invalid(
      sentence('server-leagues.paper.both', { one: one.name, other: other.name, day }),
      'intoId',
    );
  const { namesOf } = await loadMerges(tx, leagueId);
  const own = namesOf(playerId);
  const claims = await tx.player.findMany({
    where: { id: { in: [...own, ...namesOf(intoId)] }, userId: { not: null } },
    select: { name: true },
  });
  if (claims.length > 1)
    return invalid(
      sentence('server-leagues.twoAccounts', { names: claims.map(({ name }) => name) }),
      'intoId',
    );
  await tx.player.update({ where: { id: playerId }, data: { mergedIntoId: intoId } });
  await seatAs(tx, { leagueId, names: own, playerId: intoId });
  return { ok: true, value: null };
});

/** Undoes a merge: the name, with those that were merged into it, is a player again. For scorers. */
export const unmergePlayer = inLeague('scorer', async (tx, asked: Asked<'unmergePlayer'>) => {
  const { leagueId, playerId } = asked;
  const player = await tx.player.findFirst({
    where: { id: playerId, leagueId },
    select: { mergedIntoId: true },
  });
  if (!player) return noSuch('player', 'playerId');
  if (player.mergedIntoId === null) return { ok: true, value: null };
  await tx.player.update({ where: { id: playerId }, data: { mergedIntoId: null } });
  const { namesOf } = await loadMerges(tx, leagueId);
  await seatAs(tx, { leagueId, names: namesOf(playerId), playerId });
  return { ok: true, value: null };
});

/** What was entered under these names counts for this player. */
async function seatAs(
  tx: Tx,
  { leagueId, names, playerId }: { leagueId: string; names: readonly string[]; playerId: string },
): Promise<void> {
  const entered = { enteredId: { in: [...names] } };
  await tx.seat.updateMany({ where: entered, data: { playerId } });
  await tx.standIn.updateMany({ where: entered, data: { playerId } });
  await nameStandIns(tx, names);
  await tx.paperSeat.updateMany({ where: entered, data: { playerId } });
  await forgetResultsOf(tx, { leagueId, enteredIds: names });
}

/** Who began at a seat, or stood in. */
const playedBy = (playerId: string) => ({
  OR: [{ seats: { some: { playerId } } }, { standIns: { some: { playerId } } }],
});

/** A game in which both sat, in words: what, when, with whom; null where there is none. */
async function gameOfBoth(
  tx: Tx,
  { leagueId, playerId, intoId }: { leagueId: string; playerId: string; intoId: string },
): Promise<{ variant: Value; day: Value; players: string } | null> {
  const game = await tx.game.findFirst({
    where: {
      leagueId,
      AND: [playedBy(playerId), playedBy(intoId)],
    },
    select: { ...tableColumns, playedAt: true, evening: { select: { date: true } } },
  });
  if (!game) return null;
  const { variant, players } = parseTable(game);
  const date = game.evening?.date ?? game.playedAt.toISOString().slice(0, 10);
  return {
    variant: sentence(`${variant}.name`),
    day: { day: date },
    players: players.join(', '),
  };
}

/** The day of totals that tell both apart; null where there are none. */
async function paperOfBoth(tx: Tx, [one, other]: [string, string]): Promise<Value | null> {
  const paper = await tx.paper.findFirst({
    where: {
      AND: [{ seats: { some: { playerId: one } } }, { seats: { some: { playerId: other } } }],
    },
    select: { evening: { select: { date: true } } },
  });
  return paper && { day: paper.evening.date };
}
