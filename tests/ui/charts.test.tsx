import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { explained } from '../../app/games/[gameId]/explained';
import { bestHand, courseOf } from '../../app/games/[gameId]/record/course';
import { NARROW, scales } from '../../app/ui/charts/geometry';
import { apart, fitted, labelled, TEXT, widthOf } from '../../app/ui/charts/labels';
import { LineChart } from '../../app/ui/charts/line-chart';
import type { VariantId } from '../../lib/jass';
import type { Entry } from '../../lib/sync/game';
import { InWords } from '../helpers/in-words';

describe('texts beside lines', () => {
  test.each([
    ['stay where they have room', [20, 60, 100], [20, 60, 100]],
    ['go apart about where they want to be', [50, 50, 56], [36, 52, 68]],
    ['move no others', [50, 50, 120, 124], [42, 58, 114, 130]],
    ['push on who is in their way', [50, 50, 60, 76], [35, 51, 67, 83]],
    ['turn back at the bottom', [196, 198, 200], [168, 184, 200]],
    ['turn back at the top', [0, 3], [10, 26]],
    ['need not come in order', [100, 20], [100, 20]],
    ['need not be there', [], []],
  ])('%s', (_, wanted, expected) => {
    expect(apart(wanted, { top: 10, bottom: 200 })).toEqual(expected);
  });

  test('are cut to the room there is', () => {
    expect(fitted('Anna', 200)).toBe('Anna');
    const cut = fitted('Anna-Katharina & Maximilian', 100);
    expect(cut).toMatch(/^Anna-.*…$/);
    expect(widthOf(cut)).toBeLessThanOrEqual(100);
    expect(fitted('Anna', 0)).toBe('…');
    // Broad letters take more room than slim ones.
    expect(widthOf('Wolfgang Ama…')).toBeGreaterThan(13 * 7.1 + 6);
    expect(widthOf('Willi')).toBeLessThan(5 * 7.1);
  });
});

test('two people who have no room beside their figure stand above one another, whole', () => {
  const drawn = renderToStaticMarkup(
    <InWords>
      <LineChart
        title="Course"
        description=""
        pointName="Hand"
        points={['start', '1']}
        series={['Annemarie & Katharina', 'Beat & Dominique'].map((name, i) => ({
          name,
          values: [0, 444 + i],
        }))}
        format={String}
      />
    </InWords>,
  );
  const narrow = drawn.slice(drawn.indexOf('<svg'), drawn.indexOf('</svg>'));
  for (const line of ['Annemarie &amp;', 'Katharina', 'Beat &amp;', 'Dominique'])
    expect(narrow).toContain(`>${line}`);
  expect(narrow).not.toContain('…');
});

test.each([
  [2, [0, 1]],
  [5, [0, 1, 2, 3, 4]],
  [13, [0, 3, 6, 9, 12]],
  [100, [24, 49, 74, 99]],
])('of %i points those below the chart do not touch, the last is there', (points, expected) => {
  expect(labelled(points, 260, 50)).toEqual(expected);
});

test('scales end at round figures and hold every value; a level line has room, too', () => {
  const room = { left: 0, right: 100, top: 0, bottom: 50 };
  const { y, x, ticks } = scales([{ name: 'Anna', values: [0, -7, null, 12] }], {
    points: 4,
    room,
  });
  expect(y.domain()).toEqual([-10, 15]);
  expect([x(0), x(3)]).toEqual([0, 100]);
  expect(ticks.every(Number.isInteger)).toBe(true);
  const level = scales([{ name: 'Anna', values: [3, 3] }], { points: 2, room });
  expect(level.y(3)).toBe(25);
});

test('scales show so much at least that little looks like little', () => {
  const room = { left: 0, right: 100, top: 0, bottom: 100 };
  const series = [{ name: 'Anna', values: [1000, 983] }];
  const { y } = scales(series, { points: 2, room, leastSpan: 100 });
  const [low = 0, high = 0] = y.domain();
  expect(high - low).toBeGreaterThanOrEqual(100);
  expect(Math.abs(y(1000) - y(983))).toBeLessThanOrEqual(17);
});

