/** What the newer games ask, answer by answer: what follows from one and what goes with it. */
import { describe, expect, test } from 'vitest';
import { type Draft, OUT, UNSAID, type VariantId } from '../../lib/jass';
import { askedAfter } from './helpers';

type Table = { options?: object; players?: number };

/** The questions as "field place state", one after the other. */
const asks = (id: VariantId, draft: Draft, table: Table = {}, hands: readonly unknown[] = []) =>
  askedAfter(id, hands, table)
    .ask(draft)
    .questions.map(({ field, place, state }) => `${field} ${place} ${state}`);

const after = (id: VariantId, draft: Draft, field: string, value: unknown, table: Table = {}) =>
  askedAfter(id, [], table).answer(draft, field, value);

const entryOf = (id: VariantId, draft: Draft, table: Table = {}) =>
  askedAfter(id, [], table).ask(draft).entry;

describe('coiffeur', () => {
  const cell = { side: 0, row: 4 };
  const rows = [
    { contract: 'clubs', factor: 1 },
    { contract: 'misere', factor: 2, inverted: true },
  ];

  test('the row comes first and alone', () => {
    expect(asks('coiffeur', {})).toEqual(['row before due']);
    expect(asks('coiffeur', { side: 1 })).toEqual(['row before due']);
    expect(asks('coiffeur', cell)).toEqual([
      'row before answered',
      'points main due',
      'match beside open',
      'scratched beside open',
    ]);
  });

  test('the last cell that is free is meant where nobody says another', () => {
    const written = Array.from({ length: 10 }, (_, row) => [0, 1].map((side) => ({ side, row })));
    const hands = written.flat().map((own) => ({ ...own, points: 50 }));
    const last = hands.pop();
    const [row] = askedAfter('coiffeur', hands).ask({}).questions;
    expect(row).toMatchObject({ state: 'answered', side: last?.side, row: last?.row });
    expect(asks('coiffeur', {}, {}, hands.slice(0, -1))).toEqual(['row before due']);
  });

  test('a cell that was written meanwhile is asked for anew', () => {
    const hands = [{ side: 0, row: 4, points: 60 }];
    expect(asks('coiffeur', { ...cell, points: 80 }, {}, hands)).toEqual(['row before due']);
    expect(asks('coiffeur', { side: 1, row: 4, points: 80 }, {}, hands)[0]).toBe(
      'row before answered',
    );
    const [row] = askedAfter('coiffeur', hands).ask({}).questions;
    if (row?.kind !== 'row') throw new Error('no row');
    expect(row.written[4]).toEqual([60, null]);
    expect(row.rows[4]).toMatchObject({ contract: 'obenabe', factor: 5, inverted: false });
  });

  test('all the points raise the match, none of them the counter-match where it costs', () => {
    expect(asks('coiffeur', { ...cell, points: 157 })[2]).toBe('match after answered');
    const raised = { ...cell, points: 157, match: UNSAID };
    expect(asks('coiffeur', raised)[2]).toBe('match after due');
    expect(entryOf('coiffeur', raised)).toBeNull();
    expect(asks('coiffeur', { ...cell, points: 156 })[2]).toBe('match beside open');
    const costs = { options: { counterMatch: 100 } };
    expect(asks('coiffeur', { ...cell, points: 0, counterMatch: UNSAID }, costs)[3]).toBe(
      'counterMatch after due',
    );
    expect(asks('coiffeur', { ...cell, points: 1 }, costs)[3]).toBe('counterMatch beside open');
    expect(asks('coiffeur', { ...cell, points: 0 })[3]).toBe('scratched beside open');
    // What was said so all the same is not lost.
    const said = { ...cell, points: 0, counterMatch: true };
    expect(asks('coiffeur', said)[3]).toBe('counterMatch beside answered');
  });

  test.each<[string, Draft, string, unknown, Draft]>([
    ['a match brings all the points', {}, 'match', true, { match: true, points: 157 }],
    ['a counter-match none', {}, 'counterMatch', true, { counterMatch: true, points: 0 }],
    [
      'one takes the other away',
      { match: true, points: 157 },
      'counterMatch',
      true,
      { counterMatch: true, points: 0 },
    ],
    ['other points take it away', { match: true, points: 157 }, 'points', [90], { points: 90 }],
    ['the same do not', { match: true }, 'points', [157], { match: true, points: 157 }],
    ['nothing typed is no points', { points: 90 }, 'points', [null], {}],
    [
      'scratched stands alone',
      { match: true, points: 157 },
      'scratched',
      true,
      { scratched: true },
    ],
    ['no longer scratched', { scratched: true }, 'scratched', false, {}],
  ])('%s', (_, draft, field, value, expected) => {
    expect(after('coiffeur', { ...cell, ...draft }, field, value)).toEqual({
      ...cell,
      ...expected,
    });
  });

  test('what the others took is asked in an inverted row, without a counter-match', () => {
    const draft = { side: 1, row: 0, points: 0, counterMatch: true };
    const moved = after('coiffeur', draft, 'row', { side: 1, row: 1 }, { options: { rows } });
    expect(moved).toEqual({ side: 1, row: 1, points: 0 });
    const { questions } = askedAfter('coiffeur', [], { options: { rows } }).ask(moved);
    expect(questions.map(({ field }) => field)).not.toContain('counterMatch');
    expect(questions.find(({ field }) => field === 'points')?.says.key).toBe('coiffeur.ask.others');
  });

  test('cards are counted by what is trumps, any of it for a joker', () => {
    const trumpsOf = (row: number) => {
      const { questions } = askedAfter('coiffeur', []).ask({ side: 0, row });
      const figures = questions.find(({ kind }) => kind === 'points');
      return figures?.kind === 'points' ? figures.cards?.trumps : undefined;
    };
    expect(trumpsOf(0)).toEqual(['clubs']);
    expect(trumpsOf(6)).toBeUndefined();
    expect(trumpsOf(8)).toHaveLength(6);
  });
});

