/** What the guides and the files for running it name is there, and the figures are those calculated. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { busiest, EVENINGS, loadOf, loadTable } from '../bench/load.mjs';

const text = (file) => readFileSync(join(root, file), 'utf8');
const all = (pattern, given) => [...given.matchAll(pattern)].map((match) => match[1]);
const sorted = (names) => [...new Set(names)].sort();
const scripts = Object.keys(JSON.parse(text('package.json')).scripts);

const OPERATION = text('docs/operation.md');
const GROWTH = text('docs/growth.md');
const DOCKERFILE = text('Dockerfile');
const COMPOSE = text('compose.yaml');
const SERVICE = text('docs/schiefer.service');

/** Read by the scripts that start the server, not by the server. */
const OF_SCRIPTS = ['PORT', 'HOST'];
const settings = sorted([
  ...all(/^ {4}([A-Z][A-Z_]+):/gm, text('lib/server/config/env.ts')),
  ...OF_SCRIPTS,
]);
/** The settings in the first column of the table under “Settings”. */
const settingsIn = (guide) => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(guide) ?? [];
  return sorted(all(/^\|([^|]*)\|/gm, table).flatMap((cell) => all(/`([A-Z][A-Z_]+)`/g, cell)));
};

test('the guide and the README name every setting, and none that is not there', () => {
  expect(settings).toContain('DATABASE_URL');
  expect(settingsIn(OPERATION)).toEqual(settings);
  expect(settingsIn(text('README.md')).filter((name) => name !== 'CHROMIUM_PATH')).toEqual(
    settings,
  );
});

