import { mkdirSync, readdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import compile from 'icu-minify/compile';
import { LATE_AREAS } from '../../lib/i18n/late-areas.mjs';
import { root } from './root.mjs';

/** The texts: a folder for each language, in it a file for each area. */
const TEXTS = join(root, 'lib/i18n/messages');
/** Where each language lies in one file, for `lib/i18n/catalogue.ts`. */
const MERGED = join(root, 'generated/messages');
/** The texts that a board brings later, compiled as the page's are (`lib/i18n/catalogue.ts`). */
const LATE = join(root, 'generated/late');
/** English sentences that stand in code, where the types of what fills them come from. */
const IN_CODE = [
  'lib/jass/messages.ts',
  'lib/sync/messages.ts',
  'lib/league/messages.ts',
  'lib/files/messages.ts',
  'lib/tournament/messages.ts',
];

/** The English areas that are made of them; other languages have a file for each as for any area. */
function areasInCode() {
  const [jass, sync, league, files, played] = IN_CODE.map((path) =>
    JSON.stringify(join(root, path)),
  );
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { MESSAGES as sync } from ${sync};
        import { SCHEME_MESSAGES as scheme } from ${league};
        import { MESSAGES as engine } from ${jass};
        import { MESSAGES as reading } from ${files};
        import { MESSAGES as tournament } from ${played};
        areas = { engine, sync: { ...sync, scheme }, reading, tournament };`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const said = { areas: {} };
  runInNewContext(outputFiles[0].text, said);
  return said.areas;
}

const languages = () =>
  readdirSync(TEXTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** All areas of a language by name, in the order of their names. */
function areasOf(language) {
  const files = readdirSync(join(TEXTS, language)).filter((file) => file.endsWith('.json'));
  const areas = files.map((file) => {
    const path = join(TEXTS, language, file);
    try {
      return [basename(file, '.json'), JSON.parse(readFileSync(path, 'utf8'))];
    } catch (error) {
      throw new Error(`${path}: ${error.message}`);
    }
  });
  // Of what stands in code too, the texts are for readers: they may choose by the cards played with.
  if (language === 'en')
    for (const [area, texts] of Object.entries(areasInCode())) {
      const own = areas.find(([name]) => name === area);
      if (own) own[1] = { ...texts, ...own[1] };
      else areas.push([area, texts]);
    }
  return Object.fromEntries(areas.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Writes it whole, and only where something changed: what reads it is then built anew. */
function write(folder, name, content) {
  const path = join(folder, name);
  try {
    if (readFileSync(path, 'utf8') === content) return;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const whole = `${path}.${process.pid}`;
  writeFileSync(whole, content);
  renameSync(whole, path);
}

const compiled = (text) =>
  typeof text === 'string'
    ? compile(text)
    : Object.fromEntries(Object.entries(text).map(([key, own]) => [key, compiled(own)]));

/**
 * Merges the areas of each language into `generated/messages/<language>.json`, and declares the types
 * of the English ones beside it, as next-intl would: each text with its own letters, so that keys and
 * arguments are checked. What boards bring later goes to `generated/late` besides. Takes some hundredths of a second.
 */
export function makeMessages() {
  for (const folder of [MERGED, LATE]) mkdirSync(folder, { recursive: true });
  for (const language of languages()) {
    const areas = areasOf(language);
    const json = JSON.stringify(areas, null, 1);
    write(MERGED, `${language}.json`, json);
    const late = LATE_AREAS.map((area) => [area, compiled(areas[area])]);
    write(LATE, `${language}.json`, JSON.stringify(Object.fromEntries(late)));
    if (language === 'en')
      write(MERGED, 'en.d.json.ts', `declare const messages: ${json};\nexport default messages;\n`);
  }
}

/** Merges them again whenever a text is changed, for as long as this process runs. */
export function watchMessages() {
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        makeMessages();
      } catch (error) {
        // Half a file, or a comma too many: it is saved again soon.
        console.error(error.message);
      }
    }, 50).unref();
  };
  // Folders, as many editors put a new file in the place of the old one.
  for (const language of languages()) watch(join(TEXTS, language), { persistent: false }, again);
  for (const path of IN_CODE)
    watch(dirname(join(root, path)), { persistent: false }, (_, file) => {
      if (file === basename(path)) again();
    });
}
