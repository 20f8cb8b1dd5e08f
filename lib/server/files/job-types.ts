/** Long work: what can be asked for, and what it has to report. */
import 'server-only';
import { z } from 'zod';
import type { faultInWords } from '../../i18n/fault';
import { LANGUAGES } from '../../i18n/languages';
import type { Words } from '../../i18n/words';
import type { Said } from '../../jass';
import { Day } from '../../league/days';

export const JOB_KINDS = ['import', 'restore', 'rebuild'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Where imported games go: to the person, to one evening, or to the evening of their day. */
const Into = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }),
  z.object({ kind: z.literal('evening'), eveningId: z.string() }),
  z.object({ kind: z.literal('season'), seasonId: z.string() }),
]);
export type Into = z.infer<typeof Into>;

/** The language of whoever asked: the report is written in it, for all who read it. */
export const AskedIn = z.object({ language: z.enum(LANGUAGES).default('en') });
export type AskedIn = z.infer<typeof AskedIn>;

/** Games from a file. */
export const AskedImport = z.object({
  fileName: z.string(),
  into: Into,
  /** The day of games whose file names tell none. */
  day: Day.nullable(),
  /** What becomes of games that the rules would let go on. */
  unfinished: z.enum(['finish', 'run']),
});
export type AskedImport = z.infer<typeof AskedImport>;

/** A document that was refused: where it stands in the file, and why. */
export const Refusal = z.object({
  file: z.string(),
  line: z.int().nullable(),
  /** Which game of a collection. */
  game: z.int().optional(),
  code: z.string(),
  hand: z.int().nullable(),
  path: z.string(),
  message: z.string(),
});
export type Refusal = z.infer<typeof Refusal>;

export const ImportReport = z.object({
  kind: z.literal('import'),
  imported: z.int(),
  /** Games that were there before, or stand twice in the file. */
  there: z.int(),
  refused: z.int(),
  /** Of those imported, the games that could have gone on and were ended with their last hand. */
  ended: z.int().default(0),
  /** Of those imported, the games of variants that their season does not count. */
  uncounted: z.int().default(0),
  /** The first of those imported, `GAMES_KEPT` at the most: their ids. */
  games: z.array(z.string()).default([]),
  /** How many for each reason. */
  byCode: z.record(z.string(), z.int()),
  /** The first of those refused, `REFUSALS_KEPT` at the most. */
  refusals: z.array(Refusal),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const RestoreReport = z.object({
  kind: z.literal('restore'),
  leagueId: z.string(),
  leagueName: z.string(),
  games: z.int(),
  players: z.int(),
  evenings: z.int(),
});
export type RestoreReport = z.infer<typeof RestoreReport>;

export const RebuildReport = z.object({
  kind: z.literal('rebuild'),
  games: z.int(),
  evenings: z.int(),
  /** How many were not as the hands say and are now, by cache. */
  differed: z.record(z.string(), z.int()),
  /** Games that cannot be scored; they were left as they are. */
  faults: z.array(z.object({ gameId: z.string(), message: z.string() })),
});
export type RebuildReport = z.infer<typeof RebuildReport>;

/** Why it came to nothing, or to no more than was done by then. */
const FailureReport = z.object({ kind: z.literal('failure'), message: z.string() });

/**
 * Before the end: how often the work was begun, and what the work wants to remember where it is
 * begun again.
 */
export const UnderWay = z.object({
  kind: z.literal('under-way'),
  begun: z.int(),
  /** The league that a restoration has begun to build. */
  building: z.string().optional(),
});
export type UnderWay = z.infer<typeof UnderWay>;

export const Report = z.discriminatedUnion('kind', [
  ImportReport,
  RestoreReport,
  RebuildReport,
  FailureReport,
  UnderWay,
]);
export type Report = z.infer<typeof Report>;
/** What a job that has come to its end reports. */
export type Outcome = ImportReport | RestoreReport | RebuildReport;

/** So many imported games are shown with what came of an import; all are counted. */
export const GAMES_KEPT = 20;

/** So many refusals are listed; all are counted. */
export const REFUSALS_KEPT = 2000;

/** Why a job cannot be done, for whoever asked for it. */
export class JobFault extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.key);
    this.said = said;
  }
}

/** A refusal before it is said in the words of whoever asked. */
export type Unsaid = Omit<Refusal, 'message'> & Parameters<typeof faultInWords>[1];

/** What the work itself gets from whoever runs it. */
export type Work = {
  readonly id: string;
  readonly leagueId: string | null;
  readonly asked: unknown;
  readonly underWay: UnderWay;
  /** In which it reports. */
  readonly words: Words;
  /** The file that was sent. */
  readonly input: () => Promise<Uint8Array>;
  /** Tells how far it has come, and lets others have their turn; call it often. */
  readonly progress: (done: number, total: number | null) => Promise<void>;
};
