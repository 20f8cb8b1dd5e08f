/** The document of the JSON interface says what there is; docs/api.md shows commands that work. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '../../app/api/v1/contract';
import { answerOf, CODES } from '../../app/api/v1/contract/answers';
import { ENTRY_LINES, entryOf, optionsOf } from '../../app/api/v1/contract/entries';
import { EXAMPLES } from '../../app/api/v1/contract/examples';
import { Game } from '../../app/api/v1/contract/game-schemas';
import TEXTS from '../../app/api/v1/contract/texts.json';
import { apiDocument } from '../../app/api/v1/document';
import { ENDPOINTS } from '../../app/api/v1/endpoints';
import { GET as openapi } from '../../app/api/v1/openapi.json/route';
import {
  CONTRACTS,
  FORMAT,
  MELD_IDS,
  parseOptions,
  TRUMPS,
  tally,
  VARIANT_IDS,
  variant,
} from '../../lib/jass';
import type { Viewer } from '../../lib/server/access/access';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { useDatabase } from '../helpers/database';
import { ask, newToken, sitDown } from './api';
import { playerId } from './archive';
import { type Club, foundClub } from './club';
import { playMittlere } from './season';
import { move } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);

useDatabase();
const ROOT = fileURLToPath(new URL('../../app/api/v1', import.meta.url));
const document = apiDocument();
const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

describe('the document', () => {
  test('has every operation that is answered, and no other', async () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'route.ts')
      // Answers for every address that is none.
      .filter((file) => !file.includes('[...'));
    const served = ENDPOINTS.map(
      ({ operation: { method, path: address } }) => `${method.toUpperCase()} ${address}`,
    );
    for (const file of files) {
      const route = await import(/* @vite-ignore */ path.join(ROOT, file));
      const address = `/${path.dirname(file).replaceAll('[', '{').replaceAll(']', '}')}`;
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
        if (method in route) served.push(`${method} ${address}`);
    }
    const told = Object.entries(document.paths ?? {}).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    );
    expect(served.length).toBeGreaterThan(10);
    expect(told.toSorted()).toEqual(served.toSorted());
  });

  test('is OpenAPI 3.1 without a name that leads nowhere', () => {
    const text = JSON.stringify(document);
    expect(document.openapi).toBe('3.1.0');
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(refs.length).toBeGreaterThan(10);
    const names = Object.keys(document.components?.schemas ?? {});
    for (const [, name] of refs) expect(names).toContain(name);
    const ids = OPERATIONS.map(({ id, operation }) => [id, operation.id]);
    for (const [listed, own] of ids) expect(listed).toBe(own);
    expect(new Set(ids.map(([id]) => id)).size).toBe(ids.length);
  });

  test('tells errors, limits, security and an example of every operation', () => {
    for (const { id, operation } of OPERATIONS) {
      if (id === 'readDocument') continue;
      const said = document.paths?.[operation.path]?.[operation.method];
      const statuses = Object.keys(said?.responses ?? {});
      for (const status of ['200', '400', '401', '403', '405', '429', '500'])
        expect(statuses, id).toContain(status);
      expect(said?.security?.length, id).toBeGreaterThan(0);
      expect(JSON.stringify(said?.responses?.['200']), id).toContain('"example"');
      expect(said?.description, id).toBeTruthy();
    }
    expect(document.components?.securitySchemes).toHaveProperty('token');
  });

  test.each(OPERATIONS)('has a right example of $id', ({ id, operation }) => {
    const { body, value } = EXAMPLES[id];
    expect(operation.value.parse(value)).toEqual(value);
    if (operation.body) expect(operation.body.safeParse(body).success).toBe(true);
    expect(operation.body === null).toBe(body === undefined);
  });

  test.each(VARIANT_IDS)('has a game of %s with a tally that its schema describes', (id) => {
    const counted = tally({ format: FORMAT, variant: id, ...variant(id).example });
    if (!counted.ok) throw new Error(counted.error.message);
    const { tally: Tally } = Game.shape;
    expect(Tally.parse(counted.value)).toEqual(counted.value);
  });

  // What linters of such documents ask for.
  test('has a summary of every operation, says what its tags are, and names nothing in vain', () => {
    const said = Object.values(document.paths ?? {}).flatMap((one) => Object.values(one));
    for (const { operationId, summary, responses } of said) {
      expect(summary, operationId).toMatch(/^[A-Z].{3,40}$/);
      expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true);
    }
    expect(new Set(said.map(({ summary }) => summary)).size).toBe(said.length);
    for (const tag of document.tags ?? []) expect(tag.description).toBeTruthy();
    const text = JSON.stringify(document);
    for (const name of Object.keys(document.components?.schemas ?? {}))
      expect(text).toContain(`"#/components/schemas/${name}"`);
    expect(document.info.license?.name).toBe('MIT');
  });

  describe.each(VARIANT_IDS)('of %s', (id) => {
    const { options, players, hands } = variant(id).example;
    const takes = (json: object) => {
      const schema = z.fromJSONSchema(json as Parameters<typeof z.fromJSONSchema>[0]);
      return (value: unknown) => schema.safeParse(value).success;
    };

    test('describes the entries: it takes what the engine takes', () => {
      const fits = takes(entryOf(id));
      for (const hand of hands) expect([hand, fits(hand)]).toEqual([hand, true]);
      for (const wrong of [{}, { points: 'all' }, { ...hands[0], more: 1 }])
        expect([wrong, fits(wrong)]).toEqual([wrong, false]);
      expect(players.length).toBeGreaterThan(1);
    });

    test('describes the options, all of which can be left out', () => {
      const fits = takes(optionsOf(id));
      const all = parseOptions(id, options);
      if (!all.ok) throw new Error(all.error.message);
      for (const one of [options, {}]) expect([one, fits(one)]).toEqual([one, true]);
      expect(fits({ ...options, more: 1 })).toBe(false);
    });
  });

  test('has these entries and the words in them', () => {
    const entry = document.components?.schemas?.Entry;
    const said = entry && 'description' in entry ? entry.description : undefined;
    const lines = ENTRY_LINES.join('\n');
    expect(said?.split('\n').slice(1).join('\n')).toBe(lines);
    const fields = ['auction', 'stoeck', 'pushed', 'caughtStoeck', 'counterMatch', 'strokes'];
    for (const word of [...VARIANT_IDS, ...TRUMPS, ...MELD_IDS, ...CONTRACTS, ...fields])
      expect(lines, word).toMatch(new RegExp(`(^|\\W)${word}(\\W|$)`, 'm'));
  });

  test('says something about every operation and field that it has words for, and is made once', () => {
    const said = JSON.stringify(document);
    for (const words of [...Object.values(TEXTS.operations), ...Object.values(TEXTS.fields)])
      expect(said).toContain(JSON.stringify(words).slice(1, -1));
    expect(Object.keys(TEXTS.operations)).toEqual(OPERATIONS.map(({ id }) => id));
    expect(apiDocument()).toBe(document);
  });

  test('is served with a mark', async () => {
    const asked = new Request('http://jass.example/api/v1/openapi.json');
    const first = await openapi(asked);
    expect(await first.json()).toMatchObject({ openapi: '3.1.0' });
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await openapi(new Request(asked, { headers }))).status).toBe(304);
  });

  test('has no code twice', () => {
    expect(new Set(CODES).size).toBe(CODES.length);
    expect(answerOf(OPERATIONS[0]?.operation.value ?? expect.fail()).safeParse({}).success).toBe(
      false,
    );
  });
});

