import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardValues, Suits } from '../../app/rules/card-values';
import {
  example,
  exampleRecord,
  meldTables,
  scoringLists,
  usualOptions,
} from '../../app/rules/cases';
import { Example } from '../../app/rules/example';
import { OptionsTable, ReadyRules } from '../../app/rules/options-table';
import { ScoringTables } from '../../app/rules/scoring-tables';
import { LANGUAGES, type Language } from '../../lib/i18n/languages';
import { optionInWords, optionLabel, presetName } from '../../lib/i18n/options';
import { ruleWords } from '../../lib/i18n/rule-cases';
import {
  inBothDecks,
  listUnder,
  meldsInWords,
  sectionOf,
  sectionsOf,
  source,
  standAfter,
  strongestFirst,
} from '../../lib/i18n/rules';
import { allInWords } from '../../lib/i18n/said';
import { wordsIn } from '../../lib/i18n/words-in';
import {
  ranksByStrength,
  SOURCE_IDS,
  tally,
  VARIANT_IDS,
  type VariantId,
  variant,
} from '../../lib/jass';
import { InWords } from '../helpers/in-words';

const words = wordsIn('en');
const everyPage = LANGUAGES.flatMap((language) => VARIANT_IDS.map((id) => [language, id] as const));
/** Every figure that a text names, in no order. */
const figures = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');
/** As it stands in HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

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

/** What is to be seen in a section, beside its prose. */
const TABLES: Readonly<Record<string, string>> = {
  cards: '<Cards />',
  scoring: '<ScoringTables />',
  options: '<HouseRules />',
  example: '<Example />',
  sources: '<Sources />',
};
const TOLD = ['game', 'players', 'hand', 'scoring', 'end'];

test.each(everyPage)('in %s %s has its words: prose, cards, sources', (language, id) => {
  const page = pageOf(language, id);
  const english = pageOf('en', id);
  const { cards, sources } = variant(id);
  // Every section, in their order, with what is to be seen in it; cards where they are worth points.
  const sections = sectionsOf(id);
  expect(sections.includes('cards')).toBe(cards.length > 0);
  expect(page.map(({ heading }) => sectionOf(wordsIn(language), heading))).toEqual(sections);
  expect(page.map(({ tables }) => tables.join())).toEqual(
    sections.map((section) => TABLES[section] ?? ''),
  );
  for (const [i, { prose }] of page.entries()) {
    // Whole sentences, none of them twice, as many and with the same figures as in English.
    for (const text of prose) expect(text).toMatch(/^\S.*[.?…]$/);
    expect(new Set(prose).size).toBe(prose.length);
    expect(prose.map(figures)).toEqual(english[i]?.prose.map(figures));
    expect(prose.length > 0).toBe(TOLD.includes(sections[i] ?? ''));
    for (const text of language === 'en' ? [] : prose)
      expect(english[i]?.prose).not.toContain(text);
  }
  expect(sources.length).toBeGreaterThan(0);
});

test('every page of rules is one of a variant, in every language', () => {
  for (const language of LANGUAGES)
    expect(readdirSync(`lib/i18n/rules/${language}`).sort()).toEqual(
      VARIANT_IDS.map((id) => `${id}.mdx`).sort(),
    );
});

test('every source has a title in every language, and every one is used', () => {
  const used = new Set(VARIANT_IDS.flatMap((id) => variant(id).sources));
  expect([...used].sort()).toEqual([...SOURCE_IDS].sort());
  for (const language of LANGUAGES)
    for (const id of SOURCE_IDS) expect(source(wordsIn(language), id).title).toMatch(/\S/);
});

