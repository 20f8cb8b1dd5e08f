/** What of a table can be changed while it is played, and how it is taken back. */
import { describe, expect, test } from 'vitest';
import { tally } from '../../lib/jass';
import { completed } from '../../lib/sync/completed';
import {
  applyChange,
  type Change,
  type GameState,
  recordOf,
  seatedBy,
  type Table,
} from '../../lib/sync/game';
import { loggedLines } from '../../lib/sync/log';
import { nextTable } from '../../lib/sync/next-game';
import { emptyOutbox, put, settle, view } from '../../lib/sync/outbox';
import { previewOf } from '../../lib/sync/preview';
import { partLike, putOn, type TablePart } from '../../lib/sync/table-change';
import { checkChange, checkPart } from '../../lib/sync/table-check';
import { after, applied, game, hand, MITTLERE, record } from './changes';

/** As a phone makes it, and as the server takes it. */
const change = (table: Table, to: TablePart, id = 't'): Change => {
  const checked = checkChange(table, { kind: 'table', id, before: partLike(table, to), after: to });
  if (!checked.ok) throw new Error(checked.error.message);
  return checked.value;
};
const two = game(MITTLERE, 2);
const tabled = (state: GameState, to: TablePart, id?: string) =>
  applied(state, change(state.table, to, id));
const refusedFor = (to: TablePart) => {
  const result = checkPart(two.table, to);
  if (result.ok) throw new Error('not refused');
  return result.error;
};

describe('a name', () => {
  const renamed = tabled(two, { players: [null, '  Bea  ', null] });

  test('is put right, tidied, and the points stay', () => {
    expect(renamed.state.table.players).toEqual(['Anna', 'Bea', 'Carla']);
    expect(renamed.state.hands).toEqual(two.hands);
    expect({ ok: true, value: renamed.tally }).toEqual(tally(recordOf(two)));
    expect(renamed.line.step).toEqual({
      id: 't',
      kind: 'table',
      before: { players: [null, 'Beat', null] },
      after: { players: [null, 'Bea', null] },
    });
  });

  test('of two seats by two phones: both stand', () => {
    const { state } = applied(renamed.state, {
      kind: 'table',
      id: 'u',
      before: { players: [null, null, 'Carla'] },
      after: { players: [null, null, 'Karla'] },
    });
    expect(state.table.players).toEqual(['Anna', 'Bea', 'Karla']);
  });

  test('is given after the end as well', () => {
    const full = game(MITTLERE, 3);
    expect(tabled(full, { players: ['Ännchen', null, null] }).state.table.players[0]).toBe(
      'Ännchen',
    );
  });

  test('is undone and redone', () => {
    const undone = applied(renamed.state, { kind: 'undo', id: 'u', target: 't' });
    expect(undone.state.table).toEqual(MITTLERE);
    const redone = applied(undone.state, { kind: 'redo', id: 'r', target: 't' });
    expect(redone.state.table).toEqual(renamed.state.table);
  });

  test.each<[string, TablePart, string]>([
    ['none', { players: [null, ' ', null] }, 'players.1'],
    ['one that another has', { players: [null, 'anna', null] }, 'players.1'],
    ['one too long', { players: ['x'.repeat(41), null, null] }, 'players.0'],
    ['one of a game, too long', { name: 'x'.repeat(61) }, 'name'],
  ])('%s is refused, with its place', (_, to, path) => {
    expect(refusedFor(to)).toMatchObject({ code: 'record-invalid', path });
  });
});

describe('two who change places', () => {
  const from = [1, 0, 2];
  const named = tabled(two, { players: ['Beat', 'Anna', null] });
  const moved = tabled(two, { seats: from });

  test('by their names alone have each other’s points', () => {
    expect(named.state.table.players).toEqual(['Beat', 'Anna', 'Carla']);
    expect(named.state.hands).toEqual(two.hands);
  });

  test('with their points have what they had', () => {
    expect(moved.state.table.players).toEqual(['Beat', 'Anna', 'Carla']);
    const before = tally(recordOf(two));
    if (!before.ok) throw new Error(before.error.message);
    const { totals } = before.value;
    expect(moved.tally.totals).toEqual(from.map((seat) => totals[seat]));
    const undone = applied(moved.state, { kind: 'undo', id: 'u', target: 't' });
    expect(undone.state.hands).toEqual(two.hands);
  });

  test('take those along who play for them', () => {
    const substitutes = [{ seat: 1, from: 1, name: 'Erika' }];
    const { state } = tabled({ ...two, table: { ...two.table, substitutes } }, { seats: from });
    expect(state.table.substitutes).toEqual([{ seat: 0, from: 1, name: 'Erika' }]);
  });

  test.each<[string, (seated: string | null) => Change]>([
    ['a hand', (seated) => ({ kind: 'record', id: 'x', index: 2, entry: hand(2), seated })],
    [
      'a hand put in',
      (seated) => ({ kind: 'insert', id: 'x', index: 0, before: 'h0', entry: hand(1), seated }),
    ],
    [
      'a correction',
      (seated) => ({ kind: 'correct', id: 'x', handId: 'h0', by: 'h0', entry: hand(5), seated }),
    ],
  ])('%s of another phone, entered before it knew, is refused', (_, late) => {
    const open = game({ ...MITTLERE, options: { hands: 6 } }, 2);
    const { state } = tabled(open, { seats: from });
    expect(applyChange(state, late(null))).toMatchObject({
      ok: false,
      error: { code: 'table-changed' },
    });
    expect(applyChange(state, late('t')).ok).toBe(true);
    expect(applyChange(open, late(null)).ok).toBe(true);
  });

  test('a phone says of every hand after which change it was entered', () => {
    const taken = put(emptyOutbox(moved.state), record(2), 1);
    expect('waiting' in taken && taken.waiting.change).toMatchObject({ seated: 't' });
    expect(seatedBy(two)).toBeNull();
  });

  test.each<[string, Table, readonly number[]]>([
    ['one seat for two', MITTLERE, [0, 0, 2]],
    ['a seat too few', MITTLERE, [1, 0]],
    [
      'points that belong to pairs',
      { variant: 'schieber', options: {}, players: ['A', 'B', 'C', 'D'], firstDealer: 0 },
      [1, 0, 2, 3],
    ],
  ])('%s is refused', (_, table, seats) => {
    expect(checkPart(table, { seats })).toMatchObject({
      ok: false,
      error: { code: 'record-invalid', path: 'seats' },
    });
  });
});

