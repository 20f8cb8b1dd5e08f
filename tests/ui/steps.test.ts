/** Taps in an entry sheet, hand after hand of every kind: what is shown, and what comes of it. */
import { describe, expect, test } from 'vitest';
import { type Focus, nextQuestion } from '../../app/games/[gameId]/entry/flow';
import { movedFrom, readDraft, stepBack } from '../../app/games/[gameId]/entry/kept-draft';
import * as steps from '../../app/games/[gameId]/entry/steps';
import { cellsOf } from '../../app/games/[gameId]/entry/typing';
import { type Draft, nextEntry, type Question, type VariantId } from '../../lib/jass';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dora'];

type Game = {
  players?: number;
  options?: Record<string, unknown>;
  hands?: readonly Draft[];
  start?: Draft;
  from?: { seat: number; side: number; players: number } | null;
};

/** An entry sheet with fingers: every tap goes through the steps and the engine. */
function sheetOf(
  variant: VariantId,
  { players = 4, options = {}, hands = [], start = {}, from = null }: Game = {},
) {
  const record = {
    format: 'jass-record/1',
    variant,
    options,
    players: NAMES.slice(0, players),
    hands,
  };
  const made = nextEntry(record);
  if (!made.ok) throw new Error(made.error.message);
  const engine = made.value;
  let now = steps.begin(engine, { entry: start, field: null, cell: 0 }, from);
  const view = () => steps.viewNow(engine, now);
  const questions = () => engine.ask(now.draft).questions;
  const question = (field: string): Question => {
    const found = questions().find((one) => one.field === field);
    if (!found) throw new Error(`${field} is not asked`);
    return found;
  };
  const sheet = {
    engine,
    type: (digits: string) => {
      for (const digit of digits) now = steps.type(engine, now, digit);
      return sheet;
    },
    set: (cell: number | 'out', index = now.focus.cell) => {
      now = steps.put(engine, now, { cell, index, isTyped: true });
      return sheet;
    },
    erase: () => {
      now = steps.erase(engine, now);
      return sheet;
    },
    answer: (field: string, value: unknown, how: { field?: string; stays?: boolean } = {}) => {
      now = steps.answer(engine, now, { question: question(field), value, ...how });
      return sheet;
    },
    open: (field: string) => {
      now = steps.open(now, question(field));
      return sheet;
    },
    enter: (cell: number) => {
      now = steps.enter(now, cell);
      return sheet;
    },
    /** "Next" on the pad, or Enter on a keyboard; says whether it writes. */
    next: (writes = false): boolean => {
      const leads = steps.leadsTo(engine, now, undefined);
      const there = steps.next(engine, now, { leads, writes });
      if (there === steps.WRITE) return true;
      now = there;
      return false;
    },
    leadsTo: (refused?: string) => steps.leadsTo(engine, now, refused)?.field,
    cells: () => {
      const { figures } = view();
      return figures && cellsOf(figures, now.draft);
    },
    /** What is shown: the question that takes the sheet, what stands in the place of the keys. */
    shows: () => {
      const { page, figures, asked } = view();
      return { page: page?.field, figures: figures?.field, asked: asked.map(({ field }) => field) };
    },
    beside: () => questions().flatMap(({ field, place }) => (place === 'beside' ? [field] : [])),
    state: (field: string) => question(field).state,
    question,
    now: () => now,
    entry: () => engine.ask(now.draft).entry,
  };
  return sheet;
}

const keys = { page: undefined, asked: [] };

