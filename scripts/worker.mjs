/**
 * What is made of a build after a `next build` by hand: the service worker, what draws a board before its
 * scripts are there, and its files packed. `npm start` and `npm test` do it too.
 */
import { afterBuild } from './lib/after-build.mjs';

await afterBuild();
