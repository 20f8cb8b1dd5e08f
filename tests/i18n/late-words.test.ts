/** What a board says before its later texts are there (lib/i18n/late-areas.mjs), by the files that it is made of. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../lib/i18n/catalogue';
import { LATE_AREAS } from '../../lib/i18n/late-areas.mjs';
import { addWords, wordsOf } from '../../lib/i18n/words-of';

const PAGE = 'app/board/board-page.tsx';
/** Has a page of its own, which comes with all that it says. */
const BIG = 'app/games/[gameId]/big/big-slate.tsx';
const STATIC = /(?:^|\n)(?:import|export)\s+(?!type\b)[^'"]*?(?:from\s+)?'([^']+)'/g;
/** What is loaded later, unless its texts come along. */
const DYNAMIC = /(withWords\((?:async )?\(\) => (?:\(\{ default: \(await )?)?import\('([^']+)'\)/g;

function fileOf(from: string, name: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const base = name.startsWith('@/')
    ? name.slice(2)
    : path.posix.join(path.posix.dirname(from), name);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((file) => existsSync(file) && statSync(file).isFile() && /\.tsx?$/.test(file));
}

/** Every file that the board's page may run without them. */
function reached(): Map<string, string> {
  const found = new Map<string, string>();
  const todo = [PAGE];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (found.has(file) || file === BIG) continue;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    const names = [
      ...[...text.matchAll(STATIC)].map(([, name = '']) => name),
      ...[...text.matchAll(DYNAMIC)].filter(([, later]) => !later).map(([, , name = '']) => name),
    ];
    for (const name of names) {
      const next = fileOf(file, name);
      if (next) todo.push(next);
    }
  }
  return found;
}

test('what comes without the later texts says none of them', () => {
  const files = reached();
  for (const file of ['entry-sheet', 'hands-list', 'slates/sticks', 'entry/bidding'])
    expect([...files.keys()]).toContain(`app/games/[gameId]/${file}.tsx`);
  expect([...files.keys()]).not.toContain('app/games/[gameId]/board-menu.tsx');
  const key = new RegExp(`['"\`](?:${LATE_AREAS.join('|')})\\.\\w`, 'g');
  const said = [...files].flatMap(([file, text]) =>
    [...text.matchAll(key)].map(({ 0: one, index }) => `${file}: ${one} at ${index}`),
  );
  expect(said).toEqual([]);
});

describe('later texts', () => {
  const all = catalogue('en');
  test('are areas, and said with the others once they are there', () => {
    for (const area of LATE_AREAS) expect(Object.keys(all)).toContain(area);
    const { change, ...page } = all;
    // As a page has it that does not say all.
    const messages = page as typeof all;
    const before = wordsOf('en', messages);
    expect(before.t('board.slate')).toBe('Slate');
    addWords('en', { change });
    const after = wordsOf('en', messages);
    expect(after.t('change.save')).toBe('Save');
    expect(after.t('board.slate')).toBe('Slate');
    expect(wordsOf('en', messages)).toBe(after);
  });
});
