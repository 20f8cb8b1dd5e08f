/** What is drawn on a Schieber slate. Source: scoring.md, `schieber`, the slate. */
import { describe, expect, test } from 'vitest';
import { hundredsOf, schieberStrokes } from '../../app/ui/slate/schieber-rows';
import { totalsOf } from '../../lib/jass';
import { gamesOn } from './golden';

const games = gamesOn('strokes');

/** The strokes of every side of every game. */
const drawn = games.map(({ entries, scored, explained }) => {
  const ids = entries.map((_, i) => `hand-${i}`);
  const sides = scored.totals.map((_, side) =>
    schieberStrokes(
      explained.hands.map(({ gain }) => gain[side] ?? 0),
      ids,
    ),
  );
  return { ids, sides, scored };
});

describe('every golden game', () => {
  test('all the kinds of strokes are among them', () => {
    const all = drawn.flatMap(({ sides }) => sides);
    const hundreds = all.flatMap((own) => own.hundreds);
    expect(new Set(hundreds.map(({ bird }) => bird)).size).toBe(2);
    expect(all.some(({ fifties }) => fifties.length > 1)).toBe(true);
    expect(all.some(({ twenties }) => twenties.length > 2)).toBe(true);
    expect(all.some(({ remainder }) => remainder > 0)).toBe(true);
  });

  test('has the strokes that the engine puts on its slate, and they make the total', () => {
    expect(games.length).toBeGreaterThan(60);
    for (const { sides, scored } of drawn) {
      const counted = sides.map((strokes) => ({
        hundreds: hundredsOf(strokes),
        fifties: strokes.fifties.length,
        twenties: strokes.twenties.length,
        remainder: strokes.remainder,
      }));
      expect(scored).toMatchObject({ slate: counted });
      expect(
        counted.map(
          (own) => own.hundreds * 100 + own.fifties * 50 + own.twenties * 20 + own.remainder,
        ),
      ).toEqual(totalsOf(scored));
    }
  });

  test('gives every stroke of a side a seed of its own and a hand of the game', () => {
    for (const { ids, sides } of drawn) {
      for (const { hundreds, fifties, twenties } of sides) {
        const strokes = [...hundreds, ...fifties, ...twenties];
        expect(new Set(strokes.map(({ seed }) => seed)).size).toBe(strokes.length);
        for (const { hand } of strokes) expect(ids).toContain(hand);
      }
    }
  });
});

// Worked by hand: V five hundreds, | one; x fifties, i twenties, then the remainder.
test.each<[string, number[], string]>([
  ['nothing                          ', [], '0'],
  ['less than a stroke               ', [19], '19'],
  ['a twenty                         ', [20], 'i0'],
  ['a fifty rather than two twenties ', [59], 'x9'],
  ['98 is one of each                ', [98], 'xii8'],
  ['a hundred                        ', [100], '|0'],
  ['400                              ', [400], '||||0'],
  ['500 at once                      ', [500], 'V0'],
  ['a match in obenabe               ', [771], 'V||xi1'],
  ['1028                             ', [1028], 'VVi8'],
  ['five hundreds one by one         ', [100, 100, 100, 100, 100], '|||||0'],
  ['the remainder is taken along     ', [15, 5], 'i0'],
  ['and with it the next hundred     ', [19, 81], '|0'],
  ['strokes are never rubbed out     ', [90, 10], 'xii10'],
  ['not even five twenties           ', [40, 40, 20], 'iiiii0'],
  ['495 and what was left: no bird   ', [5, 495], '|||||0'],
  ['birds before and after others    ', [500, 100, 600], 'V|V|0'],
])('%s %j: %s', (_, scores, expected) => {
  const ids = scores.map((_, i) => `hand-${i}`);
  const { hundreds, fifties, twenties, remainder } = schieberStrokes(scores, ids);
  const slate =
    hundreds.map(({ bird }) => (bird ? 'V' : '|')).join('') +
    'x'.repeat(fifties.length) +
    'i'.repeat(twenties.length) +
    remainder;
  expect(slate).toBe(expected);
});

test('a stroke keeps its seed while hands are added after it', () => {
  const before = schieberStrokes([98, 336], ['a', 'b']);
  const after = schieberStrokes([98, 336, 771], ['a', 'b', 'c']);
  expect(after.hundreds.slice(0, before.hundreds.length)).toEqual(before.hundreds);
  expect(after.fifties.slice(0, before.fifties.length)).toEqual(before.fifties);
  expect(after.twenties.slice(0, before.twenties.length)).toEqual(before.twenties);
});
