/**
 * One link for the room of an evening: whoever has it says who they are, comes or is excused, and writes at
 * the table where they sit, and nowhere else. It stands for whoever opened it last, in whose name games
 * begin: where they may not write in the league any more, it leads nowhere.
 */
import 'server-only';
import { nanoid } from 'nanoid';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { type AwayAs, missingAt, type Status } from '../../league/attendance';
import { collator } from '../../league/collator';
import { isLongOver, today } from '../../league/days';
import { hasBegun, isDone } from '../../league/stage';
import { isAgreedPerGame } from '../../sync/house-rules';
import {
  type Answer,
  type Denied,
  deny,
  invalid,
  type Link,
  makeLink,
  noSuch,
  type Viewer,
} from '../access';
import { createGame, leaveEvening, makeToken, parseToken, sitAtEvening } from '../games';
import { eveningTopic, live, read, type Tx, write } from '../store';
import { eveningAs, isAtLeast } from './as-role';
import { noteOwnWord } from './attendance';
import { type EveningPage, eveningNow } from './evening-page';
import type { Asked } from './input';
import { leagueNames } from './league-names';
import { loadMerges } from './merges';
import type { SheetLine } from './sheet-lines';

const linkColumns = { id: true, eveningId: true, userId: true } as const;
type Found = { readonly id: string; readonly eveningId: string; readonly userId: string | null };

/** The link of an evening after it was opened, renewed or taken back; for those who write there. */
export async function changeRoomLink(
  viewer: Viewer | null,
  { eveningId, do: what, origin }: Asked<'changeRoomLink'>,
): Promise<Answer<{ readonly link: Link | null }>> {
  const concerned: string[] = [];
  const answer = await write(async (tx): Promise<Answer<{ link: Link | null }>> => {
    const found = await eveningAs(tx, viewer, { id: eveningId, role: 'scorer' });
    if (!found.ok) return found;
    const userId = viewer?.userId ?? null;
    const where = { eveningId, revokedAt: null };
    if (what !== 'open') {
      concerned.push(...(await leaveEvening(tx, { eveningId })));
      await tx.eveningGuest.deleteMany({ where: { eveningId } });
      await tx.eveningLink.updateMany({ where, data: { revokedAt: new Date() } });
      if (what === 'revoke') return { ok: true, value: { link: null } };
    }
    const known = await tx.eveningLink.findFirst({ where, select: { id: true } });
    const id = known?.id ?? nanoid();
    await tx.eveningLink.upsert({
      where: { id },
      create: { id, eveningId, userId, createdAt: new Date() },
      update: { userId },
    });
    return { ok: true, value: { link: makeLink(`/e/${makeToken(id)}`, origin) } };
  });
  for (const id of concerned) live.publish(id, { kind: 'access' });
  if (answer.ok && what !== 'open') live.publish(eveningTopic(eveningId), { kind: 'access' });
  return answer;
}

/** A table of an evening, and the link of the room that leads to it; null where there is none. */
export type TableLink = { readonly table: string | null; readonly link: Link | null };

/** Of A6, on a page of A4. */
const CARDS_ON_A_PAGE = 4;

/**
 * The tables of an evening with their links, for cards that stand on them; what is left of the last page
 * leads to the room. Null for whoever does not write there: the link lets somebody in.
 */