describe('figures', () => {
  test('two digits that can have no third go on to the next cell, and the last fills itself in', () => {
    const sheet = sheetOf('mittlere', { players: 3 });
    expect(sheet.type('98').now()).toMatchObject({ focus: { cell: 1 }, arrived: true });
    expect(sheet.type('5').now()).toMatchObject({ focus: { cell: 1 }, grows: true });
    expect(sheet.cells()).toEqual([98, 5, null]);
    expect(sheet.entry()).toEqual({ points: [98, 5, 54] });
    expect(sheet.next(true)).toBe(true);
  });

  test('a figure that begins with 1 waits for its next digit and is not called wrong meanwhile', () => {
    const sheet = sheetOf('mittlere', { players: 3 });
    expect(sheet.type('1').now()).toMatchObject({ focus: { cell: 0 }, grows: true });
    expect(sheet.type('0').now()).toMatchObject({ focus: { cell: 0 }, grows: true });
    expect(sheet.type('2').now()).toMatchObject({ focus: { cell: 1 }, grows: false });
  });

  test('0 goes on too', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).type('0');
    expect(sheet.now().focus.cell).toBe(1);
    expect(sheet.cells()).toEqual([0, null, null]);
  });

  test('"Next" by habit after it went on by itself skips nobody', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).type('98');
    expect(sheet.next()).toBe(false);
    expect(sheet.now().focus.cell).toBe(1);
    expect(sheet.next()).toBe(false);
    expect(sheet.now().focus.cell).toBe(2);
  });

  test('what cannot be right stays in hand, and the key that erases takes its last digit', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).type('98').type('60');
    expect(sheet.cells()).toEqual([98, 60, null]);
    expect(sheet.now()).toMatchObject({ focus: { cell: 1 }, grows: false });
    expect(sheet.erase().cells()).toEqual([98, 6, null]);
  });

  test('a cell that one comes back to takes a new figure, not one more digit', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).type('98').type('5').enter(0).type('4');
    expect(sheet.cells()).toEqual([4, 5, null]);
  });

  test('counted cards go on as typed ones do', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).set(70);
    expect(sheet.now().focus.cell).toBe(1);
    expect(sheet.set(35).entry()).toEqual({ points: [70, 35, 52] });
  });
});

describe('what the rules ask of the figures', () => {
  test('is asked once the figure cannot grow any more, or on "Next"', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).type('121').type('3');
    expect(sheet.shows()).toMatchObject({ figures: 'points', ...keys });
    expect(sheet.type('6').shows()).toMatchObject({ figures: 'points', asked: ['noTricks'] });
    sheet.enter(1);
    expect(sheet.shows()).toMatchObject(keys);
    expect(sheet.next()).toBe(false);
    expect(sheet.shows()).toMatchObject({ asked: ['noTricks'] });
    sheet.answer('noTricks', [null, null, true]);
    expect(sheet.shows()).toMatchObject({ asked: ['noTricks'] });
    expect(sheet.entry()).toEqual({ points: [121, 36, 0], noTricks: [2] });
  });

  test('157 for one asks at once for all the tricks', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).type('157');
    expect(sheet.shows()).toMatchObject({ asked: ['noTricks'] });
    const asked = sheet.question('noTricks');
    expect(asked.kind === 'seats' && asked.all?.key).toBe('sticks.tookAll');
    expect(sheet.answer('noTricks', [null, true, true]).entry()).toEqual({
      points: [157, 0, 0],
      noTricks: [1, 2],
    });
  });

  test('one cut after the other where a tie is cut', () => {
    const sheet = sheetOf('mittlere', { players: 3, options: { tie: 'cut' } }).type('4040');
    expect(sheet.shows()).toMatchObject({ asked: ['cut'] });
    expect(sheet.leadsTo()).toBeUndefined();
    expect(sheet.answer('cut', 1).entry()).toEqual({ points: [40, 40, 77], cut: 1 });
  });

  test('the key that writes leads to what is due and is not to be seen', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).type('121').type('36').enter(0);
    expect(sheet.leadsTo()).toBe('noTricks');
    expect(sheetOf('mittlere', { players: 3 }).type('98').leadsTo()).toBeUndefined();
  });

  test('a hand without trumps has no figures', () => {
    const sheet = sheetOf('mittlere', { players: 3, options: { noTrump: 'void' } });
    expect(sheet.beside()).toEqual(['void']);
    expect(sheet.answer('void', true).shows()).toEqual({ ...keys, figures: undefined });
    expect(sheet.entry()).toEqual({ void: true });
    expect(sheet.answer('void', false).shows()).toMatchObject({ figures: 'points' });
  });
});

