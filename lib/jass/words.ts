/** The words of the game as closed lists, and the types derived from them. */

/** What the `format` of every record says. */
export const FORMAT = 'jass-record/1';

/** The variants that can be scored, in the order in which they are offered. */
export const VARIANT_IDS = ['mittlere', 'molotow', 'plus-minus'] as const;
/** The id of a variant, as records write it. */
export type VariantId = (typeof VARIANT_IDS)[number];

/** The families of entry form: what one hand asks of the person who writes. */
export const FORMS = ['sticks'] as const;
/** A family of entry form. */
export type Form = (typeof FORMS)[number];

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
