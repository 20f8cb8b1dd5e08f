import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './run.mjs';
import { filesUnder } from './stamp.mjs';

const CHUNKS = 'static/chunks/';
/** As a file says which one it is: the element that brought it. */
const SELF = '"object"==typeof document?document.currentScript:void 0';
/** Joined with others, a file of this size in characters would come on one connection where it now has its own. */
const LARGE = 200_000;
const RUNTIME = /\/turbopack-[^/]+\.js$/;
const LISTS = /(^|\/)(middleware-)?build-manifest\.(js|json)$/;

/**
 * Makes one file of those that every page begins with, save the largest and the first, which Next puts at
 * the page's end: they pack better together, and each answer has a head. In it each says its own name,
 * by which the bundler's runtime waits for it. The bundler itself joins them on no setting (next.config.js,
 * `turbopackChunking`). What names them are lists of the build and pages that are made.
 */
export function joinChunks({ base = root } = {}) {
  const next = join(base, '.next');
  const read = (file) => readFileSync(join(next, file), 'utf8');
  const { rootMainFiles } = JSON.parse(read('build-manifest.json'));
  const joined = rootMainFiles.slice(1).filter((file) => read(file).length < LARGE);
  if (joined.length < 2 || !RUNTIME.test(joined.at(-1)))
    throw new Stop(`Not the files that a page begins with: ${rootMainFiles.join(', ')}`);
  const text = joined.map((file) => named(file, read(file))).join(';\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 13);
  const whole = `${CHUNKS}${hash}.js`;
  writeFileSync(join(next, whole), text);
  const places = filesUnder([''], next)
    .map((file) => file.replaceAll('\\', '/').replace(/^\//, ''))
    .filter((file) => !/^(cache|static|types|dev)\//.test(file))
    .filter((file) => LISTS.test(file) || file.endsWith('.html'));
  for (const place of places) {
    const before = read(place);
    const after = place.endsWith('.html')
      ? inPage(before, joined, whole)
      : inList(before, joined, whole);
    if (after !== before) writeFileSync(join(next, place), after);
  }
  for (const file of joined) rmSync(join(next, file));
}

/** A file that says which one it is by its name; the runtime asks for none. */
function named(file, text) {
  if (RUNTIME.test(file)) return text;
  const [before, after, ...more] = text.split(SELF);
  if (after === undefined || more.length > 0)
    throw new Stop(`${file} does not say which file it is.`);
  return before + JSON.stringify(file) + after;
}

/** Of a made page: the first of the elements that bring them brings the whole. */
const inPage = (html, joined, whole) =>
  joined.reduce(
    (text, file, at) =>
      text.replace(`<script src="/_next/${file}" async=""></script>`, () =>
        at === 0 ? `<script src="/_next/${whole}" async=""></script>` : '',
      ),
    html,
  );

/** Of a list of the build: the whole stands where the first of them stood. */
const inList = (list, joined, whole) =>
  list.replace(/("?rootMainFiles"?: ?)(\[[^\]]*\])/, (_, key, files) => {
    const names = JSON.parse(files);
    const rest = names.map((name) => (name === joined[0] ? whole : name));
    return key + JSON.stringify(rest.filter((name) => !joined.includes(name)));
  });
