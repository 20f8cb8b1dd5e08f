import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import { type Answer, deny, type Viewer } from '../access';
import type { Tx } from '../store';
import { eveningAs, toldOf } from './evenings';
import { leagueNames } from './league-names';
import type { Status } from './results';

/** What is noted about somebody; null takes the note away. */
export type Mark = { readonly playerId: string; readonly status: Status | null };

/**
 * Notes who is there, is excused or stays away. Whoever plays is present whatever is noted. A merged
 * name stands for whoever it turned out to be.
 */
export function markAttendance(
  viewer: Viewer | null,
  { eveningId, marks }: { eveningId: string; marks: readonly Mark[] },
): Promise<Answer<null>> {
  return toldOf(eveningId, async (tx) => {
    const found = await eveningAs(tx, viewer, { id: eveningId, role: 'scorer' });
    if (!found.ok) return found;
    const { players, rootOf } = await leagueNames(tx, found.evening.leagueId);
    const known = new Set(players.map(({ id }) => id));
    const wanted = new Map(marks.map(({ playerId, status }) => [rootOf(playerId), status]));
    for (const playerId of wanted.keys())
      if (!known.has(playerId))
        return deny('not-found', sentence('server.noSuch.player'), 'playerId');
    for (const [root, status] of wanted) {
      const names = marks.map(({ playerId }) => playerId).filter((id) => rootOf(id) === root);
      await noteStatus(tx, { eveningId, names: [root, ...names], playerId: root, status });
    }
    return { ok: true, value: null };
  });
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
