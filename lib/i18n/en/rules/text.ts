/** What a page of rules is made of. */

/** What the cards of a game can be counted by: a suit as trump, or none in one of these ways. */
export type CardMode = 'suits' | 'obenabe' | 'undenufe' | 'none';

/** The prose of a page of rules, by section, a paragraph each. */
export type RulesText = {
  /** What kind of game it is. */
  readonly what: readonly string[];
  /** Who plays, with which cards, who deals. */
  readonly who: readonly string[];
  /** How a hand is played. */
  readonly hand: readonly string[];
  readonly modes: readonly CardMode[];
  /** How a hand is scored; the tables follow. */
  readonly scoring: readonly string[];
  /** When the game is over, and who has won. */
  readonly end: readonly string[];
  /** What the worked example is. */
  readonly example: string;
  readonly sources: readonly SourceId[];
};

type Source = { readonly title: string; readonly note?: string; readonly href?: string };

/** Where the rules come from; a link only where the address is known to lead there. */
export const SOURCES = {
  'pagat-mittlere': {
    title: 'pagat.com: Mittlere, Molotow and Plus-Minus',
    note: 'the English original, contributed by Nick Wedd',
    href: 'https://www.pagat.com/jass/mittlere.html',
  },
  'pagat-mittlere-de': {
    title: 'pagat.com: Mittlere, Molotow und Plus-Minus',
    note: 'the same in German, translated by Senst',
    href: 'https://www.pagat.com/de/jass/mittlere.html',
  },
  'swedish-mittlere': {
    title: 'The Swedish description of Mittlere',
    note: 'after Kastner & Folkvold, Egg & Hagenbucher, and Müller',
  },
  earthli: {
    title: 'The earthli.com Jass manual',
    href: 'https://www.earthli.com/jass/manual.php',
  },
  jassonkel: {
    title: 'jassonkel.ch: Weis',
    note: 'for melds of the same length and height: the one in trumps is the stronger',
    href: 'http://jassonkel.ch/jasslehrgang/weis.htm',
  },
  differenzler: {
    title: 'The Game of Differenzler',
    note: 'a sheet on the Swiss game with 36 cards',
  },
} as const satisfies Readonly<Record<string, Source>>;
export type SourceId = keyof typeof SOURCES;

/** A source by its id. */
export const source = (id: SourceId): Source => SOURCES[id];

/** How cards are played in every Jass with trumps. */
export const FOLLOWING =
  'Follow suit or trump, whichever you like; if you cannot follow suit, play any card. When trumps are led and the jack is your only one, you may keep it.';

/** What is counted at the end of every hand with all the cards. */
export const COUNTING =
  'At the end everybody counts the cards in the tricks taken, with 5 for the last trick. All the cards together are always worth 157.';
