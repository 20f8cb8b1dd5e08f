/** What is felt and heard: only what this phone is to, never late, and no file of sounds without need. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const vibrate = vi.fn();
const started: number[] = [];
const listeners = new Map<string, () => void>();
let state = 'suspended';
let now = 0;
let contexts = 0;

/** A part of the sound that only has to be there. */
const param = () => ({
  value: 0,
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
});
const node = () => ({
  connect: (next: unknown) => next,
  gain: param(),
  frequency: param(),
  Q: param(),
  start: (at: number) => started.push(at),
  stop: () => {},
});
class Context {
  sampleRate = 100;
  currentTime = 3;
  destination = {};
  createGain = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createOscillator = node;
  constructor() {
    contexts += 1;
  }
  get state() {
    return state;
  }
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  resume = async () => {};
}

async function phone(dataset: Record<string, string>) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset } });
  const { feel, readySounds } = await import('../../lib/browser/feel');
  await readySounds();
  return feel;
}

beforeEach(() => {
  vibrate.mockClear();
  started.length = 0;
  listeners.clear();
  state = 'suspended';
  now = 1000;
  contexts = 0;
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('window', {
    AudioContext: Context,
    addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a match is felt longer than a stroke, and nothing where it is switched off', async () => {
  const feel = await phone({});
  feel('stroke');
  feel('match');
  const [stroke = [], match = []] = vibrate.mock.calls.map(([pattern]) => pattern as number[]);
  const long = (pattern: number[]) => pattern.reduce((sum, ms) => sum + ms, 0);
  expect(long(match)).toBeGreaterThan(5 * long(stroke));
  vibrate.mockClear();
  (await phone({ buzz: 'off' }))('match');
  expect(vibrate).not.toHaveBeenCalled();
});

test('nothing is heard, nor fetched, where nobody has switched it on', async () => {
  const feel = await phone({});
  expect(listeners.size).toBe(0);
  feel('match');
  expect(started).toEqual([]);
  expect(contexts).toBe(0);
});

test('a tap wakes the sound; before it nothing is played, and later nothing that was missed', async () => {
  const feel = await phone({ sound: 'on' });
  feel('stroke');
  expect(contexts).toBe(0);
  expect(started).toEqual([]);
  listeners.get('pointerup')?.();
  expect(contexts).toBe(1);
  // The browser takes a moment.
  now += 20;
  feel('stroke');
  expect(started.length).toBeGreaterThan(0);
  started.length = 0;
  // It never did.
  now += 1000;
  feel('stroke');
  expect(started).toEqual([]);
  state = 'running';
  feel('stroke');
  feel('wipe');
  feel('match');
  expect(started.every((at) => at >= 3 && at < 3.3)).toBe(true);
  expect(started.length).toBeGreaterThan(3);
});

test('the lines under a name are heard when they are drawn, and not where nothing moves', async () => {
  const lateSounds = async () => {
    const feel = await phone({ sound: 'on' });
    listeners.get('click')?.();
    feel('win');
    return started.splice(0).filter((at) => at > 4);
  };
  expect(await lateSounds()).toEqual([3 + 1.46, 3 + 1.72]);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(await lateSounds()).toEqual([]);
});
