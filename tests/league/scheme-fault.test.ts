/** Which measures suit which variants. */
import { describe, expect, test } from 'vitest';
import { VARIANT_IDS, type VariantId } from '../../lib/jass';
import { Scheme } from '../../lib/league/scheme';
import {
  fairScheme,
  measuredIn,
  measuresFor,
  schemeFault,
  suitedScheme,
} from '../../lib/league/scheme-fault';

/** What a season of these variants begins with. */
const suited = (variants: readonly VariantId[]) => suitedScheme(Scheme.parse({}), variants);

const ALWAYS = ['wins', 'rank-points'];

test.each<[VariantId[], string[]]>([
  [['mittlere'], ['net-sticks', 'card-points']],
  [
    ['mittlere', 'molotow', 'plus-minus'],
    ['net-sticks', 'card-points'],
  ],
  [['differenzler'], ['difference', 'card-points']],
  [['schieber'], ['written-points', 'tourney-points', 'card-points']],
  [['sidi-barani'], ['written-points', 'card-points']],
  [
    ['schieber', 'sidi-barani'],
    ['written-points', 'card-points'],
  ],
  [
    ['three-player', 'two-player', 'two-versus-one'],
    ['written-points', 'tourney-points', 'card-points'],
  ],
  [['mittlere', 'schieber'], ['card-points']],
  [['differenzler', 'molotow'], ['card-points']],
  [['coiffeur'], ['written-points', 'card-points']],
  [['guggitaler'], ['written-points']],
  [['molotow-wies'], ['fewest-points', 'card-points']],
  [['molotow-wies', 'coiffeur'], ['card-points']],
  [['stroke-list'], ['net-sticks']],
  [['stroke-list', 'molotow'], ['net-sticks']],
  // What a point list is about, and whether most or fewest win, differs from game to game.
  [['point-list'], []],
])('%j are measured in %j, and in what suits all', (variants, own) => {
  expect(new Set(measuresFor(variants))).toEqual(new Set([...own, ...ALWAYS]));
});

describe('faults', () => {
  test.each<[object, VariantId[], string, string]>([
    [{ measure: 'net-sticks' }, ['mittlere', 'schieber'], 'measure', 'schieber is none of them'],
    [{ measure: 'difference', combine: 'mean' }, ['mittlere'], 'measure', 'take net-sticks or'],
    [{ measure: 'written-points' }, ['differenzler'], 'measure', 'or difference'],
    [{ measure: 'tourney-points' }, ['sidi-barani'], 'measure', 'take card-points or written'],
    [{ measure: 'difference' }, ['differenzler'], 'combine', 'take the mean'],
    [
      { measure: 'rank-points', rankedBy: 'net-sticks' },
      ['schieber'],
      'rankedBy',
      'take card-points or written-points or tourney-points or wins.',
    ],
    [{ measure: 'written-points' }, ['molotow-wies'], 'measure', 'take card-points or fewest'],
    [{ measure: 'fewest-points', combine: 'mean' }, ['schieber'], 'measure', 'fewest points win'],
    [{ measure: 'fewest-points' }, ['molotow-wies'], 'combine', 'take the mean'],
    [{ measure: 'card-points' }, ['guggitaler'], 'measure', 'count card points'],
    [{ measure: 'wins' }, [], 'variants', 'at least one'],
  ])('%j for %j: %s', (scheme, variants, path, message) => {
    expect(schemeFault(Scheme.parse(scheme), variants)).toMatchObject({
      path,
      message: expect.stringContaining(message),
    });
  });

  test.each<[object, boolean]>([
    [{}, false],
    [{ keep: { kind: 'best', count: 8 } }, false],
    [{ keep: { kind: 'best', count: 8 }, minimum: { games: 0, evenings: 7 } }, false],
    [{ keep: { kind: 'best', count: 8 }, minimum: { games: 0, evenings: 8 } }, true],
    [{ keep: { kind: 'best', count: 8 }, minimum: { games: 8, evenings: 8 }, per: 'game' }, true],
    [{ keep: { kind: 'best', count: 8 }, minimum: { games: 0, evenings: 8 }, per: 'game' }, false],
    [{ absence: { of: 'everybody', score: 'lowest' } }, true],
    [{ absence: { of: 'excused', score: 'lowest' } }, false],
    [{ absence: { of: 'everybody', score: 40 }, per: 'game' }, false],
    [{ combine: 'mean' }, true],
  ])('a sum of differences as %j is fair: %s', (more, isFair) => {
    const scheme = Scheme.parse({ measure: 'difference', ...more });
    expect(schemeFault(scheme, ['differenzler'])?.path).toBe(isFair ? undefined : 'combine');
    const fair = fairScheme(scheme);
    expect(schemeFault(fair, ['differenzler'])).toBeNull();
    if (isFair) expect(fair).toEqual(scheme);
  });

  test('from a measure where less is better the sum comes back with one where more is', () => {
    const begun = suited(['differenzler']);
    expect(begun).toMatchObject({ measure: 'difference', combine: 'mean' });
    expect(measuredIn(begun, 'rank-points')).toMatchObject({ combine: 'sum' });
    expect(suitedScheme(begun, ['schieber'])).toMatchObject({ combine: 'sum' });
    const mean = Scheme.parse({ measure: 'net-sticks', combine: 'mean' });
    expect(measuredIn(mean, 'card-points')).toMatchObject({ combine: 'mean' });
  });

  test('by what evenings are ranked matters only where they are', () => {
    const unused = { measure: 'rank-points', per: 'game', rankedBy: 'net-sticks' };
    expect(schemeFault(Scheme.parse(unused), ['schieber'])).toBeNull();
    expect(schemeFault(Scheme.parse({ measure: 'wins' }), ['schieber'])).toBeNull();
  });
});

test('the scheme to begin with suits every two variants, and every one by its own measure', () => {
  for (const one of VARIANT_IDS) {
    for (const other of VARIANT_IDS) {
      expect(schemeFault(suited([one, other]), [one, other])).toBeNull();
    }
  }
  expect(suited(['mittlere'])).toMatchObject({ measure: 'net-sticks', combine: 'sum' });
  expect(suited(['differenzler'])).toMatchObject({ measure: 'difference', combine: 'mean' });
  expect(suited(['schieber'])).toMatchObject({ measure: 'written-points' });
  expect(suited(['schieber', 'molotow'])).toMatchObject({ measure: 'rank-points' });
  expect(suited(['molotow-wies'])).toMatchObject({ measure: 'fewest-points', combine: 'mean' });
  expect(suited(['point-list'])).toMatchObject({ measure: 'rank-points', per: 'game' });
});
