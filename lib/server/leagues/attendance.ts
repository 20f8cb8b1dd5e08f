import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import { STATUSES, type Status } from '../../league/attendance';
import { today } from '../../league/days';
import { deny, invalid, noSuch, type Viewer } from '../access';
import { inOpenSeason } from '../games';
import { read, type Tx } from '../store';
import { shownAtEvening } from './as-role';
import type { Asked } from './input';
import { leagueNames } from './league-names';

/**
 * Notes who is there, was there and left, is excused or stays away. Whoever plays was there whatever is noted. A merged
 * name stands for whoever it turned out to be.
 */
export const markAttendance = shownAtEvening(
  'scorer',
  async (tx, { eveningId, marks }: Asked<'markAttendance'>, { evening }) => {
    const { players, rootOf } = await leagueNames(tx, evening.leagueId);
    const known = new Set(players.map(({ id }) => id));
    const wanted = new Map(marks.map(({ playerId, status }) => [rootOf(playerId), status]));
    for (const playerId of wanted.keys())
      if (!known.has(playerId)) return noSuch('player', 'playerId');
    for (const [root, status] of wanted) {
      const names = marks.map(({ playerId }) => playerId).filter((id) => rootOf(id) === root);
      await noteStatus(tx, { eveningId, names: [root, ...names], playerId: root, status });
    }
    return { ok: true, value: null };
  },
);

/** Somebody's own word at an evening, and who they are there. */
export type OwnWord = {
  /** They come, they do not, or they have not said. */
  readonly status: Status | null;
  readonly playerId: string;
  /** Is there a link for the room, by which whoever plays writes? */
  readonly hasRoom: boolean;
};

/**
 * What the viewer has said of an evening of a league in which a name is theirs; null where none is, or
 * they only read there.
 */
export function ownWord(viewer: Viewer | null, eveningId: string): Promise<OwnWord | null> {
  if (!viewer) return Promise.resolve(null);
  return read(async (tx) => {
    // By hand, as it is asked with every look at a league's first page.
    const rows = await tx.$queryRaw<
      { id: string; status: string | null; rooms: number | bigint }[]
    >`
      SELECT COALESCE("Player"."mergedIntoId", "Player"."id") AS "id", "Attendance"."status", (
        SELECT COUNT(*) FROM "EveningLink" WHERE "EveningLink"."eveningId" = "Evening"."id"
          AND "revokedAt" IS NULL AND "EveningLink"."userId" IS NOT NULL) AS "rooms" FROM "Evening"
      JOIN "Player" ON "Player"."leagueId" = "Evening"."leagueId" AND "Player"."userId" = ${viewer.userId}
      LEFT JOIN "Attendance" ON "Attendance"."eveningId" = "Evening"."id"
        AND "Attendance"."playerId" = COALESCE("Player"."mergedIntoId", "Player"."id")
      WHERE "Evening"."id" = ${eveningId}`;
    const [own] = rows;
    if (!own) return null;
    return {
      status: STATUSES.find((one) => one === own.status) ?? null,
      playerId: own.id,
      hasRoom: Number(own.rooms) > 0,
    };
  });
}

/** Says of oneself that one comes or does not: for members, under the name that is theirs. */
export const sayAhead = shownAtEvening('member', async (tx, asked: Asked<'sayAhead'>, as) => {
  const { viewer, evening } = as;
  const { leagueId, date } = evening;
  // What is past is the scorer's: it may count.
  if (date < today())
    return invalid(sentence('server-leagues.eveningPast', { day: { day: date } }));
  const open = { id: asked.eveningId, ...inOpenSeason };
  if (!(await tx.evening.findFirst({ where: open, select: { id: true } })))
    return invalid(sentence('server-leagues.uncounted'));
  const own = await tx.player.findFirst({
    where: { leagueId, userId: { in: viewer ? [viewer.userId] : [] } },
    select: { id: true },
  });
  if (!own) return deny('forbidden', sentence('server-leagues.noOwnName'), 'playerId');
  const { rootOf } = await leagueNames(tx, leagueId);
  const playerId = rootOf(own.id);
  await noteOwnWord(tx, { ...asked, names: [playerId, own.id], playerId });
  return { ok: true, value: null };
});

/** Writes down what somebody says of themselves; whom somebody saw there stays there. */
export async function noteOwnWord(tx: Tx, word: Parameters<typeof noteStatus>[1]): Promise<void> {
  const { eveningId, names, status } = word;
  const seen =
    status === 'coming' &&
    (await tx.attendance.findFirst({
      where: { eveningId, playerId: { in: [...names] }, status: 'present' },
      select: { status: true },
    }));
  if (!seen) await noteStatus(tx, word);
}

/** Writes down what is noted of one player, whose other `names` it stands for too. */
export async function noteStatus(
  tx: Tx,
  {
    eveningId,
    names,
    playerId,
    status,
  }: { eveningId: string; names: readonly string[]; playerId: string; status: Status | null },
): Promise<void> {
  await tx.attendance.deleteMany({ where: { eveningId, playerId: { in: [...names] } } });
  if (status) await tx.attendance.create({ data: { eveningId, playerId, status } });
  await tx.evening.update({ where: { id: eveningId }, data: { mark: nanoid() } });
}
