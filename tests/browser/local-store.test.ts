import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { bare } from '../../lib/browser/local-store';
import type { AtTable } from '../../lib/sync/at-table';
import { newGame } from '../../lib/sync/game';
import { view } from '../../lib/sync/outbox';
import { changeItem, OPEN, PHONES, play, record } from './table';

describe.each(PHONES)('a phone %s', (_, newPhone) => {
  test('keeps the newer of two states of a game', async () => {
    const phone = await newPhone();
    const older = newGame('keepnewerkeepnewerkee', OPEN);
    const { state: newer } = view({
      confirmed: older,
      pending: [{ at: 1, change: record(0) }],
    });
    await phone.keep([{ ...bare(newer), touchedAt: 5, updatedAt: 'b' }]);
    await phone.keep([{ ...bare(older), touchedAt: 3 }]);
    expect(await phone.game(older.id)).toMatchObject({ touchedAt: 5, updatedAt: 'b' });
    expect((await phone.game(older.id))?.state.hands).toHaveLength(1);
  });

  test('keeps what it hears live of a game that lies here, and of no other', async () => {
    const phone = await newPhone();
    const before = newGame('hearslivehearslivexxx', OPEN);
    const { state } = view({ confirmed: before, pending: [{ at: 1, change: record(0) }] });
    const atTable: AtTable = {
      role: 'writer',
      seat: 1,
      taken: [1],
      chalk: { isYours: false, name: 'Anna' },
      manyWriters: false,
      announceSeparately: false,
      announced: [],
      present: [],
      next: null,
    };
    await phone.receive(before.id, { at: 7, state });
    expect(await phone.game(before.id)).toBeUndefined();
    await phone.keep([{ ...bare(before), evening: '/evening', touchedAt: 1, toldAt: 1 }]);
    await phone.receive(before.id, { at: 7, state });
    await phone.receive(before.id, { at: 8, atTable });
    const heard = { state, atTable, evening: '/evening', touchedAt: 7, toldAt: 8 };
    expect(await phone.game(before.id)).toMatchObject(heard);
    // Opened again without network: neither the table nor the age of it all is lost.
    await phone.keep([{ ...bare(before), evening: '/evening', touchedAt: 9 }]);
    expect(await phone.game(before.id)).toMatchObject({ ...heard, touchedAt: 9 });
  });

  test('takes the games of one account away when another signs in, save what is not sent', async () => {
    const phone = await newPhone();
    await phone.isNow('anna');
    const state = newGame('annasgameannasgamexxx', OPEN);
    await phone.keep([bare(state)]);
    await phone.keepTournament('chlausjass', { revision: 3 });
    const unsent = await play(phone, 1);
    await phone.isNow('anna');
    expect(await phone.game(state.id)).toBeDefined();
    expect(await phone.tournament('chlausjass')).toEqual({ revision: 3 });
    await phone.isNow('beat');
    expect(await phone.game(state.id)).toBeUndefined();
    expect(await phone.tournament('chlausjass')).toBeUndefined();
    expect(await phone.game(unsent)).toBeDefined();
    expect(await phone.itemsOf(unsent)).toHaveLength(2);
    expect(await phone.account()).toBe('beat');
  });

  test('the games of a guest stay when somebody signs in', async () => {
    const phone = await newPhone();
    await phone.isNow(null);
    const state = newGame('guestsgameguestsgamex', OPEN);
    await phone.keep([bare(state)]);
    await phone.isNow('anna');
    expect(await phone.game(state.id)).toBeDefined();
    await phone.signedOut();
    expect(await phone.game(state.id)).toBeUndefined();
    expect(await phone.account()).toBeNull();
  });

  test('puts nothing into the outbox twice, nor what was refused before', async () => {
    const phone = await newPhone();
    const id = await play(phone, 0);
    const item = changeItem(id, record(0));
    await phone.add([item, item]);
    await phone.add([item]);
    expect(await phone.itemsOf(id)).toHaveLength(2);
    await phone.refuse(item, { code: 'hand-taken', message: 'taken' });
    await phone.add([item]);
    expect(await phone.itemsOf(id)).toHaveLength(1);
    expect(await phone.refusedOf(id)).toHaveLength(1);
  });

  test('throws a game away with all that belongs to it', async () => {
    const phone = await newPhone();
    const id = await play(phone, 2);
    await phone.drop(id);
    expect(await phone.game(id)).toBeUndefined();
    expect(await phone.itemsOf(id)).toEqual([]);
  });
});
