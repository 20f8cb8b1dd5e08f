import { expect, test } from 'vitest';
import { addedInWords, namesIn } from '../../app/leagues/[leagueId]/players/names-in';

test.each([
  ['Beat\nVreni', ['Beat', 'Vreni']],
  ['Beat, Vreni', ['Beat', ' Vreni']],
  ['Beat; Vreni,\nHans Peter', ['Beat', ' Vreni', '', 'Hans Peter']],
])('%j is these names', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  [{ added: ['Beat', 'Vreni'], known: [] }, '2 players added: Beat, Vreni.'],
  [{ added: ['Beat'], known: ['Anna'] }, '1 player added: Beat. Anna is here already.'],
  [{ added: [], known: ['Anna', 'Beat'] }, 'Anna, Beat are here already.'],
])('%j is said', (answer, words) => {
  expect(addedInWords(answer)).toBe(words);
});
