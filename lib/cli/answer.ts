/** What the tally command prints: one line of JSON for each document. */
import { type Refusal, type Tally, tally } from '../jass/index';

/** One line to print, and whether it says no. */
export type Answer = { line: string; isRefused: boolean };

/** A refusal as it is printed: in English alone. */
type Refused = Omit<Refusal, 'said'>;

function score(text: string): { ok: true; value: Tally } | { ok: false; error: Refused } {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `The record is not JSON: ${why}`;
    return { ok: false, error: { code: 'record-invalid', hand: null, path: '', message } };
  }
  const scored = tally(document);
  if (scored.ok) return scored;
  const { code, hand, path, message } = scored.error;
  return { ok: false, error: { code, hand, path, message } };
}

/** The tally of a JSON document, or the refusal as `{"error": …}`. */
export function answer(text: string): Answer {
  const result = score(text);
  return result.ok
    ? { line: JSON.stringify(result.value), isRefused: false }
    : { line: JSON.stringify({ error: result.error }), isRefused: true };
}

/** The answers to some lines: as they are printed, how many there are and how many say no. */
export type Answers = { text: string; read: number; failed: number };

/** Answers newline-delimited JSON; blank lines are skipped. */
export function answerLines(lines: string): Answers {
  const answers = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(answer);
  return {
    text: answers.map(({ line }) => `${line}\n`).join(''),
    read: answers.length,
    failed: answers.filter(({ isRefused }) => isRefused).length,
  };
}

/**
 * Cuts what arrives where lines end: for each chunk the lines that it completes, so that the first
 * can be answered before the second is there. The last line needs no newline.
 */
export async function* wholeLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf('\n');
    if (end >= 0) {
      yield begun.join('') + chunk.slice(0, end);
      begun = [];
    }
    begun.push(chunk.slice(end + 1));
  }
  yield begun.join('');
}
