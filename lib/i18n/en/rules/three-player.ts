import { HAND_COUNTS, STEPS, STOECK_AND_MATCH, WIES } from './schieber';
import { COUNTING, FOLLOWING, type RulesText } from './text';

/** What the card turned up makes trumps. */
export const TURNED =
  'A 6 or 7 makes undenufe, an ace or king obenabe, and a queen, jack, 10, 9 or 8 its own suit.';

/** Jass for three in plain words. */
export const threePlayer: RulesText = {
  what: [
    'Schieber for three, everyone for himself. Nobody chooses trumps: a card that is turned up does.',
  ],
  who: [
    'Three players with the 36 Jass cards, twelve to each. After every hand the deal passes to the right.',
  ],
  hand: [
    `The last card dealt, which is the dealer’s, is turned up and makes trumps. ${TURNED}`,
    `The player at the dealer’s right leads. ${FOLLOWING} In obenabe and undenufe everybody has to follow suit.`,
  ],
  modes: ['suits', 'obenabe', 'undenufe'],
  scoring: [COUNTING, HAND_COUNTS, WIES, `${STOECK_AND_MATCH} Here a match is twelve tricks.`],
  end: [
    'As in Schieber a player wins by declaring, and needs 2500 points to do so.',
    STEPS,
    'In a tourney the winner gets 2 tourney points if every other player is below half the target, else 1.',
  ],
  example: 'Two hands between Anna, Beat and Carla, with the card turned up in each.',
  sources: ['earthli', 'jassonkel'],
};
