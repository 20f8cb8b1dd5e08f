/** The words and the draft of Sidi Barani. Source of the figures: scoring.md, `sidi-barani`. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterCall,
  agreedBid,
  type Draft,
  draftOf,
  emptyDraft,
  entryOf,
  isHalfEntered,
  parseDraft,
  withoutLastCall,
} from '../../app/games/[gameId]/sidi/draft';
import { inWords } from '../../app/games/[gameId]/sidi/in-words';
import {
  bidKeyInWords,
  firstBidInWords,
  missingInWords,
  playsInWords,
  soFarInWords,
  takesInWords,
  turnInWords,
} from '../../lib/i18n/sidi';
import { wordsIn } from '../../lib/i18n/words-in';
import { type Call, legalCalls, type SidiTally, TRUMPS, tally } from '../../lib/jass';
import { bidOf, firstSeat } from '../../lib/sync/bid';
import type { Entry, Table } from '../../lib/sync/game';

const en = wordsIn('en');
const players = ['Anna', 'Beat', 'Carla', 'Dora'];
const table = (options: Table['options'] = {}): Table => ({
  variant: 'sidi-barani',
  options,
  players,
  firstDealer: 0,
});

function scored(entry: Entry, options: Table['options'] = {}): SidiTally {
  const result = tally({ format: 'jass-record/1', ...table(options), hands: [entry] });
  if (!result.ok) throw new Error(result.error.message);
  // The variant is named just above.
  return result.value as SidiTally;
}
const words = (entry: Entry, options: Table['options'] = {}): string =>
  inWords(en, { table: table(options), entry, tally: scored(entry, options), index: 0 });

const bid = (points: number | 'sidi', more: object = {}) => ({
  bid: { side: 0, points, trump: 'hearts', ...more },
});
const doubled = { doubled: true };
const both = { cardPoints: 'both' };
const melds = { wies: true, stoeck: true };

// One row per case; the figures are worked out by hand.
test.each<[string, Entry, Table['options'], string]>([
  [
    'made                  ',
    { ...bid(100), points: [112, 45] },
    {},
    'Anna & Carla bid 100 in hearts and made 112: 112 + 100 = 212.',
  ],
  [
    'made, doubled         ',
    { ...bid(100, doubled), points: [112, 45] },
    {},
    'Anna & Carla bid 100 in hearts, doubled, and made 112: 112 + 200 = 312.',
  ],
  [
    'made exactly          ',
    { ...bid(60, { side: 1, trump: 'undenufe' }), points: [97, 60] },
    {},
    'Beat & Dora bid 60 in undenufe and made 60: 60 + 60 = 120.',
  ],
  [
    'not made              ',
    { ...bid(100), points: [99, 58] },
    {},
    'Anna & Carla bid 100 in hearts and made only 99: 100 to Beat & Dora.',
  ],
  [
    'not made, doubled     ',
    { ...bid(100, { ...doubled, side: 1, trump: 'obenabe' }), points: [69, 88] },
    {},
    'Beat & Dora bid 100 in obenabe, doubled, and made only 88: 200 to Anna & Carla.',
  ],
  [
    'nothing made          ',
    { ...bid(40), points: [0, 157], match: 1 },
    {},
    'Anna & Carla bid 40 in hearts and made nothing: 40 to Beat & Dora.',
  ],
  [
    'both, made            ',
    { ...bid(100), points: [112, 45] },
    both,
    'Anna & Carla bid 100 in hearts and made 112: 112 + 100 = 212. Beat & Dora 45.',
  ],
  [
    'both, not made        ',
    { ...bid(100), points: [88, 69] },
    both,
    'Anna & Carla bid 100 in hearts and made only 88: 88. Beat & Dora 69 + 100 = 169.',
  ],
  [
    'both, doubled         ',
    { ...bid(100, doubled), points: [88, 69] },
    both,
    'Anna & Carla bid 100 in hearts, doubled, and made only 88: 88. Beat & Dora 69 + 200 = 269.',
  ],
  [
    'both, the others match',
    { ...bid(40), points: [0, 157], match: 1 },
    both,
    'Anna & Carla bid 40 in hearts and made nothing: 257 + 40 = 297 to Beat & Dora.',
  ],
  [
    'match                 ',
    { ...bid(150), points: [157, 0], match: 0 },
    {},
    'Anna & Carla bid 150 in hearts and made 257 with every trick: 257 + 150 = 407.',
  ],
  [
    'sidi made             ',
    { ...bid('sidi'), points: [157, 0], match: 0 },
    {},
    'Anna & Carla bid sidi in hearts and made 257 with every trick: 257 + 157 = 414.',
  ],
  [
    'sidi made, doubled    ',
    { ...bid('sidi', doubled), points: [157, 0], match: 0 },
    { sidiValue: 257 },
    'Anna & Carla bid sidi in hearts, doubled, and made 257 with every trick: 257 + 514 = 771.',
  ],
  [
    'sidi not made         ',
    { ...bid('sidi'), points: [157, 0] },
    {},
    'Anna & Carla bid sidi in hearts and did not take every trick: 157 to Beat & Dora.',
  ],
  [
    'sidi, both, not made  ',
    { ...bid('sidi', doubled), points: [140, 17] },
    both,
    'Anna & Carla bid sidi in hearts, doubled, and did not take every trick: 140. Beat & Dora 17 + 314 = 331.',
  ],
  [
    'melds of the bidders  ',
    { ...bid(100), points: [112, 45], wies: [['seq4'], []], stoeck: 0 },
    melds,
    'Anna & Carla bid 100 in hearts and made 112: 112 + 100 + 50 wies + 20 stöck = 282.',
  ],
  [
    'melds make no bid     ',
    { ...bid(100), points: [90, 67], wies: [['seq3'], []] },
    melds,
    'Anna & Carla bid 100 in hearts and made only 90: 20 wies. Beat & Dora 100.',
  ],
  [
    'melds of the others   ',
    { ...bid(100), points: [112, 45], wies: [[], ['seq3', 'fourJ']], stoeck: 1 },
    melds,
    'Anna & Carla bid 100 in hearts and made 112: 112 + 100 = 212. Beat & Dora 220 wies + 20 stöck = 240.',
  ],
  [
    'the others get it all ',
    { ...bid(100), points: [90, 67], stoeck: 1 },
    melds,
    'Anna & Carla bid 100 in hearts and made only 90: 100 + 20 stöck = 120 to Beat & Dora.',
  ],
  [
    'no match bonus        ',
    { ...bid(150), points: [157, 0], match: 0 },
    { matchBonus: 0 },
    'Anna & Carla bid 150 in hearts and made 157 with every trick: 157 + 150 = 307.',
  ],
])('a hand in words: %s', (_, entry, options, expected) => {
  expect(words(entry, options)).toBe(expected);
});

const hearts = (points: Exclude<Call, string>['points']): Call => ({ points, trump: 'hearts' });
const three: readonly Call[] = ['pass', 'pass', 'pass'];

test('an auction is read as what it came to, from the right of who dealt', () => {
  const auction: Call[] = [hearts(40), hearts(100), 'bookel', ...three];
  const entry = { auction, points: [112, 45] };
  // Beat 40, Carla 100, Dora doubles.
  expect(words(entry)).toBe(
    'Anna & Carla bid 100 in hearts, doubled, and made 112: 112 + 200 = 312.',
  );
  expect([0, 1, 3, 4].map((index) => firstSeat(table(), index))).toEqual([1, 2, 0, 1]);
  expect(bidOf(entry, table(), 1)?.side).toBe(1);
  expect(bidOf({ auction: ['pass'] }, table(), 0)).toBeNull();
  expect(bidOf({ auction: ['no call'] }, table(), 0)).toBeNull();
  expect(bidOf({}, table(), 0)).toBeNull();
});

test('the sums in words are the scores of the engine, whatever was played', () => {
  const anyBid = fc.record({
    side: fc.constantFrom(0, 1),
    points: fc.constantFrom(40, 90, 130, 150, 'sidi'),
    trump: fc.constantFrom(...TRUMPS),
    doubled: fc.boolean(),
  });
  const own = fc
    .integer({ min: 2, max: 155 })
    .map((points) => ({ points: [points, 157 - points] }));
  const match = fc.constantFrom(
    { points: [157, 0], match: 0 },
    { points: [0, 157], match: 1 },
    { points: [157, 0] },
  );
  const options = fc.record({
    cardPoints: fc.constantFrom('makers', 'both'),
    matchBonus: fc.constantFrom(0, 100),
    sidiValue: fc.constantFrom(157, 257),
  });
  fc.assert(
    fc.property(anyBid, fc.oneof(own, match), options, (made, taken, counting) => {
      const entry = { bid: made, ...taken };
      const [hand] = scored(entry, counting).hands;
      const said = words(entry, counting);
      const [head = '', sums = ''] = said.split(': ');
      expect(head).toContain(made.side === 0 ? 'Anna & Carla bid' : 'Beat & Dora bid');
      for (const score of hand?.score ?? [])
        if (score > 0) expect(sums).toMatch(new RegExp(`(^|= | )${score}( to|\\.)`));
    }),
  );
});

test.each<[string, Call[], string]>([
  ['at the beginning     ', [], 'Beat to call.'],
  ['after two passes     ', ['pass', 'pass'], 'Dora to call.'],
  ['after three passes   ', [...three], 'The others passed: Anna must bid.'],
  ['after a bid          ', [hearts(80)], 'Carla to call.'],
  ['after three more     ', [hearts(80), ...three], 'Three passes. Beat may still raise.'],
  ['three after a bookel ', [hearts(80), 'bookel', ...three], 'The auction is over.'],
  ['after the highest    ', [hearts('sidi')], 'Carla may still double it.'],
  ['its partner          ', [hearts('sidi'), 'pass'], 'Dora can only pass.'],
  ['the other opponent   ', [hearts('sidi'), 'pass', 'pass'], 'Anna may still double it.'],
  ['all of them          ', [hearts('sidi'), ...three], 'The auction is over.'],
])('whose call it is: %s', (_, calls, expected) => {
  const legal = legalCalls(calls, 1);
  const isOver = agreedBid({ ...emptyDraft(0), calls }, table()) !== null;
  expect(turnInWords(en, players[legal.seat] ?? '', legal, isOver)).toBe(expected);
});

test('what is said of a bid', () => {
  const hundred = { side: 0, points: 100, trump: 'diamonds', doubled: false } as const;
  const sidi = { ...hundred, points: 'sidi', doubled: true } as const;
  expect(playsInWords(en, 'Anna & Carla', hundred)).toBe('Anna & Carla play 100 in diamonds.');
  expect(playsInWords(en, 'Anna & Carla', sidi, 'swiss')).toBe(
    'Anna & Carla play sidi in Schellen, doubled.',
  );
  expect([takesInWords(en, hundred, true), takesInWords(en, hundred, false)]).toEqual([
    '100 to make it',
    '58 to stop it',
  ]);
  expect([takesInWords(en, sidi, true), takesInWords(en, sidi, false)]).toEqual([
    'every trick to make it',
    'one trick to stop it',
  ]);
  expect(soFarInWords(en, 0, hundred, 'Anna & Carla')).toBe('Anna & Carla need 100 to make it.');
  expect(soFarInWords(en, 60, hundred, 'Anna & Carla')).toBe('60 so far, 97 left.');
  expect([missingInWords(en, 250), missingInWords(en, 0)]).toEqual([
    '250 more to win',
    'enough; the higher total wins',
  ]);
  expect(bidKeyInWords(en, { points: null, trump: 'clubs' })).toBe('Bid');
  expect(bidKeyInWords(en, { points: 70, trump: null })).toBe('Bid 70 in …');
  expect(bidKeyInWords(en, { points: 70, trump: 'clubs' })).toBe('Bid 70 in clubs');
  expect(firstBidInWords(en, players, 3)).toBe('Dora deals, Anna bids first');
  expect(firstBidInWords(en, players, null)).toBe('');
});

const called = (...calls: Call[]): Draft => calls.reduce(afterCall, emptyDraft(0));
const typed = (draft: Draft, cells: string[], more: object = {}): Draft => ({
  ...draft,
  hand: { ...draft.hand, typed: cells, ...more },
});

test('the bidding goes on until the rules end it, and the last call can be taken back', () => {
  const draft = called('pass', hearts(50), ...three);
  expect(agreedBid(draft, table())).toMatchObject({ side: 0, points: 50, doubled: false });
  expect(agreedBid(withoutLastCall(draft), table())).toBeNull();
  const raised = afterCall({ ...draft, points: 90, trump: 'clubs' }, hearts(60));
  expect(raised).toMatchObject({ points: null, trump: null });
  expect(agreedBid(raised, table())).toBeNull();
});

test('a bid in short is whole when side, points and trumps are there', () => {
  const short: Draft = { ...emptyDraft(0), way: 'bid', points: 70, trump: 'clubs' };
  expect(agreedBid(short, table())).toBeNull();
  expect(agreedBid({ ...short, side: 1 }, table())).toMatchObject({ side: 1, points: 70 });
});

test.each<Entry>([
  { auction: ['pass', hearts(50), ...three], points: [60, 97] },
  { auction: [hearts('sidi')], points: [0, 157], match: 1 },
  { bid: { side: 0, points: 90, trump: 'clubs' }, points: [100, 57] },
  { bid: { side: 1, points: 'sidi', trump: 'obenabe', doubled: true }, points: [157, 0] },
  {
    bid: { side: 1, points: 90, trump: 'clubs' },
    points: [100, 57],
    wies: [['seq3'], []],
    stoeck: 1,
  },
])('a hand that is corrected begins as it was: %j', (entry) => {
  const draft = draftOf(entry, 0);
  expect(draft.playing).toBe(true);
  expect(entryOf(draft, table()).entry).toEqual(entry);
});

test('the entry is there when the bidding and the points are', () => {
  const draft = called(hearts(80), ...three);
  expect(entryOf(typed(called(hearts(80)), ['60', '97']), table()).entry).toBeNull();
  expect(entryOf(draft, table()).entry).toBeNull();
  expect(entryOf(typed(draft, ['60', '']), table())).toMatchObject({
    entry: { auction: [hearts(80), ...three], points: [60, 97] },
    points: [60, 97],
  });
});

test('what was left is taken for its own hand only; what was bid is being played', () => {
  const left = (draft: Draft) => JSON.parse(JSON.stringify(draft)) as unknown;
  const bidding = called(hearts(80), 'pass');
  const agreed = called(hearts(80), ...three);
  expect(parseDraft(left(bidding), table(), 0)).toEqual(bidding);
  expect(parseDraft(left(agreed), table(), 0)).toEqual({ ...agreed, playing: true });
  expect(parseDraft(left(agreed), table(), 1)).toBeUndefined();
  expect(parseDraft({ ...bidding, calls: ['hello'] }, table(), 0)).toBeUndefined();
  expect(parseDraft({ ...bidding, hand: null }, table(), 0)).toBeUndefined();
  expect(parseDraft('x', table(), 0)).toBeUndefined();
  const parsed = parseDraft(left(agreed), table(), 0) ?? bidding;
  expect([bidding, parsed, typed(parsed, ['6', ''])].map(isHalfEntered)).toEqual([
    true,
    false,
    true,
  ]);
});
