import { expect, test } from 'vitest';
import { agreedIn, isAgreed } from '../../lib/sync/agreed';
import { applyChange, type Change, newGame } from '../../lib/sync/game';

const record = (id: string, index: number, entry: Record<string, unknown>): Change => ({
  kind: 'record',
  id,
  index,
  entry,
});
const applied = applyChange(
  newGame('game', {
    variant: 'mittlere',
    options: {},
    players: ['Anna', 'Beat', 'Carla'],
    firstDealer: 0,
  }),
  record('first', 0, { points: [121, 36, 0], noTricks: [2] }),
);
if (!applied.ok) throw new Error(applied.error.message);
const game = applied.state;

test('the same hand in the same place is agreed, in whichever order its fields come', () => {
  const mine = { noTricks: [2], points: [121, 36, 0] };
  expect(isAgreed(record('mine', 0, mine), game)).toBe(true);
  expect(
    isAgreed({ kind: 'correct', id: 'mine', handId: 'first', by: 'x', entry: mine }, game),
  ).toBe(true);
});

test.each<[string, Change]>([
  ['other figures', record('mine', 0, { points: [121, 0, 36], noTricks: [1] })],
  ['something left out', record('mine', 0, { points: [121, 36, 0] })],
  ['another place', record('mine', 1, { points: [121, 36, 0], noTricks: [2] })],
  [
    'a hand that is gone',
    {
      kind: 'correct',
      id: 'mine',
      handId: 'gone',
      by: 'x',
      entry: { points: [121, 36, 0], noTricks: [2] },
    },
  ],
  ['a hand taken out', { kind: 'remove', id: 'mine', handId: 'first', by: 'x' }],
  ['undoing', { kind: 'undo', id: 'mine', target: 'first' }],
])('%s is not agreed', (_, change) => {
  expect(isAgreed(change, game)).toBe(false);
});

test('of the refused changes those are found that the game agrees with', () => {
  const refused = [
    record('same', 0, { points: [121, 36, 0], noTricks: [2] }),
    record('other', 0, { points: [60, 57, 40] }),
  ].map((change, at) => ({ at, change, code: 'hand-taken', message: '' }));
  expect(agreedIn({ confirmed: game, refused })).toEqual(['same']);
});
