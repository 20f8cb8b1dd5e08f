/** The slate of points: what is enough, whose part stands where, and strokes that stay apart. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { schieberLayout, zFor } from '../../app/ui/slate/placing';
import { schieberStrokes } from '../../app/ui/slate/schieber-rows';
import { SchieberSlate } from '../../app/ui/slate/schieber-slate';
import type { Language } from '../../lib/i18n/languages';
import { explain, FORMAT, type VariantId, variant as variantOf } from '../../lib/jass';
import { InWords } from '../helpers/in-words';

/** Scores that make up a total, hand by hand. */
const hands = (total: number, each: number): number[] =>
  Array.from({ length: Math.ceil(total / each) }, (_, i) => Math.min(each, total - i * each));

describe('strokes on the Z', () => {
  test('fives stand before ones, which stand in groups of five, whatever came first', () => {
    const scores = [200, 771, 500, 600];
    const strokes = schieberStrokes(
      scores,
      scores.map((_, i) => String(i)),
    );
    const onTop = schieberLayout(strokes)
      .strokes.filter(({ stroke }) => strokes.hundreds.includes(stroke))
      .toSorted((a, b) => a.x - b.x);
    expect(onTop.map(({ stroke }) => (stroke.bird ? 'V' : 'I')).join('')).toBe('VVVIIIII');
    const steps = onTop.slice(4).map(({ x }, i) => x - (onTop[i + 3]?.x ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
  });

  test.each([
    ['a side that has little', 480, 157],
    ['at the target', 2500, 157],
    ['twice the target', 5466, 321],
    ['four times the target', 10_000, 99],
    ['by birds alone', 7710, 771],
  ])('%s: none stands on another, all are on the slate', (_, total, each) => {
    const scores = hands(total, each);
    const strokes = schieberStrokes(
      scores,
      scores.map((_, i) => String(i)),
    );
    for (const drawn of [undefined, zFor(total), zFor(total, 'low'), zFor(total, 'high')]) {
      const { width, height, strokes: placed } = schieberLayout(strokes, drawn);
      for (const { x, y, scale } of placed) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + 34 * scale).toBeLessThanOrEqual(height);
      }
      const upright = placed.filter(({ stroke }) => !strokes.fifties.includes(stroke));
      for (const [i, one] of upright.entries()) {
        for (const other of upright.slice(i + 1)) {
          if (one.y !== other.y) continue;
          expect(Math.abs(one.x - other.x)).toBeGreaterThan(5);
        }
      }
      // A cross stands clear of the hundreds above it.
      for (const cross of placed.filter(({ stroke }) => strokes.fifties.includes(stroke))) {
        for (const one of placed.filter(({ stroke }) => strokes.hundreds.includes(stroke))) {
          if (Math.abs(cross.x - one.x) < 10)
            expect(cross.y + (17 - 10) * cross.scale).toBeGreaterThanOrEqual(
              one.y + 34 * one.scale - 8,
            );
        }
      }
    }
  });
});

describe('who has enough', () => {
  const four = ['Anna', 'Beat', 'Carla', 'Dora'];
  const enough = (variant: VariantId, options: object, hands: readonly object[]) => {
    const players = four.slice(0, Math.max(...variantOf(variant).players));
    const read = explain({ format: FORMAT, variant, options, players, hands });
    if (!read.ok) throw new Error(read.error.message);
    return read.value.outlook.sides.map(({ needs }) => needs === 0);
  };
  const hearts = (...points: number[]) => ({ trump: 'hearts', points });

  test.each<[string, VariantId, object, object[], boolean[]]>([
    ['the target itself', 'schieber', { target: 100 }, [hearts(100, 57)], [true, false]],
    ['a point less', 'schieber', { target: 101 }, [hearts(100, 57)], [false, false]],
    ['both', 'schieber', { target: 50 }, [hearts(100, 57)], [true, true]],
    [
      'the target of each',
      'two-versus-one',
      { soloist: 0, bid: 200, teamTarget: 50 },
      [hearts(100, 57)],
      [false, true],
    ],
    ['no target at all', 'mittlere', {}, [{ points: [100, 30, 27] }], [false, false, false]],
    ['a number of hands', 'schieber', { hands: 8 }, [hearts(100, 57)], [false, false]],
  ])('%s: %s %j', (_, id, options, hands, expected) => {
    expect(enough(id, options, hands)).toEqual(expected);
  });
});

const slate = (language: Language = 'en') =>
  renderToStaticMarkup(
    <InWords language={language}>
      <SchieberSlate
        sides={[
          {
            name: 'Anna & Carla',
            scores: [5466],
            total: 5466,
            isThere: true,
            hasWon: true,
            dealer: null,
          },
          {
            name: 'Beat & Dora',
            scores: [821],
            total: 821,
            isThere: false,
            hasWon: false,
            dealer: null,
          },
        ]}
        handIds={['a']}
        stateOf={() => 'written'}
        withZ
      />
    </InWords>,
  );

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll('&#x27;', "'");

test('a total that is enough is ticked and said so', () => {
  const text = textOf(slate());
  expect(text).toMatch(/enough[|]+have [|]+5,466/);
  expect(text.match(/enough/g)).toHaveLength(1);
});

test('large totals are written as the language does', () => {
  // Which apostrophe it is, the data of Node decides.
  expect(textOf(slate('de'))).toMatch(/haben [|]+5['’]466/);
});
