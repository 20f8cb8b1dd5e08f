import { COUNTING, FOLLOWING, type RulesText } from './text';

/** Plus-Minus in plain words. */
export const plusMinus: RulesText = {
  what: [
    'Most and least both score: one stick for the player with most points, one for the player with least. There are no potatoes; whoever is in the middle gets nothing. And whoever takes a hundred or more gets nothing either.',
  ],
  who: [
    'Three or four players, each for himself, with the 36 Jass cards: twelve to each of three, nine to each of four. The player at the dealer’s right leads. After every hand the deal passes to the right.',
  ],
  hand: [
    'As in Mittlere there are no trumps at first, and everybody has to follow suit. The first card that does not follow suit makes its suit trumps for the rest of the hand.',
    `From then on it goes as in every Jass. ${FOLLOWING}`,
    'In the very rare hand in which nobody makes trumps the eights count 8.',
  ],
  modes: ['suits', 'none'],
  scoring: [
    COUNTING,
    'Then go down the list. The first case that has happened is scored, and nothing after it.',
    'With four players two may tie for most or for least. Then neither gets that stick: it is held between the two. It goes to the first of them who scores in a later hand in which the other does not. Several sticks can be held at once, each for itself, and one received in this way does not count as scoring for another. With three players nothing is ever held, because a tie of two is always a tie of all but one.',
  ],
  end: [
    'The game is over when after a hand somebody has seven sticks or more, and more than anybody else. As long as the leaders are level play goes on. Sticks still held then lapse.',
  ],
  example:
    'Three hands between Anna, Beat, Carla and Dora: a stick is held, stays held, and is given.',
  sources: ['pagat-mittlere', 'pagat-mittlere-de'],
};
