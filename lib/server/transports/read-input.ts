import 'server-only';
import type { z } from 'zod';
import { saidBy, sentence, sentenceError } from '../../i18n/sentence';
import { type Denied, invalid } from '../access';
import { unreadable } from './unreadable';

/** What somebody sent, as it is expected; else where it is not, with a sentence for them. */
export function readInput<Given>(
  input: z.ZodType<Given>,
  given: unknown,
): { readonly ok: true; readonly value: Given } | Denied {
  // A schema that people can offend has a sentence of its own; this is for all others.
  const error = ({ path = [], ...issue }: z.core.$ZodRawIssue) => {
    const [most, least] = [numberIn(issue, 'maximum'), numberIn(issue, 'minimum')];
    const { input: value } = issue;
    if (typeof value === 'number' && most !== null)
      return sentenceError('server.tooLarge', { value, most });
    if (typeof value === 'number' && least !== null)
      return sentenceError('server.tooSmall', { value, least });
    return path.length > 0
      ? sentenceError('server.badInput', { path: path.join('.') })
      : sentenceError('server.badInputWhole');
  };
  const no = unreadable(given);
  if (no) return no;
  const read = input.safeParse(given, { error });
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  const said = saidBy(issue?.message) ?? sentence('server.badInputWhole');
  return invalid(said, issue?.path.join('.'));
}

const numberIn = (issue: Readonly<Record<string, unknown>>, key: string): number | null => {
  const value = issue[key];
  return typeof value === 'number' ? value : null;
};
