/** Where people sit round a screen that lies flat, and where what is turned to them comes to lie. */
import { describe, expect, test } from 'vitest';
import { placesAtEnd, placesOn, placesRound } from '../../app/games/[gameId]/table-mode/places';
import {
  EDGES,
  type Edge,
  movedTo,
  type Size,
  seatsRound,
  seenFrom,
  sheetAt,
  TURN,
} from '../../app/games/[gameId]/table-mode/seats-round';

const SCREENS: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];

/** Where a box lies on the screen that stands at the lower left corner, moved and turned about it. */
function lies(edge: Edge, { x, width, height }: Size & { x: number }, screen: Size) {
  const [right = 0, down = 0] = movedTo(edge, x, screen).split(' ').map(Number.parseFloat);
  const angle = (TURN[edge] * Math.PI) / 180;
  const corners = [
    [0, 0],
    [width, 0],
    [0, -height],
    [width, -height],
  ].map(([dx = 0, dy = 0]) => [
    Math.round(right + dx * Math.cos(angle) - dy * Math.sin(angle)),
    Math.round(screen.height + down + dx * Math.sin(angle) + dy * Math.cos(angle)),
  ]);
  const across = corners.map(([one = 0]) => one);
  const along = corners.map(([, one = 0]) => one);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...along),
    bottom: Math.max(...along),
  };
}

describe.each([2, 3, 4, 5, 6, 7, 8])('%d at the table', (players) => {
  test.each([false, true])('sit round it to the right, wide: %s', (isWide) => {
    const seats = seatsRound(players, isWide);
    expect(seats).toHaveLength(players);
    expect(seats[0]?.edge).toBe('bottom');
    const order = seats.map(({ edge }) => EDGES.indexOf(edge));
    expect(order).toEqual(order.toSorted());
    for (const { edge, at, of } of seats) {
      const beside = seats.filter((seat) => seat.edge === edge);
      expect(beside).toHaveLength(of);
      expect(beside[at]?.at).toBe(at);
    }
  });
  test('have a long edge where two sit at one', () => {
    const longest = (isWide: boolean, edges: readonly Edge[]) =>
      Math.max(
        ...edges.map(
          (edge) => seatsRound(players, isWide).filter((one) => one.edge === edge).length,
        ),
      );
    expect(longest(false, ['left', 'right'])).toBeGreaterThanOrEqual(
      longest(false, ['top', 'bottom']) - Number(players === 2),
    );
    expect(longest(true, ['top', 'bottom'])).toBeGreaterThanOrEqual(
      longest(true, ['left', 'right']),
    );
  });
});

test('who sits opposite a partner sits opposite on the screen', () => {
  for (const isWide of [false, true])
    expect(seatsRound(4, isWide).map(({ edge }) => edge)).toEqual(EDGES);
});

describe.each(SCREENS)('on $width × $height', (screen) => {
  test.each(EDGES)('what is turned to the %s stands there', (edge) => {
    const { width } = seenFrom(edge, screen);
    const box = lies(edge, { x: 10, width: width - 30, height: 60 }, screen);
    const ends = { bottom: screen.height, top: 0, left: 0, right: screen.width };
    expect(box[edge]).toBe(ends[edge]);
    // Ten px are free at the left of who sits there, twenty at their right.
    const leftOf = {
      bottom: box.left,
      right: screen.height - box.bottom,
      top: screen.width - box.right,
      left: box.top,
    };
    expect(leftOf[edge]).toBe(10);
  });
  test.each(EDGES)('a sheet from the %s leaves room for the slate', (edge) => {
    const sheet = sheetAt(edge, screen);
    const seen = seenFrom(edge, screen);
    const box = lies(edge, sheet, screen);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(screen.width);
    expect(box.bottom).toBeLessThanOrEqual(screen.height);
    expect(Math.max(seen.width - sheet.width, seen.height - sheet.height)).toBeGreaterThanOrEqual(
      120,
    );
  });
});

/** Sticks, a Z, and figures alone. */
const RATIOS = [178 / 46, 330 / 160, null];

