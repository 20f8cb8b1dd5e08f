import 'server-only';
import { nanoid } from 'nanoid';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';
import { compareNames } from '../../league/names';
import { asNameForm, inPublic, type NameForm } from '../../league/public-names';
import { nameFault, nameKey, tidyName } from '../../sync/table';
import {
  type Answer,
  forbidden,
  invalid,
  noSuch,
  publicNamesFor,
  publicNamesOf,
  type Viewer,
} from '../access';
import { nameStandIns } from '../games';
import { read, type Tx } from '../store';
import { inLeague, isAtLeast, leagueAs, readIn } from './as-role';
import { outsideDays } from './day-range';
import type { Asked } from './input';
import { loadMerges } from './merges';

type Name = { readonly id: string; readonly name: string };

/** Somebody who plays in a league. */
export type RosterPlayer = Name & {
  /** Days as 2026-11-21; null for always. */
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
  /** What everybody reads of the name; null for what the league says. */
  readonly publicName: NameForm | null;
  /** How everybody reads it; null where the league is not public, and for those who read it so. */
  readonly shownAs: string | null;
  /** The account that it is; its name is told to members only. */
  readonly claim: { readonly name: string | null; readonly isYou: boolean } | null;
  /** A mere name: no result of any kind, evening, account or other name; told to scorers only. */
  readonly isUnused: boolean;
  /** Names that turned out to be this player's, with the name that each was merged into. */
  readonly merged: readonly (Name & { readonly into: string })[];
};

/** The players of a league by name, merged names beneath; null where the viewer sees no league. */
export const listPlayers = readIn(
  'reader',
  async (tx, leagueId, { viewer, league }): Promise<RosterPlayer[]> => {
    const { rootOf } = await loadMerges(tx, leagueId);
    const rows = await tx.player.findMany({
      where: { leagueId },
      select: {
        id: true,
        name: true,
        joinedOn: true,
        leftOn: true,
        publicName: true,
        mergedIntoId: true,
        userId: true,
        user: { select: { name: true } },
      },
    });
    const compare = compareNames(league.byFamily);
    rows.sort((a, b) => compare(a.name, b.name));
    const isMember = isAtLeast(league.role, 'member');
    const unused = isAtLeast(league.role, 'scorer') ? await unusedIn(tx, leagueId) : [];
    const shown = await publicNamesFor(tx, viewer, { leagueId, hasRole: league.hasRole });
    const told = await publicNamesOf(tx, leagueId);
    const roster = rows
      .filter(({ mergedIntoId }) => mergedIntoId === null)
      .map(({ id, name, joinedOn, leftOn, publicName }) => {
        const names = rows.filter((row) => rootOf(row.id) === id);
        const holder = names.find(({ userId }) => userId !== null);
        return {
          id,
          name,
          joinedOn,
          leftOn,
          publicName: asNameForm(publicName),
          shownAs: league.isPublic && !shown ? (told?.of(name) ?? name) : null,
          // Strangers are not told who has an account.
          claim:
            holder && (league.hasRole || holder.userId === viewer?.userId)
              ? {
                  name: isMember ? (holder.user?.name ?? null) : null,
                  isYou: holder.userId === viewer?.userId,
                }
              : null,
          isUnused: unused.includes(id),
          // Who is told one name for a person needs no other.
          merged: (shown ? [] : names).flatMap((row) => {
            const into = rows.find((one) => one.id === row.mergedIntoId);
            return into ? [{ id: row.id, name: row.name, into: into.name }] : [];
          }),
        };
      });
    return inPublic(roster, shown);
  },
);

/** What somebody played in a league. */
export type PlayedHere = {
  /** 0 of whoever has whole evenings alone. */
  readonly games: number;
  readonly evenings: number;
  /** Those of the games of which only the totals are known. */
  readonly paper: number;
  /** Results of whole evenings, which are no games. */
  readonly whole: number;
  /** The day of the last one. */
  readonly last: string;
};

type PlayedRow = {
  readonly player: string;
  readonly evening: string;
  readonly date: string;
  readonly games: number | bigint;
  readonly paper: number | bigint;
  readonly whole: number | bigint;
};

