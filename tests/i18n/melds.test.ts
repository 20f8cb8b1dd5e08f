/** Which melds score, in words. Source: scoring.md, *Wies*. */
import { expect, test } from 'vitest';
import { verdictInWords } from '../../lib/i18n/melds';
import { wordsIn } from '../../lib/i18n/words-in';
import { judgeWies, type Meld } from '../../lib/jass';

const en = wordsIn('en');
const NAMES = ['Anna & Carla', 'Beat & Dora'];
const jacks: Meld = { id: 'fourJ' };
const aces: Meld = { id: 'fourA' };
const fromAce: Meld = { id: 'seq3', top: 'hearts-A' };
const fromKing: Meld = { id: 'seq3', top: 'clubs-K' };
const fromQueen: Meld = { id: 'seq3', top: 'spades-Q' };
const fromClubsAce: Meld = { id: 'seq3', top: 'clubs-A' };
const fromSpadesAce: Meld = { id: 'seq3', top: 'spades-A' };
const four: Meld = { id: 'seq4', top: 'diamonds-9' };
// Anna and Carla against Beat and Dora; hearts are trumps and Beat leads.
test.each<[Meld[], Meld[], string]>([
  [[fromKing], [], 'Anna & Carla score 20: 3 in a row, nobody else has any.'],
  [
    [jacks],
    [four],
    'Anna & Carla score 200: four jacks against 4 in a row, a four beats any sequence.',
  ],
  [[aces], [jacks], 'Beat & Dora score 200: four jacks against four aces, the higher four counts.'],
  [
    [four, fromKing],
    [fromAce],
    'Anna & Carla score 70: 4 in a row against 3 in a row, the longer sequence counts.',
  ],
  [
    [fromQueen],
    [fromKing],
    'Beat & Dora score 20: 3 in a row against 3 in a row, the higher sequence counts.',
  ],
  [
    [fromAce],
    [fromClubsAce],
    'Anna & Carla score 20: 3 in a row against 3 in a row, of equal ones trump counts.',
  ],
  [
    [fromSpadesAce],
    [fromClubsAce],
    'Beat & Dora score 20: 3 in a row against 3 in a row, of equal ones the first declared counts.',
  ],
])('%j against %j: %s', (anna, beat, expected) => {
  const verdict = judgeWies({
    melds: [anna, beat, [], []],
    sides: [
      [0, 2],
      [1, 3],
    ],
    trump: 'hearts',
    leads: 1,
  });
  const said = (deck: 'french' | 'swiss') =>
    verdict && verdictInWords(en, NAMES[verdict.side] ?? '', { verdict, deck });
  expect(said('french')).toBe(expected);
  expect(said('swiss')).toBe(expected.replace('jacks', 'Under').replace('aces', 'Aces'));
});
