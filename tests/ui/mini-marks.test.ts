/** Slates as small as a stamp. */
import { expect, test } from 'vitest';
import { miniMarks } from '../../app/ui/slate/mini-marks';
import { schieberStrokes } from '../../app/ui/slate/schieber-rows';
import { explain, tally, VARIANT_IDS, variant } from '../../lib/jass';
import { schieberSlate } from '../../lib/jass/slate';
import { recordsOf } from '../jass/corpus';

const ROOM = { width: 60, height: 12 };
const marks = (total: number) => miniMarks({ slate: 'sticks', figure: 'net', total, ...ROOM });
const begun = (path: string | undefined) => path?.split('M').length;

test('as many sticks as are won, as many rings as are lost, none of them outside', () => {
  for (let total = -12; total <= 12; total += 1) {
    if (total === 0) continue;
    const drawn = marks(total);
    expect(begun(drawn?.marks), `${total}`).toBe(Math.abs(total) + 1);
    expect(drawn?.marks.includes('a'), `${total}`).toBe(total < 0);
    const xs = [...(drawn?.marks ?? '').matchAll(/M([-\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...xs), `${total}`).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs), `${total}`).toBeLessThanOrEqual(ROOM.width);
  }
});

test('a figure says more than no mark, and than more than can be counted', () => {
  for (const total of [0, 13, -40]) expect(marks(total)).toBeNull();
  expect(miniMarks({ slate: 'totals', figure: 'points', total: 80, ...ROOM })).toBeNull();
  const strokes = schieberSlate([-20]);
  expect(
    miniMarks({ slate: 'strokes', figure: 'points', total: -20, strokes, ...ROOM }),
  ).toBeNull();
});

test('a Schieber stands on its Z: hundreds, fifties as crosses, twenties', () => {
  const of = (...scores: number[]) => {
    const total = scores.reduce((sum, score) => sum + score, 0);
    const strokes = schieberSlate(scores);
    return miniMarks({ slate: 'strokes', figure: 'points', total, strokes, ...ROOM })?.marks ?? '';
  };
  expect(of(0)).toBe('');
  // 2 hundreds, a cross of two lines, 2 twenties; the rest is too small to be seen.
  expect(begun(of(297))).toBe(2 + 2 + 2 + 1);
  expect(begun(of(2500))).toBe(25 + 1);
  // As they were written: 50 and 20, then 100 and 20, then 50.
  expect(begun(of(78, 128, 50))).toBe(1 + 2 * 2 + 2 + 1);
});

test.each(VARIANT_IDS.filter((id) => variant(id).slate === 'strokes'))(
  'the small slate of a %s has the strokes that its board has',
  (id) => {
    const games = recordsOf(id);
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const [scored, told] = [tally(game), explain(game)];
      if (!scored.ok || !told.ok) throw new Error('cannot be scored');
      const onBoard = scored.value.totals.map((_, side) => {
        const scores = told.value.hands.map(({ gain }) => gain[side] ?? 0);
        const { hundreds, fifties, twenties, remainder } = schieberStrokes(scores, []);
        return {
          hundreds: hundreds.reduce((sum, { bird }) => sum + (bird ? 5 : 1), 0),
          fifties: fifties.length,
          twenties: twenties.length,
          remainder,
        };
      });
      expect('slate' in scored.value && scored.value.slate).toEqual(onBoard);
    }
  },
);
