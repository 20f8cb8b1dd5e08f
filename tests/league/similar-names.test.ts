/** What was meant by a name that nobody has, and what a field finds. */
import { expect, test } from 'vitest';
import { meantNames, namesLike } from '../../lib/league/similar-names';

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
  ['Jolanda Lichti', 'Jolanda Liechti'],
  ['Hanna', ''],
  ['Anne', ''],
  ['Ru', ''],
  ['Ruedi Ammann', ''],
  ['', ''],
])('%j means %j', (typed, meant) => {
  expect(meantNames(typed, KNOWN).join()).toBe(meant);
});

test('a field finds words wherever they begin', () => {
  const all = KNOWN.map((name) => ({ name }));
  const found = (typed: string) => namesLike(all, typed).map(({ name }) => name);
  expect(found('arx')).toEqual(['Trudi von Arx']);
  expect(found('ams ru')).toEqual(['Ruedi Amstutz']);
  expect(found('ake')).toEqual(['Björn Åkesson']);
  expect(found(' ')).toEqual(KNOWN);
  expect(found('x')).toEqual([]);
});
