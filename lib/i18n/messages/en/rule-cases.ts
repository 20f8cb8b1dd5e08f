/** The cases of the scoring lists; `-if-` where a house option narrows one. */
export const ruleCases = {
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
    'no-tricks-if-like-hundred': {
      when: 'One player took no trick, and nobody has 100',
      award: 'that player 2 potatoes, the others 1 stick each',
    },
    'hundred-if-like-hundred': {
      when: 'A player has 100 points or more, and everybody took a trick',
      award: 'that player 2 potatoes, the others 1 stick each',
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
} as const;
