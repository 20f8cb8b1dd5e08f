/** What the product's own source does nowhere, or in places that are named here with their reason. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const under = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const at = path.join(folder, name);
    if (statSync(at).isDirectory()) return under(at);
    return /\.(ts|tsx)$/.test(at) ? [at] : [];
  });
/** Lists of words are no program. */
const WORDS = ['lib/server/account/common-passwords.ts'];
const SOURCES = [...under('app'), ...under('lib'), 'proxy.ts', 'instrumentation.node.ts']
  .filter((file) => !WORDS.includes(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const having = (pattern: RegExp, folder = '') =>
  SOURCES.filter(({ file, text }) => file.startsWith(folder) && pattern.test(text)).map(
    ({ file }) => file,
  );

test('there is something to look at', () => {
  expect(SOURCES.length).toBeGreaterThan(300);
  expect(having(/createHmac\(/)).toEqual([
    'lib/server/access/signed.ts',
    'lib/server/account/known-phone.ts',
  ]);
});

test.each([
  ['runs text as a program', /\beval\(|new Function\(|setTimeout\(['"`]/],
  ['sends the database text that was put together', /\$(query|execute)RawUnsafe/],
  [
    'has a shell',
    /shell: true|\bexecSync\b|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/,
  ],
  ['uses hashes or ciphers that are broken', /\bmd5\b|['"]sha1['"]|createCipher\b|-ecb\b|\bdes-/i],
  ['takes part in WebRTC, web sockets or JSONP', /RTCPeerConnection|new WebSocket|jsonp/i],
  ['hinders pasting', /onPaste/],
  ['reads XML', /DOMParser|xml2js|fast-xml-parser|libxml/],
  ['hears windows of other sites', /window\.addEventListener\('message'/],
])('nothing %s', (_, pattern) => {
  expect(having(pattern)).toEqual([]);
});

test('text is written as HTML only where React has drawn it on the server', () => {
  // The first sight of a board; hostile names in it: tests/ui/hostile-names.test.tsx.
  expect(
    having(/dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write/),
  ).toEqual([
    'app/board/board-page.tsx',
    'app/drawn/drawn-page.tsx',
    // In a template, where nothing of it runs or is loaded: compared, never shown.
    'app/drawn/islands.ts',
  ]);
});

test('programs are started with a list of arguments, by backups alone', () => {
  expect(having(/node:child_process/)).toEqual(['lib/server/store/backup/schedule.ts']);
});

test('the server asks others only for who signs in, at an address of the settings', () => {
  expect(having(/(?<![.\w])fetch\(|https?\.(get|request)\(/, 'lib/server')).toEqual([
    'lib/server/account/oauth.ts',
    // What it asks is asked by the page, of this server.
    'lib/server/transports/first-script.ts',
  ]);
  const [oauth] = SOURCES.filter(({ file }) => file === 'lib/server/account/oauth.ts');
  expect(oauth?.text).toContain("redirect: 'error'");
});

test('chance that can be guessed only spreads things in time', () => {
  expect(having(/Math\.random/, 'lib/server').toSorted()).toEqual([
    'lib/server/live/live-streams.ts',
    'lib/server/store/channel.ts',
    'lib/server/store/postgres.ts',
  ]);
});

test('patterns are made of our own words alone, and of names that are escaped', () => {
  expect(having(/new RegExp\(/).toSorted()).toEqual([
    'lib/files/totals-sheet.ts',
    'lib/league/public-names.ts',
    'lib/server/account/guessed.ts',
    'lib/server/archive/spoken-days.ts',
    'lib/server/operations/drawn-pages.ts',
    'lib/worker/caches.ts',
  ]);
});

test('a link out of a page gives it no hand on ours', () => {
  for (const { file, text } of SOURCES)
    for (const [tag] of text.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g))
      expect(tag, file).toContain('rel="noopener"');
});

test('no secret is in the repository, nor its history in the image', () => {
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['.git', '.env*', 'data']),
  );
  if (!existsSync('.git')) return;
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  expect(
    files.filter((file) => /(^|\/)\.env|session-secret|\.(pem|key|p12|db)$/.test(file)),
  ).toEqual([]);
});
