/** Where the games of a search lie, and who in each of these places it is about. */
import 'server-only';
import { rootsIn } from '../../league/names';
import type { PublicNames } from '../../league/public-names';
import { nameKey } from '../../sync/table';
import { leaguesOf, publicNamesFor, type Viewer } from '../access';
import { folded } from '../games';
import type { Tx } from '../store';
import type { Scope } from './game-order';

/** Somebody a search is about: one player, or whoever has the name or one that begins so. */
export type Who = { readonly id: string } | { readonly name: string };

type Places = {
  /** A league, or null for one's own games alone. */
  readonly leagueId?: string | null | undefined;
  readonly seasonId?: string | undefined;
  readonly eveningId?: string | undefined;
  readonly who?: readonly Who[] | undefined;
};

/** A place to search, with the players meant there: one list for each of `who`, never empty. */
export type Place = {
  readonly scope: Scope;
  readonly who: readonly (readonly string[])[];
  /** How the viewer reads its names; null for in full. Nobody is found there by another name. */
  readonly names: PublicNames | null;
};

/**
 * The places that the viewer may search for this: their own games and the leagues they belong to; a
 * league that everybody may read only where it is asked for. What cannot be there is left out.
 */
export async function placesOf(tx: Tx, viewer: Viewer | null, asked: Places): Promise<Place[]> {
  const who = asked.who ?? [];
  const named = await leaguesNamed(tx, asked);
  const places: Place[] = [];
  for (const scope of await scopesOf(tx, viewer, named)) {
    const leagueId = 'leagueId' in scope ? scope.leagueId : null;
    const names = await publicNamesFor(tx, viewer, { leagueId });
    const here = await playersIn(tx, { scope, names }, who);
    if (here.every((players) => players.length > 0)) places.push({ scope, who: here, names });
  }
  return places;
}

/**
 * The leagues that the question itself leads to: a league, a season's, an evening's, a player's.
 * Undefined: it leads nowhere in particular; null among them: to one's own games.
 */
async function leaguesNamed(
  tx: Tx,
  { leagueId, seasonId, eveningId, who = [] }: Places,
): Promise<(string | null)[] | undefined> {
  const select = { leagueId: true } as const;
  const found: (string | null | undefined)[] = [];
  if (leagueId !== undefined) found.push(leagueId);
  if (seasonId !== undefined)
    found.push((await tx.season.findUnique({ where: { id: seasonId }, select }))?.leagueId);
  if (eveningId !== undefined)
    found.push((await tx.evening.findUnique({ where: { id: eveningId }, select }))?.leagueId);
  for (const one of who)
    if ('id' in one)
      found.push((await tx.player.findUnique({ where: { id: one.id }, select }))?.leagueId);
  if (found.length === 0) return undefined;
  const [first] = found;
  // What is not there, or in two leagues at once, is nowhere.
  return first !== undefined && found.every((each) => each === first) ? [first] : [];
}

async function scopesOf(
  tx: Tx,
  viewer: Viewer | null,
  named: readonly (string | null)[] | undefined,
): Promise<Scope[]> {
  const own = viewer && (!named || named.includes(null)) ? [{ ownerId: viewer.userId }] : [];
  const leagueIds = named
    ? await visible(
        tx,
        viewer,
        named.flatMap((id) => id ?? []),
      )
    : await belongingTo(tx, viewer);
  return [...own, ...leagueIds.map((leagueId) => ({ leagueId }))];
}

async function visible(tx: Tx, viewer: Viewer | null, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.league.findMany({
    where: { id: { in: [...ids] }, ...leaguesOf(viewer, 'reader') },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

async function belongingTo(tx: Tx, viewer: Viewer | null): Promise<string[]> {
  if (!viewer) return [];
  // By hand, as `leaguesWrittenIn`.
  const rows = await tx.$queryRaw<{ leagueId: string }[]>`
    SELECT "leagueId" FROM "Membership" JOIN "League" ON "League"."id" = "leagueId"
    WHERE "userId" = ${viewer.userId} AND "isTrial" = ${false}`;
  return rows.map(({ leagueId }) => leagueId);
}

const MOST_ALIKE = 20;

/** For each of `who` the players of a scope who are meant, as who they turned out to be; empty where there is none. */
async function playersIn(
  tx: Tx,
  { scope, names }: Pick<Place, 'scope' | 'names'>,
  who: readonly Who[],
): Promise<string[][]> {
  if (who.length === 0) return [];
  // The names of one place are few: they are compared here, where accents are known.
  const rows = await tx.player.findMany({
    where: scope,
    orderBy: { key: 'asc' },
    select: { id: true, name: true, key: true, mergedIntoId: true },
  });
  const named = (name: string) => {
    const key = nameKey(name);
    if (key === '') return [];
    const foldedOf = (row: { name: string }) => folded(nameKey(names?.of(row.name) ?? row.name));
    // This name; else what it is but for accents; else whose name begins like it.
    const fits = [
      (row: (typeof rows)[number]) => !names && row.key === key,
      (row: (typeof rows)[number]) => foldedOf(row) === folded(key),
      (row: (typeof rows)[number]) => foldedOf(row).startsWith(folded(key)),
    ];
    return fits.map((fit) => rows.filter(fit)).find(({ length }) => length > 0) ?? [];
  };
  const rootOf = rootsIn(rows);
  return who.map((one) => {
    const meant = 'id' in one ? rows.filter(({ id }) => id === one.id) : named(one.name);
    return [...new Set(meant.slice(0, MOST_ALIKE).map(({ id }) => rootOf(id)))];
  });
}

/** The first text, in the order of code points, that does not begin like this. */
export const after = (start: string): string => {
  const points = [...start];
  const last = points.pop()?.codePointAt(0) ?? 0;
  // Between these two are no characters.
  return points.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
};
