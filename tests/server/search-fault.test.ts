import { expect, test } from 'vitest';
import { type GameFilter, searchGames } from '../../lib/server/archive/history';
import { useDatabase } from '../helpers/database';
import { putGame } from './archive';
import { newViewer } from './table';

useDatabase();

test.each<[string, GameFilter, string | null]>([
  ['signs alone', { words: ' %_" ' }, 'words'],
  ['a picture is a word', { words: '🍺' }, null],
  ['no words', { words: ' ' }, null],
  ['won by nobody', { result: 'won' }, 'whose'],
  ['lost by nobody', { result: 'lost', who: [] }, 'whose'],
  ['won by somebody', { result: 'won', who: [{ name: 'Anna' }] }, null],
  ['an end before the beginning', { from: '2026-02-01', to: '2026-01-31' }, 'span'],
  ['one day', { from: '2026-02-01', to: '2026-02-01' }, null],
])('%s: the fault is told', async (_, filter, fault) => {
  const me = await newViewer();
  await putGame(me, { at: '2026-02-01T19:00Z' });
  const page = await searchGames(me, filter);
  expect(page.fault).toBe(fault);
  if (fault) expect(page).toMatchObject({ games: [], next: null, lookedTo: null });
});
