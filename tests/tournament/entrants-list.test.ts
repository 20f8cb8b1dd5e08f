/** Lists of entrants as clubs send them. */
import { expect, test } from 'vitest';
import { entrantsInGrid, entrantsInText, newOnes } from '../../lib/files/entrants-list';

const one = (name: string, club = '', category = '', number: number | null = null) => ({
  ...{ name, club, category, number },
});

test.each([
  ['Anna\nBeat', [one('Anna'), one('Beat')]],
  [
    '1. Anna Muster, Baden\r\n2) Beat; Zug; Gäste\n\n- Carla',
    [one('Anna Muster', 'Baden'), one('Beat', 'Zug', 'Gäste'), one('Carla')],
  ],
  ['Anna, Beat, Carla, Dora', [one('Anna'), one('Beat'), one('Carla'), one('Dora')]],
  ['Nr.\tName\tVorname\tVerein\n7\tMuster\tAnna\tBaden', [one('Anna Muster', 'Baden', '', 7)]],
  ['', []],
])('%j is pasted', (text, people) => {
  expect(entrantsInText(text)).toEqual(people);
});

test.each([
  [
    'without heads',
    [
      ['Anna', 'Baden'],
      ['Beat', null],
    ],
    [one('Anna', 'Baden'), one('Beat')],
  ],
  [
    'numbered',
    [
      [1, 'Anna', 'Baden'],
      [2, 'Beat', ''],
    ],
    [one('Anna', 'Baden', '', 1), one('Beat', '', '', 2)],
  ],
  [
    'under a title and heads in another order',
    [
      ['Chlausjass'],
      ['Club', 'Nom', 'Catégorie'],
      ['Zug', 'Anna', 'A'],
      [null, null, null],
      ['', 'Beat', ''],
    ],
    [one('Anna', 'Zug', 'A'), one('Beat')],
  ],
])('a sheet %s', (_, grid, people) => {
  expect(entrantsInGrid(grid)).toEqual(people);
});

test('somebody of the same name and club is entered once', () => {
  const list = entrantsInText('Anna, Baden\nanna , baden\nAnna, Zug\nBeat');
  expect(newOnes(list, [{ name: 'Beat', club: '' }])).toEqual({
    entrants: [one('Anna', 'Baden'), one('Anna', 'Zug')],
    known: 2,
  });
});
