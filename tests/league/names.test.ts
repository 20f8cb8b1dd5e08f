/** First and family names, their two orders, and what of them everybody reads. */
import { describe, expect, test } from 'vitest';
import { compareNames, partsOf, shortName } from '../../lib/league/names';
import { inPublic, publicNames } from '../../lib/league/public-names';

describe('a name', () => {
  test.each([
    // name                     given            family          short
    ['Ruedi Amstutz', 'Ruedi', 'Amstutz', 'Ruedi A.'],
    ['Hans Peter Amstutz', 'Hans Peter', 'Amstutz', 'Hans A.'],
    ['Trudi von Arx', 'Trudi', 'von Arx', 'Trudi A.'],
    ['Anne-Marie de la Cruz', 'Anne-Marie', 'de la Cruz', 'Anne-Marie C.'],
    ['Amstutz, Ruedi', 'Ruedi', 'Amstutz', 'Ruedi A.'],
    ['Fritz Meier jun.', 'Fritz', 'Meier', 'Fritz M.'],
    ['Fritz Meier (Bern)', 'Fritz', 'Meier', 'Fritz M.'],
    ['Ruth Meier-Müller', 'Ruth', 'Meier-Müller', 'Ruth M.'],
    ['Ösi Österreicher', 'Ösi', 'Österreicher', 'Ösi Ö.'],
    ['Bäsi', 'Bäsi', '', 'Bäsi'],
    ['Hans 2', 'Hans 2', '', 'Hans 2'],
    ['ruedi amstutz', 'ruedi', 'amstutz', 'ruedi a.'],
  ])('%s', (name, given, family, short) => {
    expect(partsOf(name)).toMatchObject({ given, family });
    expect(shortName(name)).toBe(short);
    // Told twice it says no less.
    expect(shortName(short)).toBe(short);
  });

  test('stands by its first letters or by the family', () => {
    const names = ['Anna Zurbuchen', 'Beat Ammann', 'Cilly von Arx', 'Adam Ammann', 'Bäsi'];
    expect(names.toSorted(compareNames(false))).toEqual([
      'Adam Ammann',
      'Anna Zurbuchen',
      'Bäsi',
      'Beat Ammann',
      'Cilly von Arx',
    ]);
    expect(names.toSorted(compareNames(true))).toEqual([
      'Adam Ammann',
      'Beat Ammann',
      'Cilly von Arx',
      'Bäsi',
      'Anna Zurbuchen',
    ]);
  });
});

const player = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  mergedIntoId: null,
  publicName: null,
  ...more,
});

describe('what everybody reads', () => {
  const all = [
    player('1', 'Ruedi Amstutz'),
    player('2', 'Ruedi Ammann'),
    player('3', 'Ruedi Amstuz', { mergedIntoId: '1' }),
    player('4', 'Anna', { publicName: 'hidden' }),
  ];
  const names = publicNames(null, all);

  test('is of no two people the same, and of a merged name who it is', () => {
    expect(all.map(({ name }) => names?.of(name))).toEqual([
      'Ruedi A.',
      'Ruedi A. 2',
      'Ruedi A.',
      'N. N. 3',
    ]);
    expect(names?.of('RUEDI AMMANN')).toBe('Ruedi A. 2');
    expect(names?.of('Somebody Else')).toBe('Somebody E.');
  });

  test('is everything where all are in full', () => {
    expect(publicNames('full', [player('1', 'Ruedi Amstutz')])).toBeNull();
    expect(publicNames('full', all)?.of('Ruedi Amstutz')).toBe('Ruedi Amstutz');
  });

  test('holds in all that is made of the names, and nothing else changes', () => {
    const made = {
      id: 'Anna-Anna-Anna-Anna-A',
      table: { players: ['Ruedi Amstutz', 'Anna', 'Rudi Amsel'], firstDealer: 0 },
      sides: ['Ruedi Amstutz & Anna', 'Zoe Zaugg'],
      substitutes: [{ seat: 0, from: 3, name: 'Zoe Zaugg' }],
      log: [{ before: { players: [null, 'Ruedi Ammann'] }, at: null }],
      names: new Map([['1', 'Ruedi Amstutz']]),
      text: 'Anna, Annas and Ruedi Amstutz.',
      notes: 'Amstutz!',
      on: new Date(0),
      more: undefined,
    };
    expect(inPublic(made, names)).toEqual({
      ...made,
      table: { players: ['Ruedi A.', 'N. N. 3', 'Rudi A.'], firstDealer: 0 },
      // Also of whoever stands in, whom the league does not know.
      sides: ['Ruedi A. & N. N. 3', 'Zoe Z.'],
      substitutes: [{ seat: 0, from: 3, name: 'Zoe Z.' }],
      log: [{ before: { players: [null, 'Ruedi A. 2'] }, at: null }],
      names: new Map([['1', 'Ruedi A.']]),
      text: 'N. N. 3, Annas and Ruedi A..',
      notes: '',
    });
    expect(inPublic(made, null)).toBe(made);
    expect(inPublic(inPublic(made, names), names)).toEqual(inPublic(made, names));
  });

  test('of two at one table is told apart, whoever they are', () => {
    const table = { players: ['Zoe Zaugg', 'Zoe Zogg', 'Zoe Z.'] };
    expect(inPublic(table, names).players).toEqual(['Zoe Z.', 'Zoe Z. 2', 'Zoe Z. 3']);
  });
});
