/** The auction of Sidi Barani: what stands, what falls, what may follow. Source: scoring.md. */
import { expect, test } from 'vitest';
import { auctionFault, BID_POINTS, contractOf, legalCalls } from '../../lib/jass/auction';
import { isAuction, spoken } from './calls';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dario'];

test.each([
  ['the first bid stands             ', '40 - - -', { bidder: 1, points: 40, doubled: false }],
  [
    'the fourth must bid, and does    ',
    '- - - 40 - - -',
    { bidder: 0, points: 40, doubled: false },
  ],
  ['outbid, by the other side        ', '40 50 - - -', { bidder: 2, points: 50, doubled: false }],
  ['outbid, by the own partner       ', '40 - 50 - - -', { bidder: 3, points: 50, doubled: false }],
  ['a jump                           ', '40 150 - - -', { bidder: 2, points: 150, doubled: false }],
  ['doubled from the right           ', '40 x - - -', { bidder: 1, points: 40, doubled: true }],
  ['doubled from the left            ', '40 - - x - - -', { bidder: 1, points: 40, doubled: true }],
  [
    'a later bid voids the bookel     ',
    '40 x - 60 - - -',
    { bidder: 0, points: 60, doubled: false },
  ],
  [
    'the doubled raises himself       ',
    '40 x - - 60 - - -',
    { bidder: 1, points: 60, doubled: false },
  ],
  [
    'doubled twice, each bid once     ',
    '40 x 60 x - - -',
    { bidder: 3, points: 60, doubled: true },
  ],
  [
    'raised after three passes        ',
    '40 - - - 70 - - -',
    { bidder: 1, points: 70, doubled: false },
  ],
  [
    'and outbid, and again            ',
    '40 - - - 70 80 - - - 90 - - -',
    { bidder: 2, points: 90, doubled: false },
  ],
  ['sidi ends it at once             ', 'sidi', { bidder: 1, points: 'sidi', doubled: false }],
  [
    'sidi after a bid                 ',
    '150 - sidi',
    { bidder: 3, points: 'sidi', doubled: false },
  ],
  ['sidi and some passes             ', 'sidi - -', { bidder: 1, points: 'sidi', doubled: false }],
  [
    'sidi and three passes            ',
    'sidi - - -',
    { bidder: 1, points: 'sidi', doubled: false },
  ],
  ['sidi doubled, no passes          ', 'sidi x', { bidder: 1, points: 'sidi', doubled: true }],
  [
    'sidi doubled late, and passes    ',
    '- sidi - - x - - -',
    { bidder: 2, points: 'sidi', doubled: true },
  ],
  [
    'sidi after three passes          ',
    '40 - - - sidi',
    { bidder: 1, points: 'sidi', doubled: false },
  ],
])('stands: %s %s', (_, text, contract) => {
  const calls = spoken(text);
  expect(auctionFault(calls, 1, NAMES)).toBeUndefined();
  expect(contractOf(calls, 1)).toEqual({ ...contract, side: contract.bidder % 2, trump: 'clubs' });
  expect(isAuction(calls)).toBe(true);
});

