import { expect, test } from 'vitest';
import {
  announcingOrder,
  type Draft,
  draftOf,
  emptyDraft,
  entryOf,
  handBeingPlayed,
  leftDraft,
  waiting,
} from '../../app/games/[gameId]/differenzler/draft';
import {
  announcedTooMuch,
  announcerInWords,
  atStake,
  differenceCell,
  differenceStanding,
  differenzlerInWords,
  money,
  settledWith,
  stillToAnnounce,
  together,
} from '../../lib/i18n/differenzler';
import { wordsIn } from '../../lib/i18n/words-in';

const en = wordsIn('en');
const PLAYERS = ['Anna', 'Beat', 'Carla'];
const table = (announcements = 'open') => ({
  variant: 'differenzler' as const,
  options: { announcements },
  players: PLAYERS,
  firstDealer: 0,
});
const draft = (announced: string[], points: string[] = ['', '', '']): Draft => ({
  ...emptyDraft(3, 0, 1),
  announced,
  points,
});

test.each([
  [[60, 40, 33], 'Together 133, 24 less than 157.'],
  [[60, 57, 40], 'Together 157, exactly what the cards are worth.'],
  [[157, 157, 157], 'Together 471, 314 more than 157.'],
  [[0, 0, 0], 'Together 0, 157 less than 157.'],
])('%j: %s', (announced, words) => {
  expect(together(en, announced)).toBe(words);
});

test.each([
  [
    [60, 40, 33],
    [57, 40, 60],
    'Anna said 60 and took 57: 3. Beat said 40 and took exactly that: 0. Carla said 33 and took 60: 27.',
  ],
  [
    [0, 0, 157],
    [0, 157, 0],
    'Anna said 0 and took exactly that: 0. Beat said 0 and took 157: 157. Carla said 157 and took 0: 157.',
  ],
  [[60, 40, 33], null, 'Anna said 60, Beat 40 and Carla 33. Together 133, 24 less than 157.'],
])('announced %j, took %j: %s', (announced, points, words) => {
  expect(differenzlerInWords(en, { players: PLAYERS, announced, points })).toBe(words);
});

test.each([
  [235, 'Anna receives', 'CHF 2.35'],
  [-5, 'Anna pays', 'CHF 0.05'],
  [-120, 'Anna pays', 'CHF 1.20'],
  [0, 'Anna neither pays nor receives', ''],
  [123_456_789, 'Anna receives', 'CHF 1,234,567.89'],
])('%d Rappen: %s %s', (rappen, who, amount) => {
  expect(settledWith(en, 'Anna', rappen)).toEqual({ who, amount });
});

test.each([
  [5, 'Settlement at 5 Rappen a point'],
  [100, 'Settlement at CHF 1.00 a point'],
])('a stake of %d Rappen: %s', (stake, words) => {
  expect(atStake(en, stake)).toBe(words);
});

test('no amount loses a Rappen on its way into words', () => {
  for (let rappen = 0; rappen <= 20_000; rappen += 1)
    expect(Number(money(en, rappen).replace(/\D/g, ''))).toBe(rappen);
});

test('who announces, on the slate and in the list', () => {
  expect(announcerInWords(en, PLAYERS, 2, false)).toBe('Carla deals, Anna announces first');
  expect(announcerInWords(en, PLAYERS, 2, true)).toBe('Carla dealt, all have announced');
  expect(announcerInWords(en, PLAYERS, null, false)).toBe('');
  expect(stillToAnnounce(en, ['Beat', 'Carla', 'Anna'])).toBe(
    'Beat announces next, then Carla and Anna.',
  );
  expect(stillToAnnounce(en, ['Anna'])).toBe('Only Anna is still to announce.');
  expect(announcedTooMuch(en, 'Anna', 160)).toBe(
    'Anna cannot take 160; all the cards are worth 157.',
  );
  expect(differenceStanding(en, { name: 'Anna', total: 3, isLowest: true, announced: 60 })).toBe(
    'Anna: total 3, the lowest, announced 60',
  );
  expect(
    differenceStanding(en, { name: 'Anna', total: 3, isLowest: false, announced: undefined }),
  ).toBe('Anna: total 3');
  expect(differenceCell(en, { announced: 60, points: 57, difference: 3, total: 12 })).toBe(
    'announced 60, took 57, 3 off, total 12',
  );
  expect(
    differenceCell(en, { announced: 60, points: undefined, difference: undefined, total: 9 }),
  ).toBe('announced 60');
});

