/** Cards and melds are called after the cards that are played with. */
import { describe, expect, test } from 'vitest';
import { cardName, meldName } from '../../lib/i18n/cards';
import type { Language } from '../../lib/i18n/languages';
import { saidInWords, sumInWords } from '../../lib/i18n/said';
import type { Deck } from '../../lib/i18n/trumps';
import { wordsIn } from '../../lib/i18n/words-in';
import { type Card, MELD_IDS, type MeldId } from '../../lib/jass';

const en = wordsIn('en');

test('every meld has the name that players give it', () => {
  expect(MELD_IDS.map((id) => meldName(en, id))).toEqual([
    ...[3, 4, 5, 6, 7, 8, 9].map((count) => `${count} in a row`),
    'four aces',
    'four kings',
    'four queens',
    'four jacks',
    'four 10s',
    'four 9s',
    'four 8s',
    'four 7s',
    'four 6s',
  ]);
});

test.each<[Language, Deck, MeldId, string]>([
  ['de', 'french', 'fourJ', 'vier Bauern'],
  ['de', 'swiss', 'fourA', 'vier Ass'],
  ['de', 'swiss', 'fourK', 'vier Könige'],
  ['de', 'swiss', 'fourQ', 'vier Ober'],
  ['de', 'swiss', 'fourJ', 'vier Under'],
  ['de', 'swiss', 'four10', 'vier Banner'],
  ['de', 'swiss', 'four9', 'vier Neuner'],
  ['de', 'swiss', 'seq4', 'Vierblatt'],
  ['en', 'swiss', 'fourJ', 'four Under'],
  ['fr', 'swiss', 'four10', 'quatre bannières'],
  ['it', 'swiss', 'fourQ', 'quattro ober'],
  ['sv', 'swiss', 'fourJ', 'fyra Under'],
])('in %s with %s cards %s is %s', (language, deck, id, name) => {
  expect(meldName(wordsIn(language), id, deck)).toBe(name);
});

test.each<[Language, Deck, Card, string]>([
  ['en', 'french', 'hearts-10', 'ten of hearts'],
  ['en', 'swiss', 'hearts-10', 'Rosen Banner'],
  ['de', 'french', 'hearts-10', 'Herz-Zehner'],
  ['de', 'swiss', 'hearts-10', 'Rosen-Banner'],
  ['de', 'swiss', 'spades-A', 'Schilten-Ass'],
  ['de', 'french', 'clubs-7', 'Kreuz-7'],
  ['fr', 'swiss', 'diamonds-J', 'under de grelots'],
  ['it', 'french', 'spades-K', 're di picche'],
  ['sv', 'french', 'hearts-10', 'hjärter tio'],
])('in %s with %s cards %s is %s', (language, deck, card, name) => {
  expect(cardName(wordsIn(language), card, deck)).toBe(name);
});

describe('in sentences', () => {
  const stoeck = { key: 'schieber.ask.stoeck', values: {} };
  const queens = {
    terms: [{ kind: 'queens', value: -40, count: 2 } as const],
    times: 1,
    once: [],
    total: -40,
  };

  test.each<[Language, Deck, string]>([
    ['en', 'french', 'Who had king and queen of trump?'],
    ['en', 'swiss', 'Who had König and Ober of trump?'],
    ['de', 'french', 'Wer hatte König und Dame von Trumpf?'],
    ['de', 'swiss', 'Wer hatte König und Ober von Trumpf?'],
  ])('of %s with %s cards stöck are asked for by name', (language, deck, sentence) => {
    expect(saidInWords(wordsIn(language), stoeck, deck)).toBe(sentence);
  });

  test.each<[Deck, string]>([
    ['french', '−40 (2 queens)'],
    ['swiss', '−40 (2 Ober)'],
  ])('with %s cards a sum names them too', (deck, words) => {
    expect(sumInWords(en, queens, deck)).toBe(words);
    expect(
      saidInWords(en, { key: 'ask.side', values: { side: 'Anna', sum: { sum: queens } } }, deck),
    ).toBe(`Anna ${words}`);
  });
});
