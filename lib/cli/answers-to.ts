/**
 * Many records are answered by as many threads as there are processors. The first are answered
 * before there is a thread: few records wait for none, and each comes as soon as it can.
 */
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import Tinypool from 'tinypool';
import { type Answers, answerLines, wholeLines } from './answer';

/** From about so many characters on, threads are worth what they cost to start. */
const WORTH_THREADS = 2_000_000;
/** So many pieces are under way for each thread, so that none is idle. */
const AHEAD = 3;

/** The answers to newline-delimited JSON as it arrives, in its order. */
export async function* answersTo(chunks: AsyncIterable<string>): AsyncGenerator<Answers> {
  let threads: Tinypool | undefined;
  let seen = 0;
  const answers = (lines: string): Answers | Promise<Answers> => {
    seen += lines.length;
    if (seen < WORTH_THREADS) return answerLines(lines);
    threads ??= new Tinypool({ filename: new URL('./answer-thread.mjs', import.meta.url).href });
    return threads.run(lines);
  };
  const concurrency = AHEAD * availableParallelism();
  yield* Readable.from(wholeLines(chunks)).map(answers, { concurrency });
  await threads?.destroy();
}
