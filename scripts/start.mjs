import { nodeFault } from './lib/node-version.mjs';

// Nothing else is imported before the check: an older Node may not even be able to read it.
const fault = nodeFault();
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  import('./lib/start.mjs').then(({ start }) => start({ dev: process.argv.includes('--dev') }));
}
