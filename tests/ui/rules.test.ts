import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scoringLists, usualOptions } from '../../app/rules/cases';
import { EXAMPLES, exampleRecord } from '../../app/rules/examples';
import { LANGUAGES, type Language } from '../../lib/i18n/languages';
import { FIGURE_OPTIONS, optionInWords, valuesOf } from '../../lib/i18n/options';
import { ruleWords } from '../../lib/i18n/rule-cases';
import {
  inBothDecks,
  listUnder,
  meldsInWords,
  RULES,
  SECTIONS,
  sectionOf,
  source,
  standAfter,
  strongestFirst,
} from '../../lib/i18n/rules';
import { wordsIn } from '../../lib/i18n/words-in';
import { ranksByStrength, tally, VARIANT_IDS, type VariantId } from '../../lib/jass';

const words = wordsIn('en');
const everyPage = LANGUAGES.flatMap((language) => VARIANT_IDS.map((id) => [language, id] as const));
/** Every figure that a text names, in no order. */
const figures = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');

/** A page of rules as it is written: its sections, each a heading and what stands under it. */
const pageOf = (language: Language, id: VariantId) =>
  readFileSync(`lib/i18n/rules/${language}/${id}.mdx`, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...blocks] = section.trim().split('\n\n');
      const prose = blocks.filter((block) => !block.startsWith('<'));
      return { heading, prose, tables: blocks.filter((block) => !prose.includes(block)) };
    });

test.each(everyPage)('in %s %s has its words: prose, cards, sources', (language, id) => {
  const page = pageOf(language, id);
  const english = pageOf('en', id);
  // Every section, in their order, with what is to be seen in it.
  expect(page.map(({ heading }) => sectionOf(wordsIn(language), heading))).toEqual(SECTIONS);
  expect(page.map(({ tables }) => tables.join())).toEqual([
    ...['', '', '', '<Cards />', '<ScoringTables />', '', '<HouseRules />', '<Example />'],
    '<Sources />',
  ]);
  for (const [i, { prose }] of page.entries()) {
    // Whole sentences, none of them twice, as many and with the same figures as in English.
    for (const text of prose) expect(text).toMatch(/^\S.*[.…]$/);
    expect(new Set(prose).size).toBe(prose.length);
    expect(prose.map(figures)).toEqual(english[i]?.prose.map(figures));
    if (['game', 'players', 'hand', 'scoring', 'end', 'example'].includes(SECTIONS[i] ?? ''))
      expect(prose.length).toBeGreaterThan(0);
    for (const text of language === 'en' ? [] : prose)
      expect(english[i]?.prose).not.toContain(text);
  }
  expect(RULES[id].modes).toContain('suits');
  for (const one of RULES[id].sources) expect(source(wordsIn(language), one).title).not.toBe('');
});

test('every page of rules is one of a variant, in every language', () => {
  for (const language of LANGUAGES)
    expect(readdirSync(`lib/i18n/rules/${language}`).sort()).toEqual(
      VARIANT_IDS.map((id) => `${id}.mdx`).sort(),
    );
});

test.each(VARIANT_IDS)('%s: every case of every list has its words and its own place', (id) => {
  const lists = scoringLists(id);
  for (const { cases, options } of lists)
    for (const { ruleId } of cases) {
      const told = ruleWords(words, id, ruleId, options);
      expect([told?.when, told?.award]).not.toContain(undefined);
      for (const language of LANGUAGES) {
        const own = ruleWords(wordsIn(language), id, ruleId, options);
        expect(figures(own?.when ?? '')).toBe(figures(told?.when ?? ''));
        expect(figures(own?.award ?? '')).toBe(figures(told?.award ?? ''));
      }
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
    const { label, usual } = optionInWords(words, key, options[key]);
    expect(label, key).not.toBe('');
    if (!optional.includes(key)) expect(usual, key).not.toBe('');
    if (valuesOf(key).length > 0) expect(valuesOf(key)).toContain(options[key]);
    if (agreed.includes(key)) expect(FIGURE_OPTIONS).toContain(key);
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
  expect(ruleWords(words, 'mittlere', 'hundred', {})?.when).toBe('A player has 100 points or more');
  expect(ruleWords(words, 'mittlere', 'hundred', { zeroTricks: 'like-hundred' })?.when).toBe(
    'A player has 100 points or more, and everybody took a trick',
  );
  expect(ruleWords(words, 'mittlere', 'tie', { zeroTricks: 'like-hundred' })?.when).toBe(
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
  expect(inBothDecks(words, 'hearts')).toBe('hearts, Rosen');
  expect(inBothDecks(words, 'obenabe')).toBe('obenabe');
  expect(meldsInWords(words, ['seq3'])).toBe('3 in a row');
  expect(meldsInWords(words, ['seq5', 'seq6', 'fourA', 'four10'])).toBe(
    '5 or 6 in a row; four aces or four 10s',
  );
  expect(strongestFirst(words, ranksByStrength('hearts', 'hearts'))).toBe(
    'Strongest first: J 9 A K Q 10 8 7 6',
  );
  expect(optionInWords(words, 'target', 2500)).toEqual({
    label: 'Needed to win',
    usual: '2500',
    others: [],
  });
  expect(optionInWords(words, 'multipliers', { hearts: 1, clubs: 2 }).usual).toBe(
    'hearts ×1, clubs ×2',
  );
  expect(optionInWords(words, 'hands', null).usual).toBe('open end');
  expect(optionInWords(words, 'wies', true)).toEqual({
    label: 'Wies',
    usual: 'count',
    others: ['do not count'],
  });
  expect(listUnder(words, 'tie', 'cut')).toBe(
    'With the house rule “Two with the same points – cut the cards: the lower gets 2 potatoes”',
  );
  expect(words.t('rules.tourney', { who: 'Anna', points: 1 })).toBe('Anna 1 tourney point');
  expect(
    standAfter([
      { name: 'Anna', total: '+1' },
      { name: 'Beat', total: '−1' },
    ]),
  ).toBe('Anna +1 · Beat −1');
});