describe('guggitaler', () => {
  const played: readonly unknown[] = [
    { counts: [4, 4, 4] },
    { counts: [0, 0, 9] },
    { counts: [2, 2, 0] },
    { seat: 1 },
    { seat: 2 },
    { tricks: [4, 4, 4], diamonds: [3, 3, 3], queens: [2, 2, 0], kingOfHearts: 0, lastTrick: 1 },
  ];

  test.each([
    [0, ['counts main due']],
    [1, ['counts main due']],
    [2, ['counts main due']],
    [3, ['seat main due']],
    [4, ['seat main due']],
    [
      5,
      [
        'tricks main due',
        'diamonds main due',
        'queens main due',
        'kingOfHearts main due',
        'lastTrick main due',
      ],
    ],
    [6, ['order main due']],
  ])('deal %i', (deal, expected) => {
    expect(asks('guggitaler', {}, {}, played.slice(0, deal))).toEqual(expected);
  });

  test('what does not go with who took no trick is told at once, not after the last part', () => {
    const asked = (draft: Draft) => askedAfter('guggitaler', played.slice(0, 5)).ask(draft);
    const tricks = [4, 8, null];
    expect(asked({ tricks }).refusal).toBeNull();
    expect(asked({ tricks, diamonds: [4, 5, null] }).refusal).toBeNull();
    const early = asked({ tricks, diamonds: [4, null, 1] });
    expect(early.entry).toBeNull();
    expect(early.refusal).toMatchObject({ code: 'counts-impossible', path: 'diamonds' });
    const king = asked({ tricks, kingOfHearts: 2 });
    expect(king.refusal?.path).toBe('kingOfHearts');
    expect(king.questions.find(({ field }) => field === 'kingOfHearts')?.state).toBe('wrong');
    // As long as it is not known how many tricks somebody took, they may have some.
    expect(asked({ tricks: [4, null, null], lastTrick: 2 }).refusal).toBeNull();
  });

  test('nothing comes after the last deal, and a round more where it is agreed', () => {
    const all = [...played, { order: [2, 0, 1] }];
    expect(asks('guggitaler', {}, {}, all)).toEqual([]);
    expect(asks('guggitaler', {}, { options: { rounds: 2 } }, all)).toEqual(['counts main due']);
  });

  test.each([
    [3, [12, 9, 4]],
    [4, [9, 9, 4]],
  ])('how much there is with %i players', (players, all) => {
    const options = { prizes: null };
    const hands: unknown[] = [];
    for (const most of all) {
      const [question] = askedAfter('guggitaler', hands, { options, players }).ask({}).questions;
      if (question?.kind !== 'counts') throw new Error('no counts');
      expect([question.all, question.max]).toEqual([most, most]);
      hands.push({ counts: [most, ...Array<number>(players - 1).fill(0)] });
    }
  });

  test('the last of an order follows', () => {
    const next = askedAfter('guggitaler', played);
    expect(next.ask({ order: [1] }).entry).toBeNull();
    expect(next.ask({ order: [1, 2] }).entry).toEqual({ order: [1, 2, 0] });
  });

  test('the key says which deal it is', () => {
    expect(askedAfter('guggitaler', played.slice(0, 2)).ask({}).says).toMatchObject({
      key: 'guggitaler.enter',
      values: { deal: { key: 'guggitaler.deals.queens' } },
    });
  });
});

