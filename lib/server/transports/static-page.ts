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
  tournament: (language) => ['made', language, 'tournament'],
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

/** Reads it once: a server serves one build. `says`: what of its texts it is to bring, if not all. */
export function staticPage(
  name: StaticName,
  language: Language,
  says?: { readonly key: string; readonly areas: ReadonlySet<string> },
): Promise<StaticPage> {
  const key = `${name} ${language} ${says?.key ?? ''}`;
  const known = made.get(key);
  if (known) return known;
  const page = make(name, language, says?.areas);
  made.set(key, page);
  page.catch(() => made.delete(key));
  return page;
}

async function make(
  name: StaticName,
  language: Language,
  areas: ReadonlySet<string> | undefined,
): Promise<StaticPage> {
  const file = join(
    /* turbopackIgnore: true */ process.cwd(),
    '.next',
    'server',
    'app',
    ...FILES[name](language),
  );
  const whole = await readFile(`${file}.html`, 'utf8');
  const built = areas ? withTexts(whole, areas) : whole;
  // Before all that the page loads: on few connections what it asks for would wait behind that.
  const html = built
    // What lies around all pages is made in English.
    .replace(/(<html[^>]* lang=")[^"]*/, `$1${LOCALES[language]}`)
    .replace('<head>', `<head><script>${firstScript(language, await boardParts())}</script>`);
  return { policy: pagePolicy(scriptHashes(html), false), html };
}

/** What React is told of a page: rows of JSON in a string, a line each. */
const TOLD = /(<script>self\.__next_f\.push\()(\[1,"[^<]*"\])(\)<\/script>)/g;
/** The row that gives the page's own texts; others lead to those that every page has. */
const GIVES = /^([0-9a-f]+):(\["\$",.*"messages":\{.*)$/gm;

/** The page with these areas of its texts, and those that it had anyway for all of its code. */
function withTexts(html: string, areas: ReadonlySet<string>): string {
  return html.replaceAll(TOLD, (_, start: string, json: string, end: string) => {
    const [kind, text]: [number, string] = JSON.parse(json);
    const less = text.replaceAll(GIVES, (_row, id: string, row: string) => {
      const element = JSON.parse(row);
      const { messages } = element[3];
      element[3].messages = Object.fromEntries(
        Object.entries(messages).filter(([area]) => areas.has(area)),
      );
      return `${id}:${JSON.stringify(element)}`;
    });
    // In a script nothing may look like its end.
    return `${start}${JSON.stringify([kind, less]).replaceAll('<', '\\u003c')}${end}`;
  });
}