describe('a correction', () => {
  const start = { points: [121, 36, 0], noTricks: [2] };

  test('opens with its keys and the figures that are there', () => {
    const sheet = sheetOf('mittlere', { players: 3, start });
    expect(sheet.shows()).toEqual({ ...keys, figures: 'points' });
    expect(sheet.cells()).toEqual([121, 36, 0]);
    expect(sheet.entry()).toEqual(start);
  });

  test('goes on to the next figure while something is missing, which can be put there', () => {
    const sheet = sheetOf('mittlere', { players: 3, start }).type('71');
    expect(sheet.cells()).toEqual([71, 36, 0]);
    expect(sheet.now()).toMatchObject({ focus: { cell: 1 }, grows: false });
    expect(sheet.set(36 + 50).cells()).toEqual([71, 86, 0]);
  });

  test('swaps two figures without being stopped half-way', () => {
    const sheet = sheetOf('mittlere', {
      players: 3,
      start: { points: [36, 121, 0], noTricks: [2] },
    });
    expect(sheet.type('12').now().focus.cell).toBe(0);
    expect(sheet.type('1').now().focus.cell).toBe(1);
    expect(sheet.type('36').entry()).toEqual({ points: [121, 36, 0], noTricks: [2] });
  });
});

describe('Schieber', () => {
  const four = () => sheetOf('schieber');

  test('what is trumps comes first and alone, then the figures at once', () => {
    const sheet = four();
    expect(sheet.shows()).toMatchObject({ page: 'trump' });
    expect(sheet.leadsTo()).toBeUndefined();
    sheet.answer('trump', 'clubs');
    expect(sheet.shows()).toEqual({ ...keys, figures: 'points' });
    expect(sheet.now()).toMatchObject({ focus: { cell: 0 }, fresh: true });
    expect(sheet.type('98').entry()).toEqual({ trump: 'clubs', points: [98, 59] });
  });

  test('another trump on the way leaves the figures, and stöck only where they can be', () => {
    const sheet = four().answer('trump', 'clubs').type('98').answer('stoeck', 0);
    expect(sheet.open('trump').shows()).toMatchObject({ page: 'trump' });
    sheet.answer('trump', 'obenabe');
    expect(sheet.shows()).toMatchObject({ page: undefined, figures: 'points' });
    expect(sheet.entry()).toEqual({ trump: 'obenabe', points: [98, 59] });
    expect(sheet.beside()).not.toContain('stoeck');
  });

  test('declaring has a key only where the target can be reached', () => {
    expect(four().answer('trump', 'clubs').beside()).toEqual(['match', 'wies', 'stoeck', 'pushed']);
    const near = sheetOf('schieber', { options: { target: 300 } }).answer('trump', 'clubs');
    expect(near.beside()).toContain('declared');
  });

  test('and only under trumps with which it can', () => {
    // 1 × (157 + 20) falls short of 350, 2 × as much does not, nor do four jacks more.
    const options = { target: 350 };
    const single = sheetOf('schieber', { options }).answer('trump', 'hearts');
    expect(single.beside()).not.toContain('declared');
    single.answer('wies', [['fourJ'], []]);
    expect(single.beside()).toContain('declared');
    expect(sheetOf('schieber', { options }).answer('trump', 'clubs').beside()).toContain(
      'declared',
    );
  });

  test('nor for a match, which comes with the last trick, before it is there', () => {
    // 348 of 1,000: 652 are more than the 471 of obenabe; with a match they are not.
    const hands = [{ trump: 'clubs', points: [157, 0], wies: [['seq3'], []] }];
    const far = sheetOf('schieber', { options: { target: 1000 }, hands });
    expect(far.answer('trump', 'obenabe').beside()).not.toContain('declared');
    far.type('157').answer('match', true);
    expect(far.beside()).toContain('declared');
  });

  test('and only for a side that can', () => {
    const hands = [{ trump: 'undenufe', points: [157, 0], match: 0 }];
    const sheet = sheetOf('schieber', { options: { target: 1000 }, hands });
    expect(sheet.answer('trump', 'clubs').open('declared').question('declared')).toMatchObject({
      choices: [{ value: 0 }],
    });
  });

  test('once somebody declares the other figure does not follow any more: typing goes on in its cell', () => {
    const near = sheetOf('schieber', { options: { target: 300 } }).answer('trump', 'clubs');
    expect(near.type('80').entry()).toEqual({ trump: 'clubs', points: [80, 77] });
    expect(near.now().focus.cell).toBe(0);
    near.open('declared').answer('declared', 0);
    expect(near.entry()).toBeNull();
    expect(near.now()).toMatchObject({ focus: { cell: 1 }, fresh: true });
    expect(near.type('55').cells()).toEqual([80, 55]);
  });

  test('cards that were laid out bring melds and stöck at once', () => {
    const sheet = four().answer('trump', 'spades').type('98').open('wies');
    sheet.answer('wies', { wies: [['seq3'], []], stoeck: 1 }, { field: 'laid' });
    expect(sheet.entry()).toEqual({
      trump: 'spades',
      points: [98, 59],
      wies: [['seq3'], []],
      stoeck: 1,
    });
    // Cards without it take nothing back that was said before.
    sheet.open('wies').answer('wies', { wies: [['seq4'], []] }, { field: 'laid' });
    expect(sheet.entry()).toMatchObject({ wies: [['seq4'], []], stoeck: 1 });
    expect(sheet.shows()).toMatchObject({ page: undefined, figures: 'points' });
  });

  test('melds have a page, which stays until it is left', () => {
    const sheet = four().answer('trump', 'clubs').type('98').open('wies');
    expect(sheet.shows()).toMatchObject({ page: 'wies' });
    sheet.answer('wies', [['seq4'], []], { stays: true });
    expect(sheet.shows()).toMatchObject({ page: 'wies' });
    expect(sheet.entry()).toMatchObject({ wies: [['seq4'], []] });
    sheet.answer('wies', [['seq4', 'seq3'], []]);
    expect(sheet.shows()).toMatchObject(keys);
  });

  test('who had stöck stands in the place of the keys; one tap, and they are back', () => {
    const sheet = four().answer('trump', 'clubs').open('stoeck');
    expect(sheet.shows()).toEqual({ page: undefined, figures: 'points', asked: ['stoeck'] });
    expect(sheet.answer('stoeck', 1).shows()).toMatchObject(keys);
    expect(sheet.state('stoeck')).toBe('answered');
  });

  test('all the points raise the match at once, and nothing is written before it is said', () => {
    const sheet = four().answer('trump', 'clubs').type('157');
    expect(sheet.shows()).toMatchObject({ asked: ['match'] });
    expect(sheet.entry()).toBeNull();
    expect(sheet.answer('match', true).entry()).toEqual({
      trump: 'clubs',
      points: [157, 0],
      match: 0,
    });
    expect(sheet.shows()).toMatchObject({ asked: ['match'] });
    expect(sheet.answer('match', false).entry()).toEqual({ trump: 'clubs', points: [157, 0] });
    // Other points know nothing of it, and all of them raise it anew.
    expect(sheet.enter(0).type('98').entry()).toEqual({ trump: 'clubs', points: [98, 59] });
    expect(sheet.enter(1).type('157').entry()).toBeNull();
    expect(sheet.answer('match', true).entry()).toMatchObject({ points: [0, 157], match: 1 });
  });

  test('the key that writes leads to the match from anywhere, and so does coming back', () => {
    const sheet = four().answer('trump', 'clubs').type('0').enter(1);
    expect(sheet.shows()).toMatchObject(keys);
    expect(sheet.entry()).toBeNull();
    expect(sheet.leadsTo()).toBe('match');
    const { draft } = sheet.now();
    expect(sheetOf('schieber', { start: draft }).shows()).toMatchObject({ asked: ['match'] });
    expect(sheet.next(true)).toBe(false);
    expect(sheet.shows()).toMatchObject({ asked: ['match'] });
  });

  test('a hand that was written with all the points and no match opens with its keys', () => {
    const start = { trump: 'clubs', points: [157, 0] };
    const sheet = sheetOf('schieber', { start });
    expect(sheet.shows()).toMatchObject(keys);
    expect(sheet.entry()).toEqual(start);
    expect(sheet.open('match').answer('match', true).entry()).toEqual({ ...start, match: 0 });
  });

  test.each([
    ['three-player', 3, '157', [157, 0, 0]],
    ['two-player', 2, '157', [157, 0]],
  ] as const)('%s asks for the match in the same way', (variant, players, digits, points) => {
    const sheet = sheetOf(variant, { players, start: { turned: 'clubs-7' } }).type(digits);
    // What lies in the pile is not known: the other's figure is typed.
    if (variant === 'two-player') sheet.type('0');
    expect(sheet.shows()).toMatchObject({ asked: ['match'] });
    expect(sheet.entry()).toBeNull();
    const entry = { turned: 'clubs-7', points };
    expect(sheet.answer('match', false).entry()).toEqual(entry);
    expect(sheet.answer('match', true).entry()).toEqual({ ...entry, match: 0 });
  });

  test('a match fills in the points; of two figures the other follows again', () => {
    const sheet = four().answer('trump', 'clubs').answer('match', 1);
    expect(sheet.entry()).toEqual({ trump: 'clubs', points: [0, 157], match: 1 });
    sheet.enter(0).type('60');
    expect(sheet.entry()).toEqual({ trump: 'clubs', points: [60, 97] });
  });

  test('a race is asked after the figures', () => {
    const options = { target: 100, win: 'reached' };
    const hands = [{ trump: 'hearts', points: [90, 67] }];
    const sheet = sheetOf('schieber', { options, hands }).answer('trump', 'clubs').type('6');
    // A 6 may still become 60.
    expect(sheet.shows()).toMatchObject(keys);
    expect(sheet.type('0').shows()).toMatchObject({ asked: ['first'] });
    expect(sheet.entry()).toBeNull();
    expect(sheet.answer('first', 1).entry()).toMatchObject({ first: 1 });
  });

  test('declared in the middle of a hand both sides are typed, and nothing follows', () => {
    const sheet = sheetOf('schieber', {
      options: { target: 300 },
      start: { declared: 0, points: [] },
    });
    sheet.answer('trump', 'clubs').type('50');
    expect(sheet.entry()).toBeNull();
    expect(sheet.now().focus.cell).toBe(1);
    expect(sheet.type('12').entry()).toEqual({ trump: 'clubs', points: [50, 12], declared: 0 });
  });

  test('for two and three the card comes first that was turned up', () => {
    const sheet = sheetOf('three-player', { players: 3 });
    expect(sheet.question('trump')).toMatchObject({ turned: true });
    sheet.answer('trump', 'hearts-9', { field: 'turned' });
    expect(sheet.shows()).toMatchObject({ page: undefined, figures: 'points' });
    expect(sheet.type('6057').entry()).toEqual({ turned: 'hearts-9', points: [60, 57, 40] });
    expect(sheet.open('trump').answer('trump', 'clubs').entry()).toEqual({
      trump: 'clubs',
      points: [60, 57, 40],
    });
  });

  test('where cards stay in the pile nothing follows from the others', () => {
    const sheet = sheetOf('two-player', { players: 2 }).answer('trump', 'clubs').type('60');
    expect(sheet.now().focus.cell).toBe(1);
    expect(sheet.entry()).toBeNull();
    expect(sheet.type('40').entry()).toEqual({ trump: 'clubs', points: [60, 40] });
  });
});

