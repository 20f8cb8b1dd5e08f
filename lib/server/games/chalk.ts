/** Who writes: the chalk is taken by the first who writes, kept, and taken over with one tap. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { type Answer, changeableBy, type Denied, runBy, type Viewer } from '../access';
import { live, type Tx, write } from '../store';
import { nameAtTable } from './at-table';
import { denyGuest, denyReader } from './denied';

/** Takes the chalk, whoever has it. For those who may write. */
export async function takeChalk(
  viewer: Viewer | null,
  { gameId }: { gameId: string },
): Promise<Answer<null>> {
  const answer = await write(async (tx): Promise<Answer<null>> => {
    const { count } = await tx.game.updateMany({
      where: { AND: [{ id: gameId }, changeableBy(viewer)] },
      data: { chalkId: viewer?.userId ?? null },
    });
    return count === 1 ? { ok: true, value: null } : denyReader(tx, viewer, gameId);
  });
  if (answer.ok) live.publish(gameId, { kind: 'table' });
  return answer;
}

/** How a table writes: all at once or one at a time, announcing together or separately. */
export type TableSettings = {
  readonly manyWriters?: boolean | undefined;
  readonly announceSeparately?: boolean | undefined;
};

/** Sets how the table writes. For those who run the game. */
export async function setTable(
  viewer: Viewer | null,
  { gameId, manyWriters, announceSeparately }: TableSettings & { gameId: string },
): Promise<Answer<null>> {
  const answer = await write(async (tx): Promise<Answer<null>> => {
    const { count } = await tx.game.updateMany({
      where: { AND: [{ id: gameId }, runBy(viewer)] },
      data: {
        ...(manyWriters !== undefined && { manyWriters }),
        ...(announceSeparately !== undefined && { announceSeparately }),
      },
    });
    if (count !== 1) return denyGuest(tx, viewer, gameId);
    // The phone goes round from the beginning.
    if (announceSeparately === false) await tx.announcement.deleteMany({ where: { gameId } });
    return { ok: true, value: null };
  });
  if (answer.ok) live.publish(gameId, { kind: 'table' });
  return answer;
}

/**
 * Sees that the viewer, who may change the game, has the chalk: takes it where nobody has it, and
 * where the game is over, for then nobody is in the middle of writing. Answers why a change is
 * refused where another has it.
 */
export async function needChalk(
  tx: Tx,
  viewer: Viewer,
  {
    id: gameId,
    chalkId,
    manyWriters,
    over,
  }: { id: string; chalkId: string | null; manyWriters: boolean; over: boolean },
): Promise<Denied | undefined> {
  if (chalkId === viewer.userId) return undefined;
  if (chalkId === null || over) {
    await tx.game.update({ where: { id: gameId }, data: { chalkId: viewer.userId } });
    return undefined;
  }
  if (manyWriters) return undefined;
  const name = await nameAtTable(tx, viewer, { gameId, userId: chalkId });
  const said =
    name === null ? sentence('live.chalkWithSomebody') : sentence('live.chalkElsewhere', { name });
  return { ok: false, error: { code: 'chalk-elsewhere', hand: null, path: '', said } };
}
