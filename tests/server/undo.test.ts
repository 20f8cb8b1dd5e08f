import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { listChanges } from '../../lib/server/games/game-log';
import { findGame } from '../../lib/server/games/games';
import { type Entry, type GameState, stacksOf } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { ENTRIES, entries, entry, type Move, move, newViewer, startGame, value } from './table';

useDatabase();
let owner: Viewer;
beforeAll(async () => {
  owner = await newViewer();
});

const KINDS = ['record', 'insert', 'correct', 'remove', 'undo', 'redo'] as const;
const Wish = fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(), entry: fc.nat(3) });
type Wish = { kind: (typeof KINDS)[number]; at: number; entry: number };

/** The wish as a move on this game, or nothing where there is no hand or step for it. */
function moveFor(state: GameState, wish: Wish): { made: Move; index: number } | undefined {
  const { hands } = state;
  const index = hands.length === 0 ? 0 : wish.at % hands.length;
  const hand = hands[index];
  const next = (wish.kind === 'undo' ? state.done : state.undone).at(-1);
  switch (wish.kind) {
    case 'record': {
      const last = hands.length;
      return { made: { kind: 'record', index: last, entry: entry(wish.entry) }, index: last };
    }
    case 'undo':
    case 'redo':
      return next && { made: { kind: wish.kind, target: next.id }, index };
    case 'insert': {
      const { kind, entry: n } = wish;
      return hand && { made: { kind, index, before: hand.id, entry: entry(n) }, index };
    }
    case 'correct': {
      const { kind, entry: n } = wish;
      return hand && { made: { kind, handId: hand.id, by: hand.by, entry: entry(n) }, index };
    }
    case 'remove':
      return hand && { made: { kind: 'remove', handId: hand.id, by: hand.by }, index };
  }
}

/** The model: whole lists of entries, before and after each change. */
type Model = { past: Entry[][]; present: Entry[]; future: Entry[][] };

function modelled(
  { past, present, future }: Model,
  { kind, entry: n }: Wish,
  index: number,
): Model {
  if (kind === 'undo')
    return { past: past.slice(0, -1), present: past.at(-1) ?? [], future: [...future, present] };
  if (kind === 'redo')
    return { past: [...past, present], present: future.at(-1) ?? [], future: future.slice(0, -1) };
  const removed = kind === 'correct' || kind === 'remove' ? 1 : 0;
  const added = kind === 'remove' ? [] : [entry(n)];
  const next = present.toSpliced(index, removed, ...added);
  return { past: [...past, present], present: next, future: [] };
}

test('undo and redo go back and forth through whole games, as stored', async () => {
  expect(ENTRIES).toHaveLength(4);
  await fc.assert(
    fc.asyncProperty(fc.array(Wish, { minLength: 6, maxLength: 20 }), async (wishes) => {
      let state = await startGame(owner);
      let model: Model = { past: [], present: [], future: [] };
      for (const wish of wishes) {
        const found = moveFor(state, wish);
        if (!found || (state.hands.length >= 11 && wish.kind !== 'undo')) continue;
        state = value(await move(owner, state.id, found.made));
        model = modelled(model, wish, found.index);
        expect(entries(state)).toEqual(model.present);
        expect(state.done).toHaveLength(model.past.length);
        expect(state.undone).toHaveLength(model.future.length);
      }
      expect(await findGame(owner, state.id)).toEqual(state);
      const log = (await listChanges(owner, state.id, EN)) ?? [];
      expect(log).toHaveLength(state.revision);
      expect(stacksOf(log.map(({ id, kind, step }) => ({ id, kind, step })))).toEqual({
        done: state.done,
        undone: state.undone,
      });
    }),
    { numRuns: 25 },
  );
}, 30_000);
