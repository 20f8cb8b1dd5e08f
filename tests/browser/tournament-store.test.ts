/** A tournament on a phone: what it does at once, what it sends, and by which link it reads. */
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkOf } from '../../lib/browser/tournament-link';
import { type NewChange, tournamentStore } from '../../lib/browser/tournament-store';
import {
  applyTournament,
  type Kept,
  TournamentChange,
  type TournamentRole,
  tournamentView,
} from '../../lib/tournament';
import { hall } from '../tournament/day';

type Fate = 'answered' | 'late' | 'lost' | 'unanswered';
let kept: Kept;
let fates: Fate[];
/** The ids of all changes that reached the server, in their order. */
let asked: string[];
/** What the token of a link lets one do; null for nothing. */
let roleOf: (link: string | null) => TournamentRole | null;
let stop: (() => void) | undefined;
/** The stream that tells of changes. */
let stream: EventTarget | undefined;
/** How often the tournament was read. */
let reads: number;

const reader = { runsIt: false, isPublic: false, publicNames: null, at: null } as const;
const said = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { ETag: `"${kept.changes.length}"` } });

function answer(path: string, init?: RequestInit): Response {
  const url = new URL(path, 'http://here');
  const role = roleOf(url.searchParams.get('link'));
  if (!role) return said(404, { ok: false, error: { code: 'not-found', message: 'none' } });
  if (!url.pathname.endsWith('/changes')) {
    reads += 1;
    const { changes, ...state } = kept;
    const id = url.pathname.split('/').at(-1) ?? '';
    const own = { ...reader, id, revision: changes.length, role };
    return said(200, { ok: true, value: JSON.parse(JSON.stringify(tournamentView(state, own))) });
  }
  const change = TournamentChange.parse(JSON.parse(String(init?.body)).change);
  asked.push(change.id);
  const applied = applyTournament(kept, change);
  if (!applied.ok) return said(409, { ok: false, error: { ...applied.error } });
  kept = applied.kept;
  return said(200, { ok: true, value: { revision: kept.changes.length } });
}

/** As a browser's: its keys are the names of what lies in it. */
class Memory {
  [key: string]: unknown;
}
Object.defineProperties(Memory.prototype, {
  getItem: { value: (key: string) => localStorage[key] ?? null },
  setItem: {
    value: (key: string, text: string) => void Object.assign(localStorage, { [key]: text }),
  },
  removeItem: { value: (key: string) => void Reflect.deleteProperty(localStorage, key) },
});