export async function roomCards(
  viewer: Viewer | null,
  { eveningId, origin }: { readonly eveningId: string; readonly origin: string },
): Promise<{
  readonly league: { readonly id: string; readonly name: string };
  readonly date: string;
  /** Is there a link? */
  readonly isOpen: boolean;
  readonly tables: readonly TableLink[];
} | null> {
  const page = await eveningNow(viewer, { eveningId, look: false });
  if (!page?.mayWrite) return null;
  const where = { eveningId, revokedAt: null };
  const found = await read((tx) => tx.eveningLink.findFirst({ where, select: linkColumns }));
  // It stands for whoever opened it, and for nobody after they are gone.
  const token = found?.userId && (await openedBy(makeToken(found.id))) ? makeToken(found.id) : null;
  const tables = [...new Set(page.tables.map(({ name }) => name))].sort(collator.compare);
  // Without tables a whole page of cards leads to the room.
  const names: (string | null)[] = tables.length > 0 ? tables : [null];
  const spare = (CARDS_ON_A_PAGE - (names.length % CARDS_ON_A_PAGE)) % CARDS_ON_A_PAGE;
  const linkTo = (table: string | null): TableLink => {
    const asked = table === null ? '' : `?table=${encodeURIComponent(table)}`;
    return { table, link: token === null ? null : makeLink(`/e/${token}${asked}`, origin) };
  };
  return {
    league: { id: page.league.id, name: page.league.name },
    date: page.evening.date,
    isOpen: token !== null,
    tables: [...names, ...Array<null>(spare).fill(null)].map(linkTo),
  };
}

async function linkOf(tx: Tx, token: string): Promise<Found | null> {
  const id = parseToken(token);
  if (id === null) return null;
  return tx.eveningLink.findFirst({ where: { id, revokedAt: null }, select: linkColumns });
}

const noSuchLink = () => deny('not-found', sentence('live.linkGone'), 'token');

/** The evening that a link leads to, as whoever opened it sees it; null where it leads nowhere any more. */
async function openedBy(token: string): Promise<{ link: Found; page: EveningPage } | null> {
  const link = await read((tx) => linkOf(tx, token));
  if (!link?.userId) return null;
  const page = await eveningNow(
    { userId: link.userId },
    { eveningId: link.eveningId, look: false },
  );
  return page && isAtLeast(page.league.role, 'scorer') ? { link, page } : null;
}

/** The denial for a link that leads nowhere; null where it leads to an evening. */
export const deadRoom = async ({ token }: { token: string }): Promise<Denied | null> =>
  (await openedBy(token)) ? null : noSuchLink();

/** The name that is the viewer's account's in a league, merged names resolved; null where none is. */
async function ownIn(tx: Tx, { userId }: Viewer, leagueId: string): Promise<string | null> {
  const own = await tx.player.findFirst({ where: { leagueId, userId }, select: { id: true } });
  return own && (await loadMerges(tx, leagueId)).rootOf(own.id);
}

/** Where somebody sits in a round; null where they are free. */
type Place = { readonly round: number; readonly table: SheetLine | null };

/** What the link of an evening shows to a phone. */
type Room = {
  readonly eveningId: string;
  readonly league: string;
  readonly date: string;
  /** As 19:30, and where; null where nobody said. */
  readonly time: string | null;
  readonly place: string | null;
  readonly name: string;
  /** Nobody can come any more. */
  readonly isOver: boolean;
  /** Who may be meant, by name; those on another phone are `taken`. */
  readonly roster: readonly {
    readonly id: string;
    readonly name: string;
    readonly taken: boolean;
    /** Sits at the table that was asked for. */
    readonly isHere: boolean;
  }[];
  /** Who the phone says it is. */
  readonly me: {
    readonly id: string;
    readonly name: string;
    readonly status: Status | null;
    readonly plays: boolean;
    readonly places: readonly Place[];
    /** The table to go to now, the first at which not all is played; null where there is none. */
    readonly now:
      | (Place & {
          readonly canWrite: boolean;
          /** Whom they wait for before the first game there. */
          readonly away: readonly { readonly name: string; readonly as: AwayAs }[];
        })
      | null;
  } | null;
};

/**
 * The room as this phone sees it; null where the link leads nowhere. Those who sit at `table` now, or
 * where all is played there sat last, are marked.
 */
