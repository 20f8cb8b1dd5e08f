import { expect, test } from 'vitest';
import { levelInWords, schemeInWords, schemeParts } from '../../lib/i18n/en/scheme';
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

test('every part of a scheme in a few words', () => {
  expect(schemeParts(Scheme.parse({}))).toEqual({
    results: 'net sticks per evening',
    total: 'sum, all evenings',
    ranked: 'whoever has a game',
    absences: 'no result if missed, a final counts once',
    ties: 'best evening, then games won',
    hidden: 'never hidden',
  });
  const other = {
    per: 'game',
    combine: 'mean',
    keep: { kind: 'best', count: 8 },
    minimum: { games: 3, evenings: 1 },
    finalFactor: 2,
    absence: { of: 'excused', score: -2 },
    tieBreaks: ['shared', 'wins'],
    hideFrom: 10,
  };
  expect(schemeParts(Scheme.parse(other))).toEqual({
    results: 'net sticks per game',
    total: 'mean, the best 8 of all',
    ranked: 'from 3 games and 1 evening on',
    absences: 'a missed evening brings −2, if excused, a final counts 2 times',
    ties: 'none, the rank is shared',
    hidden: 'hidden from evening 10 on',
  });
});
