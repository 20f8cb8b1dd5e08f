/** No text is left out, left in English, or asks for something else than the English one. */
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../lib/i18n/catalogue';
import { LANGUAGES } from '../../lib/i18n/languages';
import { wordsIn } from '../../lib/i18n/words-in';
import { argumentsOf, flat } from './asked';
import { SAME } from './same-in-all';

const english = flat(MESSAGES.en);

test('there are texts to look at', () => {
  expect(english.length).toBeGreaterThan(10);
});

test('a wrong key, and a text without what it asks for, do not compile', () => {
  const { t } = wordsIn('en');
  expect(t('board.progress.of', { hand: '2', hands: '12' })).toBe('Hand 2 of 12');
  // @ts-expect-error both figures are asked for
  expect(() => t('board.progress.of')).toThrow();
  // @ts-expect-error one of them is missing
  expect(() => t('board.progress.of', { hand: '2' })).toThrow();
  // @ts-expect-error there is no such key
  expect(() => t('board.progress.off')).toThrow();
  // @ts-expect-error nor such an area
  expect(() => t('newGame.title')).toThrow();
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const own = new Map(flat(MESSAGES[language]));

  test('has every text, and no other', () => {
    expect([...own.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  test('every text asks for what the English one asks for', () => {
    const differing = english.flatMap(([key, text]) => {
      // Which cards are played with is given to every text that the engine says, asked for or not.
      const isGiven = (one: string) => one === 'deck' && key.startsWith('engine.');
      const wanted = argumentsOf(text).filter((one) => !isGiven(one));
      const got = argumentsOf(own.get(key) ?? '').filter((one) => !isGiven(one));
      return wanted.join() === got.join() ? [] : [`${key}: ${wanted} but ${got}`];
    });
    expect(differing).toEqual([]);
  });

  test('no text is empty or still English', () => {
    const left = english.flatMap(([key, text]) => {
      const translated = own.get(key) ?? '';
      if (translated.trim() === '' && text.trim() !== '') return [`${key} is empty`];
      // Without a word of its own there is nothing to translate.
      const words = text.replaceAll(/\{[^{}]*\}/g, '');
      const isSame = translated === text && /\p{L}{2}/u.test(words);
      return isSame && !SAME.has(text) && !SAME.has(`${language}:${text}`)
        ? [`${key}: ${text}`]
        : [];
    });
    expect(left).toEqual([]);
  });
});
