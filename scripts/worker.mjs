/**
 * Bundles the service worker, and what draws a board before its scripts are there, after a `next build`
 * by hand; `npm start` and `npm test` do it too.
 */
import { buildDrawing } from './lib/drawing.mjs';
import { buildWorker } from './lib/worker.mjs';

await buildWorker();
await buildDrawing();