beforeEach(() => {
  vi.useFakeTimers();
  kept = hall(4);
  [fates, asked, reads] = [[], [], 0];
  roleOf = () => 'director';
  vi.stubGlobal('localStorage', new Memory());
  const page = Object.assign(new EventTarget(), {
    location: { hash: '', pathname: '/' },
    history: { state: null, replaceState: vi.fn() },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        stream = this;
      }
      close() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const fate = fates.shift() ?? 'answered';
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    const response = answer(path, init);
    if (fate === 'unanswered') throw new TypeError('Failed to fetch');
    if (fate === 'late') await new Promise((resolve) => setTimeout(resolve, 5000));
    return response;
  });
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(60_000);
const open = async (id = nanoid()) => {
  const store = tournamentStore(id);
  stop = store.open();
  // What applies changes is loaded like any other module.
  await vi.waitFor(() => expect(store.state().status).not.toBe('asked'));
  await settle();
  return store;
};
const enter = (name: string): NewChange => ({
  kind: 'register',
  entrants: [{ id: nanoid(), name, present: true }],
});
const namesOf = (store: Awaited<ReturnType<typeof open>>) =>
  store.state().view?.entrants.map(({ name }) => name);

test('a change is seen at once, kept without network, and sent once in its order', async () => {
  const store = await open();
  // The first is lost on its way, then its answer is; the second goes behind it.
  fates = ['lost', 'unanswered'];
  const ids = ['Eva', 'Urs'].map((name) => store.change(enter(name)));
  expect(namesOf(store)?.slice(4)).toEqual(['Eva', 'Urs']);
  expect(store.state().waiting).toBe(2);
  await settle();
  const [one, other] = ids.map((done) => (done.ok ? done.id : ''));
  expect(asked).toEqual([one, one, other]);
  expect(kept.entrants.map(({ name }) => name).slice(4)).toEqual(['Eva', 'Urs']);
  expect(store.state()).toMatchObject({ waiting: 0, isBehind: false, refused: [] });
  expect(namesOf(store)?.slice(4)).toEqual(['Eva', 'Urs']);
});

test('an older answer that comes last changes nothing', async () => {
  const store = await open();
  const others = applyTournament(kept, { ...enter('Urs'), id: nanoid() } as TournamentChange);
  if (!others.ok) throw new Error(others.error.message);
  kept = others.kept;
  fates = ['late'];
  const older = store.look();
  store.change(enter('Eva'));
  await vi.advanceTimersByTimeAsync(5001);
  await older;
  expect(store.state().waiting).toBe(0);
  expect(namesOf(store)?.slice(4)).toEqual(['Urs', 'Eva']);
});

test('what was not sent when the page was left goes when it is opened again', async () => {
  const store = await open();
  fates = Array(9).fill('lost');
  store.change(enter('Eva'));
  await vi.advanceTimersByTimeAsync(100);
  stop?.();
  expect(asked).toEqual([]);
  fates = [];
  const { id } = store;
  vi.resetModules();
  const again = await import('../../lib/browser/tournament-store');
  const later = again.tournamentStore(id);
  stop = later.open();
  await vi.waitFor(() => expect(later.state().status).toBe('open'));
  await settle();
  expect(asked).toHaveLength(1);
  expect(kept.entrants).toHaveLength(5);
});

test('what does not fit is not kept; what the server refuses is said', async () => {
  const store = await open();
  const draw = nanoid();
  expect(store.change({ kind: 'publish', round: 0, draw })).toMatchObject({
    ok: false,
    error: { code: 'round-moved' },
  });
  expect(store.state().waiting).toBe(0);
  // Somebody else took the number meanwhile.
  const taken = applyTournament(kept, {
    ...{ kind: 'register', id: nanoid() },
    entrants: [{ id: 'x', name: 'Vreni', number: 9 }],
  });
  if (!taken.ok) throw new Error(taken.error.message);
  kept = taken.kept;
  store.change({ kind: 'entrant', entrant: 'p1', set: { number: 9 } });
  await settle();
  expect(store.state().refused.map(({ message }) => message)).toEqual(['Number 9 is Vreni.']);
  expect(store.state().view?.entrants[0]).toMatchObject({ number: 1 });
});

test('a weaker link does not take the place of a stronger one, a dead one is forgotten', async () => {
  const roles: Record<string, TournamentRole> = { desk: 'desk', hall: 'public' };
  roleOf = (link) => roles[link ?? ''] ?? null;
  const id = nanoid();
  window.location.hash = '#link=desk';
  expect((await open(id)).state().view?.role).toBe('desk');
  stop?.();
  window.location.hash = '#link=hall';
  expect((await open(id)).state().view?.role).toBe('desk');
  expect(linkOf(id)?.token).toBe('desk');
  stop?.();
  window.location.hash = '';
  delete roles.desk;
  const store = await open(id);
  await store.look();
  expect(store.state().status).toBe('closed');
  expect(linkOf(id)).toBeNull();
});

test('a phone in the hall looks at its leisure, a screen of the hall within a third of a second', async () => {
  roleOf = () => 'public';
  const store = await open();
  const readsWithin = async (ms: number) => {
    const before = reads;
    stream?.dispatchEvent(new Event('changed'));
    await vi.advanceTimersByTimeAsync(ms);
    return reads - before;
  };
  expect(await readsWithin(2900)).toBe(0);
  await settle();
  const leave = store.keepUp();
  expect(await readsWithin(333)).toBe(1);
  leave();
  expect(await readsWithin(2900)).toBe(0);
});
