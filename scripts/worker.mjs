/** Bundles the service worker after a `next build` by hand; `npm start` and `npm test` do it too. */
import { buildWorker } from './lib/worker.mjs';

await buildWorker();