describe('the name of the game', () => {
  const named = tabled(two, { name: ' The  final ' }).state;

  test('is no part of its record, nor of the next game at the table', () => {
    expect(named.table.name).toBe('The final');
    expect(recordOf(named)).toEqual(recordOf(two));
    const scored = tally(recordOf(named));
    if (!scored.ok) throw new Error(scored.error.message);
    expect(nextTable(named.table, scored.value)).not.toHaveProperty('name');
  });

  test('goes as it came', () => {
    expect(tabled(named, { name: '' }, 'u').state.table).toEqual(MITTLERE);
  });
});

describe('somebody who plays on for another', () => {
  const erika = { seat: 1, from: 1, name: ' Erika ' };
  const put1 = tabled(two, { substitutes: [erika] });

  test('stands in the record, and the score stays', () => {
    expect(recordOf(put1.state)).toMatchObject({
      substitutes: [{ seat: 1, from: 1, name: 'Erika' }],
    });
    expect({ ok: true, value: put1.tally }).toEqual(tally(recordOf(two)));
  });

  test('goes again, and the record is what it was', () => {
    const { state } = tabled(put1.state, { substitutes: [] }, 'u');
    expect(JSON.stringify(recordOf(state))).toBe(JSON.stringify(recordOf(two)));
  });

  test('may be followed by another, or by whoever sat there first', () => {
    const all = [{ ...erika, from: 2, name: 'Beat' }, erika];
    expect(tabled(two, { substitutes: all }).state.table.substitutes).toEqual([
      { seat: 1, from: 1, name: 'Erika' },
      { seat: 1, from: 2, name: 'Beat' },
    ]);
  });

  test('has a name, and it is nobody’s at another seat', () => {
    const named = (name: string) => refusedFor({ substitutes: [{ ...erika, name }] });
    const fault = { code: 'record-invalid', path: 'substitutes.0.name' };
    expect(named(' ')).toMatchObject(fault);
    expect(named('anna')).toMatchObject(fault);
  });

  test('put in by two phones at once: the second sees the first', () => {
    const late = change(two.table, { substitutes: [{ seat: 2, from: 2, name: 'Emil' }] });
    expect(applyChange(put1.state, late)).toMatchObject({
      ok: false,
      error: { code: 'table-changed' },
    });
  });
});

describe('a house rule', () => {
  test('scores the hands that stand there anew', () => {
    const more = tabled(two, { options: { hands: 6 } });
    expect(more.state.table.options).toEqual({ hands: 6 });
    expect(more.tally.status).toBe('playing');
    expect(tabled(two, { options: { hands: 12 } }).state.table.options).toEqual({});
  });

  test('under which a hand cannot stand is refused with that hand', () => {
    const full = game({ ...MITTLERE, options: { hands: 6 } }, 5);
    const result = applyChange(full, change(full.table, { options: { hands: 3 } }));
    expect(result).toMatchObject({ ok: false, error: { code: 'game-finished', hand: 3 } });
  });

  test('that is none is refused', () => {
    expect(refusedFor({ options: { hands: 5 } })).toMatchObject({ code: 'record-invalid' });
  });
});

test('putting on what was there brings back the table, all of it', () => {
  const full: Table = {
    ...MITTLERE,
    name: 'Final',
    substitutes: [{ seat: 1, from: 2, name: 'Erika' }],
  };
  const to: TablePart = {
    players: ['Dora', null, 'Emil'],
    name: '',
    options: {},
    substitutes: [],
  };
  const before = partLike(full, to);
  expect(putOn(putOn(full, to), before)).toEqual(full);
  expect(putOn(full, to)).toEqual({ ...MITTLERE, options: {}, players: ['Dora', 'Beat', 'Emil'] });
});

