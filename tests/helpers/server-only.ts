/** Stands in for the packages `server-only` and `client-only`, which have nothing to run. */
export {};
