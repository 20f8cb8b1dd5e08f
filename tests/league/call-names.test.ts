/** What people at a table are called where full names have no room. */
import { expect, test } from 'vitest';
import { callNames, withCallNames } from '../../lib/league/call-names';

test.each([
  ['all have room', ['Ruedi Amstutz', 'Bernadette Meier'], ['Ruedi Amstutz', 'Bernadette Meier']],
  [
    'one has not',
    ['Maximiliana Zurbriggen-Imboden', 'Beat Frei', 'Carla'],
    ['Maximiliana', 'Beat', 'Carla'],
  ],
  [
    'pairs',
    ['Maximiliana Zurbriggen & Beat Frei', 'Anna Kunz & Carla'],
    ['Maximiliana & Beat', 'Anna & Carla'],
  ],
  [
    'two of a first name',
    ['Anna Zurbriggen-Imboden', 'Anna Frei', 'Beat Kunz'],
    ['Anna Z.', 'Anna F.', 'Beat'],
  ],
  [
    'and of an initial',
    ['Anna Zurbriggen-Imboden', 'Anna Zahnd', 'Beat Kunz'],
    ['Anna Zurbriggen-Imboden', 'Anna Zahnd', 'Beat'],
  ],
  [
    'and all of a name but what stands behind it',
    ['Maximiliana Zurbriggen jun.', 'Maximiliana Zurbriggen', 'Maximiliana Zurbriggen 3'],
    ['Maximiliana jun.', 'Maximiliana', 'Maximiliana 3'],
  ],
  [
    'a long first name of two parts',
    ['Christoph-Alexander Wyss', 'Franz-Josef Huber', 'Jean-Luc Frei'],
    ['Christoph', 'Franz\u2011J.', 'Jean\u2011Luc'],
  ],
  [
    'nothing before its hyphen',
    ['-Maximilianissima-Beatrice', 'Beat', 'Carla'],
    ['-Maximilianissima-Beatrice', 'Beat', 'Carla'],
  ],
  [
    'two of one first part',
    ['Christoph-Alexander Wyss', 'Christoph-Martin Frei', 'Beat'],
    ['Christoph\u2011A.', 'Christoph\u2011M.', 'Beat'],
  ],
  ['one of them without a family name', ['Anna', 'Anna Zurbriggen-Imboden'], ['Anna', 'Anna Z.']],
  [
    'seats without a name',
    ['Maximiliana Zurbriggen', 'Platz 2', 'Platz 3'],
    ['Maximiliana', 'Platz 2', 'Platz 3'],
  ],
  ['a name of one word', ['Donaudampfschifffahrt', 'Beat Frei'], ['Donaudampfschifffahrt', 'Beat']],
])('%s', (_, people, called) => {
  expect(people.map(callNames(people))).toEqual(called);
});

test('whoever came for somebody is called as one of them', () => {
  const table = {
    players: ['Maximiliana Zurbriggen-Imboden', 'Beat Frei'],
    substitutes: [{ seat: 1, from: 3, name: 'Beat Kunz' }],
  };
  expect(withCallNames(table)).toEqual({
    players: ['Maximiliana', 'Beat F.'],
    substitutes: [{ seat: 1, from: 3, name: 'Beat K.' }],
  });
  const short = { players: ['Anna Frei', 'Beat'] };
  expect(withCallNames(short)).toBe(short);
});
