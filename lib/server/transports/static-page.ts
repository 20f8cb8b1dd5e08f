/** Pages as they were made when the site was built, and what they may load and run. */
import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, LOCALES } from '../../i18n/languages';
import { boardParts } from './board-parts';
import { pagePolicy } from './content-policy';
import { firstScript } from './first-script';

/** A page that is the same for everybody who speaks its language. */
export type StaticPage = { readonly policy: string; readonly html: string };
/** Each in every language: where the build lays it. */
const FILES = {
  board: (language) => ['board', language],
  drawn: (language) => ['made', language, 'drawn'],
  evening: (language) => ['made', language, 'evening'],
  games: (language) => ['made', language, 'games'],
  start: (language) => ['made', language, 'start'],
} satisfies Record<string, (language: Language) => string[]>;
export type StaticName = keyof typeof FILES;

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of all that a page runs by itself, as a policy names them. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
];

const made = new Map<string, Promise<StaticPage>>();

/** Reads it once: a server serves one build. */
export function staticPage(name: StaticName, language: Language): Promise<StaticPage> {
  const key = `${name} ${language}`;
  const known = made.get(key);
  if (known) return known;
  const page = make(name, language);
  made.set(key, page);
  page.catch(() => made.delete(key));
  return page;
}

async function make(name: StaticName, language: Language): Promise<StaticPage> {
  const file = join(
    /* turbopackIgnore: true */ process.cwd(),
    '.next',
    'server',
    'app',
    ...FILES[name](language),
  );
  const built = await readFile(`${file}.html`, 'utf8');
  // Before all that the page loads: on few connections what it asks for would wait behind that.
  const html = built
    // What lies around all pages is made in English.
    .replace(/(<html[^>]* lang=")[^"]*/, `$1${LOCALES[language]}`)
    .replace('<head>', `<head><script>${firstScript(language, await boardParts())}</script>`);
  return { policy: pagePolicy(scriptHashes(html), false), html };
}