test.each([
  [3, 0, [1, 2, 0]],
  [3, 2, [0, 1, 2]],
  [4, 1, [2, 3, 0, 1]],
])('%d players, %d deals: announced in the order %j', (players, dealer, order) => {
  expect(announcingOrder(players, dealer)).toEqual(order);
  expect(
    waiting(
      Array.from({ length: players }, (_, seat) => (seat === order[0] ? '0' : '')),
      order,
    ),
  ).toEqual(order.slice(1));
});

test.each([
  // Nothing announced is filled in, zero is typed on purpose.
  [['60', '97', ''], ['', '', ''], null],
  [['60', '97', '0'], ['', '', ''], { announced: [60, 97, 0] }],
  [['60', '40', '33'], ['', '', ''], { announced: [60, 40, 33] }],
  [['60', '40', '158'], ['', '', ''], null],
  // Of the points the last blank is filled in, and half of them is no entry yet.
  [['60', '40', '33'], ['57', '', ''], null],
  [['60', '40', '33'], ['57', '40', ''], { announced: [60, 40, 33], points: [57, 40, 60] }],
  [['60', '', '33'], ['57', '40', ''], null],
])('announced %j, took %j makes %j', (announced, points, entry) => {
  expect(entryOf(draft(announced, points)).entry).toEqual(entry);
});

test.each([{ announced: [60, 40, 33] }, { announced: [0, 0, 157], points: [0, 157, 0] }])(
  'a hand that is corrected begins as it was: %j',
  (entry) => {
    expect(entryOf(draftOf(entry, 3, 0)).entry).toEqual(entry);
  },
);

const hand = (entry: object) => ({ id: 'h', by: 'h', entry: { ...entry } });

test('the hand being played is the last one, while it has no points', () => {
  const announced = hand({ announced: [60, 40, 33] });
  const played = hand({ announced: [60, 40, 33], points: [57, 40, 60] });
  expect(handBeingPlayed([])).toBeUndefined();
  expect(handBeingPlayed([played])).toBeUndefined();
  expect(handBeingPlayed([played, announced])).toBe(announced);
});

const some = draft(['', '40', '']);
const all = draft(['60', '40', '33']);
const half: Draft = { ...draft(['60', '40', '33'], ['57', '', '']), step: 'points' };

test.each([
  ['half announced', some, { isPlayed: false }, true],
  ['all announced, not written yet', all, { isPlayed: false }, true],
  ['half of the points', half, { isPlayed: true }, true],
  ['half announced, passed round', some, { isPlayed: false, announcements: 'hidden' }, true],
  // Written on another phone meanwhile: what was typed here would show what is hidden.
  ['half announced, written elsewhere', some, { isPlayed: true }, false],
  ['all hidden ones', all, { isPlayed: false, announcements: 'hidden' }, false],
  ['points of a hand taken back', half, { isPlayed: false }, false],
  ['another hand', some, { isPlayed: false, index: 1 }, false],
  ['another table', { ...some, announced: ['', '40', '', ''] }, { isPlayed: false }, false],
  ['something else', { ...some, announced: [1, 2, 3] }, { isPlayed: false }, false],
  ['no object', 'x', { isPlayed: false }, false],
])(
  'what an earlier visit left, %s',
  (_, left, {
    announcements,
    index = 0,
    ...kind
  }: {
    isPlayed: boolean;
    announcements?: string;
    index?: number;
  }, isTaken) => {
    const taken = leftDraft(JSON.parse(JSON.stringify(left)), {
      ...kind,
      index,
      table: table(announcements),
    });
    expect(taken).toEqual(isTaken ? left : undefined);
  },
);
