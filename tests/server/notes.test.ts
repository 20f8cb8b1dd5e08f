import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { gamePage } from '../../lib/server/archive/game-page';
import { createGame } from '../../lib/server/games/games';
import { NOTES_LENGTH, setNotes } from '../../lib/server/games/notes';
import { wordsOf } from '../../lib/server/games/words';
import { read } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { foundClub, WHO } from './club';
import { MITTLERE, newViewer, refusal, startGame, value } from './table';

useDatabase();

const wordsIn = (gameId: string) =>
  read((tx) =>
    tx.word.findMany({
      where: { gameId },
      orderBy: { word: 'asc' },
      select: { scope: true, word: true },
    }),
  );
const notesOf = async (viewer: Viewer | null, gameId: string) =>
  (await gamePage(viewer, gameId, EN))?.notes;

test.each([
  ['', []],
  [' … — ! ', []],
  ['At the Linde, at night.', ['at', 'the', 'linde', 'night']],
  ['Zürich, ZÜRICH und Zu\u0308rich', ['zurich', 'und']],
  ["Beat's 157-er (2×)", ['beat', 's', '157', 'er', '2']],
  ['Käse, weiß ♥️ 🍺%_"', ['kase', 'weiss', '♥', '🍺']],
  ['x'.repeat(60), ['x'.repeat(40)]],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('notes are kept tidily and can be looked for; new ones take the place of old ones', async () => {
  const me = await newViewer();
  const { id: gameId } = await startGame(me);
  value(await setNotes(me, { gameId, notes: '  Cold\r\nnight\n\n' }));
  expect(await notesOf(me, gameId)).toBe('Cold\nnight');
  expect(await wordsIn(gameId)).toEqual([
    { scope: me.userId, word: 'cold' },
    { scope: me.userId, word: 'night' },
  ]);
  value(await setNotes(me, { gameId, notes: 'warm night' }));
  expect((await wordsIn(gameId)).map(({ word }) => word)).toEqual(['night', 'warm']);
  value(await setNotes(me, { gameId, notes: '' }));
  expect(await notesOf(me, gameId)).toBe('');
  expect(await wordsIn(gameId)).toEqual([]);
});

test('notes have an end, counted in characters as they are seen', async () => {
  const me = await newViewer();
  const { id: gameId } = await startGame(me);
  value(await setNotes(me, { gameId, notes: '🂡'.repeat(NOTES_LENGTH) }));
  const answer = await setNotes(me, { gameId, notes: 'a'.repeat(NOTES_LENGTH + 1) });
  expect(refusal(answer)).toMatchObject({
    code: 'input-invalid',
    path: 'notes',
    message: 'The notes have 2,001 characters; there is room for 2,000.',
  });
  expect(await notesOf(me, gameId)).toBe('🂡'.repeat(NOTES_LENGTH));
});

test.each([false, true])('notes of a league game, the league public: %s', async (isPublic) => {
  const { as, scorer, eveningId, leagueId } = await foundClub({ isPublic });
  const { id: gameId } = value(
    await createGame(scorer, { id: nanoid(), table: MITTLERE, evening: eveningId }),
  );
  for (const who of WHO) {
    const answer = await setNotes(as[who], { gameId, notes: `by ${who}` });
    const sees = isPublic || !['nobody', 'stranger'].includes(who);
    const page = await gamePage(as[who], gameId, EN);
    expect(page === null, who).toBe(!sees);
    if (who === 'scorer' || who === 'owner') {
      expect(answer).toEqual({ ok: true, value: null });
      expect(page).toMatchObject({ notes: `by ${who}`, mayWrite: true, league: { id: leagueId } });
    } else {
      expect(refusal(answer).code, who).toBe(sees ? 'forbidden' : 'not-found');
      if (sees) expect(page).toMatchObject({ notes: '', mayWrite: false });
    }
  }
  expect(await wordsIn(gameId)).toEqual([
    { scope: leagueId, word: 'by' },
    { scope: leagueId, word: 'owner' },
  ]);
});

test('notes of nobody else are touched, nor shown', async () => {
  const [me, other] = [await newViewer(), await newViewer()];
  const { id: gameId } = await startGame(me);
  for (const viewer of [other, null, { userId: 'gone' }]) {
    expect(refusal(await setNotes(viewer, { gameId, notes: 'x' })).code).toBe('not-found');
    expect(await gamePage(viewer, gameId, EN)).toBeNull();
  }
  expect(refusal(await setNotes(me, { gameId: nanoid(), notes: 'x' })).code).toBe('not-found');
});
