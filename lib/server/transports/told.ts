/** What leaves the server: answers with their sentences in the reader's language. */
import 'server-only';
import { faultInWords } from '../../i18n/fault';
import type { Words } from '../../i18n/words';
import type { Fault, GameState } from '../../sync/game';
import type { Answer, Denial } from '../access';

/** A denial with its sentence. */
type ToldDenial = Omit<Denial, 'said'> & { readonly message: string };

/** What is sent to somebody who was turned away. */
export type ToldDenied = {
  readonly ok: false;
  readonly error: Fault | ToldDenial;
  readonly current?: GameState;
};

/** An answer as it is sent; `current` is the game as it is, where that stood in the way of a change. */
export type Told<Value> = { readonly ok: true; readonly value: Value } | ToldDenied;

/** An answer in the words of whoever asked. */
export const inWords = <Value>(words: Words, answer: Answer<Value>): Told<Value> =>
  answer.ok ? answer : denialInWords(words, answer);

/** The same of one that denies. */
export function denialInWords(
  words: Words,
  answer: Extract<Answer<never>, { ok: false }>,
): ToldDenied {
  const { error } = answer;
  const message = faultInWords(words, error);
  if ('message' in error) return { ...answer, error: { ...error, message } };
  const { code, hand, path } = error;
  return { ...answer, error: { code, hand, path, message } };
}

/** An answer for a program: its sentence alone, without how our own pages say it in other languages. */
export function withoutSaid<Value>(answer: Told<Value>): Told<Value> {
  if (answer.ok || !('said' in answer.error)) return answer;
  const { code, hand, path, message } = answer.error;
  // An error as the document has it; `said` is for our own pages alone.
  return { ...answer, error: { code, hand, path, message } as typeof answer.error };
}
