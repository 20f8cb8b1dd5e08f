/** The log of a game in words: its hands are called as in the list of hands. */
import { describe, expect, test } from 'vitest';
import { changeInWords } from '../../lib/i18n/log';
import { wordsIn } from '../../lib/i18n/words-in';
import { tally } from '../../lib/jass';
import { handLabels } from '../../lib/sync/deal';
import {
  applyChange,
  type Change,
  type Entry,
  type LogLine,
  newGame,
  recordOf,
  type Table,
} from '../../lib/sync/game';
import { loggedLines } from '../../lib/sync/log';

const en = wordsIn('en');
const PLAYERS = ['Anna', 'Beat', 'Carla', 'Dora'];
const STICKS: Table = {
  variant: 'mittlere',
  options: { noTrump: 'void' },
  players: PLAYERS.slice(0, 3),
  firstDealer: 0,
};
const ANNOUNCED: Table = { ...STICKS, variant: 'differenzler', options: {} };
const SCHIEBER: Table = {
  variant: 'schieber',
  options: { target: 150 },
  players: PLAYERS,
  firstDealer: 0,
};

/** The log of these changes, each line in words, and the hands as the list then calls them. */
function told(table: Table, changes: readonly ((by: string) => Change)[]) {
  let state = newGame('g', table);
  const log: LogLine[] = [];
  for (const [i, make] of changes.entries()) {
    const applied = applyChange(state, make(state.hands.at(-1)?.by ?? ''));
    if (!applied.ok) throw new Error(`${i}: ${applied.error.message}`);
    state = applied.state;
    log.push(applied.line);
  }
  const scored = tally(recordOf(state));
  if (!scored.ok) throw new Error(scored.error.message);
  const { lines: about } = loggedLines(state.table, log);
  return {
    lines: log.map((line, i) =>
      changeInWords(en, { line, hand: about[i]?.hand ?? null }, about[i]?.table ?? table),
    ),
    labels: handLabels(scored.value),
  };
}

const record = (id: string, index: number, entry: Entry) => (): Change => ({
  kind: 'record',
  id,
  index,
  entry,
});

const clubs = { trump: 'clubs', points: [98, 59] };

describe('a hand is numbered as in the list of hands', () => {
  test('a declaration has no number, and what comes after it goes on counting', () => {
    const { lines, labels } = told(SCHIEBER, [
      record('a', 0, clubs),
      record('b', 1, { declared: 0 }),
      () => ({ kind: 'reopen', id: 'r' }),
      (by) => ({ kind: 'remove', id: 'c', handId: 'b', by }),
      record('d', 1, clubs),
    ]);
    expect(labels).toEqual(['1', '2']);
    expect(lines).toEqual([
      'Hand 1 entered: 98–59, clubs',
      'Entered: declared (Anna & Carla)',
      'Game reopened',
      'Removed: declared (Anna & Carla)',
      'Hand 2 entered: 98–59, clubs',
    ]);
  });

  test('so has a void hand, also once it is played after all', () => {
    const points = { points: [60, 57, 40] };
    const { lines, labels } = told(STICKS, [
      record('a', 0, { void: true }),
      record('b', 1, points),
      (by) => ({ kind: 'correct', id: 'c', handId: 'b', by, entry: { points: [57, 60, 40] } }),
      () => ({ kind: 'undo', id: 'd', target: 'c' }),
      () => ({ kind: 'insert', id: 'e', index: 1, before: 'b', entry: points }),
      () => ({ kind: 'correct', id: 'f', handId: 'a', by: 'a', entry: points }),
    ]);
    expect(labels).toEqual(['1', '2', '3']);
    expect(lines).toEqual([
      'Entered: no trump',
      'Hand 1 entered: 60–57–40',
      'Hand 1 corrected: 60–57–40 → 57–60–40',
      'Undone: hand 1 is 60–57–40 again',
      'Hand 1 added: 60–57–40',
      'Hand 1 corrected: no trump → 60–57–40',
    ]);
  });

  test('and so it is called where another phone was quicker', () => {
    const points = { points: [60, 57, 40] };
    const hand = (id: string, entry: Entry) => ({ id, by: id, entry });
    const state = {
      ...newGame('g', STICKS),
      hands: [hand('a', { void: true }), hand('b', points)],
    };
    const late: Change = { kind: 'record', id: 'c', index: 1, entry: points };
    expect(applyChange(state, late)).toMatchObject({
      error: { message: 'Hand 1 was entered elsewhere meanwhile: 60–57–40.' },
    });
  });
});