export async function findRoom(
  viewer: Viewer | null,
  token: string,
  table?: string | undefined,
): Promise<Room | null> {
  const found = await openedBy(token);
  if (!found) return null;
  const { page } = found;
  const { evening, league, roster } = page;
  const { guests, claimed } = await read(async (tx) => {
    const { rootOf } = await leagueNames(tx, league.id);
    const rows = await tx.eveningGuest.findMany({
      where: { eveningId: evening.id },
      select: { userId: true, playerId: true },
    });
    return {
      guests: rows.map((row) => ({ ...row, playerId: rootOf(row.playerId) })),
      claimed: viewer && (await ownIn(tx, viewer, league.id)),
    };
  });
  const own = guests.find(({ userId }) => userId === viewer?.userId);
  const asked = page.tables.filter(({ name }) => name === table).sort((a, b) => a.round - b.round);
  const here = asked.find((one) => !isDone(one)) ?? asked.at(-1);
  const ownId = own?.playerId ?? claimed;
  const me = roster.find(({ id }) => id === ownId);
  const places = me ? placesOf(page, me) : [];
  const isOver = isEveningOver(page);
  const now = nowOf(isOver ? places.filter(({ table }) => table && hasBegun(table)) : places);
  return {
    eveningId: evening.id,
    league: league.name,
    date: evening.date,
    time: evening.time ?? null,
    place: evening.place ?? null,
    name: evening.name,
    isOver,
    roster: roster.map(({ id, name }) => ({
      id,
      name,
      taken: id !== claimed && guests.some((guest) => guest.playerId === id && guest !== own),
      isHere: here?.seats.includes(id) ?? false,
    })),
    me: me
      ? {
          ...{ ...me, places },
          now: now && {
            ...now,
            canWrite: canWriteAt(page, now.table),
            away: awayAt(page, now.table, me.id),
          },
        }
      : null,
  };
}

/** Is nothing played there any more, its day past or its seasons closed? */
const isEveningOver = ({ open, evening }: EveningPage): boolean =>
  open.length === 0 || isLongOver(evening.date);

/** Round by round; for whoever went home up to the last one at a table. */
function placesOf(
  { tables }: EveningPage,
  { id, status }: { id: string; status?: Status | null },
): Place[] {
  const all = [...new Set(tables.map(({ round }) => round))]
    .sort((a, b) => a - b)
    .map((round) => ({
      round,
      table: tables.find((one) => one.round === round && one.seats.includes(id)) ?? null,
    }));
  return status === 'left' ? all.slice(0, all.findLastIndex(({ table }) => table) + 1) : all;
}

const nowOf = (places: readonly Place[]): Place | null => {
  const seated = places.filter(({ table }) => table !== null);
  return seated.find(({ table }) => table && !isDone(table)) ?? seated.at(-1) ?? null;
};

/** Is there a game, or can one begin without anything to be agreed on first? */
const canWriteAt = ({ mayPlay }: EveningPage, table: SheetLine | null): boolean =>
  table !== null &&
  !table.isOnPaper &&
  (table.score !== null || (mayPlay && !isAgreedPerGame(table.variant)));

/** Who is missing at a table at which nothing is played yet, as the page of the evening says it. */
function awayAt({ roster, evening }: EveningPage, table: SheetLine | null, me: string) {
  if (!table || hasBegun(table)) return [];
  return missingAt(table, { roster, isAhead: evening.date > today(), mayWrite: false, me });
}

/**
 * Says who has this phone, instead of whoever it was; nobody where null. Whoever had the name on another
 * phone has it there no more, and nor what it gave.
 */
export async function pickName(
  viewer: Viewer,
  { token, playerId }: Asked<'pickName'>,
): Promise<Answer<null>> {
  const found = await openedBy(token);
  if (!found) return noSuchLink();
  const { link, page } = found;
  const { eveningId } = link;
  if (playerId !== null && !page.roster.some(({ id }) => id === playerId))
    return noSuch('player', 'playerId');
  const concerned = await write(async (tx) =>
    noteGuest(tx, viewer, {
      link,
      leagueId: page.league.id,
      // The link may be gone by now.
      playerId: (await linkOf(tx, token)) && playerId,
    }),
  );
  for (const id of concerned) live.publish(id, { kind: 'access' });
  live.publish(eveningTopic(eveningId), { kind: 'access' });
  return { ok: true, value: null };
}