test('the log tells each line at the table of its time', () => {
  const { state, log } = after(
    game(MITTLERE, 0),
    record(0, hand(1)),
    change(MITTLERE, { players: ['Ann', null, null] }),
    record(1, hand(2)),
    { kind: 'undo', id: 'u', target: 'h1' },
    { kind: 'undo', id: 'v', target: 't' },
  );
  expect(
    loggedLines(state.table, log).lines.map(({ hand: label, table }) => [label, table.players[0]]),
  ).toEqual([
    ['1', 'Anna'],
    [null, 'Ann'],
    ['2', 'Ann'],
    ['2', 'Ann'],
    [null, 'Anna'],
  ]);
});

describe('what a house rule would do is shown before', () => {
  const six = { ...MITTLERE, options: { hands: 6 } };

  test('the score as it would be', () => {
    const state = game(six, 3);
    expect(previewOf(state, { options: { hands: 3 } })).toMatchObject({
      kind: 'scored',
      isOver: true,
      tally: tabled(state, { options: { hands: 3 } }).tally,
    });
  });

  test('every hand that could not stand, with the reason', () => {
    const state = game(six, 5);
    const preview = previewOf(state, { options: { hands: 3 } });
    if (preview.kind !== 'refused') throw new Error(preview.kind);
    expect(preview.hands.map(({ index, why }) => [index, why.code])).toEqual([
      [3, 'game-finished'],
      [4, 'game-finished'],
    ]);
  });

  test('a rule that is none', () => {
    expect(previewOf(two, { options: { hands: 5 } })).toMatchObject({
      kind: 'fault',
      fault: { code: 'record-invalid' },
    });
  });
});

describe('a house rule that asks something of hands that are written', () => {
  const tied = { points: [38, 81, 38] };
  const state = after(game({ ...MITTLERE, options: {} }, 1), record(1, tied)).state;
  const cutTies = { options: { tie: 'cut' } };

  test('asks it of those hands, stands with the answer, and is taken back with it', () => {
    const asks = completed(state, cutTies, {});
    expect(asks.preview).toEqual({ kind: 'refused', hands: [] });
    const [asked] = asks.asked;
    expect(asks.asked.map(({ index, questions }) => [index, questions[0]?.field])).toEqual([
      [1, 'cut'],
    ]);
    const made = completed(state, cutTies, { h1: asked?.answer('cut', 2) ?? {} });
    expect(made.preview.kind).toBe('scored');
    const { state: next } = tabled(state, made.after);
    expect(next.hands[1]).toEqual({ id: 'h1', by: 't', entry: { ...tied, cut: 2 } });
    const undone = applied(next, { kind: 'undo', id: 'u', target: 't' }).state;
    expect(recordOf(undone)).toEqual(recordOf(state));
    const redone = applied(undone, { kind: 'redo', id: 'r', target: 't' }).state;
    expect(recordOf(redone)).toEqual(recordOf(next));
    // The other way the cut counts no more.
    const back = completed(next, { options: {} }, {});
    expect(back).toMatchObject({ preview: { kind: 'scored' }, asked: [], cut: [1] });
    expect(tabled(next, back.after, 'b').state.hands[1]?.entry).toEqual(tied);
  });

  test('is refused where such a hand was corrected meanwhile', () => {
    const [asked] = completed(state, cutTies, {}).asked;
    const made = completed(state, cutTies, { h1: asked?.answer('cut', 2) ?? {} });
    const other = applied(state, {
      kind: 'correct',
      id: 'c',
      handId: 'h1',
      by: 'h1',
      entry: { points: [40, 77, 40] },
    }).state;
    expect(applyChange(other, change(other.table, made.after))).toMatchObject({
      ok: false,
      error: { code: 'table-changed' },
    });
  });
});

describe('without network', () => {
  const waiting = () => {
    const named = put(emptyOutbox(two), change(two.table, { players: ['Ann', null, null] }), 1);
    if (!('outbox' in named)) throw new Error(named.fault.code);
    return named.outbox;
  };

  test('it is shown at once, and waits in its order', () => {
    const state = view(waiting()).state;
    expect(state.table.players[0]).toBe('Ann');
    const next = put(waiting(), change(state.table, { name: 'Final' }, 'n'), 2);
    expect('outbox' in next && next.outbox.pending.map(({ change: { id } }) => id)).toEqual([
      't',
      'n',
    ]);
  });

  test('where another phone was quicker it is set aside, and what stands there is shown', () => {
    const current = tabled(two, { players: ['Anni', null, null] }, 'o').state;
    const error = { code: 'table-changed', message: 'changed' };
    const settled = settle(waiting(), 't', { ok: false, error, current });
    expect(view(settled).state.table.players[0]).toBe('Anni');
    expect(settled.refused.map((one) => [one.change.id, one.code])).toEqual([
      ['t', 'table-changed'],
    ]);
  });
});
