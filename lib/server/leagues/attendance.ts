import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import { type Answer, deny, type Viewer } from '../access';
import { write } from '../store';
import { eveningAs } from './evenings';
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
  return write(async (tx) => {
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
      await tx.attendance.deleteMany({
        where: { eveningId, playerId: { in: [root, ...names] } },
      });
      if (status) await tx.attendance.create({ data: { eveningId, playerId: root, status } });
    }
    await tx.evening.update({ where: { id: eveningId }, data: { mark: nanoid() } });
    return { ok: true, value: null };
  });
}