/** Notes who has a phone, alone; nobody where null. Answers the games in which somebody writes no more. */
async function noteGuest(
  tx: Tx,
  { userId }: Viewer,
  { link, leagueId, playerId }: { link: Found; leagueId: string; playerId: string | null },
): Promise<string[]> {
  const { eveningId } = link;
  const { rootOf } = await leagueNames(tx, leagueId);
  const guests = await tx.eveningGuest.findMany({
    where: { eveningId },
    select: { userId: true, playerId: true },
  });
  const gone = guests.filter(
    (one) => (one.userId === userId) !== (playerId !== null && rootOf(one.playerId) === playerId),
  );
  const userIds = gone.map((one) => one.userId);
  const left = await leaveEvening(tx, { eveningId, userIds });
  await tx.eveningGuest.deleteMany({
    where: { eveningId, userId: { in: [userId, ...userIds] } },
  });
  if (playerId !== null)
    await tx.eveningGuest.create({
      data: { eveningId, userId, playerId, linkId: link.id, createdAt: new Date() },
    });
  return left;
}

/**
 * Who the phone says it is, else the name of the account that is signed in on it; the answer where it has
 * said nothing.
 */
async function whoIs(
  tx: Tx,
  viewer: Viewer,
  token: string,
): Promise<
  { ok: true; link: Found; leagueId: string; playerId: string; isNoted: boolean } | Denied
> {
  const link = await linkOf(tx, token);
  if (!link) return noSuchLink();
  const { eveningId } = link;
  const guest = await tx.eveningGuest.findUnique({
    where: { eveningId_userId: { eveningId, userId: viewer.userId } },
    select: { playerId: true },
  });
  const evening = await tx.evening.findUniqueOrThrow({
    where: { id: eveningId },
    select: { leagueId: true },
  });
  const { leagueId } = evening;
  const { rootOf } = await leagueNames(tx, leagueId);
  const playerId = guest ? rootOf(guest.playerId) : await ownIn(tx, viewer, leagueId);
  if (playerId === null) return deny('forbidden', sentence('server-leagues.pickName'), 'playerId');
  return { ok: true, link, leagueId, playerId, isNoted: guest !== null };
}

/**
 * Says of oneself whether one comes; null takes it back. Whoever plays is there whatever is said. Refused once the
 * evening is over.
 */
export async function saySelf(
  viewer: Viewer,
  { token, status }: Asked<'saySelf'>,
): Promise<Answer<null>> {
  const found = await openedBy(token);
  if (!found) return noSuchLink();
  if (isEveningOver(found.page)) return invalid(sentence('server-leagues.eveningOver'), 'status');
  const answer = await write(async (tx): Promise<Answer<{ eveningId: string }>> => {
    const who = await whoIs(tx, viewer, token);
    if (!who.ok) return who;
    const { eveningId } = who.link;
    await noteOwnWord(tx, { eveningId, names: [who.playerId], playerId: who.playerId, status });
    return { ok: true, value: { eveningId } };
  });
  if (!answer.ok) return answer;
  live.publish(eveningTopic(answer.value.eveningId), { kind: 'table' });
  return { ok: true, value: null };
}

/**
 * Goes to one's own table from the page of the evening, where the room is open: for members, as whoever came
 * by its link.
 */