test.each([
  ['no call at all              ', '', '', 'Nobody has bid; it is the turn of Beat.'],
  ['nobody has bid yet          ', '- - -', '', 'Nobody has bid; it is the turn of Anna.'],
  ['the fourth passes           ', '- - - -', '.3', 'The others have passed; Anna must bid.'],
  ['bookel without a bid        ', 'x 40 - - -', '.0', 'There is no bid that Beat could double.'],
  ['bookel by the fourth        ', '- - - x', '.3', 'There is no bid that Anna could double.'],
  ['the same again              ', '40 40 - - -', '.1', '40 is not higher than 40 by Beat.'],
  ['lower                       ', '- 90 80 - - -', '.2', '80 is not higher than 90 by Carla.'],
  ['lower, by the bidder        ', '60 - - - 50 - - -', '.4', '50 is not higher than 60 by Beat.'],
  [
    'bookel of the own side      ',
    '40 - x - - -',
    '.2',
    'Dario cannot double 40 by Beat, the bid of the same side.',
  ],
  [
    'bookel of the own bid       ',
    '40 - - - x',
    '.4',
    'Three passes have ended the auction at 40 by Beat.',
  ],
  ['bookel twice                ', '40 x - x - - -', '.3', '40 by Beat is doubled already.'],
  [
    'too few passes              ',
    '40 - -',
    '',
    'The auction goes on after 40 by Beat; three passes in a row end it.',
  ],
  [
    'passes not in a row         ',
    '40 - - x -',
    '',
    'The auction goes on after 40 by Beat; three passes in a row end it.',
  ],
  [
    'too many passes             ',
    '40 - - - -',
    '.4',
    'Three passes have ended the auction at 40 by Beat.',
  ],
  [
    'out of turn after a bookel  ',
    '40 x - - - 50 - - -',
    '.5',
    'Three passes have ended the auction at 40 by Beat.',
  ],
  [
    'another raises when over    ',
    '40 - - - 50 - - - - 60',
    '.8',
    'Three passes have ended the auction at 50 by Beat.',
  ],
  ['a bid after sidi            ', 'sidi 150', '.1', '150 is not higher than sidi by Beat.'],
  ['sidi after sidi             ', 'sidi - sidi', '.2', 'sidi is not higher than sidi by Beat.'],
  [
    'sidi doubled by its own     ',
    'sidi - x',
    '.2',
    'Dario cannot double sidi by Beat, the bid of the same side.',
  ],
  [
    'four passes after sidi      ',
    'sidi - - - -',
    '.4',
    'Three passes have ended the auction at sidi by Beat.',
  ],
  [
    'bookel when sidi is over    ',
    'sidi - - - x',
    '.4',
    'Three passes have ended the auction at sidi by Beat.',
  ],
])('falls: %s %s', (_, text, path, message) => {
  const calls = spoken(text);
  const fault = { code: 'auction-illegal', path: `auction${path}`, message };
  expect(auctionFault(calls, 1, NAMES)).toMatchObject(fault);
  expect(contractOf(calls, 1)).toBeUndefined();
  expect(isAuction(calls)).toBe(false);
});

const all = [...BID_POINTS];

test.each([
  ['at first                    ', '', { seat: 1, points: all, canPass: true, canBookel: false }],
  ['after a pass                ', '-', { seat: 2, points: all, canPass: true, canBookel: false }],
  [
    'the fourth                  ',
    '- - -',
    { seat: 0, points: all, canPass: false, canBookel: false },
  ],
  [
    'the other side              ',
    '140',
    { seat: 2, points: [150, 'sidi'], canPass: true, canBookel: true },
  ],
  [
    'the partner                 ',
    '140 -',
    { seat: 3, points: [150, 'sidi'], canPass: true, canBookel: false },
  ],
  [
    'the bidder when it is over  ',
    '140 - - -',
    { seat: 1, points: [150, 'sidi'], canPass: false, canBookel: false },
  ],
  [
    'the bidder, doubled         ',
    '140 x - -',
    { seat: 1, points: [150, 'sidi'], canPass: true, canBookel: false },
  ],
  [
    'another when it is over     ',
    '140 x - - -',
    { seat: 2, points: [], canPass: false, canBookel: false },
  ],
  ['after sidi                  ', 'sidi', { seat: 2, points: [], canPass: true, canBookel: true }],
  [
    'after sidi, doubled         ',
    'sidi x',
    { seat: 3, points: [], canPass: true, canBookel: false },
  ],
  [
    'after sidi and three passes ',
    'sidi - - -',
    { seat: 1, points: [], canPass: false, canBookel: false },
  ],
  ['after a call that was wrong ', 'x', { seat: 2, points: [], canPass: false, canBookel: false }],
])('what may follow: %s %s', (_, text, legal) => {
  expect(legalCalls(spoken(text), 1)).toEqual(legal);
});
