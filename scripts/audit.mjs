import { nodeFault } from './lib/node-version.mjs';

// Nothing else is imported before the check: an older Node may not even be able to read it.
const fault = nodeFault();
if (fault) {
  console.error(fault);
  process.exitCode = 2;
} else {
  import('./lib/audit.mjs').then(async ({ audit }) => {
    process.exitCode = await audit();
  });
}
