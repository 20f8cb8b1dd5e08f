import { describe, expect, test } from 'vitest';
import { followWork } from '../../app/ui/follow-work';

const encoder = new TextEncoder();
/** An answer that tells these lines; without a report at its end it breaks off. */
function answer(lines: readonly object[], isTorn = false) {
  const left = [...lines];
  return new Response(
    new ReadableStream({
      pull(control) {
        const line = left.shift();
        if (line) control.enqueue(encoder.encode(`${JSON.stringify(line)}\n\n`));
        else if (isTorn) control.error(new Error('gone'));
        else control.close();
      },
    }),
  );
}
const refused = (status: number) =>
  Response.json({ ok: false, error: { path: 'file', message: 'too large' } }, { status });
const waiting = { kind: 'waiting' };
const at = (done: number) => ({ kind: 'progress', done, total: 10 });
const report = { kind: 'failure', message: 'as it ends' };

/** Follows work that is answered so, one answer after the other; then nobody is there. */
async function followed(...answers: Response[]) {
  const heard: unknown[] = [];
  let asked = 0;
  const ask = async () => {
    const next = answers[asked];
    asked += 1;
    if (!next) throw new TypeError('Failed to fetch');
    return next;
  };
  const end = await followWork(
    ask,
    (state) => heard.push(state),
    () => Promise.resolve(),
  );
  return { end, heard, asked };
}

test('told as it goes, once', async () => {
  expect(await followed(answer([waiting, at(4), report]))).toEqual({
    end: { report },
    heard: [waiting, at(4)],
    asked: 1,
  });
});

test.each([false, true])('broken off it is asked for again, torn: %s', async (isTorn) => {
  const { end, heard, asked } = await followed(
    answer([waiting, at(4)], isTorn),
    refused(503),
    answer([waiting, at(4), at(9)]),
    answer([report]),
  );
  expect(end).toEqual({ report });
  const again = { kind: 'again' };
  expect(heard).toEqual([waiting, at(4), again, again, waiting, at(4), at(9), again]);
  expect(asked).toBe(4);
});

describe('given up', () => {
  test('at once where it was never taken', async () => {
    expect(await followed()).toMatchObject({ end: { refused: null }, asked: 1 });
    expect(await followed(new Response('<html>', { status: 502 }))).toMatchObject({
      end: { refused: null },
      asked: 1,
    });
  });
  test('with the reason', async () => {
    const { end } = await followed(refused(400));
    expect(end).toEqual({ refused: { path: 'file', message: 'too large' } });
    // Also where something has changed since it was begun.
    expect((await followed(answer([waiting]), refused(403))).end).toMatchObject({
      refused: { message: 'too large' },
    });
  });
  test('after a while in which nobody is there', async () => {
    const { end, asked } = await followed(answer([waiting, at(1)]));
    expect(end).toEqual({ refused: null });
    expect(asked).toBe(6);
  });
});
