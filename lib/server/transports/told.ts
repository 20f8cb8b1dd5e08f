import 'server-only';
import type { z } from 'zod';
import { faultInWords } from '../../i18n/fault';
import { type Answer, type Denied, deny } from '../access/answer';
import { unreadable } from './unreadable';
import { say, wordsNow } from './words';

/** What was refused, in the language of whoever asked. */
export const told = (fault: Parameters<typeof faultInWords>[1]): string =>
  faultInWords(wordsNow(), fault);

/** An answer on its way out: what the engine refused in English is told in the reader's language. */
export const inReadersWords = <Value>(answer: Answer<Value>): Answer<Value> =>
  answer.ok ? answer : { ...answer, error: { ...answer.error, message: told(answer.error) } };

/** An answer for a program: its sentence alone, without how our own pages say it in other languages. */
export function withoutSaid<Value>(answer: Answer<Value>): Answer<Value> {
  if (answer.ok || !('said' in answer.error)) return answer;
  const { code, hand, path, message } = answer.error;
  // An error as the document has it; `said` is for our own pages alone.
  return { ...answer, error: { code, hand, path, message } as typeof answer.error };
}

/** What somebody sent, as it is expected; else where it is not, with a sentence for them. */
export function readInput<Given>(
  input: z.ZodType<Given>,
  given: unknown,
): { readonly ok: true; readonly value: Given } | Denied {
  // A schema that people can offend has a sentence of its own; this is for all others.
  const error = ({ path = [] }: { path?: PropertyKey[] | undefined }) =>
    path.length > 0
      ? say('server.badInput', { path: path.join('.') })
      : say('server.badInputWhole');
  const no = unreadable(given);
  if (no) return no;
  const read = input.safeParse(given, { error });
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  return deny('input-invalid', issue?.message ?? '', issue?.path.join('.'));
}
