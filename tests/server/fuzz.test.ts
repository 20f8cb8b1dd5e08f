/**
 * Everything that the server takes, found by walking `app`, with made-up input, as everybody: never a
 * fault of ours, never a word of the machine, nothing stored where it was refused. Actions and route
 * handlers are called as functions, which is what they are once Next has read a request; what Next
 * itself reads is fuzzed over the network (tests/e2e/malformed.spec.ts). `npm run fuzz` sends many more.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { nanoid } from 'nanoid';
import { NextRequest } from 'next/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { signInHere } from '../../lib/server/account/session';
import { read } from '../../lib/server/store/db';
import type { Operation } from '../../lib/server/transports/contract';
import { useDatabase } from '../helpers/database';
import { COUNTED, expectNoLeak, rowCounts } from '../helpers/fuzz';
import { amiss, nearly, wildJson, wildValue } from '../helpers/nearly';
import { handlers, routesOf } from '../helpers/routes';
import { foundClub, WHO } from './club';
import { asHandler, endpoints } from './endpoints';
import { hold, newPhone, type Phone, SETTINGS } from './phone';
import { ENTRIES, MITTLERE, play, startGame } from './table';

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'error';
});

/** What is known of what an address or an action takes, noted while they are loaded. */
const known = vi.hoisted(() => ({
  actions: new Map<string, unknown>(),
  uploads: new Map<unknown, unknown>(),
}));
type Noted = (steps: { name: string; input: unknown }, ...rest: unknown[]) => unknown;
const noting =
  (real: Noted): Noted =>
  (steps, ...rest) => {
    known.actions.set(steps.name, steps.input);
    return real(steps, ...rest);
  };

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
// Outside of Next it has no words; which language they are in, other tests ask.
vi.mock('next-intl/server', async () => {
  const { t, format } = (await import('../../lib/i18n/words-in')).wordsIn('en');
  return { getTranslations: async () => t, getFormatter: async () => format };
});
vi.mock('next/server', async (load) => ({
  ...(await load<object>()),
  connection: async () => undefined,
}));
vi.mock('../../lib/server/transports/action', async (load) => {
  const real = await load<{ action: Noted; guestAction: Noted; boardAction: Noted }>();
  const { action, guestAction, boardAction } = real;
  return {
    ...real,
    action: noting(action),
    guestAction: noting(guestAction),
    boardAction: noting(boardAction),
  };
});
vi.mock('../../lib/server/transports/upload', async (load) => {
  const real = await load<{ upload: (steps: { input: unknown }) => unknown }>();
  const upload = (steps: { input: unknown }) => {
    const made = real.upload(steps);
    known.uploads.set(made, steps.input);
    return made;
  };
  return { ...real, upload };
});

/** How many of each; `npm run fuzz` sends a hundred thousand. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1200);
const timeout = 60_000 + RUNS * 100;
/** So often there is a new league, because the old one gets taken apart. */
const NEW_AFTER = 150;

useDatabase();
for (const [name, value] of Object.entries({ ...SETTINGS, RATE_LIMITS: 'off' }))
  vi.stubEnv(name, value);
beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

let words: string[] = ['none'];
let phones: Phone[] = [];
let done = 0;
async function settle(): Promise<void> {
  if (done++ % NEW_AFTER !== 0) return;
  const club = await foundClub({ isPublic: true });
  const game = await startGame(club.owner, MITTLERE);
  const state = await play(club.owner, game, ENTRIES.slice(0, 3));
  phones = [];
  for (const who of WHO) {
    const phone = hold(newPhone());
    const viewer = club.as[who];
    if (viewer) await signInHere(async () => viewer.userId);
    phones.push(phone);
  }
  const rows = await read((tx) => tx.player.findMany({ take: 5, select: { id: true } }));
  words = [
    ...[club.leagueId, club.seasonId, club.eveningId, game.id, club.owner.userId, nanoid()],
    ...state.hands.flatMap(({ id, by }) => [id, by]),
    ...rows.map(({ id }) => id),
  ];
}
const pool = { words: () => words };

/** Runs it as somebody, and looks at what is stored where it was refused. */
async function asSomebody(
  who: number,
  sent: string,
  job: () => Promise<{ isRefused: boolean; text: string }>,
): Promise<void> {
  await settle();
  hold(phones[who % phones.length] ?? newPhone());
  const before = await rowCounts();
  const { isRefused, text } = await job();
  expectNoLeak(text, sent);
  expect(text, sent).not.toContain('"code":"internal"');
  if (isRefused) expect(await rowCounts(), sent).toEqual(before);
}

const shown = (value: unknown): string => {
  try {
    return fc.stringify(value).slice(0, 1500);
  } catch {
    // Not String(value): what was made up may have no toString.
    return 'what cannot be written out';
  }
};

test('every table is counted', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)];
  const tables = models.map(([, name, own = '']) => /@@map\("(\w+)"\)/.exec(own)?.[1] ?? name);
  expect(tables.toSorted()).toEqual(COUNTED.toSorted());
});

type Action = { readonly name: string; readonly run: (given: unknown) => Promise<unknown> };
const actions: Action[] = [];
type Handler = {
  readonly name: string;
  readonly address: string;
  readonly method: string;
  readonly run: (
    request: Request,
    context: { readonly params: Promise<object> },
  ) => Promise<Response>;
  readonly operation?: Operation;
};
const routes: Handler[] = endpoints.map(({ endpoint, method, address }) => ({
  name: `${method} ${address}`,
  address,
  method,
  run: asHandler(endpoint),
  operation: endpoint.operation,
}));
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

