import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterBuild } from './after-build.mjs';
import { cleanInstall, explainInstall, isInstalled } from './npm.mjs';
import { root } from './root.mjs';
import { run, runTool, Stop, seconds } from './run.mjs';
import { hashOf, readStamp, removeStamp, writeStamp } from './stamp.mjs';

const INSTALL_STAMP = 'node_modules/.schiefer-install.json';
const CLIENT_STAMP = 'generated/.schiefer-client.json';
const BUILD_STAMP = '.next/schiefer-build.json';

const SCHEMAS = ['prisma/schema.prisma', 'prisma/postgres/schema.prisma'];
const CLIENT_INPUTS = [...SCHEMAS, 'prisma.config.ts', 'package-lock.json'];
const BUILD_INPUTS = [
  'app',
  'lib',
  'public',
  ...SCHEMAS,
  'instrumentation.ts',
  'instrumentation.node.ts',
  'instrumentation-client.ts',
  'mdx-components.tsx',
  'proxy.ts',
  'next.config.js',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/lib/after-build.mjs',
  'scripts/lib/board-parts.mjs',
  'scripts/lib/compile-hints.mjs',
  'scripts/lib/drawing.mjs',
  'scripts/lib/join-chunks.mjs',
  'scripts/lib/lean-zod.mjs',
  'scripts/lib/messages.mjs',
  'scripts/lib/packed.mjs',
  'scripts/lib/worker.mjs',
];

/** Does one step, and says so in one line with the time it took. */
async function step(name, work) {
  process.stdout.write(`${name} … `);
  const start = performance.now();
  try {
    const result = await work();
    console.log(seconds(performance.now() - start));
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/** Fails the step with what the program wrote and a sentence. */
function demand({ status, output }, sentence) {
  if (status === 0) return;
  const words = typeof sentence === 'function' ? sentence(output) : sentence;
  throw new Stop(`${output.trimEnd()}\n\n${words}`);
}

/** Installs the packages of the lock file unless they are there, for this Node on this platform. */
export async function install() {
  const hash = hashOf(
    ['package-lock.json'],
    [process.versions.modules, process.platform, process.arch],
  );
  if (readStamp(INSTALL_STAMP).hash === hash && existsSync(join(root, 'node_modules/next'))) return;
  if (!(await isInstalled())) {
    await step('Installing packages (a minute or two the first time)', async () => {
      demand(await cleanInstall(), explainInstall);
    });
  }
  writeStamp(INSTALL_STAMP, { hash });
}

/** Merges the texts, and generates the database clients unless they fit the schemas. */
export async function generate() {
  // It needs packages, which a fresh clone has only by now.
  const { makeMessages } = await import('./messages.mjs');
  makeMessages();
  const hash = hashOf(CLIENT_INPUTS);
  const isThere = ['prisma', 'postgres'].every((name) => existsSync(join(root, 'generated', name)));
  if (readStamp(CLIENT_STAMP).hash === hash && isThere) return;
  await step('Generating the database clients', async () => {
    removeStamp(CLIENT_STAMP);
    for (const schema of SCHEMAS) {
      const args = ['generate', '--schema', schema];
      demand(await runTool('prisma/build/index.js', args), 'prisma generate failed.');
    }
    writeStamp(CLIENT_STAMP, { hash });
  });
}

/** Brings the database up to date; makes it if there is none. */
export async function migrate() {
  await step('Preparing the database', async () => {
    const result = await run(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts']);
    demand(result, 'The database could not be prepared.');
  });
}

/**
 * The lines of a build's output that warn of something. Node's own are about Node, not about us, and
 * that a fresh clone has no build cache is how it should be.
 */
export const warningsIn = (output) =>
  output
    .split('\n')
    .filter((line) => /⚠|\bwarn(ing)?s?\b/i.test(line))
    .filter((line) => !line.startsWith('(node:') && !line.includes('No build cache found'));

/**
 * Builds the pages unless the last finished build had the same inputs. Resolves with what Next said
 * and the warnings in it, also when nothing had to be built.
 */
export async function build({ quiet = false } = {}) {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .map((pair) => pair.join('='));
  const hash = hashOf(BUILD_INPUTS, settings);
  const stamp = readStamp(BUILD_STAMP);
  if (stamp.hash === hash) return { output: '', warnings: stamp.warnings };
  const work = async () => {
    removeStamp(BUILD_STAMP);
    const result = await runTool('next/dist/bin/next', ['build']);
    demand(result, 'The pages could not be built.');
    await afterBuild();
    const warnings = warningsIn(result.output);
    writeStamp(BUILD_STAMP, { hash, warnings });
    return { output: result.output, warnings };
  };
  return quiet ? work() : step('Building the pages', work);
}

/**
 * Reads the settings files that Next reads too, in its order, so that every step sees the same ones.
 * What is in the environment already wins.
 */
export function loadSettings(mode) {
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    if (existsSync(join(root, file))) process.loadEnvFile(join(root, file));
  }
}
