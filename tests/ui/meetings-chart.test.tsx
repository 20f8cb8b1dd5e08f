/** Two players drawn against each other: the figures of the bar, and the line above and below level. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AheadBar, LeadChart } from '../../app/players/[playerId]/meetings-chart';
import { InWords } from '../helpers/in-words';

const BOTH = ['Anna', 'Beat'] as const;
const drawn = (node: React.ReactNode) => renderToStaticMarkup(<InWords>{node}</InWords>);
const course = [1, 0, -1, -2].map((lead, i) => ({
  game: `g${i}`,
  isOnPaper: i === 2,
  at: `2026-01-0${i + 1}T19:00:00Z`,
  lead,
}));

test('the bar has a part for each of both, for none too, and one for level games', () => {
  const html = drawn(
    <AheadBar both={BOTH} against={{ games: 4, firstAhead: 1, level: 0, secondAhead: 3 }} />,
  );
  expect(html.match(/>\d+</g)).toEqual(['>1<', '>3<']);
  const one = drawn(
    <AheadBar both={BOTH} against={{ games: 1, firstAhead: 1, level: 0, secondAhead: 0 }} />,
  );
  expect(one.match(/>\d+</g)).toEqual(['>1<', '>0<']);
  expect(
    drawn(<AheadBar both={BOTH} against={{ games: 0, firstAhead: 0, level: 0, secondAhead: 0 }} />),
  ).toBe('');
});

test('the bar says in words how often who was ahead, to those who hear it', () => {
  const against = { games: 4, firstAhead: 1, level: 0, secondAhead: 3 };
  expect(drawn(<AheadBar both={BOTH} against={against} />)).toContain(
    'aria-label="Anna was ahead once, Beat 3 times."',
  );
});

test('few games make a small chart, with the days of the games below', () => {
  const html = drawn(<LeadChart both={BOTH} course={course.slice(0, 3)} />);
  expect(html.match(/<text[^>]*>[\d/.]+</g)).toHaveLength(6);
  expect(html).toContain('viewBox="0 0 720 152"');
});

test('the line says who leads now, and leads to each game', () => {
  const html = drawn(<LeadChart both={BOTH} course={course} />);
  expect(html).toContain('Beat 2 games ahead');
  expect(html.match(/href="\/games\/g3\/record"/g)).toHaveLength(2);
  // A total from paper has no page of its own.
  expect(html).not.toContain('/games/g2/');
  expect(drawn(<LeadChart both={BOTH} course={course.slice(0, 1)} />)).toBe('');
});

test('who never led has no half of the chart', () => {
  const html = drawn(<LeadChart both={BOTH} course={course.slice(1)} />);
  expect(html).toContain('Beat ahead');
  expect(html).not.toContain('Anna ahead');
});
