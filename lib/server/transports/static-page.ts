/** The board's page as it was made when the site was built, and what it may load and run. */
import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../i18n/languages';
import { pagePolicy } from './content-policy';
import { makeTag } from './etag';
import { firstScript } from './first-script';

/** A page that is the same for everybody who speaks its language. */
export type StaticPage = {
  readonly policy: string;
  /** The mark of what is in it. */
  readonly tag: string;
  readonly html: Uint8Array<ArrayBuffer>;
};

/** Where the build lays the page, one for each language. */
const FOLDER = ['.next', 'server', 'app', 'board'];
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of all that a page runs by itself, as a policy names them. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
];

const made = new Map<Language, Promise<StaticPage>>();

/** Reads it once: a server serves one build. */
export function boardPage(language: Language): Promise<StaticPage> {
  const known = made.get(language);
  if (known) return known;
  const page = make(language);
  made.set(language, page);
  page.catch(() => made.delete(language));
  return page;
}

async function make(language: Language): Promise<StaticPage> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), ...FOLDER, `${language}.html`);
  const built = await readFile(file, 'utf8');
  // Before all that the page loads: on few connections what it asks for would wait behind that.
  const text = built.replace('<head>', `<head><script>${firstScript(language)}</script>`);
  return {
    policy: pagePolicy(scriptHashes(text), false),
    tag: makeTag(text),
    html: new TextEncoder().encode(text),
  };
}
