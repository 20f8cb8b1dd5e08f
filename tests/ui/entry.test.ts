import { expect, test } from 'vitest';
import { draftOf, emptyDraft, entryOf, parseDraft } from '../../app/games/[gameId]/sticks/draft';
import { pointsOf } from '../../app/ui/points-pad';

const table = (options: object = {}, variant: 'mittlere' | 'molotow' = 'mittlere') => ({
  variant,
  options: { ...options },
  players: ['Anna', 'Beat', 'Carla', 'Dora'].slice(0, variant === 'mittlere' ? 3 : 4),
  firstDealer: 0,
});
const typed = (...cells: string[]) => ({ ...emptyDraft(cells.length), typed: cells });

test.each([
  [['60', '57', ''], [60, 57, 40], 2],
  [['60', '', '40'], [60, 57, 40], 1],
  [['60', '', ''], null, -1],
  [['157', '0', ''], [157, 0, 0], 2],
  // Blank is not zero: two blanks stay open although the rest makes 157.
  [['157', '', ''], null, -1],
  [['98', '60', ''], null, -1],
  // Nothing is corrected behind one's back: three typed cells stay as they are.
  [['60', '57', '41'], [60, 57, 41], -1],
])('%j makes %j, filled in at %d', (cells, points, filled) => {
  expect(pointsOf(cells, 157)).toEqual({ points, filled });
});

test('only what the rules need is asked', () => {
  expect(entryOf(typed('60', '57', ''), table()).asks).toEqual([]);
  expect(entryOf(typed('121', '36', ''), table()).open).toEqual({ field: 'noTricks', seats: [2] });
  expect(entryOf(typed('157', '0', ''), table()).open).toEqual({
    field: 'noTricks',
    seats: [1, 2],
  });
  expect(entryOf(typed('40', '40', ''), table()).open).toBeUndefined();
  expect(entryOf(typed('40', '40', ''), table({ tie: 'cut' })).open).toEqual({
    field: 'cut',
    seats: [0, 1],
  });
  expect(entryOf(typed('40', '40', '40', ''), table({}, 'molotow')).open).toEqual({
    field: 'cut',
    seats: [0, 1, 2],
  });
});

test('answers become the entry, and one that is no longer asked is left out', () => {
  const draft = { ...typed('121', '36', ''), noTricks: { 2: true }, cut: 1 };
  expect(entryOf(draft, table()).entry).toEqual({ points: [121, 36, 0], noTricks: [2] });
  expect(entryOf({ ...draft, typed: ['60', '57', ''] }, table()).entry).toEqual({
    points: [60, 57, 40],
  });
});

test.each([
  { points: [60, 57, 40] },
  { points: [121, 36, 0], noTricks: [2] },
  { points: [157, 0, 0], noTricks: [1] },
  { points: [157, 0, 0], noTricks: [] },
  { void: true },
])('a hand that is corrected begins as it was: %j', (entry) => {
  expect(entryOf(draftOf(entry, 3), table({ noTrump: 'void' })).entry).toEqual(entry);
});

test('what an earlier visit left is taken only if it fits this table', () => {
  const draft = typed('60', '5', '');
  expect(parseDraft(JSON.parse(JSON.stringify(draft)), 3)).toEqual(draft);
  expect(parseDraft(draft, 4)).toBeUndefined();
  expect(parseDraft({ typed: [1, 2, 3] }, 3)).toBeUndefined();
  expect(parseDraft('x', 3)).toBeUndefined();
});
