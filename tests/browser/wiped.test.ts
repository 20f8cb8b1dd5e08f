/** What was wiped off a slate is remembered by its phone. */
import { beforeEach, expect, test, vi } from 'vitest';

const lines = new Map<string, string>();
/** The phone, as after a reload. */
async function phone() {
  vi.resetModules();
  return import('../../lib/browser/wiped');
}
beforeEach(() => {
  lines.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => lines.get(key) ?? null,
    setItem: (key: string, value: string) => lines.set(key, value),
  });
});
const mark = (seed: string, x: number) => ({ seed, x, y: 4 });

test('a mark that is gone leaves where it stood, also after a reload', async () => {
  const { noteMarks, wipedIn } = await phone();
  expect(noteMarks('game', '0', [mark('a', 14), mark('b', 34)])).toBeUndefined();
  expect(noteMarks('game', '0', [mark('a', 14), mark('b', 34), mark('c', 54)])).toBeUndefined();
  expect(noteMarks('game', '0', [mark('a', 14)])).toEqual([
    [34, 4],
    [54, 4],
  ]);
  expect(wipedIn('game', '1')).toEqual([]);
  const again = await phone();
  expect(again.wipedIn('game', '0')).toEqual([
    [34, 4],
    [54, 4],
  ]);
  // What it sees first was there already.
  expect(again.noteMarks('game', '0', [])).toBeUndefined();
});

test('where something was wiped twice is one cloud, and of very many the latest stay', async () => {
  const { noteMarks } = await phone();
  noteMarks('game', '0', [mark('a', 14)]);
  expect(noteMarks('game', '0', [])).toEqual([[14, 4]]);
  noteMarks('game', '0', [mark('b', 14)]);
  expect(noteMarks('game', '0', [])).toEqual([[14, 4]]);
  noteMarks(
    'game',
    '0',
    Array.from({ length: 30 }, (_, i) => mark(`m${i}`, 100 + i)),
  );
  const left = noteMarks('game', '0', []);
  expect(left).toHaveLength(12);
  expect(left?.at(-1)).toEqual([129, 4]);
});

test('the latest games are remembered, the others go', async () => {
  const { noteMarks } = await phone();
  for (let game = 0; game < 9; game += 1) {
    noteMarks(`game ${game}`, '0', [mark('a', 14)]);
    noteMarks(`game ${game}`, '0', []);
  }
  const again = await phone();
  const known = Array.from({ length: 9 }, (_, game) => again.wipedIn(`game ${game}`, '0').length);
  expect(known).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1]);
});

test('what an older build left there is nothing', async () => {
  lines.set('schiefer/wiped', '{"game":1}');
  const { wipedIn } = await phone();
  expect(wipedIn('game', '0')).toEqual([]);
});
