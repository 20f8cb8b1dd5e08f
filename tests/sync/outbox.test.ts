import { expect, test } from 'vitest';
import { applyChange, type Change, newGame } from '../../lib/sync/game';
import { emptyOutbox, type Outbox, put, settle, view } from '../../lib/sync/outbox';

const table = {
  variant: 'mittlere',
  options: {},
  players: ['Anna', 'Beat', 'Carla'],
  firstDealer: 0,
} as const;
const empty = emptyOutbox(newGame('game', table));
const record = (id: string, index: number, points = [60, 57, 40]): Change => ({
  kind: 'record',
  id,
  index,
  entry: { points },
});
const after = (outbox: Outbox, ...changes: Change[]): Outbox =>
  changes.reduce((box, change) => {
    const taken = put(box, change, 1);
    if ('fault' in taken) throw new Error(taken.fault.message);
    return taken.outbox;
  }, outbox);
const stored = (state: Outbox['confirmed'], change: Change) => {
  const applied = applyChange(state, change);
  if (!applied.ok) throw new Error(applied.error.message);
  return applied.state;
};
const points = (outbox: Outbox) => view(outbox).state.hands.map(({ entry }) => entry.points);

test('what is entered shows at once and is confirmed later, in order', () => {
  const entered = after(empty, record('a', 0), record('b', 1, [20, 30, 107]));
  expect(points(entered)).toEqual([
    [60, 57, 40],
    [20, 30, 107],
  ]);
  expect(entered.confirmed.hands).toEqual([]);
  const sent = settle(entered, 'a', { ok: true, value: stored(empty.confirmed, record('a', 0)) });
  expect(sent.pending.map(({ change }) => change.id)).toEqual(['b']);
  expect(points(sent)).toEqual(points(entered));
});

test('an entry that cannot be scored is not taken', () => {
  expect(put(empty, record('a', 0, [60, 57, 41]), 1)).toMatchObject({
    fault: { code: 'points-sum' },
  });
  expect(put(empty, record('a', 1), 1)).toMatchObject({ fault: { code: 'hand-taken' } });
});

test('a change that the server stored although its answer was lost is not shown twice', () => {
  const entered = after(empty, record('a', 0));
  const known: Outbox = { ...entered, confirmed: stored(empty.confirmed, record('a', 0)) };
  expect(points(known)).toEqual([[60, 57, 40]]);
});

test('people whose change of seats was told before it was answered do not change back', () => {
  const move: Change = {
    kind: 'table',
    id: 'move',
    before: { seats: [1, 0, 2] },
    after: { seats: [1, 0, 2] },
  };
  const moved = after(empty, move);
  const told: Outbox = { ...moved, confirmed: stored(empty.confirmed, move) };
  const names = ['Beat', 'Anna', 'Carla'];
  expect(view(moved).state.table.players).toEqual(names);
  expect(view(told).state.table.players).toEqual(names);
  const undo: Change = { kind: 'undo', id: 'undo', target: 'move' };
  const undone: Outbox = { ...told, confirmed: stored(told.confirmed, undo) };
  expect(view(undone).state.table.players).toEqual(table.players);
});

test('what the server refuses is set aside with its reason, and its game is shown', () => {
  const entered = after(empty, record('mine', 0));
  const current = stored(empty.confirmed, record('other', 0, [20, 30, 107]));
  const error = { code: 'hand-taken', message: 'Hand 1 was entered elsewhere' };
  const refused = settle(entered, 'mine', { ok: false, error, current });
  expect(points(refused)).toEqual([[20, 30, 107]]);
  expect(refused.pending).toEqual([]);
  expect(refused.refused).toEqual([
    { at: 1, change: { ...record('mine', 0), seated: null }, ...error },
  ]);
});

test('an undo of a hand that is still on its way is taken too', () => {
  const entered = after(empty, record('a', 0), { kind: 'undo', id: 'u', target: 'a' });
  expect(points(entered)).toEqual([]);
});

test('an older answer never replaces a newer one', () => {
  const newer = stored(empty.confirmed, record('a', 0));
  const outbox = settle({ ...empty, confirmed: newer, pending: [] }, 'x', {
    ok: true,
    value: empty.confirmed,
  });
  expect(outbox.confirmed).toBe(newer);
});
