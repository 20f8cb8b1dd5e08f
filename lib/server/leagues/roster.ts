import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';
import { collator } from '../../league/collator';
import { nameFault, nameKey, tidyName } from '../../sync/table';
import { type Answer, deny, type Viewer } from '../access';
import { read, type Tx, write } from '../store';
import { isAtLeast, leagueAs } from './leagues';
import { loadMerges, noSuchPlayer } from './merges';

type Name = { readonly id: string; readonly name: string };

/** Somebody who plays in a league. */
export type RosterPlayer = Name & {
  /** Days as 2026-11-21; null for always. */
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
  /** The account that it is; its name is told to members only. */
  readonly claim: { readonly name: string | null; readonly isYou: boolean } | null;
  /** Names that turned out to be this player's, with the name that each was merged into. */
  readonly merged: readonly (Name & { readonly into: string })[];
};

/** The players of a league by name, merged names beneath; null where the viewer sees no league. */
export function listPlayers(
  viewer: Viewer | null,
  leagueId: string,
): Promise<RosterPlayer[] | null> {
  return read(async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!found.ok) return null;
    const { rootOf } = await loadMerges(tx, leagueId);
    const rows = await tx.player.findMany({
      where: { leagueId },
      select: {
        id: true,
        name: true,
        joinedOn: true,
        leftOn: true,
        mergedIntoId: true,
        userId: true,
        user: { select: { name: true } },
      },
    });
    rows.sort((a, b) => collator.compare(a.name, b.name));
    const isMember = isAtLeast(found.league.role, 'member');
    return rows
      .filter(({ mergedIntoId }) => mergedIntoId === null)
      .map(({ id, name, joinedOn, leftOn }) => {
        const names = rows.filter((row) => rootOf(row.id) === id);
        const holder = names.find(({ userId }) => userId !== null);
        return {
          id,
          name,
          joinedOn,
          leftOn,
          claim: holder
            ? {
                name: isMember ? (holder.user?.name ?? null) : null,
                isYou: holder.userId === viewer?.userId,
              }
            : null,
          merged: names.flatMap((row) => {
            const into = rows.find((one) => one.id === row.mergedIntoId);
            return into ? [{ id: row.id, name: row.name, into: into.name }] : [];
          }),
        };
      });
  });
}

/**
 * Adds players; names that the league knows already are left as they are and answered in `known`. So
 * sent again it changes nothing. For scorers.
 */
export function addPlayers(
  viewer: Viewer | null,
  {
    leagueId,
    names,
    joinedOn,
  }: { leagueId: string; names: readonly string[]; joinedOn: string | null },
): Promise<Answer<{ readonly added: readonly string[]; readonly known: readonly string[] }>> {
  return write(async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'scorer' });
    if (!found.ok) return found;
    const tidy = names.map(tidyName).filter((name) => name !== '');
    if (tidy.length === 0)
      return deny('input-invalid', sentence('server-leagues.namesMissing'), 'names');
    for (const [i, name] of tidy.entries()) {
      const fault = nameFault(name, tidy.slice(0, i));
      if (fault) return deny('input-invalid', fault.said, `names.${i}`);
    }
    const rows = await tx.player.findMany({
      where: { leagueId, key: { in: tidy.map(nameKey) } },
      select: { key: true },
    });
    const keys = new Set(rows.map(({ key }) => key));
    const added = tidy.filter((name) => !keys.has(nameKey(name)));
    const createdAt = new Date();
    await tx.player.createMany({
      data: added.map((name) => ({
        id: nanoid(),
        leagueId,
        name,
        key: nameKey(name),
        joinedOn,
        createdAt,
      })),
    });
    return {
      ok: true,
      value: { added, known: tidy.filter((name) => keys.has(nameKey(name))) },
    };
  });
}

