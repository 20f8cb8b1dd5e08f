/**
 * `npm run fuzz -- --runs 50000`: so much made-up input each for all actions, for all addresses, for
 * what the server answers without Next and for the engine. A failure prints its seed and what was sent. Exit status 0: nothing failed.
 */
import { parseArgs } from 'node:util';
import { runTool } from '../../scripts/lib/run.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '50000' } } });
const { status } = await runTool(
  'vitest/vitest.mjs',
  [
    ...['run', '--config', 'tests/vitest.config.ts'],
    ...['unit', 'server', 'server, mocked'].flatMap((project) => ['--project', project]),
    ...[
      'tests/server/fuzz.test.ts',
      'tests/server/fast-routes.test.ts',
      'tests/jass/any-record.test.ts',
      'tests/jass/oracle.test.ts',
    ],
  ],
  { live: true, env: { ...process.env, FUZZ_RUNS: values.runs } },
);
process.exitCode = status;
