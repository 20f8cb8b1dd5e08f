/** The start page. */
export const start = {
  title: 'Schiefer, the slate for Jass',
  description:
    'The slate for Swiss Jass on every phone: enter the points, the slate does the rest.',
  what: 'The slate for Jass. Play with your own cards; enter the points, the slate does the rest.',
  newGame: 'New game',
  games: 'Games',
  leagues: 'Leagues',
  account: 'Your account',
  example: 'An example of a slate',
  exampleOf:
    '{hands, plural, one {# hand} other {# hands}} of Mittlere: sticks are good, potatoes are bad, one cancels the other.',
  variants: 'Variants',
  scores: 'What it scores',
  nothingHere: 'Nothing here',
  nothingHereWhy:
    'There is no such page or game, or it belongs to somebody else. Games belong to the phone on which they were started.',
} as const;