test.each(everyPage)('in %s everything on the page of %s is drawn', (language, id) => {
  const own = wordsIn(language);
  const { optionFields, presets, cards } = variant(id);
  const html = renderToStaticMarkup(
    <InWords language={language}>
      <CardValues modes={cards} deck="french" />
      <Suits />
      <ScoringTables id={id} deck="french" />
      <OptionsTable id={id} deck="french" />
      <ReadyRules id={id} deck="french" />
      <Example id={id} deck="french" />
    </InWords>,
  );
  for (const option of Object.keys(optionFields))
    expect(html).toContain(`>${escaped(optionLabel(own, id, option))}<`);
  for (const { id: preset } of presets)
    expect(html).toContain(`>${escaped(presetName(own, id, preset))}<`);
  for (const { why } of example(id).hands) expect(html).toContain(escaped(allInWords(own, why)));
  for (const { cases, options } of scoringLists(id))
    for (const { ruleId, anchor } of cases) {
      expect(html).toContain(`id="${anchor}"`);
      expect(html).toContain(`>${escaped(ruleWords(own, id, ruleId, options)?.when ?? '-')}<`);
    }
  // Nothing that could not be said, and no name of code.
  expect(html).not.toMatch(/undefined|\[object|NaN|>null</);
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

test.each(VARIANT_IDS)('%s: every option has its words, as it usually is', (id) => {
  const usual = usualOptions(id);
  for (const option of Object.keys(variant(id).optionFields)) {
    const told = optionInWords(words, id, option, usual[option]);
    expect(told.label, option).not.toBe('');
    expect(told.usual, option).not.toBe('');
    expect(told.others).not.toContain(told.usual);
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

test('melds are worth what scoring.md says, by what is trumps', () => {
  const told = (id: VariantId) =>
    meldTables(id).map(({ trumps, worth }) => [
      trumps.join(' '),
      worth.map(({ points, melds }) => `${points}: ${melds.join(' ')}`),
    ]);
  const sequences = ['20: seq3', '50: seq4'];
  const long = 'seq5 seq6 seq7 seq8 seq9';
  const schieber = [
    [
      'hearts diamonds clubs spades obenabe',
      [...sequences, `100: ${long} fourA fourK fourQ four10`, '200: fourJ'],
    ],
    ['undenufe', [...sequences, `100: ${long} fourK fourQ four10 four6`, '200: fourJ']],
  ];
  for (const id of ['schieber', 'three-player', 'two-player', 'two-versus-one'] as const)
    expect(told(id)).toEqual(schieber);
  expect(told('molotow-wies')).toEqual([
    ['', [...sequences, `100: ${long} fourA fourK fourQ four10`, '150: four9', '200: fourJ']],
    ['', [...sequences, '100: fourA fourK fourQ four10', '150: four9', '200: fourJ']],
  ]);
  expect(told('sidi-barani').map(([trumps]) => trumps)).toContain('undenufe');
  for (const id of ['mittlere', 'differenzler', 'coiffeur', 'guggitaler'] as const)
    expect(told(id)).toEqual([]);
});

// Worked out by hand from scoring.md.
test.each<[VariantId, object]>([
  ['mittlere', { totals: [{ net: -1 }, { net: 2 }, { net: -1 }] }],
  ['molotow', { totals: [{ net: 2 }, { net: -3 }, { net: -1 }, { net: 2 }] }],
  ['plus-minus', { totals: [{ sticks: 3 }, { sticks: 1 }, { sticks: 0 }, { sticks: 2 }] }],
  ['differenzler', { totals: [{ difference: 3 }, { difference: 17 }, { difference: 24 }] }],
  [
    'schieber',
    { totals: [{ points: 1107 }, { points: 118 }], winners: [0], tourneyPoints: [2, 0] },
  ],
  ['sidi-barani', { totals: [{ points: 1026 }, { points: 50 }] }],
  ['three-player', { totals: [{ points: 330 }, { points: 411 }, { points: 281 }] }],
  ['two-player', { totals: [{ points: 382 }, { points: 412 }] }],
  ['two-versus-one', { totals: [{ points: 641 }, { points: 401 }], winners: [0] }],
  ['coiffeur', { totals: [{ points: 1678 }, { points: 157 }] }],
  [
    'guggitaler',
    {
      totals: [{ points: -25 }, { points: -80 }, { points: -230 }, { points: 30 }],
      winners: [3],
    },
  ],
  [
    'molotow-wies',
    {
      totals: [{ points: 306 }, { points: -94 }, { points: 147 }, { points: 76 }],
      winners: [1],
    },
  ],
  ['point-list', { totals: [{ points: 25 }, { points: 95 }, { points: 41 }] }],
  ['stroke-list', { totals: [{ net: 4 }, { net: 1 }, { net: 0 }, { net: -1 }] }],
])('the example of %s comes to what is worked out by hand', (id, expected) => {
  expect(tally(exampleRecord(id))).toMatchObject({ ok: true, value: expected });
  expect(example(id).hands.length).toBeGreaterThan(1);
});

/** What only one of the two kinds of cards has. */
const OF_ONE_DECK = {
  de: /\b(Bauer|Damen?|Ecken?|Herz\S*|Ober|Under|Schellen|Rosen\S*)\b/,
  en: /\b([Jj]acks?|[Qq]ueens?|[Dd]iamonds?|[Hh]earts|Ober|Under|Schellen|Rosen\S*)\b/,
  fr: /(\b(valets?|dames?|carreaux?|under|ober|obers|grelots?|roses)\b|cœur)/i,
  it: /\b(fant[ei]|donna|donne|quadri|cuori|under|ober|campanelli|rose)\b/i,
  sv: /\b(knekt\w*|dam(er|erna)?|ruter|hjärter|Ober|Under|Schellen|Rosen\S*)\b/,
} satisfies { [L in Language]: RegExp };

test.each(everyPage)('in %s the rules of %s call the cards as they are chosen', (language, id) => {
  const text = readFileSync(`lib/i18n/rules/${language}/${id}.mdx`, 'utf8');
  const names = [...text.matchAll(/<Deck french="([^"]+)" swiss="([^"]+)" \/>/g)];
  expect(names.length).toBe(text.split('<Deck').length - 1);
  for (const [, french, swiss] of names) expect(french).not.toBe(swiss);
  const rest = text.replaceAll(/<Deck [^>]*>/g, '');
  expect(rest.split('\n').filter((line) => OF_ONE_DECK[language].test(line))).toEqual([]);
});

test('what is worked out on a page of rules names the cards that are chosen', () => {
  const html = renderToStaticMarkup(
    <InWords language="de">
      <ScoringTables id="schieber" deck="swiss" />
      <Example id="guggitaler" deck="swiss" />
      <OptionsTable id="guggitaler" deck="swiss" />
      <CardValues modes={['suits']} deck="swiss" />
    </InWords>,
  );
  expect(html).toContain('vier Under');
  expect(html).toContain('Rosenkönig');
  expect(html).toContain('U 9 A K O B 8 7 6');
  expect(html).not.toMatch(/Herzkönig|Damen|Ecken|Bauern/);
});

test('words of the tables', () => {
  expect(inBothDecks(words, 'hearts')).toBe('hearts, Rosen');
  expect(inBothDecks(words, 'obenabe')).toBe('obenabe');
  expect(meldsInWords(words, ['seq3'], 'french')).toBe('3 in a row');
  expect(meldsInWords(words, ['seq5', 'seq6', 'fourA', 'four10'], 'french')).toBe(
    '5 or 6 in a row; four aces or four 10s',
  );
  expect(strongestFirst(words, ranksByStrength('hearts', 'hearts'), 'french')).toBe(
    'Strongest first: J 9 A K Q 10 8 7 6',
  );
  expect(listUnder(words, 'mittlere', { option: 'tie', value: 'cut' })).toBe(
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
