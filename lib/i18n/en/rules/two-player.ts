import { HAND_COUNTS, STEPS, STOECK_AND_MATCH, WIES } from './schieber';
import { FOLLOWING, type RulesText } from './text';
import { TURNED } from './three-player';

/** Jass for two in plain words. */
export const twoPlayer: RulesText = {
  what: [
    'Schieber for two. A third of the cards stay out of play, so that neither can be sure what the other has.',
  ],
  who: [
    'Two players with the 36 Jass cards, twelve to each. The other twelve stay face down, with the top one turned up. They take turns to deal.',
  ],
  hand: [
    `The card turned up makes trumps. ${TURNED}`,
    `The player who did not deal leads. ${FOLLOWING} In obenabe and undenufe both have to follow suit.`,
  ],
  modes: ['suits', 'obenabe', 'undenufe'],
  scoring: [
    'At the end both count the cards in the tricks taken, with 5 for the last trick. That makes 157 or less: what is missing lies in the pile.',
    HAND_COUNTS,
    WIES,
    `${STOECK_AND_MATCH} Here a match is twelve tricks.`,
  ],
  end: [
    'As in Schieber a player wins by declaring, and needs 2500 points to do so.',
    STEPS,
    'In a tourney the winner gets 2 tourney points if the other is below half the target, else 1.',
  ],
  example: 'Two hands between Anna and Beat, with the card turned up in each.',
  sources: ['earthli', 'jassonkel'],
};