/** Puts a name right, in all games too. For scorers. */
export function renamePlayer(
  viewer: Viewer | null,
  { leagueId, playerId, name: asked }: { leagueId: string; playerId: string; name: string },
): Promise<Answer<null>> {
  return change(viewer, { leagueId, playerId }, async (tx) => {
    const name = tidyName(asked);
    const fault = nameFault(name, []);
    if (fault) return deny('input-invalid', fault.said, 'name');
    const taken = await tx.player.findFirst({
      where: { leagueId, key: nameKey(name), id: { not: playerId } },
      select: { name: true, mergedInto: { select: { name: true } } },
    });
    if (taken)
      return deny(
        'input-invalid',
        taken.mergedInto
          ? sentence('server-leagues.nameOfOther', {
              name: taken.name,
              other: taken.mergedInto.name,
            })
          : sentence('server-leagues.nameThere', { name: taken.name }),
        'name',
      );
    await tx.player.update({ where: { id: playerId }, data: { name, key: nameKey(name) } });
    return { ok: true, value: null };
  });
}

/** Says from and until when somebody plays in the league; null for always. For scorers. */
export function setPlayerDays(
  viewer: Viewer | null,
  {
    leagueId,
    playerId,
    joinedOn,
    leftOn,
  }: { leagueId: string; playerId: string; joinedOn: string | null; leftOn: string | null },
): Promise<Answer<null>> {
  return change(viewer, { leagueId, playerId }, async (tx) => {
    if (joinedOn !== null && leftOn !== null && leftOn < joinedOn)
      return deny(
        'input-invalid',
        sentence('server-leagues.daysOrder', {
          last: { day: leftOn },
          first: { day: joinedOn },
        }),
        'leftOn',
      );
    await tx.player.update({ where: { id: playerId }, data: { joinedOn, leftOn } });
    return { ok: true, value: null };
  });
}

/** Takes out a name that never sat at a table. For scorers. */
export function removePlayer(
  viewer: Viewer | null,
  { leagueId, playerId }: { leagueId: string; playerId: string },
): Promise<Answer<null>> {
  return change(viewer, { leagueId, playerId }, async (tx, { name }) => {
    const stays = await whyItStays(tx, { id: playerId, name });
    if (stays) return deny('input-invalid', stays, 'playerId');
    await tx.player.delete({ where: { id: playerId } });
    return { ok: true, value: null };
  });
}

/** Why a name cannot be taken out, as a sentence; null where it can, or where the viewer sees none. */
export function whyStays(
  viewer: Viewer | null,
  { leagueId, playerId }: { leagueId: string; playerId: string },
): Promise<Said | null> {
  return read(async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'scorer' });
    if (!found.ok) return null;
    const player = await tx.player.findFirst({
      where: { id: playerId, leagueId },
      select: { id: true, name: true },
    });
    return player && whyItStays(tx, player);
  });
}

async function whyItStays(tx: Tx, { id, name }: Name): Promise<Said | null> {
  const where = { OR: [{ playerId: id }, { enteredId: id }] };
  const games = (await tx.seat.count({ where })) + (await tx.paperSeat.count({ where }));
  if (games > 0) return sentence('server-leagues.staysForGames', { name, games });
  const merged = await tx.player.findMany({
    where: { mergedIntoId: id },
    select: { name: true },
  });
  if (merged.length === 0) return null;
  const called = merged.map((one) => one.name);
  return sentence('server-leagues.staysForMerged', {
    names: called,
    count: called.length,
    name,
  });
}

const change = (
  viewer: Viewer | null,
  { leagueId, playerId }: { leagueId: string; playerId: string },
  job: (tx: Tx, player: Name) => Promise<Answer<null>>,
): Promise<Answer<null>> =>
  write(async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'scorer' });
    if (!found.ok) return found;
    const player = await tx.player.findFirst({
      where: { id: playerId, leagueId },
      select: { id: true, name: true },
    });
    return player ? job(tx, player) : noSuchPlayer();
  });
