/** Who has a game open, at this server and at the others that share its database. */
import 'server-only';
import type { Reader } from '../games';

/** Somebody who is known and has a game open. */
export type Person = Reader & { readonly userId: string };
/** Somebody who has a game open now, or, without being anything there, not any more. */
export type Shown = Pick<Person, 'userId' | 'tells'> & {
  readonly gameId: string;
  readonly role: Person['role'] | null;
};

type Games = Map<string, Map<string, Person>>;
type Rooms = {
  readonly here: Games;
  /** By server. */
  readonly elsewhere: Map<string, Games>;
  onShown: ((changed: readonly Shown[]) => void) | null;
};
// Pages and route handlers have module instances of their own, who is there is one.
const shared = globalThis as typeof globalThis & { schieferPeople?: Rooms };
shared.schieferPeople ??= { here: new Map(), elsewhere: new Map(), onShown: null };
const rooms: Rooms = shared.schieferPeople;

/** Says who has the game open at this server now; whoever was there and is not named has gone. */
export function showPeople(gameId: string, open: readonly Reader[]): void {
  const now = new Map<string, Person>();
  for (const { userId, role, tells } of open)
    if (userId !== null) now.set(userId, { userId, role, tells });
  const before = rooms.here.get(gameId) ?? new Map<string, Person>();
  const changed: Shown[] = [...now.values()]
    .filter(({ userId, role, tells }) => {
      const known = before.get(userId);
      return known?.role !== role || known.tells !== tells;
    })
    .map((person) => ({ ...person, gameId }));
  for (const { userId, tells } of before.values())
    if (!now.has(userId)) changed.push({ gameId, userId, role: null, tells });
  if (now.size > 0) rooms.here.set(gameId, now);
  else rooms.here.delete(gameId);
  if (changed.length > 0) rooms.onShown?.(changed);
}

/** Who has the game open at other servers. */
export const peopleElsewhere = (gameId: string): Person[] =>
  [...rooms.elsewhere.values()].flatMap((games) => [...(games.get(gameId)?.values() ?? [])]);

/** What servers tell each other of it. */
export const people = {
  /** Everybody at this server. */
  here: (): Shown[] =>
    [...rooms.here].flatMap(([gameId, games]) =>
      [...games.values()].map((person) => ({ ...person, gameId })),
    ),
  /** Calls with everybody who comes and goes at this server from now on. */
  onShown(callback: Rooms['onShown']): void {
    rooms.onShown = callback;
  },
  /** Notes who has come and gone at another server. */
  noteElsewhere(server: string, changed: readonly Shown[]): void {
    const games: Games = rooms.elsewhere.get(server) ?? new Map();
    rooms.elsewhere.set(server, games);
    for (const { gameId, userId, role, tells } of changed) {
      const there = games.get(gameId) ?? new Map<string, Person>();
      if (role === null) there.delete(userId);
      else there.set(userId, { userId, role, tells });
      if (there.size > 0) games.set(gameId, there);
      else games.delete(gameId);
    }
  },
  /** Forgets everybody at another server; answers which games they had open. */
  forgetElsewhere(server: string): string[] {
    const games = [...(rooms.elsewhere.get(server)?.keys() ?? [])];
    rooms.elsewhere.delete(server);
    return games;
  },
};
