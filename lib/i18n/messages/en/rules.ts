/** The pages of the rules: what they share, and the texts of each. */
import { rulesEach } from './rules-each';
import { rulesSides } from './rules-sides';

export const rules = {
  title: 'Rules',
  intro:
    'What the slate awards, game by game, in plain words: the scoring list as it is applied, what tables may agree on, and where the rules come from.',
  section: {
    game: 'The game',
    players: 'Who plays',
    hand: 'A hand',
    cards: 'The cards',
    scoring: 'Scoring',
    end: 'The end',
    options: 'House rules',
    example: 'An example',
    sources: 'Sources',
  },
  cards: {
    caption: 'Card points, by French and Swiss-German cards',
    plain: 'A plain suit',
    trump: 'The trump suit',
    obenabe: 'Obenabe, every suit',
    undenufe: 'Undenufe, every suit',
    none: 'Nobody made trumps, every suit',
    strongest: 'Strongest first: {ranks}',
  },
  list: {
    caption: 'The scoring list: the first case that fits counts',
    with: 'With the house rule “{option} – {choice}”',
    case: 'Case',
    when: 'When',
    award: 'What it brings',
  },
  agree: {
    caption: 'What a table may agree on',
    rule: 'House rule',
    usual: 'Usual, or otherwise',
    before: 'agreed before each game',
    none: 'none, unless the table wants one',
    or: 'or: {other}',
  },
  trumps: {
    caption: 'What trumps count',
    trump: 'Trumps',
    times: 'Times',
  },
  beside: {
    caption: 'What counts beside the cards',
    what: 'What',
    points: 'Points',
    match: 'Match: all the tricks',
    wies: 'Wies: {melds}',
    inARow: '{lengths} in a row',
    stoeck: 'Stöck: king and queen of trumps',
    undenufe: 'In undenufe {come} count, and {gone} do not. No other fours count.',
  },
  bids: {
    all: 'Bids: {bids}.',
    makers: 'A bid of {bid}, where card points are written by the bidders, if they made it',
    both: 'A bid of {bid}, where card points are written by each side, always its own',
    bid: 'The bid',
    took: 'Took',
    bidders: 'Bidders write',
    others: 'Others write',
    made: 'Made',
    madeDoubled: 'Made, doubled',
    lost: 'Not made',
    lostDoubled: 'Not made, doubled',
  },
  difference: {
    caption: 'What a hand costs',
    player: 'Player',
    announced: 'Announced',
    took: 'Took',
    difference: 'Difference',
  },
  handNumber: 'Hand {number}',
  tourney: '{who} {points, plural, one {# tourney point} other {# tourney points}}',
  sources: {
    'pagat-mittlere': {
      title: 'pagat.com: Mittlere, Molotow and Plus-Minus',
      note: 'the English original, contributed by Nick Wedd',
    },
    'pagat-mittlere-de': {
      title: 'pagat.com: Mittlere, Molotow und Plus-Minus',
      note: 'the same in German, translated by Senst',
    },
    'swedish-mittlere': {
      title: 'The Swedish description of Mittlere',
      note: 'after Kastner & Folkvold, Egg & Hagenbucher, and Müller',
    },
    earthli: { title: 'The earthli.com Jass manual' },
    jassonkel: {
      title: 'jassonkel.ch: Weis',
      note: 'for melds of the same length and height: the one in trumps is the stronger',
    },
    differenzler: {
      title: 'The Game of Differenzler',
      note: 'a sheet on the Swiss game with 36 cards',
    },
  },
  texts: { ...rulesEach, ...rulesSides },
} as const;
