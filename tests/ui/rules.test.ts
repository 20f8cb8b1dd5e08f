import { expect, test } from 'vitest';
import { scoringLists, usualOptions } from '../../app/rules/cases';
import { EXAMPLES, exampleRecord } from '../../app/rules/examples';
import { FIGURES, OPTIONS } from '../../lib/i18n/en/options';
import {
  inBothDecks,
  listUnder,
  meldsInWords,
  optionInWords,
  RULES_TEXTS,
  source,
  standAfter,
  strongestFirst,
  tourneyInWords,
} from '../../lib/i18n/en/rules';
import { ruleWords } from '../../lib/i18n/en/stick-rules';
import { ranksByStrength, tally, VARIANT_IDS, type VariantId } from '../../lib/jass';

test.each(VARIANT_IDS)('%s has its words: prose, cards, sources', (id) => {
  const { modes, example, sources, ...prose } = RULES_TEXTS[id];
  for (const paragraphs of Object.values(prose)) {
    expect(paragraphs.length).toBeGreaterThan(0);
    // Whole sentences, and none of them twice.
    for (const text of paragraphs) expect(text).toMatch(/^\S.*[.…]$/);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  }
  expect(modes).toContain('suits');
  expect(example).not.toBe('');
  expect(sources.map((one) => source(one).title)).not.toEqual([]);
});

test.each(VARIANT_IDS)('%s: every case of every list has its words and its own place', (id) => {
  const lists = scoringLists(id);
  for (const { cases, options } of lists)
    for (const { ruleId } of cases) {
      const words = ruleWords(id, ruleId, options);
      expect([words?.when, words?.award]).not.toContain(undefined);
    }
  const anchors = lists.flatMap(({ cases }) => cases.map(({ anchor }) => anchor));
  expect(new Set(anchors).size).toBe(anchors.length);
  // Where a hand of the usual game is explained, its case is found by its own name.
  expect(lists[0]?.cases.map(({ anchor }) => anchor)).toEqual(
    lists[0]?.cases.map(({ ruleId }) => ruleId),
  );
});

test.each(VARIANT_IDS)('%s: every option has its words', (id) => {
  const { options, agreed, optional } = usualOptions(id);
  for (const key of [...Object.keys(options), ...optional]) {
    if (key === 'soloist') continue;
    const { label, usual } = optionInWords(key, options[key]);
    expect(label, key).not.toBe('');
    if (!optional.includes(key)) expect(usual, key).not.toBe('');
    if (OPTIONS[key])
      expect(OPTIONS[key].choices.map(({ value }) => value)).toContain(options[key]);
    if (agreed.includes(key)) expect(FIGURES[key]?.label, key).toBeTruthy();
  }
});

test('the lists that house rules make are those of scoring.md', () => {
  const told = (id: VariantId) =>
    scoringLists(id).map(({ change, cases }) => [
      change && `${change.option}=${change.value}`,
      cases.map(({ ruleId }) => ruleId).join(' '),
    ]);
  expect(told('mittlere')).toEqual([
    [null, 'all-tricks no-tricks hundred tie middle'],
    ['zeroTricks=like-hundred', 'all-tricks no-tricks hundred no-tricks-and-hundred tie middle'],
    ['tie=cut', 'all-tricks no-tricks hundred tie-cut middle'],
  ]);
  expect(told('molotow')).toHaveLength(1);
  expect(told('schieber')).toEqual([]);
});

test('a case that a house rule narrows is worded so', () => {
  expect(ruleWords('mittlere', 'hundred', {})?.when).toBe('A player has 100 points or more');
  expect(ruleWords('mittlere', 'hundred', { zeroTricks: 'like-hundred' })?.when).toBe(
    'A player has 100 points or more, and everybody took a trick',
  );
  expect(ruleWords('mittlere', 'tie', { zeroTricks: 'like-hundred' })?.when).toBe(
    'Two players have the same points',
  );
});

test('what has no default is known as such', () => {
  expect(usualOptions('two-versus-one').agreed).toEqual(['soloist', 'bid']);
  expect(usualOptions('differenzler').optional).toEqual(['stake']);
  expect(usualOptions('schieber')).toMatchObject({ agreed: [], optional: [] });
});

// Worked out by hand from scoring.md.
test.each<[VariantId, object]>([
  ['mittlere', { totals: [{ net: -1 }, { net: 2 }, { net: -1 }] }],
  ['molotow', { totals: [{ net: 2 }, { net: -2 }, { net: -1 }, { net: 1 }] }],
  ['plus-minus', { totals: [{ sticks: 3 }, { sticks: 1 }, { sticks: 0 }, { sticks: 2 }] }],
  ['differenzler', { totals: [{ difference: 14 }, { difference: 38 }, { difference: 29 }] }],
  [
    'schieber',
    { totals: [{ points: 1107 }, { points: 118 }], winners: [0], tourneyPoints: [2, 0] },
  ],
  ['sidi-barani', { totals: [{ points: 846 }, { points: 0 }] }],
  ['three-player', { totals: [{ points: 270 }, { points: 354 }, { points: 241 }] }],
  ['two-player', { totals: [{ points: 302 }, { points: 372 }] }],
  ['two-versus-one', { totals: [{ points: 641 }, { points: 401 }], winners: [0] }],
])('the example of %s comes to what is worked out by hand', (id, expected) => {
  expect(tally(exampleRecord(id))).toMatchObject({ ok: true, value: expected });
  expect(EXAMPLES[id].hands.length).toBeGreaterThan(1);
});

test('words of the tables', () => {
  expect(inBothDecks('hearts')).toBe('hearts, Rosen');
  expect(inBothDecks('obenabe')).toBe('obenabe');
  expect(meldsInWords(['seq3'])).toBe('3 in a row');
  expect(meldsInWords(['seq5', 'seq6', 'fourA', 'four10'])).toBe(
    '5 or 6 in a row; four aces or four 10s',
  );
  expect(strongestFirst(ranksByStrength('hearts', 'hearts'))).toBe(
    'Strongest first: J 9 A K Q 10 8 7 6',
  );
  expect(optionInWords('target', 2500)).toEqual({
    label: 'Needed to win',
    usual: '2500',
    others: [],
  });
  expect(optionInWords('multipliers', { hearts: 1, clubs: 2 }).usual).toBe('hearts 1, clubs 2');
  expect(optionInWords('hands', null).usual).toBe('open end');
  expect(optionInWords('wies', true)).toEqual({
    label: 'Wies',
    usual: 'count',
    others: ['do not count'],
  });
  expect(listUnder('tie', 'cut')).toBe(
    'Two with the same points – cut the cards: the lower gets 2 potatoes',
  );
  expect(tourneyInWords('Anna', 1)).toBe('Anna 1 tourney point');
  expect(
    standAfter([
      { name: 'Anna', total: '+1' },
      { name: 'Beat', total: '−1' },
    ]),
  ).toBe('Anna +1 · Beat −1');
});
