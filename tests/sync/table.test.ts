import { describe, expect, test } from 'vitest';
import { checkTable, nameKey, tidyName } from '../../lib/sync/table';
import { MITTLERE } from './changes';

const players = (...names: string[]) => checkTable({ ...MITTLERE, players: names });

test('a good table is kept tidy, with only the options that differ', () => {
  const table = {
    ...MITTLERE,
    players: [' Anna', 'Beat \t Blum', 'Zoe\u0308'],
    options: { hands: 6, tie: 'third-wins' },
    firstDealer: 2,
  };
  expect(checkTable(table)).toEqual({
    ok: true,
    value: {
      variant: 'mittlere',
      players: ['Anna', 'Beat Blum', 'Zo\u00eb'],
      options: { hands: 6 },
      firstDealer: 2,
    },
  });
});

describe('refused', () => {
  const long = 'x'.repeat(41);
  test.each([
    ['an empty name', players('Anna', ' ', 'Carla'), 'record-invalid', 'players.1'],
    ['a name too long', players(long, 'Beat', 'Carla'), 'record-invalid', 'players.0'],
    ['a name twice', players('Anna', 'Beat', ' Anna '), 'record-invalid', 'players.2'],
    ['a bell', players('Anna', 'Beat', 'Car\u0007la'), 'record-invalid', 'players.2'],
    ['nothing that can be seen', players('Anna', '\u200b', 'Carla'), 'record-invalid', 'players.1'],
    [
      'the same but for what cannot be seen',
      players('Anna', 'An\u200bna', 'Carla'),
      'record-invalid',
      'players.1',
    ],
    ['half a letter', players('Anna', 'a\ud800', 'Carla'), 'record-invalid', 'players.1'],
    ['two players', players('Anna', 'Beat'), 'players-count', 'players'],
    ['no seat', checkTable({ ...MITTLERE, firstDealer: 3 }), 'record-invalid', 'firstDealer'],
    [
      'an unknown option',
      checkTable({ ...MITTLERE, options: { more: 1 } }),
      'record-invalid',
      expect.stringContaining('options'),
    ],
  ])('%s', (_, result, code, path) => {
    expect(result).toMatchObject({ ok: false, error: { code, path, hand: null } });
  });

  test('with figures', () => {
    expect(players(long, 'Beat', 'Carla')).toMatchObject({
      error: { message: `${long} has 41 characters; a name has 40 at the most.` },
    });
  });
});

test.each(
  [
    // Nothing that can be seen is no name.
    ...['\u200b', '\u2060', '\u00ad', '\u3164', '\u115f', '\uffa0', '\u2800', '\ufe0f', '\u034f'],
    ...[
      '\u{e0041}\u{e0042}',
      '\u{e0100}',
      '\u200d',
      '\ufeff',
      '\u0301',
      ' \u2800\u3164 ',
      '\u180e',
    ],
  ]
    .map((given) => [given, ''])
    .concat([
      ['An\u200bna', 'Anna'],
      ['Ann\u00ada', 'Anna'],
      ['Anna\ufe0f', 'Anna'],
      ['Anna\u2800B', 'Anna B'],
      ['1\ufe0f', '1'],
      ['a\u200db', 'ab'],
      // Signs that are made of several stay whole.
      ['👩\u200d🌾 Anna', '👩\u200d🌾 Anna'],
      ['👩🏽\u200d🦰', '👩🏽\u200d🦰'],
      ['🏳\ufe0f\u200d🌈', '🏳\ufe0f\u200d🌈'],
      ['❤\ufe0f', '❤\ufe0f'],
      ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
      ['🇨🇭', '🇨🇭'],
      ['👩\u200d', '👩'],
      ['Zoe\u0308', 'Zo\u00eb'],
      ['’s Vreni & Co.', '’s Vreni & Co.'],
    ]),
)('%j is kept as %j', (given, kept) => {
  expect(tidyName(given)).toBe(kept);
});

test('a heart is the same, drawn as a letter or as a picture', () => {
  expect(nameKey('❤\ufe0f')).toBe(nameKey('❤'));
});

test('forty characters are fine', () => {
  expect(players('x'.repeat(40), 'Beat', 'Carla').ok).toBe(true);
  expect(tidyName(`  ${'x'.repeat(40)} `)).toHaveLength(40);
});

test('who took a seat over is kept', () => {
  const substitutes = [{ seat: 2, from: 4, name: 'Erika' }];
  expect(checkTable({ ...MITTLERE, substitutes })).toMatchObject({ value: { substitutes } });
  expect(checkTable({ ...MITTLERE, substitutes: [] })).toMatchObject({ ok: true });
  expect(checkTable({ ...MITTLERE, substitutes: [] })).not.toHaveProperty('value.substitutes');
  expect(checkTable({ ...MITTLERE, substitutes: [{ seat: 3, from: 4, name: 'E' }] })).toMatchObject(
    {
      error: { code: 'record-invalid', path: 'substitutes.0.seat' },
    },
  );
});
