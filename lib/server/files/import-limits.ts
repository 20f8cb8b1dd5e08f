import 'server-only';

/** How large a file of games may be. */
export const MAX_IMPORT_BYTES = 20_000_000;
