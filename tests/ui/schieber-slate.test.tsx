/** The slate of points: what is enough, whose part stands where, and strokes that stay apart. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { schieberLayout } from '../../app/ui/slate/placing';
import { schieberStrokes } from '../../app/ui/slate/schieber-rows';
import { SchieberSlate } from '../../app/ui/slate/schieber-slate';
import type { Language } from '../../lib/i18n/languages';
import type { Tally, VariantId } from '../../lib/jass';
import { sidesThere } from '../../lib/sync/deal';
import type { Table } from '../../lib/sync/game';
import { InWords } from '../helpers/in-words';

/** Scores that make up a total, hand by hand. */
const hands = (total: number, each: number): number[] =>
  Array.from({ length: Math.ceil(total / each) }, (_, i) => Math.min(each, total - i * each));

describe('strokes on the Z', () => {
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
    for (const low of [false, true]) {
      const { width, height, strokes: placed } = schieberLayout(strokes, low);
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
  const at = (variant: VariantId, options: Table['options']): Table => ({
    variant,
    options,
    players: four.slice(0, variant === 'two-versus-one' ? 3 : 4),
    firstDealer: 0,
  });
  const points = (...own: number[]) =>
    ({ totals: own.map((of) => ({ points: of })) }) as Pick<Tally, 'totals'>;

  test.each<[Table, number[], boolean[]]>([
    [at('schieber', {}), [2499, 2500], [false, true]],
    [at('schieber', { target: 1000 }), [1000, 3000], [true, true]],
    [at('sidi-barani', { target: 1000 }), [999, 1001], [false, true]],
    [
      at('two-versus-one', { soloist: 0, bid: 2000, teamTarget: 1000 }),
      [1500, 1500],
      [false, true],
    ],
  ])('%j', (table, totals, expected) => {
    expect(sidesThere(table, points(...totals))).toEqual(expected);
  });

  test('who has the sticks', () => {
    const own = (sticks: number) => ({ sticks, potatoes: 2, net: sticks - 2 });
    const totals = { totals: [own(7), own(6), own(9), own(0)] } as Pick<Tally, 'totals'>;
    expect(sidesThere(at('plus-minus', {}), totals)).toEqual([true, false, true, false]);
  });

  test('nobody where there is no target in points', () => {
    const net = { totals: [{ sticks: 9, potatoes: 0, net: 9 }] } as Pick<Tally, 'totals'>;
    expect(sidesThere(at('mittlere', {}), net)).toEqual([false]);
  });
});

const slate = (inOrder: boolean, language: Language = 'en') =>
  renderToStaticMarkup(
    <InWords language={language}>
      <SchieberSlate
        sides={[
          { name: 'Anna & Carla', scores: [5466], total: 5466, isThere: true, dealer: null },
          { name: 'Beat & Dora', scores: [821], total: 821, isThere: false, dealer: null },
        ]}
        handIds={['a']}
        stateOf={() => 'written'}
        withZ
        turned
        inOrder={inOrder}
      />
    </InWords>,
  );

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll('&#x27;', "'");

test('a total that is enough is ticked and said so', () => {
  const text = textOf(slate(false));
  expect(text).toMatch(/enough[|]+have [|]+5,466/);
  expect(text.match(/enough/g)).toHaveLength(1);
});

test('large totals are written as the language does', () => {
  // Which apostrophe it is, the data of Node decides.
  expect(textOf(slate(false, 'de'))).toMatch(/haben [|]+5['’]466/);
});

test('the far side lies opposite at the table, and below on a page', () => {
  const placed = (html: string) => [html.includes('rotate-180'), html.includes('flex-col-reverse')];
  expect(placed(slate(false))).toEqual([true, true]);
  expect(placed(slate(true))).toEqual([false, false]);
});