describe.each(SCREENS)('the slates on $width × $height', (screen) => {
  const all = [2, 3, 4, 5, 6, 7, 8].flatMap((players) => [
    ...RATIOS.map((ratio) => ({ players, ratio, places: placesOn(screen, players, ratio) })),
    { players, ratio: null, places: placesRound(screen, players) },
  ]);
  test.each(all)('of $players lie on it and not on one another, marks $ratio', ({ places }) => {
    const { left, top, width, height } = places.middle;
    const boxes = [
      ...places.seats.map(({ edge, x, width, depth }) =>
        lies(edge, { x, width, height: depth }, screen),
      ),
      { left, top, right: left + width, bottom: top + height },
    ];
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(screen.width);
      expect(box.bottom).toBeLessThanOrEqual(screen.height);
    }
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(Math.min(across, along)).toBeLessThanOrEqual(1);
      }
    });
  });
  test.each(all)('of $players leave room for the keys, marks $ratio', ({ places: { middle } }) => {
    expect(Math.min(middle.width, middle.height)).toBeGreaterThanOrEqual(56);
    expect(Math.max(middle.width, middle.height)).toBeGreaterThanOrEqual(200);
  });
  test.each(all)('of $players have name and total beside $ratio', ({ places }) => {
    const { marks } = places;
    for (const { width, depth, name, total, isBeside, isNarrow } of places.seats) {
      if (!marks) expect(total).toBeLessThan(depth);
      else if (isBeside) expect(marks.width + total * 3).toBeLessThan(width);
      else expect(marks.height + (isNarrow ? name * 1.3 + 26 : total)).toBeLessThan(depth);
    }
  });
  test.each([3, 4, 5, 6, 7, 8])(
    'of %i have figures no smaller at the end, and of like size',
    (players) => {
      const { seats } = placesOn(screen, players, null);
      for (const digits of [2, 3, 5]) {
        const atEnd = placesAtEnd(screen, seats, digits);
        atEnd.forEach(({ width, depth, name, total }, i) => {
          expect(total * digits * 0.6).toBeLessThan(width - 20);
          expect(name + total).toBeLessThan(depth - 16);
          if (digits < 4) {
            expect(total).toBeGreaterThanOrEqual(seats[i]?.total ?? 0);
            expect(name).toBeGreaterThanOrEqual(seats[i]?.name ?? 0);
          }
        });
        for (const totals of [seats, atEnd].map((all) => all.map(({ total }) => total)))
          expect(Math.max(...totals)).toBeLessThanOrEqual(Math.min(...totals) * 1.5 + 1);
      }
    },
  );
});

describe('what is read from 80 cm', () => {
  test.each(RATIOS)('are names and totals on a phone, marks %s', (ratio) => {
    const { seats } = placesOn({ width: 390, height: 664 }, 4, ratio);
    for (const { name, total } of seats) {
      expect(name).toBeGreaterThanOrEqual(28);
      expect(total).toBeGreaterThanOrEqual(46);
    }
  });
  test('a figure alone is as large as its own slate', () => {
    const { seats } = placesOn({ width: 820, height: 1180 }, 8, null);
    for (const { total, width } of seats) expect(total / width).toBeGreaterThan(0.25);
    expect(Math.max(...seats.map(({ total }) => total))).toBeGreaterThan(100);
  });
  test('no slate is much deeper than its marks need', () => {
    const { seats, marks } = placesOn({ width: 1180, height: 820 }, 3, 330 / 160);
    const [own] = seats;
    if (own && marks) expect(own.depth).toBeLessThan((marks.height + own.total * 2) * 1.6);
    expect(own?.depth).toBeGreaterThan(300);
  });
  test('the Z of four is as large on every slate, and not small', () => {
    const { marks } = placesOn({ width: 390, height: 664 }, 4, 330 / 160);
    expect(marks?.height).toBeGreaterThan(80);
    expect(placesOn({ width: 820, height: 1180 }, 4, 330 / 160).marks?.height).toBeGreaterThan(170);
  });
});
