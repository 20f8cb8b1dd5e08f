/**
 * Which server does which job. On a database that several share a job is held for a few seconds at a
 * time, by the database's clock: the holder says again and again that it is still there, and once it
 * does not, another goes on. An SQLite file has one process, and whatever was running there is its own.
 */
import 'server-only';
import { instanceId } from '../config/instance';
import { log } from '../config/log';
import { openDatabase, type Tx, write } from '../store';

const HELD_MS = 6000;
const AGAIN_MS = 2000;

const columns = { id: true, kind: true, leagueId: true, asked: true, report: true } as const;

/** A job that is this server's now. */
export type HeldJob = NonNullable<
  Extract<Awaited<ReturnType<typeof takeJob>>, { job: unknown }>['job']
>;

/**
 * Takes the next job for this server: what was running when its server ended comes first, then the
 * oldest that waits. Where there is none, in how many ms one could become free; null if none could.
 */
export const takeJob = () =>
  write(async (tx) => {
    const now = await clock(tx);
    const free = isShared()
      ? { OR: [{ heldBy: null }, { heldBy: instanceId }, { heldUntil: { lt: now } }] }
      : {};
    const first = (status: string) =>
      tx.job.findFirst({
        where: { status, ...free },
        orderBy: { createdAt: 'asc' },
        select: columns,
      });
    const job = (await first('running')) ?? (await first('waiting'));
    if (job) {
      await tx.job.update({ where: { id: job.id }, data: held(now), select: { id: true } });
      return { job };
    }
    const next = await tx.job.findFirst({
      where: { status: { in: ['running', 'waiting'] } },
      orderBy: { heldUntil: 'asc' },
      select: { heldUntil: true },
    });
    return {
      freeInMs: next?.heldUntil ? Math.max(next.heldUntil.getTime() - now.getTime(), 0) : null,
    };
  });

/** A hold on a job while it is being done. */
export type Hold = {
  /** Has another server taken the job? What this one still does for it does not count. */
  readonly isLost: () => boolean;
  readonly end: () => void;
};

/** Holds a job that was taken, until the end is called. */
export function holdJob(id: string): Hold {
  let isLost = false;
  const again = async () => {
    const kept = await write(async (tx) => {
      const data = held(await clock(tx));
      const { count } = await tx.job.updateMany({ where: { id, heldBy: instanceId }, data });
      // Whoever asked for it may be gone by now, and the job with them: nobody else does it then.
      return count > 0 || (await tx.job.count({ where: { id } })) === 0;
    });
    if (!kept) isLost = true;
  };
  const timer = isShared()
    ? setInterval(() => {
        again().catch((error: unknown) =>
          log.warn({ err: error, job: id }, 'job not held for now'),
        );
      }, AGAIN_MS).unref()
    : undefined;
  return { isLost: () => isLost, end: () => clearInterval(timer) };
}

const isShared = (): boolean => openDatabase().query !== null;
const held = (now: Date) => ({
  heldBy: instanceId,
  heldUntil: new Date(now.getTime() + HELD_MS),
});

/** The database's, so that servers whose clocks differ agree. */
async function clock(tx: Tx): Promise<Date> {
  if (!isShared()) return new Date();
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
  return row?.now ?? new Date();
}
