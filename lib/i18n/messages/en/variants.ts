/** The variants: names, players, one line each. */
export const variants = {
  mittlere: {
    name: 'Mittlere',
    players: '3 players',
    line: 'The one in the middle loses: most and least points are good.',
  },
  molotow: {
    name: 'Molotow',
    players: '4 players',
    line: 'Most and least win a stick, the two in the middle get a potato.',
  },
  'plus-minus': {
    name: 'Plus-Minus',
    players: '3 or 4 players',
    line: 'A stick for the most and one for the least; first to seven.',
  },
  differenzler: {
    name: 'Differenzler',
    players: '3 or 4 players',
    line: 'Announce what you will take; every point you are off counts against you.',
  },
  schieber: {
    name: 'Schieber',
    players: '4 players, 2 sides',
    line: 'Two against two to 2500, with trumps that count up to three times.',
  },
  'sidi-barani': {
    name: 'Sidi Barani',
    players: '4 players, 2 sides',
    line: 'Schieber with bidding: say what you will make, and make it.',
  },
  'three-player': {
    name: 'Jass for three',
    players: '3 players',
    line: 'Schieber, everyone for themselves; the last card dealt turns trumps.',
  },
  'two-player': {
    name: 'Jass for two',
    players: '2 players',
    line: 'Schieber for two, with twelve cards face down.',
  },
  'two-versus-one': {
    name: 'Two against one',
    players: '3 players',
    line: 'A soloist bids what they make alone before the other two have 1000.',
  },
  rulesOf: 'The rules of {name}',
} as const;
