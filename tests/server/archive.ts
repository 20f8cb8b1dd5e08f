/** Games of the past, put where and when they are wanted, for the tests of the archive. */
import { nanoid } from 'nanoid';
import type { Viewer } from '../../lib/server/access/access';
import { createGame } from '../../lib/server/games/games';
import { setNotes } from '../../lib/server/games/notes';
import { write } from '../../lib/server/store/db';
import type { Entry, Table } from '../../lib/sync/game';
import { MITTLERE, move, play, value } from './table';

export type Past = {
  readonly at: string;
  readonly players?: readonly string[];
  readonly table?: Table;
  readonly evening?: string;
  readonly notes?: string;
  /** Without any, a running game. */
  readonly hands?: readonly Entry[];
};

/** Puts a game into the archive, finished by hand where it has hands; answers its id. */
export async function putGame(
  viewer: Viewer,
  { at, table = MITTLERE, players = table.players, evening, notes, hands = [] }: Past,
): Promise<string> {
  const game = value(
    await createGame(viewer, { id: nanoid(), table: { ...table, players }, evening }),
  );
  await write(async (tx) => {
    const playedAt = new Date(at);
    await tx.game.update({ where: { id: game.id }, data: { playedAt } });
    const of = { where: { gameId: game.id }, data: { playedAt } };
    await tx.seat.updateMany(of);
    await tx.word.updateMany(of);
  });
  await play(viewer, game, hands);
  if (hands.length > 0) value(await move(viewer, game.id, { kind: 'finish' }));
  if (notes) value(await setNotes(viewer, { gameId: game.id, notes }));
  return game.id;
}

/** The id of the player of this name in a league, or among whom somebody plays with. */
export async function playerId(
  circle: { leagueId: string } | { ownerId: string },
  key: string,
): Promise<string> {
  const player = await write((tx) =>
    tx.player.findFirstOrThrow({ where: { ...circle, key }, select: { id: true } }),
  );
  return player.id;
}
