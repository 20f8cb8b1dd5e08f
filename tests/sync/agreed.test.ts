import { describe, expect, test } from 'vitest';
import { agreedIn, isAgreed } from '../../lib/sync/agreed';
import { applyChange, type Change, type GameState, newGame } from '../../lib/sync/game';

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
/** Another phone was there before. */
const late = (change: Change) => ({ change, code: 'hand-taken' });

test('the same hand in the same place is agreed, in whichever order its fields come', () => {
  const mine = { noTricks: [2], points: [121, 36, 0] };
  expect(isAgreed(late(record('mine', 0, mine)), game)).toBe(true);
  expect(
    isAgreed(late({ kind: 'correct', id: 'mine', handId: 'first', by: 'x', entry: mine }), game),
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
  expect(isAgreed(late(change), game)).toBe(false);
});

test('of the refused changes those are found that the game agrees with', () => {
  const refused = [
    record('same', 0, { points: [121, 36, 0], noTricks: [2] }),
    record('other', 0, { points: [60, 57, 40] }),
  ].map((change, at) => ({ at, change, code: 'hand-taken', message: '' }));
  expect(agreedIn({ confirmed: game, refused })).toEqual(['same']);
});

describe('equal figures after people have changed seats are for others', () => {
  const entry = { points: [100, 40, 17] };
  const seated = (by: string | null): Change => ({
    kind: 'record',
    id: 'mine',
    index: 1,
    entry,
    seated: by,
  });
  const moved = [
    { kind: 'table', id: 'move', before: { seats: [1, 0, 2] }, after: { seats: [1, 0, 2] } },
    record('other', 1, entry),
  ] as const;
  const apply = (state: GameState, change: Change): GameState => {
    const next = applyChange(state, change);
    if (!next.ok) throw new Error(next.error.message);
    return next.state;
  };
  const after = moved.reduce(apply, game);
  const refused = (change: Change, code: string) => [{ at: 0, change, code, message: '' }];

  test('what was refused for that is not put away', () => {
    const late = applyChange(after, seated(null));
    if (late.ok) throw new Error('It was taken.');
    expect(late.error.code).toBe('table-changed');
    expect(after.hands[1]?.entry).toEqual(entry);
    expect(agreedIn({ confirmed: after, refused: refused(seated(null), late.error.code) })).toEqual(
      [],
    );
  });

  test('nor what was refused for the chalk, before anybody moved', () => {
    expect(
      agreedIn({ confirmed: after, refused: refused(seated(null), 'chalk-elsewhere') }),
    ).toEqual([]);
  });

  test('what was entered for those who sit there now is', () => {
    expect(agreedIn({ confirmed: after, refused: refused(seated('move'), 'hand-taken') })).toEqual([
      'mine',
    ]);
  });
});