test('the guide names every figure of the server, and none that is not there', () => {
  const given = sorted(all(/name: '(schiefer_\w+)'/g, text('lib/server/transports/metrics.ts')));
  expect(given.length).toBeGreaterThan(5);
  const said = all(/`(schiefer_\w+)(?:\{[^`]*\})?`/g, OPERATION);
  expect(sorted(said)).toEqual(given);
});

test.each([
  ['docs/operation.md', OPERATION],
  ['docs/growth.md', GROWTH],
])('%s names files, commands and addresses that are there', (_, guide) => {
  const files = all(/(?<![\w/])((?:lib|tests|prisma|scripts|docs)\/[\w./-]+\.\w+)/g, guide);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(
    all(/npm run (?:--silent )?([a-z]+)/g, guide).filter((name) => !scripts.includes(name)),
  ).toEqual([]);
  const routes = all(/(\/api\/[a-z/]*[a-z])/g, guide);
  expect(routes.filter((route) => !existsSync(join(root, 'app', route, 'route.ts')))).toEqual([]);
});

describe('Dockerfile', () => {
  const MADE = ['node_modules', '.next', 'generated'];
  test('copies what is there or was made in the stage before', () => {
    const copied = DOCKERFILE.split('\n')
      .filter((line) => line.startsWith('COPY'))
      .flatMap((line) =>
        line
          .split(/\s+/)
          .slice(1, -1)
          .filter((word) => !word.startsWith('--')),
      )
      .map((path) => path.replace(/^\/app\//, ''));
    expect(copied).toContain('package-lock.json');
    expect(copied.filter((path) => !MADE.includes(path) && !existsSync(join(root, path)))).toEqual(
      [],
    );
    const ignored = text('.dockerignore').trim().split('\n');
    // Made anew inside, never taken from the machine that builds.
    expect(MADE.filter((folder) => !ignored.includes(folder))).toEqual([]);
    expect(
      ['app', 'lib', 'scripts', 'prisma', 'public'].filter((one) => ignored.includes(one)),
    ).toEqual([]);
  });
  test('runs scripts that are there, not as root, and asks whether it is ready', () => {
    const named = all(
      /node (?:--import tsx )?((?:(?:scripts|node_modules)\/[\w./-]+)|server\.mjs)/g,
      DOCKERFILE,
    );
    expect(named).toHaveLength(4);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(all(/npm run ([a-z]+)/g, DOCKERFILE).filter((name) => !scripts.includes(name))).toEqual(
      [],
    );
    const [, last = ''] = DOCKERFILE.split(/^FROM .*-slim$/m);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(last).toContain('DATABASE_URL=file:/data/');
    expect(last).toMatch(/HEALTHCHECK[^\n]*\\\n.*\/api\/health\/ready/);
  });
  test('needs nothing but what is installed without --omit=dev left out', () => {
    const { dependencies } = JSON.parse(text('package.json'));
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining([
        'next',
        'tsx',
        'esbuild',
        'better-sqlite3',
        '@prisma/schema-engine-wasm',
      ]),
    );
  });
});

test('the compose file passes every setting on that it does not decide, and no secret stands in it', () => {
  const [app = ''] = COMPOSE.split(/^ {2}database:$/m);
  const set = all(/^ {6}([A-Z_]+): /gm, app);
  // The port and the address are those of the container; PostgreSQL has backups of its own.
  const decided = settings.filter((name) => /^(PORT|HOST|BACKUP_.*)$/.test(name));
  expect(sorted([...set, ...decided])).toEqual(settings);
  for (const secret of ['POSTGRES_PASSWORD', 'NEXTAUTH_SECRET'])
    for (const given of all(new RegExp(`^ {6}${secret}: (.*)$`, 'gm'), COMPOSE))
      expect(given).toBe(`\${${secret}:?set ${secret}}`);
});

describe('the systemd unit', () => {
  test('starts what is there with settings that are there', () => {
    const named = all(/((?:(?:scripts|node_modules)\/[\w./-]+)|server\.mjs)/g, SERVICE);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const set = all(/^Environment=(.*)$/gm, SERVICE).flatMap((line) => all(/([A-Z_]+)=/g, line));
    const others = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED'];
    expect(set.filter((name) => ![...settings, ...others].includes(name))).toEqual([]);
  });
  // Only where systemd is: elsewhere there is nothing that could read it.
  test.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)('can be read', () => {
    const file = join(root, 'docs/schiefer.service');
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('schiefer.service'))).toEqual([]);
    expect(status).toBe(0);
  });
});

describe('the load', () => {
  test('stands in the guide as it is calculated', () => {
    const [, table] = /<!-- npm run load -->\n([\s\S]*?)\n<!-- end -->/.exec(GROWTH) ?? [];
    expect(table).toBe(loadTable());
  });
  test('follows from the tables', () => {
    const [family, , saturday] = EVENINGS.map(loadOf);
    expect(saturday.handsPerMinute).toBeCloseTo(10_000 * family.handsPerMinute, 6);
    expect(saturday.streams).toBe(10_000 * (3 + 5));
    // 4,000 hands a minute and a quarter more.
    expect(saturday.writesPerSecond).toBeCloseTo(83.33, 1);
    expect(saturday.instances * 8000).toBeGreaterThanOrEqual(saturday.streams);
    expect(saturday.gamesPerEvening).toBeCloseTo((4000 * 240) / 12, 6);
    expect(family.instances).toBe(1);
  });
  test('has its busiest second from the Poisson distribution', () => {
    // From printed tables: P(X ≤ 5) = 0.9994 at 1, P(X ≤ 20) = 0.9984 and P(X ≤ 21) = 0.9993 at 10.
    expect([0, 1, 10].map(busiest)).toEqual([0, 5, 21]);
    // Where the sum cannot be had any more, the other way goes on from there.
    expect(Math.abs(busiest(500.1) - busiest(500))).toBeLessThan(4);
  });
});

test('models that the guide on growth names are in the schema', () => {
  const models = all(/^model (\w+)/gm, text('prisma/schema.prisma'));
  const said = all(/`([A-Z][a-z]+)(?:\.\w+)?`/g, GROWTH);
  expect(said.length).toBeGreaterThan(20);
  expect(sorted(said).filter((name) => !models.includes(name))).toEqual([]);
});
