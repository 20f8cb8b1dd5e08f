/** The system's back closes what lies over a page, and leaves the page only where nothing does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Entry = { url: string; state: Record<string, unknown> | null };

/** A tab with its history; what the router hears of going back and forth is in `heard`. */
function makeTab() {
  const entries: Entry[] = [{ url: '/games', state: null }];
  let at = 0;
  const listeners: ((event: PopStateEvent) => void)[] = [];
  const heard: string[] = [];
  const here = () => entries[at] ?? { url: '', state: null };
  const arrive = () => {
    let isStopped = false;
    const stopImmediatePropagation = () => {
      isStopped = true;
    };
    const event = { state: here().state, stopImmediatePropagation } as unknown as PopStateEvent;
    for (const listener of listeners) listener(event);
    if (!isStopped) heard.push(here().url);
  };
  const move = (steps: number) => {
    const to = at + steps;
    if (to < 0 || to >= entries.length) return;
    at = to;
    arrive();
  };
  const push = (url: string, state: Entry['state']) => {
    entries.splice(at + 1, entries.length, { url, state });
    at += 1;
  };
  vi.stubGlobal('location', {
    get href() {
      return here().url;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return here().state;
    },
    pushState: (state: Entry['state']) => push(here().url, state),
    // A browser goes back some time later.
    go: (steps: number) => setTimeout(() => move(steps), 5),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: PopStateEvent) => void) =>
      listeners.push(listener),
  });
  return {
    heard,
    /** Another page of the same product, as its router opens it. */
    visit: (url: string) => push(url, { router: true }),
    back: () => move(-1),
    forward: () => move(1),
    url: () => here().url,
    /** How many entries are behind this one. */
    depth: () => at,
    layers: () => here().state?.layers ?? 0,
  };
}

type Tab = ReturnType<typeof makeTab>;
let tab: Tab;
let closedByBack: (close: () => void) => () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  tab = makeTab();
  ({ closedByBack } = await import('../../lib/browser/back'));
  tab.visit('/games/1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(50);

/** A sheet that closes as a page does it: what is told to close is taken off. */
async function open(closed: string[] = [], name = 'sheet') {
  const leave = closedByBack(() => {
    closed.push(name);
    leave();
  });
  await settled();
  return leave;
}

test('back closes a sheet and stays on the page; the next one leaves', async () => {
  const closed: string[] = [];
  await open(closed);
  tab.back();
  await settled();
  expect(closed).toEqual(['sheet']);
  expect(tab.url()).toBe('/games/1');
  expect(tab.heard).toEqual([]);
  tab.back();
  expect(tab.url()).toBe('/games');
  expect(tab.heard).toEqual(['/games']);
});

test('sheets over one another close one after the other', async () => {
  const closed: string[] = [];
  await open(closed, 'entry');
  await open(closed, 'cards');
  tab.back();
  await settled();
  expect(closed).toEqual(['cards']);
  tab.back();
  await settled();
  expect(closed).toEqual(['cards', 'entry']);
  expect(tab.url()).toBe('/games/1');
});

test('a sheet closed otherwise leaves nothing behind: one back leaves the page', async () => {
  const leave = await open();
  expect(tab.depth()).toBe(2);
  leave();
  await settled();
  expect(tab.depth()).toBe(1);
  expect(tab.heard).toEqual([]);
  tab.back();
  expect(tab.url()).toBe('/games');
});

test('one that takes the place of another shares its entry', async () => {
  const leave = await open();
  leave();
  await open();
  expect(tab.depth()).toBe(2);
});

test('one that opens while another is being left gets an entry of its own', async () => {
  const leave = await open();
  leave();
  await vi.advanceTimersByTimeAsync(1);
  const closed: string[] = [];
  closedByBack(() => closed.push('late'));
  await settled();
  expect(tab.depth()).toBe(2);
  tab.back();
  expect(closed).toEqual(['late']);
});

test('a sheet that stays open gets its entry back', async () => {
  closedByBack(() => {});
  await settled();
  tab.back();
  await settled();
  expect(tab.layers()).toBe(1);
  expect(tab.url()).toBe('/games/1');
});

test('a link in a sheet goes to its page, and back from there to the page without the sheet', async () => {
  const leave = await open();
  tab.visit('/games/1/record');
  leave();
  await settled();
  expect(tab.url()).toBe('/games/1/record');
  tab.back();
  await settled();
  expect(tab.url()).toBe('/games/1');
  expect(tab.layers()).toBe(0);
  tab.back();
  expect(tab.url()).toBe('/games');
});

test('forward does not lead into a sheet that was closed', async () => {
  const closed: string[] = [];
  await open(closed);
  tab.back();
  await settled();
  tab.forward();
  await settled();
  expect(tab.layers()).toBe(0);
  expect(tab.url()).toBe('/games/1');
});

test('where the browser does not go back, the next sheet takes the entry that is left', async () => {
  const leave = await open();
  vi.spyOn(history, 'go').mockImplementation(() => {});
  leave();
  await vi.advanceTimersByTimeAsync(3000);
  const closed: string[] = [];
  await open(closed, 'next');
  expect(tab.depth()).toBe(2);
  tab.back();
  expect(closed).toEqual(['next']);
});