const chart = {
  title: 'How it went',
  description: 'Two hands. In the end: Anna +3, Beat −3.',
  pointName: 'Hand',
  points: ['start', '1', '2'],
  series: [
    { name: 'Anna', values: [0, 1, 3] },
    { name: 'Beat', values: [0, -1, -3] },
    { name: 'Carla', values: [0, null, null] },
  ],
  format: (value: number) => (value > 0 ? `+${value}` : String(value)),
};

describe('a line chart', () => {
  const html = renderToStaticMarkup(
    <InWords>
      <LineChart {...chart} />
    </InWords>,
  );

  test('says what it is to those who hear it, in every size', () => {
    const drawings = html.match(/<svg[^>]*role="img"[^>]*>/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) {
      const ids = /aria-labelledby="([^"]+)"/.exec(drawing)?.[1]?.split(' ') ?? [];
      expect(ids).toHaveLength(2);
      for (const id of ids) expect(html).toContain(`id="${id}"`);
    }
    expect(html).toContain(chart.description);
  });

  test('has no text smaller than can be read on a phone', () => {
    expect(TEXT).toBeGreaterThanOrEqual(13);
    // A phone of 390 pixels leaves 16 at either side.
    expect(NARROW.width).toBeLessThanOrEqual(390 - 2 * 16);
    const sizes = [...html.matchAll(/font-?[sS]ize="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  });

  test('tells lines apart without colour, and names each where it ends', () => {
    const dashes = [...html.matchAll(/stroke-dasharray="([^"]+)"/g)].map(([, dash]) => dash);
    expect(new Set(dashes).size).toBe(2);
    expect(html).toContain('Anna <tspan');
    expect(html).toContain('>+3</tspan>');
  });

  test('has a line and a mark of its own for each of eight, which stands before its name', () => {
    const series = Array.from({ length: 8 }, (_, i) => ({ name: `Seat ${i + 1}`, values: [0, i] }));
    const drawn = renderToStaticMarkup(
      <InWords>
        <LineChart {...chart} points={['start', '1']} series={series} />
      </InWords>,
    );
    const svg = /<svg[\s\S]*?<\/svg>/.exec(drawn)?.[0] ?? '';
    const lines = [...svg.matchAll(/<path d="[^"]+" fill="none"[^>]*>/g)].map(
      ([line]) => /stroke-dasharray="([^"]+)"/.exec(line)?.[1],
    );
    expect(new Set(lines).size).toBe(8);
    const looks = [...svg.matchAll(/<path d="([^"]+)" transform="[^"]+" class="([^"]+)"/g)].map(
      ([, shape, look]) => `${shape} ${look}`,
    );
    expect(new Set(looks).size).toBe(8);
    // Two points of each line, and its name.
    expect(looks).toHaveLength(8 * 3);
  });

  test('has all the figures in a table behind it', () => {
    const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/>([^<>]+)</g)].map(([, text]) => text),
    );
    expect(rows).toEqual([
      ['Hand', 'Anna', 'Beat', 'Carla'],
      ['start', '0', '0', '0'],
      ['1', '+1', '-1', '–'],
      ['2', '+3', '-3', '–'],
    ]);
  });

  test('is not drawn where there is no line', () => {
    expect(
      renderToStaticMarkup(
        <InWords>
          <LineChart {...chart} points={['start']} />
        </InWords>,
      ),
    ).toBe('');
    expect(
      renderToStaticMarkup(
        <InWords>
          <LineChart {...chart} series={[]} />
        </InWords>,
      ),
    ).toBe('');
  });
});

test('the course of a game starts at nothing and ends at its totals', () => {
  const game = {
    table: {
      variant: 'mittlere' as const,
      options: {},
      players: ['Anna', 'Beat', 'Carla'],
      firstDealer: 0,
    },
    hands: [
      { id: 'a', by: 'a', entry: { points: [80, 50, 27] } },
      { id: 'b', by: 'b', entry: { points: [110, 30, 17] } },
    ],
  };
  expect(courseOf(game.table, explained(game), 'start')).toEqual({
    points: ['start', '1', '2'],
    // The middle −2, the others +1; then 100 or more −2, the others +1.
    series: [
      { name: 'Anna', values: [0, 1, -1] },
      { name: 'Beat', values: [0, -2, -1] },
      { name: 'Carla', values: [0, 1, 2] },
    ],
  });
});

