/** What was meant by a name that nobody has, and what a field finds. */
import { expect, test } from 'vitest';
import { meantNames, mendedWords, namesLike, sameName } from '../../lib/league/similar-names';

const KNOWN = ['Ruedi Amstutz', 'Anna', 'Trudi von Arx', 'Jolanda Liechti', 'Björn Åkesson'];

test.each([
  ['Ruedi Amstuz', 'Ruedi Amstutz'],
  ['ruedi amstutz ', ''],
  ['Reudi Amstutz', 'Ruedi Amstutz'],
  ['Amstutz Ruedi', 'Ruedi Amstutz'],
  ['Amstutz, Ruedi', 'Ruedi Amstutz'],
  ['Ruedi', 'Ruedi Amstutz'],
  ['Ruedi A', 'Ruedi Amstutz'],
  ['Bjorn Akesson', 'Björn Åkesson'],
  ['Bjoern Akeson', 'Björn Åkesson'],
  ['Jolanda Lichti', 'Jolanda Liechti'],
  ['Hanna', ''],
  ['Anne', ''],
  ['Ru', ''],
  ['Amstuz', 'Ruedi Amstutz'],
  ['Lichti', 'Jolanda Liechti'],
  ['Ruedi Ammann', ''],
  ['', ''],
])('%j means %j', (typed, meant) => {
  expect(meantNames(typed, KNOWN).join()).toBe(meant);
});

test.each([
  ['Amstutz Ruedi', 'Ruedi Amstutz'],
  ['Amstutz, Ruedi', 'Ruedi Amstutz'],
  ['RUEDI AMSTUTZ', 'Ruedi Amstutz'],
  ['Akesson Bjorn', 'Björn Åkesson'],
  ['Arx Trudi von', 'Trudi von Arx'],
  ['Ruedi Amstuz', undefined],
  ['Ruedi', undefined],
  [' ', undefined],
])('%j is %j', (typed, same) => {
  expect(sameName(typed, KNOWN)).toBe(same);
});

test('who could be two people is none of them', () => {
  expect(sameName('Hans Peter', ['Peter Hans', 'Hans, Peter'])).toBeUndefined();
  expect(sameName('hans peter', ['Peter Hans', 'Hans Peter'])).toBe('Hans Peter');
});

test('a slip is found with the words the other way round', () => {
  expect(meantNames('Amstuz Ruedi', KNOWN)).toEqual(['Ruedi Amstutz']);
});

test('a field finds words wherever they begin', () => {
  const all = KNOWN.map((name) => ({ name }));
  const found = (typed: string) => namesLike(all, typed).map(({ name }) => name);
  expect(found('arx')).toEqual(['Trudi von Arx']);
  expect(found('ams ru')).toEqual(['Ruedi Amstutz']);
  expect(found('ake')).toEqual(['Björn Åkesson']);
  expect(found(' ')).toEqual(KNOWN);
  expect(found('x')).toEqual([]);
  expect(found('Lichti Jolanda')).toEqual(['Jolanda Liechti']);
});

test('a surname with a slip finds its person, and numbers tell people apart', () => {
  const found = (typed: string) =>
    namesLike([{ name: 'Annemarie Bühler' }, { name: 'Werni Grossenbacher' }], typed).map(
      ({ name }) => name,
    );
  expect(found('Bührler')).toEqual(['Annemarie Bühler']);
  expect(found('Grosenbacher')).toEqual(['Werni Grossenbacher']);
  expect(meantNames('Guest 12', ['Guest 1', 'Guest 2'])).toEqual([]);
});

test.each([
  ['Amstuz Lichti', 'Amstutz Liechti'],
  ['ruedi Lichti', 'ruedi Liechti'],
  ['Amstuz, 2. 10. Lichti', 'Amstutz, 2. 10. Liechti'],
  ['Ruedi Liechti', ''],
  ['Amstuz Sonne', 'Amstutz Sonne'],
  ['Axx Akeson', 'Arx Åkesson'],
  ['Ana', 'Anna'],
  // Only the last word may be the beginning of one.
  ['Ann', ''],
  ['Ann Amstutz', 'Anna Amstutz'],
  ['', ''],
])('the words of %j are mended to %j', (typed, mended) => {
  expect(mendedWords(typed, KNOWN).join()).toBe(mended);
});

test.each([
  ['Eger', 'Egger'],
  ['Egr', ''],
  ['Idda', 'Ida'],
  ['Jos ', 'Jost '],
  ['Hana', 'Hans'],
  ['Ad', ''],
  ['Donerstag', 'Donnerstag'],
  ['Nussbam', 'Nussbaum'],
  ['Zimerman', 'Zimmermann'],
  ['Simerman', ''],
  ['Ruedii', 'Ruedi'],
  // Two are as near.
  ['Lena', 'Lea|Lina'],
])('by a word of few letters that nothing has, %j, is meant %j', (typed, meant) => {
  const known = [
    'Hans Egger',
    'Anna Meier',
    'Ida Jost',
    'Donnerstag',
    'Nussbaumen',
    'Nussbaum',
    'Zimmermann',
    'Ruedi',
  ];
  expect(mendedWords(typed, [...known, 'Lea', 'Lina']).join('|')).toBe(meant);
  expect(meantNames('Hana', known)).toEqual([]);
});
