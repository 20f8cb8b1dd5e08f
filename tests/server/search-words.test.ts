import { expect, test } from 'vitest';
import { type GameFilter, searchGames } from '../../lib/server/archive/history';
import { useDatabase } from '../helpers/database';
import { putGame } from './archive';
import { newViewer } from './table';

useDatabase();

test('names and words are found without their accents', async () => {
  const owner = await newViewer();
  const at = (day: number) => `2026-06-0${day}T19:00Z`;
  const zoe = await putGame(owner, {
    at: at(1),
    players: ['Zoë', 'Änneli', 'Groß'],
    notes: 'Käse am Fuß, 🍺',
  });
  const other = await putGame(owner, { at: at(2), players: ['Zoe', 'Beat', 'Anneliese'] });
  const of = async (filter: GameFilter) =>
    (await searchGames(owner, filter)).games.map(({ id }) => id);
  for (const words of ['kase', 'KÄSE', 'käs', 'fuss', 'fuß', '🍺'])
    expect(await of({ words }), words).toEqual([zoe]);
  for (const name of ['Anneli', 'änneli', 'gross', 'Zoë'])
    expect(await of({ who: [{ name }] }), name).toEqual([zoe]);
  // Who has the very name goes before who has it but for an accent.
  expect(await of({ who: [{ name: 'Zoe' }] })).toEqual([other]);
  expect(await of({ who: [{ name: 'Zo' }] })).toEqual([other, zoe]);
  expect(await of({ who: [{ name: 'Anneliese' }] })).toEqual([other]);
});
