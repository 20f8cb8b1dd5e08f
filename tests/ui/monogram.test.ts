/** The mark of a player: initials in chalk, the same at each look, another one for another player. */
import { expect, test } from 'vitest';
import { initialsOf, monogramPath } from '../../app/ui/slate/monogram';

test.each([
  ['Ruedi Amstutz', 'RA'],
  ['Trudi von Arx', 'TA'],
  ['Österreicher', 'O'],
  ['änni zürcher', 'AZ'],
  ['🍺', '🍺'],
  ['42 Hans', '4H'],
])('of %s are %s', (name, initials) => {
  expect(initialsOf(name).join('')).toBe(initials);
  expect(monogramPath(name, 'id')).toMatch(/^M/);
});

test('is a player’s own', () => {
  expect(monogramPath('Anna', 'a')).toBe(monogramPath('Anna', 'a'));
  expect(monogramPath('Anna', 'a')).not.toBe(monogramPath('Anna', 'b'));
  expect(monogramPath('Wanda Winter', 'a').length).toBeLessThan(16_000);
});
