/** What the commands `tally`, `rank` and `draw` print: one line of JSON for each document. */
import { tally } from '../jass/index';

/** One line to print, and whether it says no. */
export type Answer = { line: string; isRefused: boolean };

/** What came of a document, `error` as it is printed: in English alone. */
type Judged = { ok: true; value: unknown } | { ok: false; error: object };

/** What answers a document that is given as text: `judge` its JSON, `unreadable` what is none. */
export const answering =
  (judge: (document: unknown) => Judged, unreadable: (why: string) => object) =>
  (text: string): Answer => {
    const judged = judgedBy(judge, unreadable, text);
    return judged.ok
      ? { line: JSON.stringify(judged.value), isRefused: false }
      : { line: JSON.stringify({ error: judged.error }), isRefused: true };
  };

function judgedBy(
  judge: (document: unknown) => Judged,
  unreadable: (why: string) => object,
  text: string,
): Judged {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return { ok: false, error: unreadable(error instanceof Error ? error.message : String(error)) };
  }
  return judge(document);
}

/** The tally of a record, or the refusal as `{"error": …}`. */
export const answer = answering(
  (record) => {
    const scored = tally(record);
    if (scored.ok) return scored;
    const { code, hand, path, message } = scored.error;
    return { ok: false, error: { code, hand, path, message } };
  },
  (why) => ({
    code: 'record-invalid',
    hand: null,
    path: '',
    message: `The record is not JSON: ${why}`,
  }),
);

/** The answers to some lines: as they are printed, how many there are and how many say no. */
export type Answers = { text: string; read: number; failed: number };

/** Answers newline-delimited JSON; blank lines are skipped. */
export function answerLines(lines: string, answerTo: (text: string) => Answer = answer): Answers {
  const answers = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(answerTo);
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
