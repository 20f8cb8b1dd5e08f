/** Long work: what is done in it is kept as it goes, and whoever asked hears how far it is. */
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FileFault } from '../../files/fault';
import { faultInWords } from '../../i18n/fault';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import type { Said } from '../../jass';
import type { Denied } from '../access';
import { log } from '../config/log';
import type { Tx } from '../store';

/** A document that was refused: where it stands in the file, and why. */
export type Refusal = {
  readonly file: string;
  readonly line: number | null;
  /** Which game of a collection. */
  readonly game?: number;
  readonly code: string;
  readonly hand: number | null;
  readonly path: string;
  readonly message: string;
};

export type ImportReport = {
  readonly kind: 'import';
  readonly imported: number;
  /** Games that were there before, or stand twice in the file. */
  readonly there: number;
  readonly refused: number;
  /** Of those imported, the games that could have gone on and were ended with their last hand. */
  readonly ended: number;
  /** Of those imported, the games of variants that their season does not count. */
  readonly uncounted: number;
  /** The first of those imported, `GAMES_KEPT` at the most: their ids. */
  readonly games: readonly string[];
  /** How many for each reason. */
  readonly byCode: Readonly<Record<string, number>>;
  /** The first of those refused, `REFUSALS_KEPT` at the most. */
  readonly refusals: readonly Refusal[];
};

export type RestoreReport = {
  readonly kind: 'restore';
  readonly leagueId: string;
  readonly leagueName: string;
  readonly games: number;
  readonly players: number;
  readonly evenings: number;
  /** Results without hands. */
  readonly paper: number;
};

export type RebuildReport = {
  readonly kind: 'rebuild';
  readonly games: number;
  readonly evenings: number;
  /** How many were not as the hands say and are now, by cache. */
  readonly differed: Readonly<Record<string, number>>;
  /** Games that cannot be scored; they were left as they are. */
  readonly faults: readonly { readonly gameId: string; readonly message: string }[];
};

/** Why it came to nothing, or to no more than was done by then. */
export type FailureReport = { readonly kind: 'failure'; readonly message: string };

/** What came of it. */
export type Report = ImportReport | RestoreReport | RebuildReport | FailureReport;

/** What is told before that: it waits for others, or is so far; `total` is null until it is found out. */
export type Underway =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number | null };

/** So many imported games are shown with what came of an import; all are counted. */
export const GAMES_KEPT = 20;

/** So many refusals are listed; all are counted. */
export const REFUSALS_KEPT = 2000;

/** Why something cannot be done, for whoever asked for it. */
export class WorkFault extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.key);
    this.said = said;
  }
}

/** This server ends: whoever asked asks again. */
export class BrokenOff extends Error {}

/** A refusal before it is said in the words of whoever asked. */
export type Unsaid = Omit<Refusal, 'message'> & Parameters<typeof faultInWords>[1];

/** Tells how far it has come, and lets others have their turn; to be called often. */
export type Progress = (done: number, total: number | null) => Promise<void>;
/** Something that was allowed and takes long. Done again, it changes nothing that it did before. */
export type Work = (progress: Progress) => Promise<Report>;
/** The work, or why it may not be done. */
export type Allowed = { readonly ok: true; readonly value: Work } | Denied;

type Told = {
  /** Named in the log. */
  readonly name: string;
  readonly words: Words;
  readonly tell: (underway: Underway) => void;
  /** Is this server about to end? */
  readonly isEnding: () => boolean;
};

/** Does the work when all that was asked before is done; answers what came of it, null where it broke off. */
export async function doWork(
  work: Work,
  { name, words, tell, isEnding }: Told,
): Promise<Report | null> {
  try {
    return await inTurn(() => work(progressOf(tell, isEnding)));
  } catch (error) {
    if (error instanceof BrokenOff) return null;
    const isKnown = error instanceof WorkFault || error instanceof FileFault;
    if (!isKnown) log.error({ err: error, work: name }, 'work failed');
    const said = isKnown ? error : { said: sentence('server.internal') };
    return { kind: 'failure', message: faultInWords(words, said) };
  }
}

// Pages, actions and route handlers have module instances of their own; the work is done by one.
const shared = globalThis as typeof globalThis & { schieferWork?: Promise<unknown> };

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = (shared.schieferWork ?? Promise.resolve()).then(work);
  shared.schieferWork = mine.catch(() => undefined);
  return mine;
}

/** Others wait no longer than this, so long as the work reports often. */
const TURN_MS = 10;
const TOLD_EVERY_MS = 300;

function progressOf(tell: Told['tell'], isEnding: () => boolean): Progress {
  let turn = performance.now();
  let due = turn;
  return async (done, total) => {
    if (isEnding()) throw new BrokenOff();
    if (performance.now() - turn > TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
    if (turn < due) return;
    due = turn + TOLD_EVERY_MS;
    tell({ kind: 'progress', done, total });
  };
}

/** Whoever asked may be gone by now: a guest who signed in is the account's. */
export async function stillThere(tx: Tx, userId: string): Promise<void> {
  if (!(await tx.user.findUnique({ where: { id: userId }, select: { id: true } })))
    throw new WorkFault(sentence('server-files.work.askerGone'));
}
