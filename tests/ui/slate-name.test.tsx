/** A name on a slate is whole for everybody, and breaks between people alone. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lettersOf, Name } from '../../app/ui/slate/name';
import { callNames } from '../../lib/league/call-names';

/** What stands in elements that have no others. */
const pieces = (html: string) =>
  [...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, text]) => text);

test.each([
  ['Anna', ['Anna'], { '--letters': 4, '--longest': 4 }],
  ['Jean-Luc', ['Jean-', 'Luc'], { '--letters': 8, '--longest': 5 }],
  ['Anna-Lena Frei', ['Anna-Lena ', 'Frei'], { '--letters': 14, '--longest': 9 }],
  ['Anna & Bernhard', ['Anna &amp; ', 'Bernhard'], { '--letters': 15, '--longest': 8 }],
  [
    'Bernhard & Al & Bo',
    ['Bernhard &amp; ', 'Al &amp; ', 'Bo'],
    { '--letters': 18, '--longest': 10 },
  ],
])('%s', (name, people, letters) => {
  const html = renderToStaticMarkup(<Name call={callNames([name])}>{name}</Name>);
  expect(pieces(html)).toEqual(people);
  expect(people.join('').replaceAll('&amp;', '&')).toBe(name);
  expect(html).toContain(`title="${name.replace(/&/g, '&amp;')}"`);
  expect(lettersOf(name)).toEqual(letters);
});

test('all names of a slate are as large as the longest can be', () => {
  expect(lettersOf('Bo & Al', 'Maximilian')).toEqual({ '--letters': 10, '--longest': 10 });
  expect(lettersOf('Dee & Bartholomew', 'Hans-Ueli & Bo')).toEqual({
    '--letters': 17,
    '--longest': 11,
  });
});

test.each([
  ['Köbi & Hans-Ueli', 'Köbi', ['Köbi', ' &amp; ', 'Hans-Ueli']],
  ['Köbi & Hans-Ueli', 'Hans-Ueli', ['Köbi &amp; ', 'Hans-Ueli']],
  ['Anna Frei', 'Anna Frei', ['Anna Frei']],
])('of %s it is %s who is ringed', (name, dealer, pieces) => {
  const html = renderToStaticMarkup(
    <Name call={callNames([name])} dealer={dealer}>
      {name}
    </Name>,
  );
  expect(html.match(/name-deals">([^<]*)</)?.[1]).toBe(dealer);
  expect(html.split(/<[^>]*>/).filter(Boolean)).toEqual(pieces);
});

test('a name that has no room is written short and heard in full', () => {
  const name = 'Maximiliana Zurbriggen-Imboden & Beat Frei';
  const html = renderToStaticMarkup(
    <Name call={callNames([name])} dealer="Beat Frei">
      {name}
    </Name>,
  );
  expect(html).toContain(`<span class="sr-only">${name.replace('&', '&amp;')}</span>`);
  expect(html).toContain('aria-hidden="true"');
  expect(html.match(/name-deals">([^<]*)</)?.[1]).toBe('Beat');
});
