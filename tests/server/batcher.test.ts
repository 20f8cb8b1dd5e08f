import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batched } from '../../lib/server/store/batcher';

/** Turns of the event loop: more than a question waits for where nobody else asks. */
const turns = async (many = 10) => {
  for (let i = 0; i < many; i += 1) await turn();
};

/** Squares what it is asked, and notes who was asked together. */
function squares(waitMs: number) {
  const questions: (readonly number[])[] = [];
  const ask = batched(
    async (asked: readonly number[]) => {
      questions.push(asked);
      await turns();
      return asked.map((n) => (n < 0 ? new Error(`${n} is negative`) : n * n));
    },
    { waitMs },
  );
  return { ask, questions };
}

test('what comes in one turn, or while an answer is being found, is asked together', async () => {
  const { ask, questions } = squares(0);
  const first = [ask(1), ask(2)];
  await turns(5);
  const second = [ask(3), ask(4), ask(5)];
  expect(await Promise.all([...first, ...second])).toEqual([1, 4, 9, 16, 25]);
  expect(questions).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('an error is thrown to the one who asked', async () => {
  const { ask } = squares(0);
  const both = await Promise.allSettled([ask(-1), ask(2)]);
  expect(both).toMatchObject([
    { status: 'rejected', reason: { message: '-1 is negative' } },
    { status: 'fulfilled', value: 4 },
  ]);
});

test.each([
  { waitMs: 0, questions: [[1, 2, 3], [4], [5, 6]] },
  {
    waitMs: 60_000,
    questions: [
      [1, 2, 3],
      [4, 5, 6],
    ],
  },
])('with patience, $waitMs ms, as many as the last time are waited for', async (one) => {
  const { ask, questions } = squares(one.waitMs);
  await Promise.all([1, 2, 3].map(ask));
  const early = ask(4);
  await turns();
  expect(await Promise.all([early, ask(5), ask(6)])).toEqual([16, 25, 36]);
  expect(questions).toEqual(one.questions);
});

test('nobody is waited for in vain: not longer than patience lasts, and not by one who asks alone', async () => {
  const { ask, questions } = squares(30);
  await Promise.all([ask(1), ask(2)]);
  expect(await ask(3)).toBe(9);
  const { ask: alone } = squares(60_000);
  expect(await alone(1)).toBe(1);
  expect(await alone(2)).toBe(4);
  expect(questions).toEqual([[1, 2], [3]]);
});
