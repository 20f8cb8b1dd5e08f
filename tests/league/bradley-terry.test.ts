/** Strengths after a game: the same to the last bit as the library that the numbers are of. */
import fc from 'fast-check';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { expect, test } from 'vitest';
import { rateTeams } from '../../lib/league/bradley-terry';

const strength = fc.record({
  mu: fc.double({ min: -20, max: 70, noNaN: true }),
  sigma: fc.double({ min: 0.05, max: 9, noNaN: true }),
});
const game = fc
  .array(
    fc.tuple(fc.array(strength, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 4 })),
    {
      minLength: 2,
      maxLength: 5,
    },
  )
  .map((sides) => ({
    teams: sides.map(([team]) => team),
    places: sides.map(([, place]) => place),
  }));

test('teams of any size, level or not, come to what openskill makes of them', () => {
  fc.assert(
    fc.property(game, ({ teams, places }) => {
      const model = { model: bradleyTerryFull, rank: places };
      expect(rateTeams(teams, places)).toEqual(rate(teams, model));
    }),
    { numRuns: 1000 },
  );
});
