/** The names and the height of a season's race. */
import type { Route } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RaceChart } from '../../app/leagues/[leagueId]/race-chart';
import { InWords } from '../helpers/in-words';

const NAMES = ['Anna Meier', 'Dora Amstutz', 'Christoph-Andreas Keller', 'Beat Hofer'];

/** Of a phone, of a tablet and of a wide screen. */
function drawings(names: readonly string[]): readonly string[] {
  const evenings = ['2026-11-13', '2026-11-27'].map((date, i) => ({
    ...{ id: `e${i}`, date, isFinal: false },
  }));
  const runners = names.map((name, i) => ({
    ...{ id: `p${i}`, name, places: [i + 1, i + 1], totals: [9 - i, 18 - i] },
  }));
  const html = renderToStaticMarkup(
    <InWords language="de">
      <RaceChart title="Rennen" race={{ evenings, runners }} hrefOf={() => '/' as Route} />
    </InWords>,
  );
  return html.split('</svg>').slice(0, 3);
}
const heightOf = (drawing = '') => Number(/viewBox="0 0 \d+ (\d+)"/.exec(drawing)?.[1]);

test('on a phone everybody is called as at the table, and nobody is cut', () => {
  const [phone, , wide] = drawings(NAMES);
  for (const name of ['Anna', 'Dora', 'Christoph', 'Beat']) expect(phone).toContain(`>${name}<`);
  expect(phone).not.toContain('…');
  for (const name of NAMES) expect(wide).toContain(`>${name}<`);
});

test('a wide screen has room for the whole of a long name', () => {
  const long = 'Bernadette Schwarzenegger-Imboden';
  expect(drawings([...NAMES, long])[2]).toContain(`>${long}<`);
});

test('few have more room each, and many no less than a line', () => {
  const many = Array.from({ length: 40 }, (_, i) => `Guest ${i}`);
  expect(drawings(NAMES).map(heightOf)).toEqual([322, 322, 322]);
  expect(drawings(many).map(heightOf)).toEqual([1314, 1314, 1314]);
  expect(heightOf(drawings(many.slice(0, 9))[2])).toBeGreaterThan(500);
});