/** What everybody played, under whatever name; by player. On paper a game is one, a whole evening none. */
export const playedIn = readIn(
  'reader',
  async (tx, leagueId): Promise<ReadonlyMap<string, PlayedHere>> => {
    const played = new Map<string, PlayedHere>();
    const { rootOf } = await loadMerges(tx, leagueId);
    const rows = await tx.$queryRaw<PlayedRow[]>`
      SELECT "player", "evening", "date", SUM("game") AS "games", SUM("game" * "onPaper") AS "paper",
        SUM(1 - "game") AS "whole" FROM (
        SELECT "Seat"."playerId" AS "player", "Game"."eveningId" AS "evening", 1 AS "game", 0 AS "onPaper"
        FROM "Game" JOIN "Seat" ON "Seat"."gameId" = "Game"."id"
        WHERE "Game"."leagueId" = ${leagueId} AND "Game"."over" = ${true}
        UNION ALL
        SELECT "PaperSeat"."playerId", "Paper"."eveningId",
          CASE WHEN "Paper"."of" = 'game' THEN 1 ELSE 0 END, 1
        FROM "Paper" JOIN "PaperSeat" ON "PaperSeat"."paperId" = "Paper"."id"
        WHERE "Paper"."eveningId" IN (SELECT "id" FROM "Evening" WHERE "leagueId" = ${leagueId})
      ) AS "one" JOIN "Evening" ON "Evening"."id" = "evening"
      GROUP BY "player", "evening", "date" ORDER BY "date"`;
    const evenings = new Map<string, Set<string>>();
    for (const { player, evening, date, games, paper, whole } of rows) {
      const id = rootOf(player);
      const own = (evenings.get(id) ?? new Set()).add(evening);
      evenings.set(id, own);
      const before = played.get(id);
      played.set(id, {
        games: (before?.games ?? 0) + Number(games),
        evenings: own.size,
        paper: (before?.paper ?? 0) + Number(paper),
        whole: (before?.whole ?? 0) + Number(whole),
        last: date,
      });
    }
    return played;
  },
);

/**
 * Adds players; names that the league knows already are left as they are and answered in `known`. So
 * sent again it changes nothing. A name that is given more than once is one person, and answered in `twice`. For
 * scorers.
 */
export const addPlayers = inLeague('scorer', async (tx, asked: Asked<'addPlayers'>) => {
  const { leagueId, names, joinedOn } = asked;
  const outside = outsideDays({ joinedOn });
  if (outside) return outside;
  const given = names.map(tidyName).filter((name) => name !== '');
  if (given.length === 0) return invalid(sentence('server-leagues.namesMissing'), 'names');
  for (const [i, name] of given.entries()) {
    const fault = nameFault(name, []);
    if (fault) return invalid(fault.said, `names.${i}`);
  }
  const isFirst = (name: string, at: number) =>
    given.findIndex((one) => nameKey(one) === nameKey(name)) === at;
  const tidy = given.filter(isFirst);
  const again = given.filter((name, at) => !isFirst(name, at));
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
    value: {
      added,
      known: tidy.filter((name) => keys.has(nameKey(name))),
      twice: tidy.filter((name) => again.some((one) => nameKey(one) === nameKey(name))),
    },
  };
});

/** What scorers do of somebody who plays in the league. */
const ofPlayer = <Given extends { readonly leagueId: string; readonly playerId: string }>(
  job: (tx: Tx, asked: Given, as: { readonly player: Name }) => Promise<Answer<null>>,
) =>
  inLeague('scorer', async (tx, asked: Given) => {
    const player = await tx.player.findFirst({
      where: { id: asked.playerId, leagueId: asked.leagueId },
      select: { id: true, name: true },
    });
    return player ? job(tx, asked, { player }) : noSuch('player', 'playerId');
  });