describe('docs/api.md', () => {
  let club: Club;
  let me: Viewer;
  let values: Record<string, string>;
  beforeAll(async () => {
    setLimiter(memoryLimiter());
    sitDown(null);
    club = await foundClub({ isPublic: true });
    me = club.owner;
    const game = await playMittlere(me, { evening: club.eveningId, losers: [0, 1, 2] });
    await move(me, game.id, { kind: 'reopen' });
    values = {
      SITE: 'http://jass.example',
      TOKEN: await newToken(me),
      LEAGUE: club.leagueId,
      SEASON: club.seasonId,
      EVENING: club.eveningId,
      PLAYER: await playerId({ leagueId: club.leagueId }, 'anna'),
    };
  });

  const commands = [...text.matchAll(/^curl (?:.*\\\n)*.*$/gm)].map(([command]) =>
    command.replaceAll(/\\\n\s*/g, ''),
  );

  test('has examples', () => expect(commands.length).toBeGreaterThanOrEqual(5));

  test('shows commands that work, one after the other', async () => {
    for (const command of commands) {
      const filled = command.replaceAll(/\$([A-Z]+)/g, (_, name) => values[name] ?? `$${name}`);
      const words = [...filled.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
        ([, single, double, plain]) => single ?? double ?? plain ?? '',
      );
      const url = new URL(words.find((word) => word.startsWith('http')) ?? '');
      const headers = Object.fromEntries(
        words
          .filter((_, i) => words[i - 1] === '-H')
          .map((header) => header.split(/: (.*)/).slice(0, 2)),
      );
      const body = words[words.indexOf('-d') + 1];
      const has = words.includes('-d');
      const method = words.includes('-X') ? words[words.indexOf('-X') + 1] : has ? 'POST' : 'GET';
      const address = url.pathname.replace('/api/v1', '') + url.search;
      const reply = await ask(`${method} ${address}`, { headers, ...(has && { body }) });
      expect(reply.status, `${command}\n${reply.text}`).toBe(200);
    }
  });
});
