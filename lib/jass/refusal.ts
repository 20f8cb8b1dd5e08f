/** Faults in what people enter: returned, never thrown. The codes are those of `jass-record/1`. */
import { MESSAGES } from '#english';
import { type Told, teller } from './said';

/**
 * Every reason to refuse a record, in the order of precedence: where several fit one hand, the
 * first of this list is given.
 */
export const REFUSAL_CODES = [
  'record-invalid',
  'players-count',
  'points-sum',
  'strokes-sum',
  'counts-sum',
  'points-impossible',
  'counts-impossible',
  'tricks-unknown',
  'no-tricks-with-points',
  'cut-missing',
  'cut-wrong',
  'void-not-allowed',
  'announcement-missing',
  'match-invalid',
  'wies-both-sides',
  'wies-invalid',
  'stoeck-invalid',
  'declared-too-early',
  'race-undecided',
  'row-taken',
  'auction-illegal',
  'game-finished',
] as const;
/** A reason to refuse a record. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * A fault within one hand: `path` is the field it is in (`points`, `points.0`), empty for the
 * whole; `message` says what is wrong, with the figures, and what would be right, and `said` how to
 * say it in another language.
 */
export type Fault = { code: RefusalCode; path: string } & Told;

/** A fault and where it is: `hand` is an index in `hands`, or null for the record as a whole. */
export type Refusal = { code: RefusalCode; hand: number | null; path: string } & Told;

const { say, tell } = teller('engine', MESSAGES);

/** Part of a sentence, by its key and what stands in it. */
export const part = say;

/** A fault, by the key of its sentence and what stands in it. */
export const faultAt = <Key extends keyof typeof MESSAGES>(
  code: RefusalCode,
  path: string,
  key: Key,
  values: Parameters<typeof tell<Key>>[1],
): Fault => ({ code, path, ...tell(key, values) });

/** What came of it: the value, or the first fault found. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: Refusal };

/** A good result. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A refusal because of a fault in one hand, or in the record as a whole (`hand` null). */
export function refuse(fault: Fault, hand: number | null): { ok: false; error: Refusal } {
  const { code, path, message, said } = fault;
  return { ok: false, error: { code, hand, path, message, said } };
}