describe('what was said of a hand', () => {
  test.each<[Entry, string]>([
    [{ points: [60, 60, 37], cut: 1 }, '60–60–37, the cut fell on Beat'],
    [{ points: [121, 36, 0], noTricks: [2] }, '121–36–0, Carla no trick'],
    [{ points: [157, 0, 0], noTricks: [1, 2] }, 'match (Anna)'],
    [{ void: true }, 'no trump'],
  ])('%j in a game for three', (entry, expected) => {
    expect(said(STICKS, entry)).toBe(`Hand 1 entered: ${expected}`);
  });

  test.each<[Table, Entry, string]>([
    [ANNOUNCED, { announced: [60, 40, 33] }, 'announced 60–40–33'],
    [ANNOUNCED, { announced: [60, 40, 33], points: [57, 40, 60] }, '57–40–60'],
    [
      { ...STICKS, variant: 'coiffeur', options: {} },
      { side: 1, row: 9, points: 0, counterMatch: true },
      'Joker, 0 (Beat), counter-match',
    ],
    [{ ...STICKS, variant: 'guggitaler', options: {} }, { counts: [3, 4, 5] }, 'tricks, 3–4–5'],
    [
      { ...STICKS, variant: 'molotow-wies', options: {} },
      { points: [100, 57, 0], wies: [['seq3'], [], []], caughtStoeck: 1 },
      '100–57–0, 20 wies (Anna), stöck caught (Beat)',
    ],
    [{ ...STICKS, variant: 'point-list', options: {} }, { points: [12, -20, 0] }, '12 / −20 / 0'],
    [{ ...STICKS, variant: 'stroke-list', options: {} }, { strokes: [2, null, -1] }, '2 / · / −1'],
  ])('in $variant %j', (at, entry, expected) => {
    expect(said(at, entry)).toBe(`Hand 1 entered: ${expected}`);
  });

  test('trumps are called as the cards are that are played with', () => {
    const step = { id: 'a', kind: 'record', handId: 'a', index: 0, before: null } as const;
    const line = { kind: 'record', step: { ...step, after: clubs } } as const;
    expect(changeInWords(en, { line, hand: '1' }, SCHIEBER, 'swiss')).toBe(
      'Hand 1 entered: 98–59, Eicheln',
    );
  });

  test.each<[Entry, string]>([
    [{ ...clubs, pushed: true }, '98–59, clubs, pushed'],
    [{ trump: 'hearts', points: [157, 0], match: 0 }, 'match (Anna & Carla), hearts'],
    [
      { ...clubs, wies: [[], ['seq4', 'fourJ']], stoeck: 0 },
      '98–59, clubs, 250 wies (Beat & Dora), stöck (Anna & Carla)',
    ],
    [{ ...clubs, declared: 1 }, '98–59, clubs, declared (Beat & Dora)'],
  ])('%j in a Schieber', (entry, expected) => {
    expect(said(SCHIEBER, entry)).toBe(`Hand 1 entered: ${expected}`);
  });

  const hearts = { points: 100, trump: 'hearts' };
  const passes = ['pass', 'pass', 'pass'];
  test.each<[Entry, number, string]>([
    [
      { bid: { side: 1, ...hearts }, points: [57, 100] },
      0,
      '57–100, bid 100 in hearts (Beat & Dora)',
    ],
    [
      { bid: { side: 0, ...hearts, points: 'sidi' }, points: [157, 0], match: 0 },
      0,
      'match (Anna & Carla), bid sidi in hearts (Anna & Carla)',
    ],
    [
      { auction: [hearts, 'bookel', ...passes], points: [57, 100] },
      0,
      '57–100, bid 100 in hearts, doubled (Beat & Dora)',
    ],
    [
      { auction: [hearts, ...passes], points: [57, 100] },
      1,
      '57–100, bid 100 in hearts (Anna & Carla)',
    ],
  ])('%j in a Sidi Barani, as hand %i', (entry, index, expected) => {
    expect(said({ ...SCHIEBER, variant: 'sidi-barani', options: {} }, entry, index)).toBe(
      `Hand 1 entered: ${expected}`,
    );
  });

  const said = (table: Table, entry: Entry, index = 0): string => {
    const step = { id: 'a', kind: 'record', handId: 'a', index, before: null, after: entry };
    // A line as the log gives it.
    return changeInWords(en, { line: { kind: 'record', step: step as never }, hand: '1' }, table);
  };
});
