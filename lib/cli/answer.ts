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

const isBlank = (line: string) => line.trim() === '';

/**
 * Answers newline-delimited JSON as it arrives: for each chunk the answers to the lines that it
 * completes, so that the first is answered before the second is there and no more than one chunk
 * and one line are held. Blank lines are skipped; the last line needs no newline.
 */
export async function* answerLines(chunks: AsyncIterable<string>): AsyncGenerator<Answer[]> {
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [end = '', ...lines] = chunk.split('\n');
    begun.push(end);
    const last = lines.pop();
    if (last === undefined) continue;
    const complete = [begun.join(''), ...lines];
    begun = [last];
    yield complete.filter((line) => !isBlank(line)).map(answer);
  }
  yield begun.join('').trim() === '' ? [] : [answer(begun.join(''))];
}