export async function goToOwnTable(
  viewer: Viewer | null,
  { eveningId }: Asked<'goToOwnTable'>,
): Promise<Answer<{ readonly gameId: string }>> {
  const found = await read(async (tx) => {
    const as = await eveningAs(tx, viewer, { id: eveningId, role: 'member' });
    if (!as.ok) return as;
    if (!viewer || (await ownIn(tx, viewer, as.evening.leagueId)) === null)
      return invalid(sentence('server-leagues.noOwnName'), 'playerId');
    const where = { eveningId, revokedAt: null };
    const link = await tx.eveningLink.findFirst({ where, select: linkColumns });
    return link ? ({ ok: true, viewer, token: makeToken(link.id) } as const) : noSuchLink();
  });
  return found.ok ? goToTable(found.viewer, found) : found;
}

/** Goes to the own table: to the game that is there, or one that begins; may write in it from then on. */
export async function goToTable(
  viewer: Viewer,
  { token }: Asked<'goToTable'>,
): Promise<Answer<{ readonly gameId: string }>> {
  const found = await openedBy(token);
  if (!found) return noSuchLink();
  const { link, page } = found;
  const asked = await read((tx) => whoIs(tx, viewer, token));
  if (!asked.ok) return asked;
  const table = nowOf(placesOf(page, { id: asked.playerId }))?.table ?? null;
  if (!table) return deny('not-found', sentence('server-leagues.noTable'), 'table');
  if (!canWriteAt(page, table)) return invalid(sentence('server-leagues.tableNotBegun'), 'table');
  const away = awayAt(page, table, asked.playerId).map(({ name }) => name);
  if (away.length > 0)
    return invalid(
      sentence('server-leagues.seatAway', { names: away, people: away.length }),
      'table',
    );
  const { variant, names: players, firstDealer } = table;
  const begun =
    table.score === null && link.userId !== null
      ? await createGame(
          { userId: link.userId },
          {
            id: nanoid(),
            table: { variant, options: {}, players: [...players], firstDealer },
            evening: link.eveningId,
          },
        )
      : null;
  if (begun && !begun.ok) return begun;
  const gameId = begun?.value.id ?? table.score?.gameId ?? '';
  const concerned: string[] = [];
  const seated = await write(async (tx): Promise<Answer<null>> => {
    // The link may be gone by now, or the name on another phone.
    const still = await whoIs(tx, viewer, token);
    if (!still.ok) return still;
    // Whose name it is takes it from whoever said that it was theirs.
    if (!still.isNoted) concerned.push(...(await noteGuest(tx, viewer, still)));
    return sitAtEvening(tx, viewer, { gameId, playerId: still.playerId });
  });
  if (!seated.ok) return seated;
  for (const id of new Set([gameId, ...concerned])) live.publish(id, { kind: 'access' });
  return { ok: true, value: { gameId } };
}

/**
 * The path to the evening of a game: of its page for those who belong to the league, of the room for those
 * who came by its link; else of the page where everybody may read it. Null where there is none, or none
 * that the viewer sees.
 */
export const eveningOfGame = (viewer: Viewer | null, gameId: string): Promise<string | null> =>
  read(async (tx) => {
    // From the game: asked of the evenings, SQLite would look through those of all leagues.
    const pageWhere = async (league: Prisma.LeagueWhereInput) => {
      const select = { evening: { select: { leagueId: true, id: true } } } as const;
      const evening = (await tx.game.findFirst({ where: { id: gameId, league }, select }))?.evening;
      return evening ? `/leagues/${evening.leagueId}/evenings/${evening.id}` : null;
    };
    if (!viewer) return pageWhere({ isPublic: true });
    const { userId } = viewer;
    const own = await pageWhere({ memberships: { some: { userId } } });
    if (own) return own;
    const guest = await tx.eveningGuest.findFirst({
      where: { userId, evening: { games: { some: { id: gameId } } } },
      select: { link: { select: { id: true, revokedAt: true } } },
    });
    return guest?.link.revokedAt === null
      ? `/e/${makeToken(guest.link.id)}`
      : pageWhere({ isPublic: true });
  });
