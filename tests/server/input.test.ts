import { expect, test } from 'vitest';
import { ChangeGame, CreateGame } from '../../lib/server/operations/input/games';

const id = 'abcdefghijklmnopqrs_-';
const table = { variant: 'mittlere', options: {}, players: ['A', 'B', 'C'], firstDealer: 0 };
const entry = { points: [1, 2, 3] };
function deep(depth: number): object {
  let value: object = {};
  for (let n = 0; n < depth; n++) value = { a: value };
  return value;
}

test.each([
  ['as the phone sends it', { id, table }, true],
  ['an id of another length', { id: `${id}x`, table }, false],
  ['an id with other characters', { id: `${id.slice(1)}.`, table }, false],
  ['an unknown variant', { id, table: { ...table, variant: 'poker' } }, false],
  ['an unknown key', { id, table, more: 1 }, false],
  ['an unknown key of the table', { id, table: { ...table, more: 1 } }, false],
  ['a crowd', { id, table: { ...table, players: Array(9).fill('A') } }, false],
  ['a novel for a name', { id, table: { ...table, players: ['A'.repeat(201), 'B', 'C'] } }, false],
  // Or a record: that one of them is there the operation sees to, in a sentence.
  ['a table that is none', { id, table: {} }, false],
  ['nothing', undefined, false],
])('a new game: %s', (_, input, good) => {
  expect(CreateGame.safeParse(input).success).toBe(good);
});

test.each([
  ['record', { kind: 'record', id, index: 0, entry }, true],
  ['insert', { kind: 'insert', id, index: 0, before: id, entry }, true],
  ['correct', { kind: 'correct', id, handId: id, by: id, entry }, true],
  ['remove', { kind: 'remove', id, handId: id, by: id }, true],
  ['undo', { kind: 'undo', id, target: id }, true],
  ['redo', { kind: 'redo', id, target: id }, true],
  ['finish', { kind: 'finish', id }, true],
  ['reopen', { kind: 'reopen', id }, true],
  [
    'a name at the table',
    { kind: 'table', id, before: { players: ['A', null] }, after: { players: ['B', null] } },
    true,
  ],
  [
    'house rules',
    { kind: 'table', id, before: { options: {} }, after: { options: { hands: 6 } } },
    true,
  ],
  ['nothing at the table', { kind: 'table', id, before: {}, after: {} }, false],
  [
    'another variant',
    { kind: 'table', id, before: { name: '' }, after: { variant: 'molotow' } },
    false,
  ],
  [
    'the name of a game, a novel',
    { kind: 'table', id, before: { name: '' }, after: { name: 'A'.repeat(201) } },
    false,
  ],
  ['an unknown kind', { kind: 'destroy', id }, false],
  ['a field of another kind', { kind: 'finish', id, target: id }, false],
  ['no index', { kind: 'record', id, entry }, false],
  ['a negative index', { kind: 'record', id, index: -1, entry }, false],
  ['half an index', { kind: 'record', id, index: 0.5, entry }, false],
  ['an index past any evening', { kind: 'record', id, index: 1000, entry }, false],
  ['an entry that is a list', { kind: 'record', id, index: 0, entry: [1] }, false],
  ['an entry that is no JSON', { kind: 'record', id, index: 0, entry: { at: new Date() } }, false],
  ['an entry with a big number', { kind: 'record', id, index: 0, entry: { a: 1n } }, false],
  ['an entry of 4 kB', { kind: 'record', id, index: 0, entry: { a: 'x'.repeat(4088) } }, true],
  ['an entry of more', { kind: 'record', id, index: 0, entry: { a: 'x'.repeat(4089) } }, false],
  [
    'an entry of more bytes',
    { kind: 'record', id, index: 0, entry: { a: 'é'.repeat(2100) } },
    false,
  ],
  ['an entry too deep', { kind: 'record', id, index: 0, entry: deep(100_000) }, false],
])('a change: %s', (_, change, good) => {
  expect(ChangeGame.safeParse({ gameId: id, change }).success).toBe(good);
});
