/** Long work as people ask for it and look at it; `job-runner.ts` does it. */
import 'server-only';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { type Denied, deny, leaguesOf, leaguesWrittenIn, type Viewer } from '../access';
import { json, latestOf, read, type Tx, write } from '../store';
import { wakeJobs } from './job-runner';
import {
  type AskedIn,
  ImportReport,
  JOB_KINDS,
  JOB_STATUSES,
  type JobKind,
  type JobStatus,
  Report,
} from './job-types';

/** A job as pages show it. */
export type JobView = {
  readonly id: string;
  readonly kind: JobKind;
  readonly status: JobStatus;
  readonly league: { readonly id: string; readonly name: string } | null;
  /** The file that was sent; null where there was none. */
  readonly fileName: string | null;
  readonly done: number;
  /** Of how much; null while that is being found out. */
  readonly total: number | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Null before the end. */
  readonly report: Exclude<Report, { kind: 'under-way' }> | null;
};

/** So many of one person wait or run at a time: each may hold a large file. */
const MAX_OPEN = 5;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** What is asked for; `input` is the file. */
type NewJob = {
  readonly kind: JobKind;
  readonly leagueId?: string | undefined;
  readonly asked: object;
  /** Of whoever asks: the report is in their language. */
  readonly words: Pick<Words, 'language'>;
  readonly input?: Uint8Array<ArrayBuffer> | undefined;
};

/** The job that was taken in, or why it was not. */
export type Started = { readonly ok: true; readonly value: { readonly jobId: string } } | Denied;

/**
 * Takes a job in and begins it as soon as those before it are done; answers its id.
 *
 * @param may asked in the same transaction: why the viewer may not ask for this, if so
 */
export async function startJob(
  viewer: Viewer,
  { kind, leagueId, asked, input, words }: NewJob,
  may: (tx: Tx) => Promise<Denied | undefined>,
): Promise<Started> {
  const answer = await write(async (tx): Promise<Started> => {
    const denied = await may(tx);
    if (denied) return denied;
    const own = { userId: viewer.userId };
    const open = await tx.job.count({ where: { ...own, status: { in: ['waiting', 'running'] } } });
    if (open >= MAX_OPEN)
      return deny(
        'input-invalid',
        sentence('server-files.tooManyJobs', { open: String(open), most: String(MAX_OPEN) }),
      );
    const at = new Date();
    const old = { lt: new Date(at.getTime() - KEPT_MS) };
    await tx.job.deleteMany({ where: { ...own, createdAt: old, input: null } });
    const id = nanoid();
    await tx.job.create({
      data: {
        id,
        ...own,
        leagueId: leagueId ?? null,
        kind,
        status: 'waiting',
        asked: json({ ...asked, language: words.language } satisfies AskedIn),
        input: input ?? null,
        report: json({ kind: 'under-way', begun: 0 }),
        createdAt: at,
        updatedAt: at,
      },
      select: { id: true },
    });
    return { ok: true, value: { jobId: id } };
  });
  if (answer.ok) wakeJobs();
  return answer;
}

/** One's own, and those of leagues that one writes for. */
const visibleJobs = (viewer: Viewer | null): Prisma.JobWhereInput => ({
  OR: [
    { userId: { in: viewer ? [viewer.userId] : [] } },
    { leagueId: { not: null }, league: leaguesOf(viewer, 'scorer') },
  ],
});

const headColumns = {
  id: true,
  kind: true,
  status: true,
  asked: true,
  done: true,
  total: true,
  createdAt: true,
  league: { select: { id: true, name: true } },
} satisfies Prisma.JobSelect;
const columns = { ...headColumns, report: true } satisfies Prisma.JobSelect;

/** A job, or null where this viewer sees none of that id. */
export async function findJob(viewer: Viewer | null, id: string): Promise<JobView | null> {
  const where = { AND: [{ id }, visibleJobs(viewer)] };
  const row = await read((tx) => tx.job.findFirst({ where, select: columns }));
  if (!row) return null;
  const report = Report.parse(row.report);
  return { ...viewOf(row), report: report.kind === 'under-way' ? null : report };
}

const LISTED = 20;

/** A job in a list. */
export type JobLine = Omit<JobView, 'report'> & {
  /** What came of an import, once it is done. */
  readonly counts: z.infer<typeof Counts> | null;
};
const Counts = ImportReport.pick({ kind: true, imported: true, there: true, refused: true });

/** The latest jobs that the viewer sees: all of them, those of one league, or the own imports. */
export async function listJobs(
  viewer: Viewer | null,
  of: { readonly leagueId?: string; readonly kind?: JobKind } = {},
): Promise<JobLine[]> {
  const kind = of.kind === undefined ? {} : { kind: of.kind };
  const rows = await read(async (tx) => {
    const places = [
      { userId: { in: viewer ? [viewer.userId] : [] } },
      { leagueId: { in: await leaguesWrittenIn(tx, viewer) } },
    ];
    return latestOf(places, {
      most: LISTED,
      at: ({ createdAt }: Prisma.JobGetPayload<{ select: typeof columns }>) => createdAt,
      ask: (place, take) =>
        tx.job.findMany({
          where: { AND: [place, kind, of.leagueId === undefined ? {} : { leagueId: of.leagueId }] },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take,
          select: columns,
        }),
    });
  });
  return rows.map((row) => ({ ...viewOf(row), counts: Counts.safeParse(row.report).data ?? null }));
}

const Kind = z.enum(JOB_KINDS);
const Status = z.enum(JOB_STATUSES);
const Asked = z.object({ fileName: z.string().optional() });

const viewOf = (
  row: Prisma.JobGetPayload<{ select: typeof headColumns }>,
): Omit<JobView, 'report'> => ({
  id: row.id,
  kind: Kind.parse(row.kind),
  status: Status.parse(row.status),
  league: row.league,
  fileName: Asked.parse(row.asked).fileName ?? null,
  done: row.done,
  total: row.total,
  createdAt: row.createdAt.toISOString(),
});
