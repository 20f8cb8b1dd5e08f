/** One person or a pair, one game or several: the sentence agrees in every language. */
import { expect, test } from 'vitest';
import { playedInWords } from '../../lib/i18n/evening';
import { LANGUAGES, type Language } from '../../lib/i18n/languages';
import { saidInWords } from '../../lib/i18n/said';
import type { Words } from '../../lib/i18n/words';
import { wordsIn } from '../../lib/i18n/words-in';

type Pairs = Record<Language, readonly [one: string, many: string]>;

const ROWS: readonly [string, (words: Words, n: 1 | 2) => string, Pairs][] = [
  [
    'the key of a side that has enough',
    ({ t }, n) => t('board.panel.declare', { n }),
    {
      en: ['declares', 'declare'],
      de: ['bedankt sich', 'bedanken sich'],
      fr: ['a le compte', 'ont le compte'],
      it: ['si dichiara', 'si dichiarano'],
      sv: ['tackar', 'tackar'],
    },
  ],
  [
    'how often trumps count',
    ({ t }, times) => t('cards.times', { trump: 'X', times }),
    {
      en: ['X, times 1', 'X, times 2'],
      de: ['X, zählt 1-fach', 'X, zählt 2-fach'],
      fr: ['X, compte 1 fois', 'X, compte 2 fois'],
      it: ['X, vale 1 volta', 'X, vale 2 volte'],
      sv: ['X, gånger 1', 'X, gånger 2'],
    },
  ],
  [
    'games won',
    ({ t }, n) => t('players.wonOf', { wins: n, games: n, percent: '100%', level: n - 1 }),
    {
      en: ['1 won of 1 (100%)', '2 won of 2 (100%), 1 of these level'],
      de: ['1 von 1 gewonnen (100%)', '2 von 2 gewonnen (100%), davon 1 gleichauf'],
      fr: ['1 gagnée sur 1 (100%)', '2 gagnées sur 2 (100%), dont 1 à égalité'],
      it: ['1 vinta su 1 (100%)', '2 vinte su 2 (100%), di cui 1 alla pari'],
      sv: ['1 vunnet av 1 (100%)', '2 vunna av 2 (100%), varav 1 lika'],
    },
  ],
  [
    'what an evening brought: one sum, and what of it is from paper',
    (words, n) => playedInWords(words, { games: 1, paper: n - 1 }),
    {
      en: ['1 game', '2 results, 1 of them from paper'],
      de: ['1 Partie', '2 Resultate, davon 1 vom Papier'],
      fr: ['1 partie', '2 résultats, dont 1 sur papier'],
      it: ['1 partita', '2 risultati, di cui 1 su carta'],
      sv: ['1 parti', '2 resultat, varav 1 från papper'],
    },
  ],
  [
    'what somebody played, and what of it is from paper, on a phone as well',
    ({ t }, n) => t('roster.played', { evenings: n, games: n, paper: n - 1 }),
    {
      en: ['1 evening, 1 game', '2 evenings, 2 games (1 from paper)'],
      de: ['1 Abend, 1 Partie', '2 Abende, 2 Partien (1 vom Papier)'],
      fr: ['1 soirée, 1 partie', '2 soirées, 2 parties (1 sur papier)'],
      it: ['1 serata, 1 partita', '2 serate, 2 partite (1 su carta)'],
      sv: ['1 kväll, 1 parti', '2 kvällar, 2 partier (1 från papper)'],
    },
  ],
  [
    'the way to the games of two',
    ({ t }, games) => t('players.allTheirGames', { games }),
    {
      en: ['This game', 'All 2 games'],
      de: ['Diese Partie', 'Alle 2 Partien'],
      fr: ['Voir la partie', 'Toutes les 2 parties'],
      it: ['Vedi la partita', 'Tutte le 2 partite'],
      sv: ['Visa partiet', 'Alla 2 partier'],
    },
  ],
];

test.each(
  ROWS.flatMap(([about, say, expected]) =>
    LANGUAGES.map((language) => ({ about, language, say, expected: expected[language] })),
  ),
)('$about, $language', ({ language, say, expected }) => {
  const words = wordsIn(language);
  expect([say(words, 1), say(words, 2)]).toEqual(expected);
});

const SAID: Record<Language, readonly [declares: string, here: string, first: string]> = {
  en: ['Eva & Urs declare', 'Eva & Urs declared', 'Eva & Urs were there'],
  de: ['Eva & Urs bedanken sich', 'Eva & Urs bedanken sich', 'Eva & Urs waren'],
  fr: ['Eva & Urs annoncent leur', 'Eva & Urs annoncent leur', 'Eva & Urs y sont'],
  it: ['Eva & Urs si dichiarano', 'Eva & Urs si dichiarano', 'Eva & Urs sono arrivati'],
  sv: ['Eva & Urs tackar', 'Eva & Urs tackade', 'Eva & Urs var'],
};

test.each(LANGUAGES)('a pair is many in %s', (language) => {
  const words = wordsIn(language);
  const who = 'Eva & Urs';
  const keys = ['declares', 'declaredHere', 'wasFirst'];
  const said = keys.map((key) =>
    saidInWords(words, { key: `schieber.${key}`, values: { who, name: who, n: 2 } }),
  );
  for (const [i, beginning] of SAID[language].entries())
    expect(said[i]?.slice(0, beginning.length)).toBe(beginning);
});
