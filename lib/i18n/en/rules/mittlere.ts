import { COUNTING, FOLLOWING, type RulesText } from './text';

/** Mittlere in plain words. */
export const mittlere: RulesText = {
  what: [
    'Three play, each for himself, and the one in the middle loses. Most points are good, fewest points are good; the score between them is the bad one. But whoever takes a hundred or more has gone too far.',
    'Good and bad are chalked up as marks. A stick is good, a potato is bad, and a stick cancels a potato of the same player. What counts in the end is sticks less potatoes; the marks of one hand always add up to nothing.',
  ],
  who: [
    'Three players with the 36 Jass cards, French or Swiss-German. The dealer deals out all of them in threes, twelve to each, anticlockwise; the player at the dealer’s right leads. After every hand the deal passes to the right.',
  ],
  hand: [
    'At first there are no trumps, and everybody has to follow suit; the highest card of the suit led takes the trick. The first card that does not follow suit makes trumps: its suit is trumps for the rest of the hand.',
    `From then on it goes as in every Jass. ${FOLLOWING}`,
    'A jack or a nine of that suit counts 20 or 14 even if it was played before anybody knew that it would be a trump. In the very rare hand in which everybody always follows suit nobody makes trumps; then the eights count 8.',
  ],
  modes: ['suits', 'none'],
  scoring: [
    COUNTING,
    'Then go down the list. The first case that has happened is scored, and nothing after it.',
    'A player without points may still have taken a trick that was worth nothing, and that is not the same as taking none. So the slate asks whenever somebody has 0.',
  ],
  end: [
    'Twelve hands, so that everybody deals four times. The best net score wins, and equal bests win together.',
  ],
  example: 'Four hands between Anna, Beat and Carla.',
  sources: ['pagat-mittlere', 'pagat-mittlere-de', 'swedish-mittlere'],
};
