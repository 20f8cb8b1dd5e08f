import { expect, test } from 'vitest';
import { levelInWords, schemeInWords } from '../../lib/i18n/en/scheme';
import { Scheme } from '../../lib/league/scheme';

const scheme = (more: object) => schemeInWords(Scheme.parse(more));

test('a scheme says whether a missed evening is one of the worst', () => {
  const keep = { kind: 'drop-worst', count: 2 };
  expect(scheme({ keep })).toContain('all but the worst 2 (a missed evening is one of them);');
  expect(scheme({ keep: { ...keep, missedFirst: false } })).toContain('all but the worst 2;');
  expect(scheme({ keep, per: 'game' })).toContain('all but the worst 2;');
});

test('what parted level ones, in the order of the tie-breaks', () => {
  expect(
    levelInWords([
      { name: 'Beat', tieBreak: 'wins' },
      { name: 'Dora', tieBreak: 'wins' },
      { name: 'Anna', tieBreak: 'shared' },
      { name: 'Carla', tieBreak: 'shared' },
      { name: 'Emil', tieBreak: null },
    ]),
  ).toBe('Level: Beat and Dora by games won; Anna and Carla share the rank.');
  expect(levelInWords([{ name: 'Emil', tieBreak: null }])).toBe('');
});
