import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExampleTable } from '../../app/leagues/example-table';
import { InWords } from '../helpers/in-words';

test('the example of a table adds up: rows to their totals, columns to zero', () => {
  const html = renderToStaticMarkup(
    <InWords>
      <ExampleTable />
    </InWords>,
  );
  const body = /<tbody.*<\/tbody>/s.exec(html)?.[0] ?? '';
  const rows = [...body.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<td[^>]*>([^<]*)/g)].map(([, text = '']) =>
      text === '–' ? 0 : Number(text.replace('−', '-')),
    ),
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const [index, [rank, ...figures]] of rows.entries()) {
    expect(rank).toBe(index + 1);
    const total = figures.pop();
    expect(figures.reduce((a, b) => a + b)).toBe(total);
  }
  const totals = rows.map((row) => row.at(-1) ?? 0);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  for (let column = 1; column < 5; column++)
    expect(rows.reduce((all, row) => all + (row[column] ?? Number.NaN), 0)).toBe(0);
});
