import { nodeFault } from './lib/node-version.mjs';

// Nothing else is imported before the check: an older Node may not even be able to read it.
const fault = nodeFault();
if (fault) {
  console.error(fault);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} else {
  import('./lib/stages.mjs').then(({ runStages }) => runStages());
}
