/** What the settings say of a round without a table. */
import { expect, test } from 'vitest';
import { USUAL_SETTING } from '../../lib/tournament/kept';
import { READY_SETS, readySetting } from '../../lib/tournament/ready';
import { losesByDraw, sittingOut } from '../../lib/tournament/sitting-out';

test('where the most wins it is worth nothing, where the least does the mean', () => {
  expect(sittingOut(USUAL_SETTING)).toBe('nothing');
  const each = { ...USUAL_SETTING, kind: 'each' } as const;
  expect(sittingOut({ ...each, better: 'most' })).toBe('nothing');
  expect(sittingOut({ ...each, better: 'least' })).toBe('mean');
  // The variant decides it.
  expect(sittingOut(each)).toBe(null);
});

test('what was agreed goes before it', () => {
  expect(sittingOut({ ...USUAL_SETTING, bye: 'average' })).toBe('mean');
  expect(sittingOut({ ...USUAL_SETTING, bye: 900 })).toBe(null);
  expect(sittingOut({ ...USUAL_SETTING, kind: 'each', better: 'least', bye: null })).toBe(
    'nothing',
  );
});

test('a round that the draw takes away is lost where none is dropped', () => {
  expect(losesByDraw(USUAL_SETTING)).toBe(true);
  expect(losesByDraw({ ...USUAL_SETTING, drop: 1 })).toBe(false);
  expect(losesByDraw({ ...USUAL_SETTING, bye: 'average' })).toBe(false);
});

test.each(READY_SETS)('nobody loses by the draw in the ready set $id', (set) => {
  expect(losesByDraw({ ...USUAL_SETTING, ...readySetting(set) })).toBe(false);
});
