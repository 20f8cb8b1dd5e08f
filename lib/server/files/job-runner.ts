/**
 * Does what waits, one job after the other, in this process. Everything is in the database: whoever
 * starts again, or another server on it, finds what was running and begins it again, and the work sees
 * to it that this changes nothing that is done already. What it reports is told in the language of
 * whoever asked.
 */
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FileFault } from '../../files/fault';
import { faultInWords } from '../../i18n/fault';
import { sentence } from '../../i18n/sentence';
import { wordsIn } from '../../i18n/words-in';
import { instanceId } from '../config/instance';
import { log } from '../config/log';
import { json, read, write } from '../store';
import { runImport } from './import-run';
import { type HeldJob, type Hold, holdJob, takeJob } from './job-leases';
import {
  AskedIn,
  JobFault,
  type JobKind,
  type Outcome,
  Report,
  type UnderWay,
  type Work,
} from './job-types';
import { runRebuild } from './rebuild-run';
import { giveUpRestore, runRestore } from './restore-run';

type Kind = {
  readonly run: (work: Work) => Promise<Outcome>;
  /** Takes away what was begun and came to nothing. */
  readonly giveUp?: (underWay: UnderWay) => Promise<void>;
};
const KINDS: Readonly<Record<JobKind, Kind>> = {
  import: { run: runImport },
  restore: { run: runRestore, giveUp: giveUpRestore },
  rebuild: { run: runRebuild },
};

/** Something that brings the process down each time is not tried for ever. */
const MAX_BEGUN = 3;

// Pages, actions and route handlers have module instances of their own; the runner is one.
type Runner = {
  isWanted: boolean;
  current: Promise<void> | null;
  /** Ends the pause until a job of another server could be free. */
  wake: (() => void) | null;
};
const shared = globalThis as typeof globalThis & { schieferJobs?: Runner };
function theRunner(): Runner {
  shared.schieferJobs ??= { isWanted: false, current: null, wake: null };
  return shared.schieferJobs;
}

/** Sees to it that what waits gets done. Called after a job was asked for and when a server starts. */
export function wakeJobs(): void {
  const runner = theRunner();
  runner.isWanted = true;
  runner.wake?.();
  runner.current ??= work(runner)
    .catch((error: unknown) => log.error({ err: error }, 'jobs stopped'))
    .finally(() => {
      runner.current = null;
      if (runner.isWanted) wakeJobs();
    });
}

/** Until nothing is being done any more. */
export async function jobsDone(): Promise<void> {
  while (theRunner().current) await theRunner().current;
}

async function work(runner: Runner): Promise<void> {
  while (runner.isWanted) {
    runner.isWanted = false;
    for (;;) {
      const taken = await takeJob();
      if (taken.job) await run(taken.job);
      else if (taken.freeInMs === null) break;
      // Its server may end before the job does.
      else await pause(runner, taken.freeInMs + 1);
    }
  }
}

async function pause(runner: Runner, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    runner.wake = resolve;
    setTimeout(resolve, ms).unref();
  });
  runner.wake = null;
}

/** Another server does the job now. */
class JobLost extends Error {}

async function run(job: HeldJob): Promise<void> {
  const before = Report.safeParse(job.report).data;
  const begun = before?.kind === 'under-way' ? before.begun : 0;
  const underWay: UnderWay = {
    ...(before?.kind === 'under-way' ? before : {}),
    kind: 'under-way',
    begun: begun + 1,
  };
  const kind = KINDS[job.kind as JobKind]; // written by startJob alone
  const words = wordsIn(AskedIn.parse(job.asked).language);
  const hold = holdJob(job.id);
  try {
    await update(job.id, { status: 'running', report: json(underWay) });
    if (begun >= MAX_BEGUN)
      throw new JobFault(sentence('server-files.job.begunOften', { times: String(begun) }));
    const outcome = await kind.run({
      id: job.id,
      leagueId: job.leagueId,
      asked: job.asked,
      underWay,
      words,
      input: () => inputOf(job.id),
      progress: progressOf(job.id, hold),
    });
    await update(job.id, { status: 'done', report: json(outcome), input: null });
  } catch (error) {
    if (hold.isLost()) {
      log.warn({ err: error, job: job.id, kind: job.kind }, 'job taken by another server');
      return;
    }
    const isKnown = error instanceof JobFault || error instanceof FileFault;
    if (!isKnown) log.error({ err: error, job: job.id, kind: job.kind }, 'job failed');
    const message = faultInWords(words, isKnown ? error : { said: sentence('server.internal') });
    await kind.giveUp?.(underWay).catch((fault: unknown) => {
      log.error({ err: fault, job: job.id, kind: job.kind }, 'job left something behind');
    });
    const report = json({ kind: 'failure', message });
    await update(job.id, { status: 'failed', report, input: null });
  } finally {
    hold.end();
  }
}

/** Whoever asked for it may be gone by now, and the job with them; or it is another server's. */
const update = (
  id: string,
  data: { status: string; report: ReturnType<typeof json>; input?: null },
) =>
  write((tx) =>
    tx.job.updateMany({
      where: { id, heldBy: instanceId },
      data: { ...data, updatedAt: new Date() },
    }),
  );

async function inputOf(id: string): Promise<Uint8Array> {
  const row = await read((tx) => tx.job.findUnique({ where: { id }, select: { input: true } }));
  if (!row?.input) throw new JobFault(sentence('server-files.job.fileGone'));
  return row.input;
}

/** Others wait no longer than this, so long as the work reports often. */
const TURN_MS = 10;
/** How often the figures are written; where a large file makes that slow, less often. */
const EVERY_MS = 500;
const WRITING_SHARE = 20;

function progressOf(id: string, hold: Hold): Work['progress'] {
  let turn = performance.now();
  let due = turn + EVERY_MS;
  let said: number | null = null;
  return async (done, total) => {
    if (hold.isLost()) throw new JobLost();
    if (performance.now() - turn > TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
    // How much there is is told at once.
    if (turn < due && total === said) return;
    said = total;
    await write((tx) =>
      tx.job.updateMany({
        where: { id, heldBy: instanceId },
        data: { done, total, updatedAt: new Date() },
      }),
    );
    const took = performance.now() - turn;
    due = turn + took + Math.max(EVERY_MS, took * WRITING_SHARE);
  };
}
