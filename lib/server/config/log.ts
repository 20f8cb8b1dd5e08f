import 'server-only';
import pino from 'pino';
import { env } from './env';

/**
 * The log of the server: one line of JSON each, to standard output. What people enter, cookies and
 * addresses with their queries have no place in it.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** What the log keeps of an address: its path, and of one that is a secret by itself only what kind it is. */
export const loggedPath = (url = ''): string =>
  url
    .split('?', 1)
    .join('')
    .replace(/^\/(t|d|join|calendar)\/[^/]+/, '/$1/…')
    .slice(0, 200);
