/** The words of the game as closed lists, and the types derived from them. */

/** What the `format` of every record says. */
export const FORMAT = 'jass-record/1';

/** The variants that can be scored. */
export const VARIANT_IDS = [
  'mittlere',
  'molotow',
  'plus-minus',
  'differenzler',
  'schieber',
  'sidi-barani',
  'three-player',
  'two-player',
  'two-versus-one',
  'coiffeur',
  'guggitaler',
  'molotow-wies',
  'point-list',
  'stroke-list',
] as const;
/** The id of a variant, as records write it. */
export type VariantId = (typeof VARIANT_IDS)[number];

/** The ids of all the cases in the scoring lists of the stick games. */
export const STICK_RULE_IDS = [
  'all-tricks',
  'no-tricks',
  'no-tricks-and-hundred',
  'hundred',
  'tie',
  'tie-cut',
  'middle',
  'all-points',
  'three-way-tie',
  'tie-most',
  'tie-least',
  'all-but-one-tie',
  'extremes',
] as const;
/** The id of a case in the scoring list of a stick game. */
export type StickRuleId = (typeof STICK_RULE_IDS)[number];

/** A player's place at the table, from 0 in the order of play: seat 1 is to the right of seat 0. */
export type Seat = number;

/** Who scores together: a seat in the games for individuals, a pair or two of three elsewhere. */
export type Side = number;

/** Each seat a side of its own. */
export const eachSeat = (players: number): Seat[][] =>
  Array.from({ length: players }, (_, seat) => [seat]);

/** The four suits. */
export const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const;
/** A suit. */
export type Suit = (typeof SUITS)[number];

/** What can be trumps: a suit, or none with the high or with the low cards winning. */
export const TRUMPS = [...SUITS, 'obenabe', 'undenufe'] as const;
/** What is trumps in a hand. */
export type Trump = (typeof TRUMPS)[number];

/** What can be played in a row of a Coiffeur: what is trumps, or something else that has a name. */
export const CONTRACTS = [
  ...TRUMPS,
  'slalom',
  'guschti',
  'joker',
  'trio',
  'misere',
  'middle',
  'tutti',
  'mary',
  'blind',
] as const;
/** What is played in a row; what it means at the table makes no difference to the score. */
export type RowContract = (typeof CONTRACTS)[number];

/** The nine ranks: ace, king, queen, jack, ten … (Sau, König, Ober, Under, Banner …). */
export const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'] as const;
/** A rank. */
export type Rank = (typeof RANKS)[number];

/** Sequences of three to nine cards of one suit. */
export const SEQUENCE_IDS = ['seq3', 'seq4', 'seq5', 'seq6', 'seq7', 'seq8', 'seq9'] as const;
/** All four cards of one rank. */
export const FOUR_IDS = [
  'fourA',
  'fourK',
  'fourQ',
  'fourJ',
  'four10',
  'four9',
  'four8',
  'four7',
  'four6',
] as const satisfies readonly `four${Rank}`[];
/** The melds that an entry can name; which fours count depends on what is trumps. */
export const MELD_IDS = [...SEQUENCE_IDS, ...FOUR_IDS] as const;
/** A meld as records write it. */
export type MeldId = (typeof MELD_IDS)[number];