describe('Sidi Barani', () => {
  const hundred = { points: 100, trump: 'hearts' };
  const agreed = [hundred, 'pass', 'pass', 'pass'];

  test('is bid first, and is played once somebody says so', () => {
    const sheet = sheetOf('sidi-barani');
    expect(sheet.shows()).toMatchObject({ page: 'auction' });
    sheet.answer('auction', [hundred], { field: 'auction' });
    expect(sheet.shows()).toMatchObject({ page: 'auction' });
    sheet.answer('auction', agreed, { field: 'auction' });
    expect(sheet.shows()).toMatchObject({ page: 'auction' });
    sheet.answer('auction', [hundred, 'bookel', 'pass', 'pass', 'pass'], { field: 'auction' });
    // Nothing can be called any more, and the hand is not played yet.
    expect(sheet.shows()).toMatchObject({ page: 'auction' });
    sheet.answer('auction', agreed, { field: 'auction' });
    sheet.answer('auction', true, { field: 'played' });
    expect(sheet.shows()).toEqual({ ...keys, figures: 'points' });
    // The figure of those who play is asked first.
    expect(sheet.type('60').entry()).toEqual({ auction: agreed, points: [97, 60] });
    expect(sheet.open('auction').shows()).toMatchObject({ page: 'auction' });
  });

  test('can be put down in short', () => {
    const sheet = sheetOf('sidi-barani').answer('auction', {}, { field: 'bid' });
    expect(sheet.shows()).toMatchObject({ page: 'bid' });
    sheet
      .answer('bid', { side: 1, points: 70, trump: 'clubs' })
      .answer('bid', true, { field: 'played' });
    expect(sheet.type('60').entry()).toEqual({
      bid: { side: 1, points: 70, trump: 'clubs' },
      points: [97, 60],
    });
  });
});

