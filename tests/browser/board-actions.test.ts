/** An open board writes by its actions; what they cannot carry goes to the addresses, and nothing twice. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardActions } from '../../lib/browser/board-actions';
import type { SendChange } from '../../lib/browser/send-all';
import type { Change } from '../../lib/sync/game';
import type { Answer } from '../../lib/sync/outbox';
import { type Fate, makeServer } from './server';
import { changeItem, hand, PHONES, play, record } from './table';

type Module = typeof import('../../lib/browser/board-actions');
let openActions: Module['openActions'];
let byAction: Module['byAction'];
const tab = { leave: new Set<() => void>(), isOnline: true, isHidden: false };
beforeEach(async () => {
  Object.assign(tab, { leave: new Set(), isOnline: true, isHidden: false });
  vi.stubGlobal('navigator', {
    get onLine() {
      return tab.isOnline;
    },
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return tab.isHidden ? 'hidden' : 'visible';
    },
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, leave: () => void) => tab.leave.add(leave),
    removeEventListener: (_: string, leave: () => void) => tab.leave.delete(leave),
  });
  // Every tab has its own.
  vi.resetModules();
  ({ openActions, byAction } = await import('../../lib/browser/board-actions'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const GONE = new Error('Server Action "7f" was not found on the server.');
/** A board whose actions do what `write` does. */
const board = (write: BoardActions['writeChange']): BoardActions => ({
  writeChange: write,
  announce: async () => ({ ok: true, value: null }),
  isUnknown: (error) => error === GONE,
});
const change = record(0);
const given = { gameId: 'game', change, account: null };
/** Sends once, and says which ways it went. */
async function send(asked: string[]): Promise<unknown> {
  return byAction<unknown>(
    (actions) => {
      asked.push('action');
      return actions.writeChange(given);
    },
    async () => {
      asked.push('address');
      return 'from the address';
    },
  );
}
const DONE = { ok: true } as Answer;

test('without a board everything goes to the address', async () => {
  const asked: string[] = [];
  expect(await send(asked)).toBe('from the address');
  openActions(board(async () => DONE))();
  await send(asked);
  expect(asked).toEqual(['address', 'address']);
});

test('with one it goes by the action alone', async () => {
  const asked: string[] = [];
  openActions(board(async () => DONE));
  expect([await send(asked), await send(asked)]).toEqual([DONE, DONE]);
  expect(asked).toEqual(['action', 'action']);
  expect(tab.leave.size).toBe(0);
});

test.each([
  ['hidden', { isHidden: true }],
  ['without network', { isOnline: false }],
])('%s the tab sends to the address, and by the action again afterwards', async (_, state) => {
  const asked: string[] = [];
  openActions(board(async () => DONE));
  Object.assign(tab, state);
  await send(asked);
  Object.assign(tab, { isHidden: false, isOnline: true });
  await send(asked);
  expect(asked).toEqual(['address', 'action']);
});

test('an action that fails goes to the address, and the next is an action again', async () => {
  const asked: string[] = [];
  openActions(board(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(await send(asked)).toBe('from the address');
  await send(asked);
  expect(asked).toEqual(['action', 'address', 'action', 'address']);
});

test('where the server does not know the actions of this page they are not tried again', async () => {
  const asked: string[] = [];
  openActions(board(() => Promise.reject(GONE)));
  expect(await send(asked)).toBe('from the address');
  await send(asked);
  expect(asked).toEqual(['action', 'address', 'address']);
});

test('behind an action without an answer nothing waits, and nothing else is sent by one', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let answer: (said: Answer) => void = () => undefined;
  openActions(
    board(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  );
  const first = send(asked);
  await send(asked);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await first).toBe('from the address');
  await send(asked);
  answer(DONE);
  await vi.advanceTimersByTimeAsync(0);
  void send(asked);
  expect(asked).toEqual(['action', 'address', 'address', 'address', 'action']);
});

test('a tab that is closed meanwhile sends to the address what has no answer yet', async () => {
  const asked: string[] = [];
  openActions(board(() => new Promise(() => undefined)));
  void send(asked);
  for (const leave of tab.leave) leave();
  expect(asked).toEqual(['action', 'address']);
});

test('two hundred hands through a bad network, by both ways: none lost, none stored twice', async () => {
  const { changeBy, sendAll } = await import('../../lib/browser/send-all');
  const phone = await (PHONES[1]?.[1] ?? expect.unreachable)();
  const server = makeServer();
  let count = 0;
  const fates: readonly Fate[] = [
    'answered',
    'dropped',
    'answer-lost',
    'answered',
    'twice',
    'fault',
    'answered',
  ];
  // Neither as long as the other, so that every fate of one meets every fate of the other.
  const post = server.through(() => fates[count++ % fates.length] ?? 'answered');
  let tries = 0;
  const gone = async (gameId: string, sent: Change): Promise<Answer> => {
    tries += 1;
    const store = () =>
      server.store(`/api/v1/games/${gameId}/changes`, { change: sent }).body as Answer;
    if (tries % 5 === 1) throw new TypeError('Failed to fetch');
    const answer = store();
    if (tries % 5 === 3) throw new TypeError('Failed to fetch');
    return answer;
  };
  openActions(board(({ gameId, change: sent }) => gone(gameId, sent)));
  const ways = { action: 0, address: 0 };
  const sendChange: SendChange = (gameId, sent, account) =>
    byAction(
      async (actions) => {
        ways.action += 1;
        return { status: 200, body: await actions.writeChange({ gameId, change: sent, account }) };
      },
      () => {
        ways.address += 1;
        return changeBy(post)(gameId, sent, account);
      },
    );
  const id = await play(phone, 0);
  for (let n = 0; n < 200; n += 1) await phone.add([changeItem(id, record(n))]);
  for (let round = 0; (await phone.items()).length > 0; round += 1) {
    expect(round, 'it goes on').toBeLessThan(2000);
    await sendAll(phone, { post, sendChange, publish: () => undefined });
  }
  expect(server.games.get(id)?.hands.map(({ entry }) => entry)).toEqual(
    Array.from({ length: 200 }, (_, n) => hand(n)),
  );
  expect(await phone.refusedOf(id)).toEqual([]);
  expect(Math.min(ways.action, ways.address)).toBeGreaterThan(20);
});
