import { exitStatus, onInterrupt } from '../../../scripts/lib/run.mjs';
import { serveBuilt } from './server.mjs';

/** What Playwright starts before the first test and ends after the last: `serve.mjs PORT`. */
const server = await serveBuilt({ port: Number(process.argv[2]) });
onInterrupt(async (signal) => {
  await server.stop();
  process.exit(exitStatus(null, signal));
});
process.exitCode = await server.ended;