describe('Differenzler', () => {
  const three = (more: Game = {}) => sheetOf('differenzler', { players: 3, ...more });

  test('is announced from the dealer’s right; nothing is filled in, and zero is typed on purpose', () => {
    const sheet = three();
    expect(sheet.now().focus.cell).toBe(1);
    sheet.type('97').type('0');
    expect(sheet.cells()).toEqual([null, 97, 0]);
    expect(sheet.now().focus.cell).toBe(0);
    expect(sheet.entry()).toBeNull();
    expect(sheet.type('60').entry()).toEqual({ announced: [60, 97, 0] });
    // The points come when it is played.
    expect(sheet.shows()).toMatchObject({ figures: 'announced' });
    expect(sheet.leadsTo()).toBeUndefined();
  });

  test('more than all the points stays in hand', () => {
    const sheet = three().type('158');
    expect(sheet.now()).toMatchObject({ focus: { cell: 1 }, grows: false });
    expect(sheet.entry()).toBeNull();
  });

  test('a hand that is played goes on with its points', () => {
    const announced = [60, 40, 33];
    const sheet = three({ start: { announced } });
    expect(sheet.shows()).toMatchObject({ figures: 'points' });
    expect(sheet.entry()).toEqual({ announced });
    expect(sheet.type('57').entry()).toBeNull();
    expect(sheet.type('40').entry()).toEqual({ announced, points: [57, 40, 60] });
    expect(sheet.open('announced').cells()).toEqual(announced);
  });

  test('a hand that others follow leads to its points', () => {
    const sheet = three().type('97').type('0').type('60');
    expect(sheet.leadsTo('points')).toBe('points');
  });
});

