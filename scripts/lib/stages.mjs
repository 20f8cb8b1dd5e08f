import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, NO_CHROMIUM } from './chromium.mjs';
import { cameTo, countPlaywright, countVitest } from './counts.mjs';
import { freePort } from './network.mjs';
import { build, generate, install } from './prepare.mjs';
import { root } from './root.mjs';
import { exitStatus, onInterrupt, runTool, Stop, seconds, signalAll } from './run.mjs';

const MINUTES = 60_000;
const RESULTS = 'test-results';
/** Settings of the machine that must not reach a test: it has a database and addresses of its own. */
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'NEXTAUTH_URL',
  'NEXTAUTH_SECRET',
  'PORT',
  'HOST',
  'NODE_ENV',
];

/** Biome colours what it writes to a pipe under CI; here a pipe ends on the screen, or in a log. */
const COLOURS = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

const passedOnce = cameTo({ passed: 1 });

/** One tool that says nothing when all is well. */
async function tool(script, args) {
  const { status, output, timedOut } = await runTool(script, args, { timeoutMs: 10 * MINUTES });
  if (status === 0) return passedOnce;
  throw new Stop(timedOut ? `${output}\nNot done after ten minutes; stopped.` : output.trimEnd());
}

/** One test runner that writes a JSON report, its cases counted from it. */
async function runner(script, args, { count, report, env }) {
  const file = join(root, report);
  rmSync(file, { force: true });
  console.log('');
  const { status } = await runTool(script, args, { env, live: true, timeoutMs: 40 * MINUTES });
  if (!existsSync(file)) console.log(`The runner ended (${status}) before it could report.`);
  return count(file, status);
}

async function types() {
  // Written by a development server, perhaps long ago and for other pages, and then in the way.
  rmSync(join(root, '.next/dev/types'), { recursive: true, force: true });
  if (existsSync(join(root, 'app'))) await tool('next/dist/bin/next', ['typegen']);
  return tool('typescript/bin/tsc', ['--noEmit', '-p', '.']);
}

/** Some of the projects of `tests/vitest.config.ts`. */
const vitest = (name, projects) => () => {
  const report = `${RESULTS}/${name}.json`;
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default'];
  for (const project of projects) args.push('--project', project);
  args.push('--reporter=json', `--outputFile.json=${report}`);
  return runner('vitest/vitest.mjs', args, { count: countVitest, report });
};

async function pages() {
  const { output, warnings } = await build({ quiet: true });
  if (warnings.length === 0) return passedOnce;
  throw new Stop(`${output || warnings.join('\n')}\n\nThe build warns; here that is a fault.`);
}

async function browser(done) {
  if (done.get('build')?.failed !== 0) throw new Stop('Not run: there is no build to test.');
  const chromium = await findChromium();
  if (!chromium) throw new Stop(NO_CHROMIUM);
  const report = `${RESULTS}/playwright.json`;
  return runner(
    '@playwright/test/cli.js',
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    {
      count: countPlaywright,
      report,
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        E2E_PORT: String(await freePort(39217, { step: 2 })),
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, report),
      },
    },
  );
}

const ready = (step) => async () => {
  await step();
  return passedOnce;
};

/**
 * Every stage, `[name, work]`, in the order in which they run; those of one row at the same time, as none of
 * them says anything before its end or has work for all processors all the time.
 */
const STAGES = [
  [['install', ready(install)]],
  [['database clients', ready(generate)]],
  [
    ['types', types],
    [
      'lint and format',
      () => tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', COLOURS]),
    ],
    ['unused code', () => tool('knip/bin/knip.js', ['--no-progress'])],
  ],
  [['unit and server', vitest('vitest', ['unit', 'unit, mocked', 'server', 'server, mocked'])]],
  [
    [
      'server on PostgreSQL',
      vitest('postgres', ['server on PostgreSQL', 'server on PostgreSQL, mocked']),
    ],
  ],
  [['build', pages]],
  [['browser', browser]],
];

/** One stage; of one that is not alone the name is said with its result. */
async function runStage([name, work], done, isAlone) {
  const headline = `\n── ${name} `;
  if (isAlone) process.stdout.write(headline);
  const start = performance.now();
  let result;
  let fault = '';
  try {
    result = await work(done);
  } catch (error) {
    fault = `\n${error instanceof Stop ? error.message : error.stack}\n`;
    result = cameTo({ failed: 1 });
  }
  const time = seconds(performance.now() - start);
  const before = `${isAlone ? '' : headline}${fault}`;
  console.log(`${before}${result.failed === 0 ? '✓' : `✗ ${name} failed`} ${time}`);
  done.set(name, { ...result, time });
}

function report(done) {
  console.log('\n── all stages');
  for (const [name, { passed, failed, skipped, time }] of done) {
    const sign = failed === 0 ? '✓' : '✗';
    const more = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
    console.log(`${sign} ${name.padEnd(20)} ${passed} passed, ${failed} failed${more}  ${time}`);
  }
  for (const [name, { skipped }] of done) {
    for (const title of skipped) console.log(`skipped in ${name}: ${title}`);
  }
  for (const [name, { told }] of done) for (const line of told) console.log(`${name}: ${line}`);
  const sum = (key) => [...done.values()].reduce((total, stage) => total + stage[key], 0);
  const failed = sum('failed');
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * Runs the stages one after the other, a failed one not stopping the later ones (except that nothing
 * runs without its packages), and prints as the very last line `N passed, N failed`, every stage
 * that is not a test runner counting as one. Sets the exit status.
 */
export async function runStages({ without = [] } = {}) {
  for (const name of NOT_FOR_TESTS) delete process.env[name];
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR = '1';
  mkdirSync(join(root, RESULTS), { recursive: true });
  const done = new Map();
  onInterrupt((signal) => {
    signalAll('SIGKILL');
    done.set('interrupted', { ...cameTo({ failed: 1 }), time: '' });
    report(done);
    process.exit(exitStatus(null, signal));
  });
  for (const row of STAGES) {
    const stages = row.filter(([name]) => !without.includes(name));
    await Promise.all(stages.map((stage) => runStage(stage, done, stages.length === 1)));
    if (done.get('install')?.failed !== 0) break;
  }
  process.exitCode = report(done);
}
