import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';
import { nameKey } from '../../sync/table';
import type { Tx } from '../store';

/** Where a name means one player: a league, or what one person plays outside of leagues. */
export type Circle = { readonly leagueId: string } | { readonly ownerId: string };

/** Where the names of a game mean their players. */
export function circleOf({
  leagueId,
  ownerId,
}: {
  leagueId: string | null;
  ownerId: string | null;
}): Circle {
  if (leagueId !== null) return { leagueId };
  if (ownerId === null) throw new Error('a game of no league and nobody');
  return { ownerId };
}

/** A player and, where the name was merged into another, who it turned out to be. */
export type Seated = { readonly playerId: string; readonly enteredId: string };

/** The players of these names, in their order; a name that is new to the circle becomes a player. */
export async function playersNamed(
  tx: Tx,
  circle: Circle,
  names: readonly string[],
): Promise<Seated[]> {
  const keys = names.map(nameKey);
  const known = await tx.player.findMany({
    where: { ...circle, key: { in: keys } },
    select: { id: true, key: true, mergedIntoId: true },
  });
  const missing = names.flatMap((name, i) => {
    const key = keys[i] ?? '';
    const isKnown = known.some((player) => player.key === key);
    return isKnown ? [] : [{ id: nanoid(), ...circle, name, key, createdAt: new Date() }];
  });
  if (missing.length > 0) await tx.player.createMany({ data: missing });
  const all = [...known, ...missing.map((player) => ({ ...player, mergedIntoId: null }))];
  return Promise.all(
    keys.map(async (key) => {
      const player = all.find((one) => one.key === key);
      if (!player) throw new Error(`no player was made for ${key}`);
      return { playerId: await rootOf(tx, player), enteredId: player.id };
    }),
  );
}

/**
 * Why these names cannot sit at one table, with the seat of the second: two of them turned out to be
 * one player. Undefined where they can.
 */
export async function seatedTwice(
  tx: Tx,
  circle: Circle,
  names: readonly string[],
): Promise<{ readonly seat: number; readonly said: Said } | undefined> {
  const keys = names.map(nameKey);
  const rows = await tx.player.findMany({
    where: { ...circle, key: { in: keys } },
    select: { id: true, key: true, mergedIntoId: true },
  });
  const seated = new Map<string, string>();
  for (const [seat, key] of keys.entries()) {
    const row = rows.find((one) => one.key === key);
    if (!row) continue;
    const root = await rootOf(tx, row);
    const other = seated.get(root);
    const name = names[seat] ?? '';
    if (other !== undefined) {
      return { seat, said: sentence('server.seatedTwice', { one: other, other: name }) };
    }
    seated.set(root, name);
  }
  return undefined;
}

/** Who a player turned out to be in the end: merges can follow one another. */
async function rootOf(
  tx: Tx,
  player: { id: string; mergedIntoId: string | null },
): Promise<string> {
  if (player.mergedIntoId === null) return player.id;
  const into = await tx.player.findUniqueOrThrow({
    where: { id: player.mergedIntoId },
    select: { id: true, mergedIntoId: true },
  });
  return rootOf(tx, into);
}
