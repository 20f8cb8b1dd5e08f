/**
 * What many read at once, made once for all who may see the same of it. Who may see it is asked each
 * time, together for all who ask at once; what they see is kept by what it was made of, its revision.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { Prisma } from '../../../generated/prisma/client';
import { ROLES, type Viewer } from '../access';
import { batched, read, type Tx } from '../store';
import { isAtLeast } from './as-role';

/** Something of a league, or of somebody's own, as it is found by its id. */
export type Thing = {
  readonly id: string;
  readonly leagueId: string | null;
  /** Whether everybody may read the league; SQLite says it in numbers. */
  readonly isPublic: boolean | number | null;
  /** Whose it is where it is of no league. */
  readonly ownerId?: string | null;
  /** The account that it is about, to whom it says so. */
  readonly userId?: string | null;
};

type Asked = {
  readonly viewer: Viewer | null;
  readonly id: string;
  /** Show what is hidden to an owner who asks for it; nobody else is shown it. */
  readonly look?: boolean | undefined;
  /** Which of its pages, where there are several. */
  readonly part?: string | undefined;
};

/** How a kind of thing is kept. */
export type Keeping<Made> = {
  /** The same for all module instances, and of no other kind. */
  readonly name: string;
  /** The things of these ids, by the id that was asked for. */
  readonly find: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Thing>>;
  /** What it is made of, the same for everybody. */
  readonly revisionOf: (tx: Tx, thing: Thing) => Promise<string>;
  /** Makes it as this viewer sees it, from one state of the database. */
  readonly make: (
    viewer: Viewer | null,
    asked: { readonly thing: Thing; readonly look: boolean; readonly part: string | undefined },
  ) => Promise<Made | null>;
  /** How much is kept, and how much of that one takes. */
  readonly most: number;
  readonly sizeOf: (made: Made) => number;
};

/** Finds leagues, or parts of them, by their ids; everybody sees a part as they see the league. */
export const foundIn = (table: 'League' | 'Season' | 'Evening'): Keeping<never>['find'] => {
  const [part, whole] = [Prisma.raw(`"${table}"`), Prisma.raw('"League"')];
  const joined = Prisma.sql`${part} JOIN "League" ON "League"."id" = "leagueId"`;
  return async (tx, ids) => {
    const rows = await tx.$queryRaw<Thing[]>`
      SELECT ${part}."id", "League"."id" AS "leagueId", "isPublic"
      FROM ${table === 'League' ? whole : joined} WHERE ${part}."id" IN (${Prisma.join(ids)})`;
    return new Map(rows.map((row) => [row.id, row]));
  };
};

// Pages and route handlers have module instances of their own.
const shared = globalThis as typeof globalThis & { schieferKept?: Map<string, object> };
shared.schieferKept ??= new Map();
const stores = shared.schieferKept;

/**
 * Answers the same object for as long as nothing in it has changed, and for all who are the same to it;
 * null where this viewer sees none of that id. What is made without a revision is not kept.
 */
export function keptByRevision<Made extends { readonly revision: string | null }>({
  name,
  find,
  revisionOf,
  make,
  most,
  sizeOf,
}: Keeping<Made>): (asked: Asked) => Promise<Made | null> {
  const store = stores.get(name) ?? new LRUCache({ maxSize: most, sizeCalculation: sizeOf });
  stores.set(name, store);
  // Made here alone, under a name of its own.
  const kept = store as LRUCache<string, Made>;
  const making = new Map<string, Promise<Made | null>>();
  const lookAt = batched((asked: readonly Asked[]) =>
    read((tx) => lookedAt(tx, asked, { find, revisionOf })),
  );
  return async (asked) => {
    const seen = await lookAt(asked);
    if (!seen) return null;
    const { viewer, part } = asked;
    const { thing } = seen;
    const look = asked.look === true && seen.isOwner;
    const keyAt = (revision: string) => JSON.stringify([thing.id, seen.as, look, part, revision]);
    const key = keyAt(seen.revision);
    const known = kept.get(key);
    if (known) return known;
    const begun = making.get(key) ?? make(viewer, { thing, look, part });
    making.set(key, begun);
    try {
      // Who asked first may have lost their way in meanwhile.
      const made = (await begun) ?? (await make(viewer, { thing, look, part }));
      // One that could not be kept may be another the next time, under the same revision.
      if (made?.revision != null) kept.set(keyAt(made.revision), made);
      return made;
    } finally {
      making.delete(key);
    }
  };
}

/** What somebody is to a thing, and the revision of it. */
type Looked = {
  readonly thing: Thing;
  /** All that makes a difference to what they are shown. */
  readonly as: string;
  readonly isOwner: boolean;
  readonly revision: string;
};

async function lookedAt(
  tx: Tx,
  asked: readonly Asked[],
  { find, revisionOf }: Pick<Keeping<never>, 'find' | 'revisionOf'>,
): Promise<(Looked | null)[]> {
  const things = await find(tx, [...new Set(asked.map(({ id }) => id))]);
  const roles = await rolesIn(tx, asked, [...things.values()]);
  const revisions = new Map<string, string>();
  const answers: (Looked | null)[] = [];
  for (const { viewer, id } of asked) {
    const thing = things.get(id);
    const standing = thing && standingOf(thing, viewer, roles);
    if (!thing || !standing) {
      answers.push(null);
      continue;
    }
    const revision = revisions.get(thing.id) ?? (await revisionOf(tx, thing));
    revisions.set(thing.id, revision);
    answers.push({ thing, ...standing, revision });
  }
  return answers;
}

/** Roles by league and account. */
type Roles = ReadonlyMap<string, string>;

async function rolesIn(tx: Tx, asked: readonly Asked[], things: readonly Thing[]): Promise<Roles> {
  const users = [...new Set(asked.flatMap(({ viewer }) => viewer?.userId ?? []))];
  const leagues = [...new Set(things.flatMap(({ leagueId }) => leagueId ?? []))];
  if (users.length === 0 || leagues.length === 0) return new Map();
  const members = await tx.$queryRaw<{ leagueId: string; userId: string; role: string }[]>`
    SELECT "leagueId", "userId", "role" FROM "Membership"
    WHERE "userId" IN (${Prisma.join(users)}) AND "leagueId" IN (${Prisma.join(leagues)})`;
  return new Map(members.map(({ leagueId, userId, role }) => [`${leagueId} ${userId}`, role]));
}

/** What somebody is to a thing; null where they may not see it. */
function standingOf(
  { leagueId, isPublic, ownerId, userId }: Thing,
  viewer: Viewer | null,
  roles: Roles,
): Pick<Looked, 'as' | 'isOwner'> | null {
  const isAbout = viewer !== null && viewer.userId === userId;
  if (leagueId === null)
    return viewer !== null && viewer.userId === ownerId
      ? { as: `own ${isAbout}`, isOwner: true }
      : null;
  const said = viewer ? roles.get(`${leagueId} ${viewer.userId}`) : undefined;
  const role = ROLES.find((one) => one === said);
  if (!(role || isPublic)) return null;
  return {
    as: `${role ?? 'reader'} ${said !== undefined} ${isAbout}`,
    isOwner: isAtLeast(role ?? 'reader', 'owner'),
  };
}