describe('the new games', () => {
  test('Coiffeur: the cell comes first, or with the tap that opened it', () => {
    const sheet = sheetOf('coiffeur');
    expect(sheet.shows()).toMatchObject({ page: 'row' });
    sheet.answer('row', { side: 1, row: 5 });
    expect(sheet.shows()).toEqual({ ...keys, figures: 'points' });
    const tapped = sheetOf('coiffeur', { start: { side: 1, row: 5 } });
    expect(tapped.type('98').entry()).toEqual({ side: 1, row: 5, points: 98 });
    expect(tapped.enter(0).type('157').shows()).toMatchObject({ asked: ['match'] });
    expect(tapped.answer('match', true).entry()).toEqual({
      side: 1,
      row: 5,
      points: 157,
      match: true,
    });
    const plain = { side: 1, row: 5, points: 157 };
    expect(tapped.answer('match', false).entry()).toEqual(plain);
    expect(sheetOf('coiffeur', { start: plain }).entry()).toEqual(plain);
  });

  test('Coiffeur: all the points, and none where that costs something, ask for the tricks', () => {
    const start = { side: 1, row: 5 };
    const options = { counterMatch: 100 };
    expect(sheetOf('coiffeur', { start }).type('0').entry()).toEqual({ ...start, points: 0 });
    const sheet = sheetOf('coiffeur', { start, options }).type('0');
    expect(sheet.shows()).toMatchObject({ asked: ['counterMatch'] });
    expect(sheet.entry()).toBeNull();
    expect(sheet.answer('counterMatch', false).entry()).toEqual({ ...start, points: 0 });
    expect(sheet.enter(0).type('157').entry()).toBeNull();
    expect(sheet.leadsTo()).toBeUndefined();
    expect(sheet.answer('match', false).entry()).toEqual({ ...start, points: 157 });
  });

  test('Guggitaler: counts that do not add up stay in hand and lead nowhere', () => {
    const sheet = sheetOf('guggitaler', { hands: deals }).type('321').open('tricks').enter(3);
    sheet.type('4');
    expect(sheet.cells()).toEqual([3, 2, 1, 4]);
    expect(sheet.now().focus).toMatchObject({ main: 'tricks', cell: 3 });
    expect(sheet.leadsTo()).toBeUndefined();
    expect(sheet.state('tricks')).toBe('wrong');
    expect(sheet.erase().type('3').shows()).toMatchObject({ figures: 'diamonds' });
  });

  test('Coiffeur: a row that is scratched has no points', () => {
    const sheet = sheetOf('coiffeur', { start: { side: 0, row: 2 } }).answer('scratched', true);
    expect(sheet.shows()).toEqual({ ...keys, figures: undefined });
    expect(sheet.entry()).toEqual({ side: 0, row: 2, scratched: true });
  });

  const deals = [
    { counts: [3, 2, 4, 0] },
    { counts: [9, 0, 0, 0] },
    { counts: [1, 2, 1, 0] },
    { seat: 1 },
    { seat: 3 },
  ];

  test('Guggitaler: one digit a cell, the last fills itself in', () => {
    const sheet = sheetOf('guggitaler').type('324');
    expect(sheet.entry()).toEqual({ counts: [3, 2, 4, 0] });
    expect(sheetOf('guggitaler').type('9').entry()).toEqual({ counts: [9, 0, 0, 0] });
  });

  test('Guggitaler: in the sixth deal one count leads to the next, and on to who has what', () => {
    const sheet = sheetOf('guggitaler', { hands: deals });
    expect(sheet.shows()).toMatchObject({ figures: 'tricks' });
    expect(sheet.type('324').shows()).toMatchObject({ figures: 'diamonds' });
    // The zeros follow, and may be typed all the same.
    expect(sheet.type('900').shows()).toMatchObject({ figures: 'diamonds' });
    expect(sheet.leadsTo()).toBe('queens');
    expect(sheet.next()).toBe(false);
    expect(sheet.shows()).toMatchObject({ figures: 'queens' });
    expect(sheet.type('121').shows()).toEqual({
      page: undefined,
      figures: undefined,
      asked: ['kingOfHearts'],
    });
    expect(sheet.answer('kingOfHearts', 1).shows()).toMatchObject({ asked: ['lastTrick'] });
    expect(sheet.leadsTo()).toBeUndefined();
    expect(sheet.answer('lastTrick', 3).entry()).toEqual({
      tricks: [3, 2, 4, 0],
      diamonds: [9, 0, 0, 0],
      queens: [1, 2, 1, 0],
      kingOfHearts: 1,
      lastTrick: 3,
    });
    // Any of them can be opened again.
    expect(sheet.open('diamonds').cells()).toEqual([9, null, null, null]);
  });

  test('a list of strokes: one tap a figure, and who is not in it', () => {
    const sheet = sheetOf('stroke-list').set(1).set(-1).set('out');
    expect(sheet.now().focus.cell).toBe(3);
    expect(sheet.set(0).entry()).toEqual({ strokes: [1, -1, null, 0] });
    expect(sheet.cells()).toEqual([1, -1, 'out', 0]);
  });

  test('points below 0 are typed with a sign', () => {
    const sheet = sheetOf('point-list', { players: 2 });
    expect(sheet.type('25').cells()).toEqual([25, null]);
    expect(sheet.type('0').now()).toMatchObject({ focus: { cell: 0 }, grows: true });
  });
});