beforeAll(async () => {
  for (const { file } of routesOf(['actions.ts'])) {
    const found: Record<string, Action['run']> = await import(/* @vite-ignore */ `../../${file}`);
    for (const [name, run] of Object.entries(found)) actions.push({ name, run });
  }
  for (const { file, address } of handlers()) {
    const found: Record<string, Handler['run']> = await import(/* @vite-ignore */ `../../${file}`);
    for (const method of METHODS) {
      const run = found[method];
      if (run) routes.push({ name: `${method} ${address}`, address, method, run });
    }
  }
}, 120_000);

test(
  'every action',
  async () => {
    expect(actions.length).toBeGreaterThan(40);
    for (const { name } of actions) expect([...known.actions.keys()]).toContain(name);
    const inputs = actions.map(({ name }) =>
      amiss(nearly(known.actions.get(name) as z.ZodType, pool), wildValue),
    ); // noted as schemas
    const one = fc
      .nat(actions.length - 1)
      .chain((at) => fc.tuple(fc.constant(at), fc.nat(5), inputs[at] ?? wildValue));
    const asked = fc.asyncProperty(one, async ([at, who, given]) => {
      const { name = '', run } = actions[at] ?? {};
      await asSomebody(who, `${name} ${shown(given)}`, async () => {
        const answer = (await run?.(given)) as { ok: boolean }; // every action answers so
        expect(typeof answer.ok, name).toBe('boolean');
        return { isRefused: !answer.ok, text: JSON.stringify(answer) };
      });
    });
    await fc.assert(asked, { numRuns: RUNS, endOnFailure: true });
  },
  timeout,
);

const headerText = fc.constantFrom(
  '',
  '*',
  '"x"',
  'W/"1"',
  '-1',
  'Bearer',
  'Bearer x',
  '9'.repeat(300),
);
const HEADERS = ['if-match', 'if-none-match', 'authorization', 'last-event-id', 'range', 'cookie'];
const types = fc.constantFrom(
  ...['application/json', 'application/json', 'application/json', 'application/octet-stream'],
  ...['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', ''],
);
const text = fc.nat().map((n) => words[n % words.length] ?? '');
const part = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: wildJson.map((value) => String(shown(value)).slice(0, 200)) },
);

/** What is sent as a body: what the operation takes, nearly; or bytes that are nothing. */
function bodies(input: unknown): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const near = input ? amiss(nearly(input as z.ZodType, pool), wildJson) : wildJson; // a schema
  return fc.oneof(
    { weight: 5, arbitrary: near.map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[[[', '[1e999]', '['.repeat(50_000)) },
  );
}

function query(input: unknown): fc.Arbitrary<string> {
  const near = input ? amiss(nearly(input as z.ZodType, pool), wildJson) : wildJson; // a schema
  return near.map((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    const params = new URLSearchParams();
    for (const [key, inner] of entries)
      params.set(key, String(typeof inner === 'object' ? shown(inner) : inner).slice(0, 500));
    return params.size > 0 ? `?${params}` : '';
  });
}

test(
  'every address',
  async () => {
    expect(routes.length).toBeGreaterThan(40);
    const asked = routes.map(({ run, address, operation }) => {
      const names = [...address.matchAll(/\[([^\]]+)\]/g)].map(([, name]) => name ?? '');
      return fc.record({
        search: query(operation?.query ?? known.uploads.get(run)),
        body: bodies(operation?.body),
        parts: fc
          .tuple(...names.map(() => part))
          .map((values) =>
            Object.fromEntries(
              names.map((name, i) =>
                name.startsWith('...')
                  ? [name.slice(3), [values[i], values[0]]]
                  : [name, values[i]],
              ),
            ),
          ),
        headers: fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 2 }),
        type: known.uploads.has(run) ? fc.constantFrom('application/octet-stream', 'x') : types,
      });
    });
    const one = fc
      .nat(routes.length - 1)
      .chain((at) => fc.tuple(fc.constant(at), fc.nat(5), asked[at] ?? fc.constant(null)));
    const property = fc.asyncProperty(one, async ([at, who, given]) => {
      const route = routes[at];
      if (!route || !given) return;
      const sent = `${route.name} as ${WHO[who % WHO.length]} ${shown(given)}`;
      await asSomebody(who, sent, () => send(route, given));
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  },
  timeout,
);

type Given = {
  readonly search: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
};

async function send({ method, address, run }: Handler, given: Given) {
  const at = address.replace(/\[[^\]]+\]/g, 'x');
  const gone = new AbortController();
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const request = new NextRequest(`http://jass.example${at}${given.search}`, {
    method,
    signal: gone.signal,
    headers: { ...given.headers, 'content-type': given.type },
    ...(hasBody && { body: given.body }),
  });
  const response = await run(request, { params: Promise.resolve(given.parts) });
  expect(response.status, `${method} ${address} ${shown(given)}`).toBeLessThan(500);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (isStream) {
    await response.body?.cancel();
    gone.abort();
  }
  return { isRefused: response.status >= 400, text: isStream ? '' : await response.text() };
}
