import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';
import { Stop } from './run.mjs';
import { filesUnder } from './stamp.mjs';

const CHUNKS = 'static/chunks/';
/** As a file says which one it is: the element that brought it. */
const SELF = '"object"==typeof document?document.currentScript:void 0';
/** Joined with others, a file of this size in characters would come on one connection where it now has its own. */
const LARGE = 200_000;
const RUNTIME = /\/turbopack-[^/]+\.js$/;
const BOARDS = 'server/app/board';
/** What brings a script of a made page. */
const TAG = /<script src="\/_next\/([^"]+)" async=""><\/script>/g;
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
  const whole = writeWhole(next, joined.map((file) => named(file, read(file))).join(';\n'));
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
  joinBoard({ next, read, apart: [...rootMainFiles, whole] });
}

/**
 * Makes one file of those that the board's page brings besides, most of which no other page begins with. They
 * stay where they are for whoever comes to a board from another page, and each says its own name in the whole
 * too: what is here already is not asked for again by a page that comes after.
 */
function joinBoard({ next, read, apart }) {
  const pages = filesUnder([BOARDS], next)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Stop('Not found: the pages of the board');
  const wholes = new Map();
  for (const page of pages) {
    const html = read(page);
    const own = [...html.matchAll(TAG)]
      .map(([, file]) => file)
      .filter((one) => !apart.includes(one));
    if (own.length < 2) throw new Stop(`${page} does not name its scripts.`);
    // In every language the same.
    const whole =
      wholes.get(own.join()) ??
      writeBoard(
        next,
        own.map((file) => named(file, read(file))),
      );
    wholes.set(own.join(), whole);
    // What React is told of them, too: it would ask for each of them else.
    const renamed = inPage(html, own, whole);
    writeFileSync(
      join(next, page),
      own.reduce((text, file) => text.replaceAll(`/_next/${file}`, `/_next/${whole}`), renamed),
    );
  }
}

// At the end by the name that the page knows it by, which is not known yet.
const writeBoard = (next, parts) =>
  writeWhole(next, [...bestPacked(parts), `TURBOPACK.push([${SELF}])`].join(';\n'));

/** So many parts are tried in every order: 720 times a few milliseconds. */
const MOST_TRIED = 6;

/**
 * In the order in which they pack best: what two of them say alike is packed once where they lie close together. They
 * only say what is in them, so any order will do.
 */
function bestPacked(parts) {
  if (parts.length > MOST_TRIED) return parts;
  let best = { bytes: Number.POSITIVE_INFINITY, parts };
  for (const tried of orders(parts)) {
    const bytes = gzipSync(tried.join(';\n')).length;
    if (bytes < best.bytes) best = { bytes, parts: tried };
  }
  return best.parts;
}

const orders = (parts) =>
  parts.length < 2
    ? [parts]
    : parts.flatMap((part, at) => orders(parts.toSpliced(at, 1)).map((rest) => [part, ...rest]));

/** Writes a file of scripts by the hash of what is in it; its name. */
function writeWhole(next, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 13);
  const whole = `${CHUNKS}${hash}.js`;
  writeFileSync(join(next, whole), text);
  return whole;
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
