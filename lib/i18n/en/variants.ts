/** Variants, the cases of their scoring lists and their options, in the players' words. */
import type { VariantId } from '../../jass';

type VariantWords = {
  readonly name: string;
  readonly players: string;
  /** One line that says what it is. */
  readonly line: string;
};

export const VARIANTS = {
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
    line: 'Schieber, everyone for himself; the last card dealt turns trumps.',
  },
  'two-player': {
    name: 'Jass for two',
    players: '2 players',
    line: 'Schieber for two, with twelve cards face down.',
  },
  'two-versus-one': {
    name: 'Two against one',
    players: '3 players',
    line: 'A soloist bids what he makes alone before the other two have 1000.',
  },
} satisfies { readonly [Id in VariantId]: VariantWords };

/** The link to a page of rules. */
export const rulesOf = (name: string): string => `The rules of ${name}`;

type RuleWords = { readonly when: string; readonly award: string };

/** The cases of the scoring lists in the players' words, by the engine's rule ids. */
const RULES: { readonly [Id in VariantId]?: { readonly [ruleId: string]: RuleWords } } = {
  mittlere: {
    'all-tricks': {
      when: 'One player took every trick',
      award: 'that player 2 sticks, the others 1 potato each',
    },
    'no-tricks': {
      when: 'One player took no trick',
      award: 'that player 2 potatoes, the others 1 stick each',
    },
    hundred: {
      when: 'A player has 100 points or more',
      award: 'that player 2 potatoes, the others 1 stick each',
    },
    'no-tricks-and-hundred': {
      when: 'One player took no trick and another has 100 or more',
      award: 'the third 2 sticks, those two 1 potato each',
    },
    tie: {
      when: 'Two players have the same points',
      award: 'those two 1 potato each, the third 2 sticks',
    },
    'tie-cut': {
      when: 'Two players have the same points and cut the cards',
      award: 'the lower card 2 potatoes, the others 1 stick each',
    },
    middle: {
      when: 'Otherwise',
      award: 'the player in the middle 2 potatoes, the others 1 stick each',
    },
  },
  molotow: {
    'all-points': {
      when: 'A player has all 157 points',
      award: 'that player 3 sticks, the others 1 potato each',
    },
    hundred: {
      when: 'A player has 100 to 156 points',
      award: 'that player 3 potatoes, the others 1 stick each',
    },
    'three-way-tie': {
      when: 'Three players have the same points and cut the cards',
      award: 'the fourth 1 stick, the highest card 1 potato',
    },
    'tie-most': {
      when: 'Two players tie for most',
      award: 'those two nothing, the next 1 potato, the lowest 1 stick',
    },
    'tie-least': {
      when: 'Two players tie for least',
      award: 'most 1 stick, the second 1 potato, those two nothing',
    },
    middle: {
      when: 'Otherwise',
      award: 'most and least 1 stick each, the two in the middle 1 potato each',
    },
  },
  'plus-minus': {
    'all-but-one-tie': {
      when: 'All players but one have the same points',
      award: 'the odd one 2 sticks',
    },
    hundred: {
      when: 'A player has 100 points or more',
      award: 'that player nothing, the one with least 1 stick; a tie for least leaves it held',
    },
    extremes: {
      when: 'Otherwise',
      award: 'most 1 stick, least 1 stick; a tie for either leaves that stick held between the two',
    },
  },
};

/** Cases that a house option narrows, and so words otherwise: by option, value and rule id. */
const NARROWED: {
  readonly [Id in VariantId]?: {
    readonly [option: string]: {
      readonly [value: string]: { readonly [ruleId: string]: RuleWords };
    };
  };
} = {
  mittlere: {
    zeroTricks: {
      'like-hundred': {
        'no-tricks': {
          when: 'One player took no trick, and nobody has 100',
          award: 'that player 2 potatoes, the others 1 stick each',
        },
        hundred: {
          when: 'A player has 100 points or more, and everybody took a trick',
          award: 'that player 2 potatoes, the others 1 stick each',
        },
      },
    },
  },
};

/** A case of a scoring list in words, as it is played with these options. */
export function ruleWords(
  id: VariantId,
  ruleId: string,
  options: { readonly [option: string]: unknown },
): RuleWords | undefined {
  const narrowed = Object.entries(NARROWED[id] ?? {})
    .map(([option, values]) => values[String(options[option])]?.[ruleId])
    .find((words) => words !== undefined);
  return narrowed ?? RULES[id]?.[ruleId];
}

type Choices = {
  readonly label: string;
  readonly choices: readonly { readonly value: unknown; readonly label: string }[];
};

/** The house options that are a choice, in the players' words. */
export const OPTIONS: { readonly [option: string]: Choices } = {
  zeroTricks: {
    label: 'Taking no trick',
    choices: [
      { value: 'first', label: 'comes before all else: 2 potatoes' },
      { value: 'like-hundred', label: 'is as bad as 100, and no worse' },
    ],
  },
  tie: {
    label: 'Two with the same points',
    choices: [
      { value: 'third-wins', label: 'a potato each, the third 2 sticks' },
      { value: 'cut', label: 'cut the cards: the lower gets 2 potatoes' },
    ],
  },
  noTrump: {
    label: 'A hand in which nobody made trumps',
    choices: [
      { value: 'count-eights', label: 'counts, eights are worth 8' },
      { value: 'void', label: 'is void and dealt again' },
    ],
  },
  announcements: {
    label: 'Announcements',
    choices: [
      { value: 'open', label: 'are said aloud, one after the other' },
      { value: 'hidden', label: 'are hidden until the last is in' },
    ],
  },
  win: {
    label: 'A side wins',
    choices: [
      { value: 'declared', label: 'when it declares (bedankt sich)' },
      { value: 'reached', label: 'as soon as it has the points' },
    ],
  },
  cardPoints: {
    label: 'Card points are written by',
    choices: [
      { value: 'makers', label: 'the bidders, if they made it' },
      { value: 'both', label: 'each side, always its own' },
    ],
  },
  wies: {
    label: 'Wies',
    choices: [
      { value: true, label: 'count' },
      { value: false, label: 'do not count' },
    ],
  },
  stoeck: {
    label: 'Stöck',
    choices: [
      { value: true, label: 'count' },
      { value: false, label: 'do not count' },
    ],
  },
};

/** The house options that are a figure: what they are, and by how much they usually differ. */
export const FIGURES: {
  readonly [option: string]: { readonly label: string; readonly step: number };
} = {
  target: { label: 'Needed to win', step: 1 },
  teamTarget: { label: 'Points that the two need', step: 50 },
  bid: { label: 'Points that the soloist bids', step: 10 },
  matchBonus: { label: 'A match brings', step: 10 },
  sidiValue: { label: 'The bid sidi is worth', step: 1 },
  stake: { label: 'Stake, Rappen for each point', step: 5 },
  hands: { label: 'Hands in a game', step: 1 },
};
