/** What a phone wrote and others wrote over: told once, and only where something was replaced. */
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../lib/sync/game';
import { toTell, type Written, withChange, withoutKnown } from '../../lib/sync/own-hands';

const mine = { points: [60, 57, 40] };
const theirs = { points: [80, 50, 27] };
const hand = (id: string, by: string, entry: Hand['entry'] = mine): Hand => ({ id, by, entry });
const wrote: Written = { a: { by: 'a', entry: mine } };

describe('what this phone wrote', () => {
  test('is the hand that its change made, among others', () => {
    const hands = [hand('x', 'x', theirs), hand('a', 'a')];
    expect(withChange({}, hands, 'a')).toEqual(wrote);
  });

  test('is what it wrote last, also by a correction, undo or redo', () => {
    expect(withChange(wrote, [hand('a', 'c', theirs)], 'c')).toEqual({
      a: { by: 'c', entry: theirs },
    });
  });

  test('stays where its change made no hand', () => {
    expect(withChange(wrote, [hand('x', 'x')], 'gone')).toEqual(wrote);
  });
});

describe('what was replaced', () => {
  test.each<[string, Written, Hand[], readonly string[], number]>([
    ['still as written here', wrote, [hand('a', 'a')], [], 0],
    ['corrected by somebody else', wrote, [hand('a', 'b', theirs)], [], 1],
    ['corrected to the very same', wrote, [hand('a', 'b')], [], 0],
    ['written by somebody else from the first', {}, [hand('a', 'b', theirs)], [], 0],
    ['taken out', wrote, [], [], 0],
    ['refused here, so known already', wrote, [hand('a', 'b', theirs)], ['a'], 0],
    ['an id that objects have themselves', {}, [hand('constructor', 'b')], [], 0],
    [
      'only added to, as points to what was announced',
      { a: { by: 'a', entry: { announced: [60, 40, 33] } } },
      [hand('a', 'b', { announced: [60, 40, 33], points: [57, 40, 60] })],
      [],
      0,
    ],
    [
      'a field that is gone',
      { a: { by: 'a', entry: { ...mine, cut: 1 } } },
      [hand('a', 'b', mine)],
      [],
      1,
    ],
  ])('%s', (_, written, hands, undecided, expected) => {
    const { told, left } = toTell(written, hands, { undecided, manyWriters: true });
    expect(told).toHaveLength(expected);
    // Told until it was read.
    expect(left).toBe(written);
  });

  test('comes with both, and where it stands', () => {
    const hands = [hand('x', 'x'), hand('a', 'b', theirs)];
    const { told } = toTell(wrote, hands, { undecided: [], manyWriters: true });
    expect(told).toEqual([{ index: 1, now: theirs, yours: mine }]);
    expect(withoutKnown({ ...wrote, x: { by: 'x', entry: theirs } }, hands, told)).toEqual({
      x: { by: 'x', entry: theirs },
    });
  });

  test('is not told where one writes for all, now or once all do', () => {
    const hands = [hand('a', 'b', theirs)];
    const others = { x: { by: 'x', entry: theirs } };
    const { told, left } = toTell({ ...wrote, ...others }, hands, {
      undecided: [],
      manyWriters: false,
    });
    expect(told).toEqual([]);
    expect(left).toEqual(others);
    expect(toTell(left, hands, { undecided: [], manyWriters: true }).told).toEqual([]);
  });

  test('waits while nobody has said who writes, and while a refused change waits for the person', () => {
    const hands = [hand('a', 'b', theirs)];
    for (const [manyWriters, undecided] of [
      [null, []],
      [false, ['a']],
    ] as const)
      expect(toTell(wrote, hands, { undecided, manyWriters })).toEqual({ told: [], left: wrote });
  });
});
