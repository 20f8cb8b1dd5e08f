import { COUNTING, FOLLOWING, type RulesText } from './text';

/** Molotow in plain words. */
export const molotow: RulesText = {
  what: [
    'Mittlere for four: the players with most and with least points each win a stick, and the two in the middle each get a potato. A stick is good, a potato is bad, and one cancels the other.',
    'In some Swiss apps another game goes by this name, one in which melds count as negative points. This is not it.',
  ],
  who: [
    'Four players, each for himself, with the 36 Jass cards. The dealer deals in threes, nine cards to each, anticlockwise; the player at the dealer’s right leads. After every hand the deal passes to the right.',
  ],
  hand: [
    'As in Mittlere there are no trumps at first, and everybody has to follow suit. The first card that does not follow suit makes its suit trumps for the rest of the hand.',
    `From then on it goes as in every Jass. ${FOLLOWING}`,
    'In the very rare hand in which nobody makes trumps the eights count 8.',
  ],
  modes: ['suits', 'none'],
  scoring: [
    COUNTING,
    'Then go down the list. The first case that has happened is scored, and nothing after it. Only points matter: a player without any may have taken a worthless trick, or none.',
  ],
  end: [
    'Twelve hands, so that everybody deals three times, or as many as you like. The best net score wins, and equal bests win together.',
  ],
  example: 'Three hands between Anna, Beat, Carla and Dora.',
  sources: ['pagat-mittlere', 'pagat-mittlere-de'],
};
