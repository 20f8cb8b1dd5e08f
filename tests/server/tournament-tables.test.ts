/** The phone of a table writes its hands in a game: what that comes to is the table's result. */
import { nanoid } from 'nanoid';
import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { takeOver } from '../../lib/server/account/take-over';
import { lastOwnIn } from '../../lib/server/games/game-lines';
import { createGame, type NewGame } from '../../lib/server/games/games';
import { readBoard } from '../../lib/server/operations/board';
import { phoneGames } from '../../lib/server/operations/phone-games';
import { read, write } from '../../lib/server/store/db';
import { drawRound, readTournament } from '../../lib/server/tournaments';
import { isOpen, resultOf } from '../../lib/tournament';
import { useDatabase } from '../helpers/database';
import { figures } from '../tournament/day';
import { newAccount } from './club';
import { move, newViewer, refusal, value } from './table';
import { found, linksFor, send, wholeOf } from './tournament';

useDatabase();
const SINGLE = { hearts: 1, diamonds: 1, clubs: 1, spades: 1, obenabe: 1, undenufe: 1 };
const options = { hands: 12, multipliers: SINGLE, wies: false, stoeck: false };
const players = ['Anna', 'Beat', 'Carla', 'Dora'];
const hand = { trump: 'obenabe', points: [100, 57] };
const match = { trump: 'hearts', points: [157, 0], match: 0 };

let me: Viewer;
let tournamentId: string;
let draw: string;
let links: string[];
beforeAll(async () => {
  me = await newViewer();
});
async function begin() {
  tournamentId = await found(me, { people: 8, setting: { variant: 'schieber', options } });
  draw = nanoid();
  value(await drawRound(me, { tournamentId, id: draw, round: 0 }));
  value(await send(me, tournamentId, { kind: 'publish', id: nanoid(), round: 0, draw }));
  links = await linksFor(me, tournamentId, 'table', 0);
}
const tableGame = (link: string | undefined, more: Partial<NewGame> = {}, table = 1): NewGame => ({
  id: nanoid(),
  table: { variant: 'schieber', options: {}, players, firstDealer: 0 },
  tournament: { tournamentId, round: 0, table, draw, link },
  ...more,
});
const tableNow = async (table = 1) => {
  const own = (await wholeOf(me, tournamentId)).rounds[0]?.tables[table - 1];
  if (!own) throw new Error('no such table');
  return own;
};

test('hand by hand, by the rules of the tournament; a hand put right later is a correction', async () => {
  await begin();
  const phone = await newViewer();
  const asked = tableGame(links[0]);
  const game = value(await createGame(phone, asked));
  expect(game.table.options).toMatchObject({ hands: 12, wies: false });
  expect(value(await createGame(phone, asked)).id).toBe(game.id);
  expect(await tableNow()).toMatchObject({ game: game.id, slips: [] });
  let state = game;
  for (let index = 0; index < 12; index++) {
    expect((await tableNow()).slips).toEqual([]);
    const entry = index === 3 ? match : hand;
    state = value(await move(phone, game.id, { kind: 'record', index, entry }));
  }
  expect(resultOf(await tableNow())).toEqual({
    points: [11 * 100 + 257, 11 * 57],
    matches: [1, 0],
    from: 'phone',
  });
  const [first] = state.hands;
  if (!first) throw new Error('no hand');
  const entry = { trump: 'obenabe', points: [90, 67] };
  const fixed = { kind: 'correct', handId: first.id, by: first.by, entry } as const;
  value(await move(phone, game.id, fixed));
  const after = await tableNow();
  expect(resultOf(after)?.points).toEqual([11 * 100 + 247, 11 * 57 + 10]);
  expect(after.corrections).toMatchObject([{ before: { points: [1357, 627] }, reason: '' }]);
  const { ranking } = value(await readTournament(me, { tournamentId }));
  expect(ranking?.map(({ total }) => total)).toEqual([1347, 1347, 637, 637, 0, 0, 0, 0]);
});

test('a board knows the table that its game is, and so does what a phone keeps', async () => {
  await begin();
  const phone = await newViewer();
  const { id } = value(await createGame(phone, tableGame(links[0])));
  const tournament = { tournamentId, round: 0, table: 1, draw };
  expect(value(await readBoard(phone, { id }))).toMatchObject({ evening: null, tournament });
  expect(await phoneGames(phone, [id])).toMatchObject([{ tournament }]);
  // Nobody plays on with the same people: there is no game to be had once more.
  expect(await read((tx) => lastOwnIn(tx, phone))).toBeNull();
});

test('a whole game that was played without network brings its result when it comes', async () => {
  await begin();
  const phone = await newViewer();
  const whole = tableGame(links[0], { hands: Array(12).fill(hand) });
  for (const _ of [1, 2]) value(await createGame(phone, whole));
  const own = await tableNow();
  expect(own.slips).toHaveLength(1);
  expect(resultOf(own)).toMatchObject({ points: [1200, 684], from: 'phone' });
});

test('two phones that wrote one table are both kept, and a slip that differs opens it', async () => {
  await begin();
  const other = { trump: 'obenabe', points: [101, 56] };
  for (const hands of [Array(12).fill(hand), [...Array(11).fill(hand), other]])
    value(await createGame(await newViewer(), tableGame(links[0], { hands })));
  const own = await tableNow();
  expect([own.slips.length, isOpen(own)]).toEqual([2, true]);
  value(
    await createGame(await newViewer(), tableGame(links[1], { hands: Array(12).fill(hand) }, 2)),
  );
  expect(resultOf(await tableNow(2))).toMatchObject({ from: 'phone' });
  const slip = { kind: 'slip', id: nanoid(), round: 0, draw, table: 2, desk: 'A' };
  value(await send(me, tournamentId, { ...slip, ...figures(1201) }));
  expect(isOpen(await tableNow(2))).toBe(true);
});

test('a game that ends too early leaves its table without a result', async () => {
  await begin();
  const phone = await newViewer();
  const game = value(await createGame(phone, tableGame(links[0])));
  value(await move(phone, game.id, { kind: 'record', index: 0, entry: hand }));
  value(await move(phone, game.id, { kind: 'finish' }));
  expect(await tableNow()).toMatchObject({ slips: [], game: game.id });
});

test('a game is bound by the link of its own table alone, and plays what the tournament plays', async () => {
  await begin();
  const phone = await newViewer();
  const [desk] = await linksFor(me, tournamentId, 'desk');
  for (const [link, code] of [
    [links[1], 'forbidden'],
    [desk, 'forbidden'],
    [undefined, 'not-found'],
  ] as const)
    expect(refusal(await createGame(phone, tableGame(link))).code).toBe(code);
  const mittlere = { variant: 'mittlere', options: {}, players: players.slice(1), firstDealer: 0 };
  expect(
    refusal(await createGame(phone, tableGame(links[0], { table: mittlere as NewGame['table'] })))
      .path,
  ).toBe('table.variant');
  value(
    await send(me, tournamentId, { kind: 'take-back', id: nanoid(), round: 0, draw, reason: '' }),
  );
  expect(refusal(await createGame(phone, tableGame(links[0]))).code).toBe('round-moved');
});

test('a guest’s tournament is the account’s once they sign in', async () => {
  const guest = await newViewer();
  const id = await found(guest, { people: 4 });
  const account = await newAccount('Ruth');
  await write((tx) => takeOver(tx, guest.userId, account.userId));
  expect(value(await readTournament(account, { tournamentId: id })).runsIt).toBe(true);
});