describe('what an earlier visit left', () => {
  const kept = {
    hand: 4,
    entry: { points: [60, 5] },
    begun: ['trump'],
    field: 'points',
    cell: 1,
    players: ['Anna', 'Beat'],
  };
  const stored = (change: object = {}): unknown =>
    JSON.parse(JSON.stringify({ ...kept, ...change }));

  test('is taken for its own hand only', () => {
    expect(readDraft(stored(), 4)).toEqual(kept);
    expect(readDraft(stored({ hand: 'id' }), 'id')).toEqual({ ...kept, hand: 'id' });
    expect(readDraft(stored(), 5)).toBeUndefined();
    // A hand that was only announced is not one that is played.
    expect(readDraft(stored(), 'id')).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    'x',
    [],
    {},
    { hand: 4 },
    { hand: 4, entry: [1, 2] },
    { typed: ['98'] },
  ])('is nothing where it is %j', (left) => {
    expect(readDraft(left, 4)).toBeUndefined();
  });

  test('of an earlier version knows nobody’s seat', () => {
    expect(readDraft(stored({ players: undefined }), 4)).toEqual({ ...kept, players: [] });
  });

  test.each([
    [
      ['Beat', 'Anna', 'Carla'],
      [1, 0, 2],
    ],
    [
      ['Carla', 'Anna', 'Beat'],
      [2, 0, 1],
    ],
    [['Anna', 'Beat', 'Carla'], null],
    // Somebody was named anew: what was typed stays where it is.
    [['Anna', 'Beat', 'Clara'], null],
  ])('is typed for who sits now %j', (players, from) => {
    expect(movedFrom({ players: ['Anna', 'Beat', 'Carla'] }, players)).toEqual(from);
    expect(movedFrom({ players: [] }, players)).toBeNull();
  });

  test('goes along with whoever it was typed for, and so does typing', () => {
    const sheet = sheetOf('mittlere', { players: 3 }).type('6');
    const { engine } = sheet;
    const moved = steps.move(engine, sheet.now(), {
      from: [1, 0, 2],
      bySeat: { lists: ['points'], seats: [] },
    });
    expect(moved.focus.cell).toBe(1);
    expect(steps.type(engine, moved, '0').draft.points).toEqual([null, 60, null]);
  });

  test('is where one goes on typing; where nothing was typed it begins with the first', () => {
    const record = {
      format: 'jass-record/1',
      variant: 'mittlere',
      players: NAMES.slice(0, 3),
      hands: [],
    };
    const engine = nextEntry(record);
    if (!engine.ok) throw new Error(engine.error.message);
    const begun = (entry: Draft, cell: number): Focus =>
      steps.begin(engine.value, { entry, field: 'points', cell }).focus;
    expect(begun({ points: [7, null, null] }, 1).cell).toBe(1);
    expect(begun({ points: [7, null, null] }, 2).cell).toBe(2);
    expect(begun({ points: [null, null, null] }, 2).cell).toBe(0);
    expect(begun({ points: [7, null, null] }, 9).cell).toBe(1);
  });

  test('opened by somebody at the table it begins with their figure, where it is still free', () => {
    const record = { format: 'jass-record/1', hands: [] };
    const cellOf = (variant: VariantId, entry: Draft, [seat, side, players]: number[]) => {
      const engine = nextEntry({ ...record, variant, players: NAMES.slice(0, players) });
      if (!engine.ok) throw new Error(engine.error.message);
      const from = { seat: seat ?? 0, side: side ?? 0, players: players ?? 0 };
      return steps.begin(engine.value, { entry, field: null, cell: 0 }, from).focus.cell;
    };
    expect(cellOf('mittlere', {}, [2, 2, 3])).toBe(2);
    expect(cellOf('mittlere', { points: [7, null, null] }, [0, 0, 3])).toBe(1);
    // Partners have one figure.
    expect(cellOf('schieber', { trump: 'hearts' }, [3, 1, 4])).toBe(1);
    expect(cellOf('schieber', { trump: 'hearts' }, [2, 0, 4])).toBe(0);
    // Also after what is asked before the figures.
    const from = { seat: 3, side: 1, players: 4 };
    const sheet = sheetOf('schieber', { from }).answer('trump', 'hearts');
    expect(sheet.now().focus.cell).toBe(1);
    expect(sheet.type('100').cells()).toEqual([null, 100]);
  });
});

test('nothing is next while something takes the sheet or is not complete', () => {
  const made = nextEntry({
    format: 'jass-record/1',
    variant: 'schieber',
    players: NAMES,
    hands: [],
  });
  if (!made.ok) throw new Error(made.error.message);
  const { questions } = made.value.ask({});
  expect(nextQuestion(questions, { opened: null, main: null, cell: 0, asks: false })).toBeNull();
});

test('a bidding is taken back step by step', () => {
  const auction = [{ points: 40, trump: 'hearts' }, 'pass'];
  const played = { auction, played: true, points: [60, null] };
  expect(stepBack(played)).toEqual({ auction });
  expect(stepBack({ auction })).toEqual({ auction: auction.slice(0, 1) });
  expect(stepBack({ auction: [] })).toBeNull();
  expect(stepBack({ bid: { side: 0 } })).toEqual({});
  expect(stepBack({ points: [60, null] })).toBeNull();
});