describe('molotow with wies', () => {
  test('stöck are either shown or caught', () => {
    expect(after('molotow-wies', { stoeck: 1 }, 'caughtStoeck', 2)).toEqual({ caughtStoeck: 2 });
    expect(after('molotow-wies', { caughtStoeck: 2 }, 'stoeck', 1)).toEqual({ stoeck: 1 });
    expect(after('molotow-wies', { stoeck: 1 }, 'caughtStoeck', undefined)).toEqual({ stoeck: 1 });
    expect(after('molotow-wies', { stoeck: 1 }, 'stoeck', null)).toEqual({});
  });

  test.each([
    [3, ['seq3']],
    [4, ['seq3', 'seq4', 'fourA', 'fourK', 'fourQ', 'fourJ', 'four10', 'four9']],
    [5, ['seq3', 'seq4', 'seq5', 'fourA', 'fourK', 'fourQ', 'fourJ', 'four10', 'four9']],
  ])('what %i players can catch in a trick', (players, expected) => {
    const { questions } = askedAfter('molotow-wies', [], { players }).ask({});
    const choices = (field: string) => {
      const melds = questions.find((question) => question.field === field);
      return melds?.kind === 'melds' ? melds.choices : [];
    };
    expect(choices('caught')).toEqual(expected);
    expect(choices('wies')).toHaveLength(13);
  });
});

describe('lists', () => {
  test('what a hand must add up to gives the last figure', () => {
    const table = { options: { sum: 9 }, players: 3 };
    expect(entryOf('point-list', { points: [12, -5] }, table)).toEqual({ points: [12, -5, 2] });
    expect(entryOf('point-list', { points: [12, -5] }, { players: 3 })).toBeNull();
  });

  test('who takes no part is out in a draft and null in an entry', () => {
    const table = { players: 3 };
    const draft = after('stroke-list', {}, 'strokes', [2, OUT, null], table);
    expect(entryOf('stroke-list', draft, table)).toBeNull();
    const whole = after('stroke-list', draft, 'strokes', [2, OUT, -1], table);
    expect(entryOf('stroke-list', whole, table)).toEqual({ strokes: [2, null, -1] });
    const [question] = askedAfter('stroke-list', [], table).ask(whole).questions;
    expect(question).toMatchObject({ values: [2, null, -1], out: [1], state: 'answered' });
  });

  test('an entry as a draft keeps who took no part; somebody must', () => {
    const table = { players: 3 };
    const entry = { strokes: [2, null, null] };
    expect(entryOf('stroke-list', entry, table)).toEqual(entry);
    const nobody = after('stroke-list', {}, 'strokes', [OUT, OUT, OUT], table);
    expect(asks('stroke-list', nobody, table)).toEqual(['strokes main due']);
    expect(entryOf('stroke-list', nobody, table)).toBeNull();
  });
});