/** Puts a name right, in all games too. For scorers. */
export const renamePlayer = ofPlayer(async (tx, asked: Asked<'renamePlayer'>) => {
  const { leagueId, playerId, name: typed } = asked;
  const name = tidyName(typed);
  const fault = nameFault(name, []);
  if (fault) return invalid(fault.said, 'name');
  const taken = await tx.player.findFirst({
    where: { leagueId, key: nameKey(name), id: { not: playerId } },
    select: { name: true, mergedInto: { select: { name: true } } },
  });
  if (taken)
    return invalid(
      taken.mergedInto
        ? sentence('server-leagues.nameOfOther', {
            name: taken.name,
            other: taken.mergedInto.name,
          })
        : sentence('server-leagues.nameThere', { name: taken.name }),
      'name',
    );
  await tx.player.update({ where: { id: playerId }, data: { name, key: nameKey(name) } });
  await nameStandIns(tx, (await loadMerges(tx, leagueId)).namesOf(playerId));
  return { ok: true, value: null };
});

/** Says from and until when somebody plays in the league; null for always. For scorers. */
export const setPlayerDays = ofPlayer(async (tx, asked: Asked<'setPlayerDays'>) => {
  const { playerId, joinedOn, leftOn } = asked;
  const outside = outsideDays({ joinedOn, leftOn });
  if (outside) return outside;
  if (joinedOn !== null && leftOn !== null && leftOn < joinedOn)
    return invalid(
      sentence('server-leagues.daysOrder', {
        last: { day: leftOn },
        first: { day: joinedOn },
      }),
      'leftOn',
    );
  await tx.player.update({ where: { id: playerId }, data: { joinedOn, leftOn } });
  return { ok: true, value: null };
});

/**
 * Says what everybody reads of a name; null for what the league says. For scorers, and for whoever it
 * is.
 */
export const setPublicName = inLeague('reader', async (tx, asked: Asked<'setPublicName'>, as) => {
  const { viewer, league } = as;
  const { leagueId, playerId, publicName } = asked;
  const { rootOf, namesOf } = await loadMerges(tx, leagueId);
  const id = rootOf(playerId);
  const rows = await tx.player.findMany({
    where: { leagueId, id: { in: [...namesOf(id)] } },
    select: { userId: true },
  });
  const isOwn = viewer !== null && rows.some(({ userId }) => userId === viewer.userId);
  if (!isOwn && !isAtLeast(league.role, 'scorer')) return forbidden('scorer');
  if (rows.length === 0) return noSuch('player', 'playerId');
  await tx.player.update({ where: { id }, data: { publicName } });
  return { ok: true, value: null };
});

/** What hangs on a name: all that would go with it. A new relation is missing here until it is listed. */
const NOTHING = {
  merged: { none: {} },
  seats: { none: {} },
  entered: { none: {} },
  standIns: { none: {} },
  enteredAs: { none: {} },
  paper: { none: {} },
  onPaper: { none: {} },
  attendance: { none: {} },
  evenings: { none: {} },
  invitations: { none: {} },
  paid: { none: {} },
  received: { none: {} },
} satisfies Record<keyof Prisma.PlayerCountOutputType, { none: object }>;

/** The names that nothing hangs on, or those of them that are asked for. */
async function unusedIn(tx: Tx, leagueId: string, ids?: readonly string[]): Promise<string[]> {
  const rows = await tx.player.findMany({
    where: {
      leagueId,
      ...(ids && { id: { in: [...ids] } }),
      userId: null,
      mergedIntoId: null,
      ...NOTHING,
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Takes out those of these names that nothing hangs on; answers how many. For scorers. */
export const removeUnused = inLeague('scorer', async (tx, asked: Asked<'removeUnused'>) => {
  const { leagueId, playerIds } = asked;
  const id = { in: await unusedIn(tx, leagueId, playerIds) };
  const { count } = await tx.player.deleteMany({ where: { id } });
  return { ok: true, value: { removed: count } };
});

/** Takes out a name that never sat at a table. For scorers. */
export const removePlayer = ofPlayer(async (tx, { playerId }: Asked<'removePlayer'>, as) => {
  const stays = await whyItStays(tx, as.player);
  if (stays) return invalid(stays, 'playerId');
  await tx.player.delete({ where: { id: playerId } });
  return { ok: true, value: null };
});

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
  const payments = await tx.payment.count({ where: { OR: [{ fromId: id }, { toId: id }] } });
  if (payments > 0) return sentence('server-leagues.cash.playerStays', { name, payments });
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
