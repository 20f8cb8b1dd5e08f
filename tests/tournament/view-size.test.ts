/** What hundreds of phones in a hall read again after every slip has to be small. */
import { gzipSync } from 'node:zlib';
import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import { type KeptState, newTournament, tournamentView, USUAL_SETTING } from '../../lib/tournament';
import { after, figures, onlooker, published } from './day';

const GIVEN = [
  'Anna',
  'Beat',
  'Carla',
  'Dora',
  'Erich',
  'Fränzi',
  'Guido',
  'Heidi',
  'Ivo',
  'Judith',
];
const FAMILY = [
  'Amstutz',
  'Bühler',
  'Christen',
  'Dätwyler',
  'Egli',
  'Frei',
  'Gerber',
  'Hofstetter',
  'Imhof',
  'Jäggi',
  'Kälin',
  'Lüthi',
  'Meier',
  'Nussbaumer',
  'Odermatt',
];
const CLUBS = ['Baden', 'Zug', '', 'Aegeri', 'Wettingen', '', 'Uster'];
const PEOPLE = 400;

function fullHall(): KeptState {
  let kept = after(newTournament({ ...USUAL_SETTING, name: 'Chlausjass', rounds: 4, seed: 'a1' }), {
    kind: 'register',
    id: nanoid(),
    entrants: Array.from({ length: PEOPLE }, (_, at) => ({
      id: nanoid(),
      name: `${GIVEN[(at * 7) % GIVEN.length]} ${FAMILY[(at * 11) % FAMILY.length]}`,
      club: CLUBS[at % CLUBS.length],
      present: true,
    })),
  });
  for (let round = 0; round < 4; round++) {
    kept = published(kept);
    const { draw = '', tables = [] } = kept.rounds[round] ?? {};
    for (const { table } of tables) {
      const brought = figures(500 + ((table * 7919 + round * 104_729) % 900));
      kept = after(kept, { kind: 'slip', id: nanoid(), round, draw, table, desk: 'A', ...brought });
    }
  }
  return kept;
}

test('four hundred people and four rounds', () => {
  const reader = { ...onlooker, id: nanoid(), revision: 405 };
  const text = JSON.stringify(tournamentView(fullHall(), reader));
  expect(gzipSync(text).length).toBeLessThan(25_000);
}, 60_000);
