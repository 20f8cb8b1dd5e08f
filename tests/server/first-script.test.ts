/** What the first script of a board asks for before its scripts are there, and what came with the page. */
import { expect, test, vi } from 'vitest';
import { firstScript } from '../../lib/server/transports/first-script';

const GAME = 'g'.repeat(21);
const PARTS = {
  ofVariant: { mittlere: ['rules.js', 'sticks.js'], coiffeur: ['other.js'] },
  toWrite: ['sheet.js', 'sticks.js'],
};

type Heard = (event: { target: { tagName: string } }) => void;

async function run({
  path = `/games/${GAME}`,
  value = { game: { table: { variant: 'mittlere' } }, atTable: { role: 'owner' } } as unknown,
  controller = null as object | null,
  told = false,
  toldOf = GAME,
  isBack = false,
}) {
  const brought: { src?: string; onerror?: () => void; remove?: () => void }[] = [];
  const fetch = vi.fn(async (_: string) => new Response(JSON.stringify({ ok: true, value })));
  const classes = new Set<string>();
  const loads = new Set<Heard>();
  const here = {
    textContent: JSON.stringify({ ok: true, value }),
    dataset: { game: toldOf },
    remove: vi.fn(),
  };
  const window: { schieferBoard?: { game: string; answer: Promise<string> } } = {};
  const surroundings = {
    document: {
      cookie: '',
      readyState: 'interactive',
      documentElement: { dataset: {}, classList: classes, lang: '' },
      querySelectorAll: () => [],
      getElementById: () => (told ? here : null),
      createElement: () => ({ remove: vi.fn() }),
      head: { append: (script: object) => brought.push(script) },
      addEventListener: (_: string, heard: Heard) => loads.add(heard),
      removeEventListener: (_: string, heard: Heard) => loads.delete(heard),
    },
    location: { pathname: path },
    navigator: { serviceWorker: { controller } },
    performance: { getEntriesByType: () => [{ type: isBack ? 'back_forward' : 'navigate' }] },
    window,
    fetch,
  };
  const names = Object.keys(surroundings);
  new Function(...names, firstScript('en', PARTS))(...Object.values(surroundings));
  await new Promise((resolve) => setTimeout(resolve, 10));
  const early = brought.length;
  for (const tagName of ['SCRIPT', 'LINK', 'SCRIPT', 'SCRIPT'])
    for (const heard of loads) heard({ target: { tagName } });
  const answer = await window.schieferBoard?.answer;
  return {
    asked: fetch.mock.calls.map(([url]) => url),
    brought,
    early,
    answer,
    removed: here.remove,
  };
}

test('the files of the game’s variant and of the entry sheet, each once, behind the page’s own', async () => {
  const { asked, brought, early } = await run({});
  expect(early).toBe(0);
  expect(asked).toEqual([`/api/games/${GAME}/board`]);
  expect(brought.map(({ src }) => src)).toEqual([
    '/_next/rules.js',
    '/_next/sticks.js',
    '/_next/sheet.js',
  ]);
  // What came to nothing is not waited for by whoever asks again.
  const [rules, slate] = brought;
  rules?.onerror?.();
  expect(rules?.remove).toHaveBeenCalledOnce();
  expect(slate?.remove).not.toHaveBeenCalled();
});

test('what came with the page is not asked for, and its element goes', async () => {
  const { asked, brought, answer, removed } = await run({ told: true });
  expect(asked).toEqual([]);
  expect(JSON.parse(answer ?? '')).toMatchObject({
    ok: true,
    value: { atTable: { role: 'owner' } },
  });
  expect(removed).toHaveBeenCalledOnce();
  expect(brought).toHaveLength(3);
});

test('of another game than the address says it takes nothing', async () => {
  const { asked, removed } = await run({ told: true, toldOf: 'x'.repeat(21) });
  expect(asked).toEqual([`/api/games/${GAME}/board`]);
  expect(removed).toHaveBeenCalledOnce();
});

test('on the way back the browser shows the page as it was: the game is asked for anew', async () => {
  const { asked, brought } = await run({ told: true, isBack: true });
  expect(asked).toEqual([`/api/games/${GAME}/board`]);
  expect(brought).toHaveLength(3);
});

test.each([
  ['who only reads enters nothing', { role: 'reader' }, ['/_next/rules.js', '/_next/sticks.js']],
  [
    'a variant of a newer server is not known',
    { role: 'owner', variant: 'newer' },
    ['/_next/sheet.js', '/_next/sticks.js'],
  ],
])('%s', async (_, { role, variant = 'mittlere' }: { role: string; variant?: string }, files) => {
  const value = { game: { table: { variant } }, atTable: { role } };
  expect((await run({ value })).brought.map(({ src }) => src)).toEqual(files);
});

test.each([
  ['where the worker has the files', { controller: {} }, 1],
  ['of a game that is not open here', { value: null }, 1],
  ['on a page that is no board', { path: '/games' }, 0],
])('nothing %s', async (_, surroundings, questions) => {
  const { asked, brought } = await run(surroundings);
  expect([asked.length, brought]).toEqual([questions, []]);
});

test('a phone that has games, a tournament or a league says so before anything is painted', () => {
  const started = (known: Record<string, string>) => {
    const style = new Map<string, string>();
    const dataset: Record<string, string> = {};
    const documentElement = {
      dataset,
      lang: '',
      style: { setProperty: (name: string, value: string) => style.set(name, value) },
    };
    const surroundings = {
      document: { cookie: '', documentElement },
      location: { pathname: '/' },
      localStorage: {
        getItem: (key: string) => known[key.replace('schiefer/', '')] ?? null,
      },
    };
    const names = Object.keys(surroundings);
    new Function(...names, firstScript('en', PARTS))(...Object.values(surroundings));
    return {
      plays: dataset.plays,
      rows: style.get('--start-rows'),
      attends: dataset.attends,
      league: dataset.league,
    };
  };
  expect(started({ plays: '10' })).toEqual({ plays: '10', rows: '10' });
  expect(started({ plays: '0' })).toEqual({ plays: '0', rows: '0' });
  expect(started({})).toEqual({});
  expect(started({ attends: '{}' })).toEqual({ attends: '' });
  expect(started({ league: '{}' })).toEqual({ league: '' });
});
