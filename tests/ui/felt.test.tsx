/** Seats round a felt. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Seats } from '../../app/games/new/seats';
import { middleOf, type Place, placesOf } from '../../app/ui/felt/places';
import { VARIANT_IDS, variant } from '../../lib/jass';
import { InWords } from '../helpers/in-words';

const MOST = Math.max(...VARIANT_IDS.flatMap((id) => variant(id).players));

/** To the right round the felt, as seen from above: the near edge, the right, the far edge, the left. */
const turn = (place: Place, rows: number): number => {
  const [x, y] = middleOf(place, rows);
  return (Math.atan2(x - 50, y - 50) + 2 * Math.PI) % (2 * Math.PI);
};

test('each sits to the right of the one before, and nobody in the place of another', () => {
  expect(MOST).toBeGreaterThanOrEqual(6);
  for (let count = 2; count <= MOST; count += 1) {
    const { rows, seats } = placesOf(count);
    expect(seats).toHaveLength(count);
    expect(new Set(seats.map(({ row, column }) => `${row} ${column}`)).size).toBe(count);
    expect(seats[0]).toEqual({ row: rows, column: 'middle' });
    const turns = seats.map((place) => turn(place, rows));
    expect(turns, `${count}`).toEqual(turns.toSorted((a, b) => a - b));
    for (const { row } of seats) {
      expect(row).toBeGreaterThanOrEqual(1);
      expect(row).toBeLessThanOrEqual(rows);
    }
  }
});

test('where they are even, everybody has somebody opposite: in pairs these are partners', () => {
  for (let count = 2; count <= MOST; count += 2) {
    const { rows, seats } = placesOf(count);
    for (let seat = 0; seat < count / 2; seat += 1) {
      const [one, other] = [seats[seat], seats[seat + count / 2]];
      if (!one || !other) throw new Error('no such seat');
      const [x, y] = middleOf(one, rows);
      const [across, down] = middleOf(other, rows);
      expect(x + across).toBeCloseTo(100);
      if (count <= 4) expect(y + down).toBeCloseTo(100);
    }
  }
});

test('who begins is marked, partners are joined, and no handle is where nobody may move', () => {
  const drawn = (fixed: boolean) =>
    renderToStaticMarkup(
      <InWords>
        <Seats
          seated={['Anna', 'Beat', '', 'Dora']}
          called={['Anna', 'Beat', 'Seat 3', 'Dora']}
          sides={[
            [0, 2],
            [1, 3],
          ]}
          marked={2}
          begins="deals"
          names={['Erika', 'Anna']}
          fixed={fixed}
          onName={() => {}}
          onMark={() => {}}
          onSwap={() => {}}
        />
      </InWords>,
    );
  const html = drawn(false);
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([one]) => one);
  expect(radios.filter((one) => one.includes('checked=""'))).toHaveLength(1);
  expect(radios[2]).toContain('Seat 3 deals first');
  expect(radios[2]).toContain('checked=""');
  expect(html.match(/<path d="M/g)).not.toBeNull();
  expect(html).toContain('Anna &amp; Seat 3 – Beat &amp; Dora');
  expect(html).toContain('Dora changes places');
  expect(html).toContain('Erika');
  expect(drawn(true)).not.toContain('changes places');
});