test('a declaration between two hands is no point of its own', () => {
  const clubs = { trump: 'clubs', points: [98, 59] };
  const game = {
    table: {
      variant: 'schieber' as const,
      options: { target: 150 },
      players: ['Anna', 'Beat', 'Carla', 'Dora'],
      firstDealer: 0,
    },
    hands: [
      { id: 'a', by: 'a', entry: clubs },
      { id: 'b', by: 'b', entry: { declared: 0 } },
    ],
  };
  expect(courseOf(game.table, explained(game), 'start')).toMatchObject({
    points: ['start', '1'],
    series: [{ values: [0, 196] }, { values: [0, 118] }],
  });
});

describe('the best hand', () => {
  const best = (
    variant: VariantId,
    players: number,
    entries: readonly Entry[],
    winners?: readonly number[],
    options = {},
  ) => {
    const table = {
      variant,
      options,
      players: ['Anna', 'Beat', 'Carla', 'Dora'].slice(0, players),
      firstDealer: 0,
    };
    const hands = entries.map((entry, i) => ({ id: String(i), by: '', entry }));
    const found = bestHand(table, explained({ table, hands }), winners);
    return found && [found.hand.number, found.side];
  };
  const schieber = (trump: string, ...points: number[]) => ({ trump, points });

  test.each([
    [
      'brought the most',
      'schieber',
      4,
      [schieber('clubs', 98, 59), schieber('obenabe', 57, 100)],
      [2, 1],
    ],
    [
      'or cost the least',
      'differenzler',
      3,
      [
        { announced: [60, 50, 40], points: [55, 52, 50] },
        { announced: [60, 50, 40], points: [50, 66, 41] },
      ],
      [2, 2],
    ],
    [
      'and is none where several are level',
      'schieber',
      4,
      [schieber('hearts', 98, 59), schieber('hearts', 59, 98)],
      null,
    ],
  ] as const)('%s', (_, variant, players, hands, expected) => {
    expect(best(variant, players, hands)).toEqual(expected);
  });

  test('nor where every hand brings as much, and to several at once', () => {
    const hands = [{ points: [10, 20, 100, 27] }, { points: [100, 27, 20, 10] }];
    const { hands: explainedHands } = explained({
      table: { variant: 'molotow', options: {}, players: ['A', 'B', 'C', 'D'], firstDealer: 0 },
      hands: hands.map((entry, i) => ({ id: String(i), by: '', entry })),
    });
    // Several have a stick from each.
    for (const { gain } of explainedHands)
      expect(gain.filter((own) => own === 1).length).toBeGreaterThan(1);
    expect(best('molotow', 4, hands, [0])).toBeNull();
  });

  test('nor where points are bad: the best would be to have none', () => {
    const hands = [{ points: [0, 34, 21] }, { points: [45, 12, 12] }];
    expect(best('point-list', 3, hands, [0], { goal: 'fewest' })).toBeNull();
    const less = [...hands, { points: [-20, 12, 12] }];
    expect(best('point-list', 3, less, [0], { goal: 'fewest' })).toEqual([3, 0]);
  });

  test('and of several that are level the first of those who won, or one with all the tricks', () => {
    const hands = [
      schieber('hearts', 98, 59),
      schieber('hearts', 59, 98),
      schieber('hearts', 98, 59),
      schieber('hearts', 59, 98),
    ];
    expect(best('schieber', 4, hands, [0])).toEqual([1, 0]);
    expect(best('schieber', 4, hands, [1])).toEqual([2, 1]);
    const sticks = [{ points: [100, 55, 2] }, { points: [157, 0, 0], noTricks: [1, 2] }];
    expect(best('mittlere', 3, sticks, [0])).toEqual([2, 0]);
  });
});
