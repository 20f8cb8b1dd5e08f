import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './run.mjs';

/** The one that draws no window comes first: the stories take a fifth less of the processor with it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const DEBIANS = 'chromium-headless-shell';
const ON_A_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const NO_CHROMIUM =
  'No Chromium for the browser tests. Install Chromium or Chrome (Debian: apt-get install chromium), or run: npx playwright install chromium, or set CHROMIUM_PATH to one.';

/** Whether the program is there and runs: on some systems it is a stub that asks to be installed. */
const works = async (path) =>
  existsSync(path) && (await run(path, ['--version'], { timeoutMs: 20_000 })).status === 0;

async function firstThatWorks(paths) {
  for (const path of paths) if (await works(path)) return path;
  return undefined;
}

const onThisMachine = () =>
  firstThatWorks([
    ...NAMES.flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    ),
    ...ON_A_MAC,
  ]);

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return firstThatWorks([chromium.executablePath()]);
}

async function debiansPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing Debian’s ${DEBIANS}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', DEBIANS], { env });
  return onThisMachine();
}

async function playwrightsDownload() {
  console.log('Downloading Playwright’s Chromium');
  const result = await runTool('playwright/cli.js', ['install', 'chromium'], {
    timeoutMs: 300_000,
  });
  return result.status === 0 ? playwrightsOwn() : undefined;
}

/** The path of a Chromium that runs; installs one if there is none; undefined if that fails too. */
export async function findChromium(env = process.env) {
  const { CHROMIUM_PATH: given } = env;
  if (given) return firstThatWorks([given]);
  for (const source of [onThisMachine, playwrightsOwn, debiansPackage, playwrightsDownload]) {
    const path = await source();
    if (path) return path;
  }
  return undefined;
}
