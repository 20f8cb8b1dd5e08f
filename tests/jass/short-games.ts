/** Games as chance has them, at tables at which one is soon over. */
import fc from 'fast-check';
import type { VariantId } from '../../lib/jass';
import { exampleOf, type Written } from './corpus';
import { played } from './play';

const SEED = Number(process.env.FUZZ_SEED ?? 1);
const MISERE = { contract: 'misere', factor: 3, inverted: true };
const SINGLE = { clubs: 1, spades: 1, obenabe: 1, undenufe: 1 };

/** Tables at which a game is soon over. */
const SHORT: { [Id in VariantId]: readonly object[] } = {
  mittlere: [{ hands: 3 }, { hands: 6, tie: 'cut', noTrump: 'void', zeroTricks: 'like-hundred' }],
  molotow: [{ hands: 4 }],
  'plus-minus': [{ target: 3 }],
  differenzler: [{ hands: 6, exact: 10 }],
  schieber: [
    { hands: 4 },
    { hands: 3, multipliers: SINGLE, wies: false, stoeck: false },
    { target: 700, win: 'reached' },
    { target: 400 },
  ],
  'sidi-barani': [{ target: 400, wies: true, stoeck: true }],
  'three-player': [{ target: 500, win: 'reached' }],
  'two-player': [{ target: 400 }],
  'two-versus-one': [{ soloist: 1, bid: 400, teamTarget: 500 }],
  coiffeur: [
    { rows: [{ contract: 'joker', factor: 2 }, MISERE], counterMatch: 100, matchBonus: 50 },
    { rows: [{ contract: 'clubs', factor: 1 }, MISERE], rounding: 'tens', singles: true },
  ],
  guggitaler: [{}, { prizes: null, values: { tricks: 1, lastTrick: 99 } }],
  'molotow-wies': [{ hands: 3 }, { hands: 5, target: 200 }],
  'point-list': [{ hands: 4 }, { target: 3000, goal: 'fewest' }, { hands: 3, sum: 9 }],
  'stroke-list': [{ hands: 4, target: null }, { hands: 2 }, { target: 5 }, { sum: 3 }],
};

/** Games as chance has them, so many at each table; `FUZZ_SEED` has others. */
export const gamesOf = (id: VariantId, runs: number): Written[] =>
  SHORT[id].flatMap((options) =>
    fc
      .sample(fc.infiniteStream(fc.nat(1_000_000)), { numRuns: runs, seed: SEED })
      .map((chance) =>
        played(
          { ...exampleOf(id), options, hands: [] },
          40,
          (end) => Number(chance.next().value) % end,
        ),
      ),
  );
