/** Whom the names of an old sheet mean. */
import { expect, test } from 'vitest';
import { importOf, without } from '../../app/leagues/[leagueId]/files/years/import-of';
import { LEFT, NEW, OUT, whoIsWho } from '../../app/leagues/[leagueId]/files/years/names';

const PLAYERS = [
  { id: 'h', name: 'Hans Aebi', also: ['Housi'] },
  { id: 't', name: 'Trudi Brunner', also: [] },
];
const NAMES = ['hans aebi', 'Housi', 'Aebi Hans', 'Trudi Bruner', 'Max Gast'];

test('either order is the same name, a slip is asked about, and who is unknown stays open', () => {
  const { unknown, whoOf } = whoIsWho(NAMES, PLAYERS, new Map());
  expect(unknown.map(({ name, who, meant }) => [name, who, meant.map(({ id }) => id)])).toEqual([
    ['Aebi Hans', 'h', ['h']],
    ['Trudi Bruner', '', ['t']],
    ['Max Gast', '', []],
  ]);
  expect(NAMES.map(whoOf)).toEqual(['h', 'h', 'h', '', '']);
});

test('what is said here counts, also against a name that seemed to be known', () => {
  const said = new Map([
    ['Aebi Hans', NEW],
    ['Trudi Bruner', 't'],
    ['Max Gast', LEFT],
  ]);
  expect(NAMES.map(whoIsWho(NAMES, PLAYERS, said).whoOf)).toEqual(['h', 'h', NEW, 't', LEFT]);
});

test('all of it is sent, without whom is left out', () => {
  const said = new Map([['Max Gast', OUT]]);
  const names = ['Aebi Hans', 'Anna', 'Max Gast'];
  const { whoOf } = whoIsWho(names, PLAYERS, new Map([...said, ['Anna', LEFT]]));
  const read = without(
    {
      names,
      evenings: [
        {
          day: '2025-01-01',
          totals: [
            { name: 'Aebi Hans', total: 7 },
            { name: 'Max Gast', total: 9 },
          ],
          excused: ['Anna', 'Max Gast'],
        },
      ],
      sums: [],
      differ: [],
      faults: [],
    },
    (name) => whoOf(name) === OUT,
  );
  const head = { leagueId: 'l', seasonId: 's', variant: 'mittlere', of: 'net-sticks' } as const;
  expect(importOf(read, { ...head, hands: null }, whoOf)).toMatchObject({
    people: [{ id: 'h' }, { name: 'Anna', hasLeft: true }],
    evenings: [{ date: '2025-01-01', totals: [{ who: 0, total: 7 }], excused: [1] }],
  });
});
