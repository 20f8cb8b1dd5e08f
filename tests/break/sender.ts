/** What a phone does with what it has to say: it sends it again until the server has answered. */
import { setTimeout as pause } from 'node:timers/promises';

/** What nobody answers by then is sent again; longer than the server itself may take. */
const LONGEST_MS = 20_000;
const AGAIN_MS = 60;

/** What answers said beside `ok`, and what must not have been said. */
export type Book = {
  acknowledged: number;
  /** Sent again, because no answer came or the answer said so. */
  repeated: number;
  /** Answers by status. */
  readonly statuses: Map<number, number>;
  /** The longest that anybody waited for an answer, in ms. */
  longestMs: number;
  readonly faults: string[];
  /** How long each acknowledged request took, in ms; emptied by whoever reads it. */
  latencies: number[];
};
export const newBook = (): Book => ({
  acknowledged: 0,
  repeated: 0,
  statuses: new Map(),
  longestMs: 0,
  faults: [],
  latencies: [],
});

export type Sender = {
  readonly cookie: () => string;
  /** Sends one thing until it is acknowledged, and answers what was said. */
  readonly send: (path: string, body?: object) => Promise<unknown>;
};

/** One that the server does not know yet. */
export function newSender(url: string, book: Book): Sender {
  let cookie = '';

  async function send(path: string, body?: object): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      if (tries > 1) {
        book.repeated += 1;
        await pause(AGAIN_MS * Math.random() * Math.min(tries, 5));
      }
      const begun = performance.now();
      const answer = await ask(path, body);
      if (!answer) continue;
      const took = performance.now() - begun;
      book.longestMs = Math.max(book.longestMs, took);
      book.statuses.set(answer.status, (book.statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) {
        book.acknowledged += 1;
        book.latencies.push(took);
        return answer.body;
      }
      // Nothing else may happen to what a phone sends: it was made for the game as it is.
      if (answer.status === 503 || answer.status === 429) continue;
      book.faults.push(`${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
      await pause(500);
      if (book.faults.length > 20) throw new Error(book.faults.join('\n'));
    }
  }

  async function ask(path: string, body?: object) {
    try {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      const text = await answer.text();
      const given = answer.headers.getSetCookie().map((one) => one.split(';', 1).join(''));
      if (answer.ok && given.length > 0) cookie = given.join('; ');
      return { status: answer.status, body: JSON.parse(text) as unknown };
    } catch (error) {
      if (error instanceof SyntaxError) book.faults.push(`${path}: an answer that is no JSON`);
      if (error instanceof Error && error.name === 'TimeoutError')
        book.faults.push(`${path}: no answer within ${LONGEST_MS} ms`);
      return null;
    }
  }

  return { cookie: () => cookie, send };
}
