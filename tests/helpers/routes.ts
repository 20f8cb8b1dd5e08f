/** What the product answers to, read from the folders of `app`, so that a test misses nothing new. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

export type Route = {
  /** Where it stands: `app/games/[gameId]/page.tsx`. */
  readonly file: string;
  /** What it is asked by: `/games/[gameId]`. */
  readonly address: string;
};

const APP = 'app';

/** Every file of one of these names below `app`, with its address. */
export const routesOf = (names: readonly string[]): Route[] =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => names.includes(path.posix.basename(file)))
    .map((file) => ({
      file: `${APP}/${file}`,
      address: `/${path.posix.dirname(file)}`.replace(/^\/\.$/, '/'),
    }))
    .sort((one, other) => (one.address < other.address ? -1 : 1));

/** All pages. */
export const pages = (): Route[] => routesOf(['page.tsx']);

/** All addresses that answer otherwise than with a page. */
export const handlers = (): Route[] => routesOf(['route.ts', 'route.tsx']);
