import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../lib/browser/after-paint';

let frames: (() => void)[] = [];
let visibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  visibilityState = 'visible';
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
  vi.stubGlobal('requestAnimationFrame', (job: () => void) => frames.push(job));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1, () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const frame = () => {
  for (const job of frames.splice(0)) job();
};

test('what is put off until after a frame is done in order, in the task after it', () => {
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));
  frame();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['first', 'second']);
  vi.advanceTimersByTime(10_000);
  expect(done).toHaveLength(2);
});

test('what is put off meanwhile waits for a frame of its own', () => {
  const done: string[] = [];
  afterPaint(() => afterPaint(() => done.push('later')));
  frame();
  vi.advanceTimersByTime(0);
  expect(done).toEqual([]);
  frame();
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['later']);
});

test('without a frame nothing waits long, and without a window to be seen not at all', () => {
  const done: string[] = [];
  afterPaint(() => done.push('slow'));
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['slow']);
  visibilityState = 'hidden';
  afterPaint(() => done.push('hidden'));
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['slow', 'hidden']);
  afterPaint(() => done.push('next'));
  frame();
  expect(done).toHaveLength(2);
});
