/** What belongs to a player or a league alone: the same at each look, another one for another. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialsOf, Mark } from '../../app/ui/slate/mark';

const small = (name: string, seed: string) => renderToStaticMarkup(Mark({ name, seed }));

test.each([
  ['Ruedi Amstutz', 'RA'],
  ['Trudi von Arx', 'TA'],
  ['Fritz I.', 'FI'],
  ['Vreni X. 2', 'VX'],
  ['Karl Meier II.', 'KM'],
  ['Österreicher', 'O'],
  ['änni zürcher', 'AZ'],
  ['🍺', '🍺'],
  ['42 Hans', '4H'],
])('of %s are %s', (name, initials) => {
  expect(initialsOf(name).join('')).toBe(initials);
  expect(small(name, 'id')).toContain('<path');
});

test('is somebody’s own', () => {
  expect(small('Anna', 'a')).toBe(small('Anna', 'a'));
  const marks = Array.from({ length: 40 }, (_, i) => small('Anna', `id ${i}`));
  expect(new Set(marks).size).toBeGreaterThan(35);
});

test('is told by its shape as well: those of a club with the same initials rarely look alike', () => {
  const shapes = Array.from({ length: 40 }, (_, i) => /d="([^"]+)"/.exec(small('A', `${i}`))?.[1]);
  expect(new Set(shapes).size).toBe(6);
});

test('takes little room where there are many, and not much where it is large', () => {
  expect(small('Wanda Winter', 'a').length).toBeLessThan(700);
  const large = renderToStaticMarkup(Mark({ name: 'Wanda Winter', seed: 'a', size: 'large' }));
  expect(large.length).toBeLessThan(18_000);
});
