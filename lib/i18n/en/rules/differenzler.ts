import { COUNTING, FOLLOWING, type RulesText } from './text';

/** Differenzler in plain words. */
export const differenzler: RulesText = {
  what: [
    'Say before play how many card points you will take, then take exactly that many. Every point more or less counts against you, and the lowest total wins.',
  ],
  who: [
    'Three or four players, each for himself, with the 36 Jass cards: twelve to each of three, nine to each of four. After every hand the deal passes to the right.',
  ],
  hand: [
    'A suit is trumps, usually that of the card at the bottom of the pack, which the dealer shows.',
    'Then everybody announces a number from 0 to 157, from the player at the dealer’s right round to the dealer. The announcements need not add up to 157, and mostly they do not. They are open, so that all know them, or hidden until the last one is in.',
    `The player at the dealer’s right leads. ${FOLLOWING} Wies, stöck and match do not count.`,
  ],
  modes: ['suits'],
  scoring: [
    COUNTING,
    'Each player writes the difference between the points announced and the points taken, whichever is more.',
    'With a stake the differences are settled in money at the end: whoever is below the average of all totals receives the stake for every point below it, whoever is above pays it. Shares are whole Rappen and add up to nothing: they are rounded down, and the coins left over go to the largest fractions, from the first player on where these are equal.',
  ],
  end: [
    'Twelve hands, or another number that lets everybody deal equally often. The lowest total wins, and equal lowest win together.',
  ],
  example: 'A short game of three hands between Anna, Beat and Carla, at 5 Rappen a point.',
  sources: ['differenzler'],
};
