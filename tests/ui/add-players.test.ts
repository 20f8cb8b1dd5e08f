import { expect, test } from 'vitest';
import { addedInWords, namesIn } from '../../app/leagues/[leagueId]/players/names-in';
import { wordsIn } from '../../lib/i18n/words-in';

test.each([
  ['Beat\nVreni', ['Beat', 'Vreni']],
  ['Beat, Vreni', ['Beat', ' Vreni']],
  ['1. Beat\n2) Vreni\n- Hans\n• Ida\n12 Uhr', ['Beat', 'Vreni', 'Hans', 'Ida', '12 Uhr']],
  ['Beat; Vreni,\nHans Peter', ['Beat', ' Vreni', '', 'Hans Peter']],
])('%j is these names', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  [{ added: ['Beat', 'Vreni'], known: [], twice: [] }, '2 players added: Beat, Vreni.'],
  [{ added: ['Beat'], known: ['Anna'], twice: [] }, '1 player added: Beat. Anna is here already.'],
  [{ added: [], known: ['Anna', 'Beat'], twice: [] }, 'Anna, Beat are here already.'],
  [
    { added: ['Beat'], known: [], twice: ['Beat'] },
    '1 player added: Beat. Beat was there more than once and is one person.',
  ],
])('%j is said', (answer, words) => {
  expect(addedInWords(wordsIn('en'), answer)).toBe(words);
});

test.each([
  ['de', '2 Namen hinzugefügt: Beat, Vreni. Anna ist schon hier.'],
  ['fr', '2 joueurs ajoutés : Beat, Vreni. Anna est déjà là.'],
  ['it', '2 giocatori aggiunti: Beat, Vreni. Anna c’è già.'],
  ['sv', '2 spelare tillagda: Beat, Vreni. Anna finns redan här.'],
] as const)('in %s', (language, said) => {
  const answer = { added: ['Beat', 'Vreni'], known: ['Anna'], twice: [] };
  expect(addedInWords(wordsIn(language), answer)).toBe(said);
});
