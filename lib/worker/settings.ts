/**
 * What the service worker is told when it is built (scripts/lib/worker.mjs): of which build it is and
 * what that build serves. Each name is replaced by its value.
 */
declare const WORKER_BUILD: string;
declare const WORKER_FILES: readonly string[];
declare const WORKER_PICTURES: readonly string[];
declare const WORKER_GENERATION: number;

/** The build of the pages that this worker knows. */
export const BUILD = WORKER_BUILD;
/** The addresses of all its files, each with its content's hash in its name. */
export const FILES = WORKER_FILES;
/** The addresses of what pages are drawn with, without a hash in the name. */
export const PICTURES = WORKER_PICTURES;
/** Raised where an older worker must not go on: see docs/decisions/013-without-network.md. */
export const GENERATION = WORKER_GENERATION;
