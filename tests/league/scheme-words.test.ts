import { expect, test } from 'vitest';
import type { Language } from '../../lib/i18n/languages';
import { decidedInWords, levelInWords, schemeInWords, schemeParts } from '../../lib/i18n/scheme';
import { wordsIn } from '../../lib/i18n/words-in';
import { Scheme } from '../../lib/league/scheme';

const en = wordsIn('en');
const scheme = (more: object, language: Language = 'en') =>
  schemeInWords(wordsIn(language), Scheme.parse(more));

test('a scheme says whether a missed evening is one of the worst', () => {
  const keep = { kind: 'drop-worst', count: 2 };
  expect(scheme({ keep })).toContain('all but the worst 2 (a missed evening is one of them);');
  expect(scheme({ keep: { ...keep, missedFirst: false } })).toContain('all but the worst 2;');
  expect(scheme({ keep, per: 'game' })).toContain('all but the worst 2;');
});

test('nothing is said of hiding once the season is over, or where the table says it', () => {
  const hides = Scheme.parse({ hideFrom: 12 });
  expect(schemeInWords(en, hides)).toContain('Hidden from evening 12 on');
  expect(schemeInWords(en, hides, { saysHidden: false })).not.toContain('idden');
});

test('what parted level ones, in the order of the tie-breaks', () => {
  expect(
    levelInWords(en, [
      { name: 'Beat', rank: 1, tieBreak: 'wins' },
      { name: 'Dora', rank: 2, tieBreak: 'wins' },
      { name: 'Anna', rank: 3, tieBreak: 'shared' },
      { name: 'Carla', rank: 3, tieBreak: 'shared' },
      { name: 'Emil', rank: 5, tieBreak: null },
    ]),
  ).toBe('Level: Beat and Dora by games won; Anna and Carla share the rank.');
  expect(levelInWords(en, [{ name: 'Emil', rank: 1, tieBreak: null }])).toBe('');
});

test('who shares a rank with whom, and what put them before others who are level', () => {
  const shared = { tieBreak: 'shared', parted: 'wins' } as const;
  const rows = [
    { name: 'Beat', rank: 1, ...shared },
    { name: 'Doris', rank: 1, ...shared },
    { name: 'Anna', rank: 3, ...shared },
    { name: 'Greti', rank: 3, ...shared },
  ];
  expect(levelInWords(en, rows)).toBe(
    'Level: Beat, Doris, Anna and Greti by games won; Beat and Doris share the rank; Anna and Greti share the rank.',
  );
  expect(rows.map((row) => decidedInWords(en, row))).toContain('rank shared, by games won');
  expect(decidedInWords(en, { tieBreak: 'wins' })).toBe('by games won');
});

test('every part of a scheme in a few words', () => {
  expect(schemeParts(en, Scheme.parse({}))).toEqual({
    results: 'net sticks per evening',
    total: 'sum, all evenings',
    ranked: 'whoever has a game',
    absences: 'no result if missed, a final counts once',
    ties: 'best evening, then games won',
    hidden: 'never hidden',
  });
  const other = {
    per: 'game',
    combine: 'mean',
    keep: { kind: 'best', count: 8 },
    minimum: { games: 3, evenings: 1 },
    finalFactor: 2,
    absence: { of: 'excused', score: -2 },
    tieBreaks: ['shared', 'wins'],
    hideFrom: 10,
  };
  expect(schemeParts(en, Scheme.parse(other))).toEqual({
    results: 'net sticks per game',
    total: 'mean, the best 8 of all',
    ranked: 'from 3 games and 1 evening on',
    absences: 'a missed evening brings −2, if excused, a final counts 2 times',
    ties: 'none, the rank is shared',
    hidden: 'hidden from evening 10 on',
  });
});

test.each<[Language, string]>([
  [
    'de',
    'Summe der Rangpunkte pro Abend, alle ausser den 2 schlechtesten (ein verpasster Abend gehört dazu); bei Gleichstand entscheidet: bester Abend, dann gewonnene Partien. 3, 2, 1 Punkte für die Ränge eines Abends nach Strichbilanz. Gewertet ab 3 Partien und 2 Abenden. Ein Final zählt 1.5-mal. Wer entschuldigt ist, bekommt −2. Ab dem 4. Abend verdeckt, bis die Saison vorbei ist.',
  ],
  [
    'fr',
    'Somme des points de rang par soirée, tous les résultats sauf les 2 plus mauvais (une soirée manquée en fait partie) ; en cas d’égalité : la meilleure soirée, puis les parties gagnées. 3, 2, 1 points pour les rangs d’une soirée selon les bâtons nets. Au classement à partir de 3 parties et 2 soirées. Une finale compte 1,5 fois. Qui est excusé reçoit −2. Caché dès la soirée n° 4 jusqu’à la fin de la saison.',
  ],
  [
    'it',
    'Somma dei punti per posizione per serata, tutti i risultati tranne i 2 peggiori (una serata mancata è tra questi); a pari punti: migliore serata, poi partite vinte. 3, 2, 1 punti per le posizioni di una serata secondo le aste nette. In classifica da 3 partite e 2 serate in su. Una finale conta 1.5 volte. Chi è scusato riceve −2. Nascosta dalla serata n. 4 fino alla fine della stagione.',
  ],
  [
    'sv',
    'Summan av placeringspoäng per kväll, alla utom de 2 sämsta resultaten (en missad kväll är ett av dem); vid lika resultat avgör bästa kvällen, sedan vunna partier. 3, 2, 1 poäng för placeringarna på en kväll efter nettostreck. Placeras efter minst 3 partier och 2 kvällar. En final räknas 1,5 gånger. Den som är förhindrad får −2. Dold från kväll 4 tills säsongen är slut.',
  ],
])('a scheme in whole sentences of %s', (language, sentences) => {
  const all = {
    measure: 'rank-points',
    rankPoints: [3, 2, 1],
    keep: { kind: 'drop-worst', count: 2 },
    minimum: { games: 3, evenings: 2 },
    finalFactor: 1.5,
    absence: { of: 'excused', score: -2 },
    hideFrom: 4,
  };
  expect(scheme(all, language)).toBe(sentences);
});
