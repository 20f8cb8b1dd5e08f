import { HAND_COUNTS, STEPS, STOECK_AND_MATCH, WIES } from './schieber';
import { COUNTING, FOLLOWING, type RulesText } from './text';

/** Jass for three with a soloist in plain words. */
export const twoVersusOne: RulesText = {
  what: [
    'Jass for three, one against two. The players bid for how many points they can make alone before the other two have made 1000 together; the highest bid plays alone.',
  ],
  who: [
    'Three players with the 36 Jass cards, twelve to each. The soloist is one side, the other two are the other. After every hand the deal passes to the right.',
  ],
  hand: [
    'The bidding is done once, when the cards of the first hand have been dealt, and holds for the whole game.',
    'The right to make trumps alternates: the soloist, one of the two, the soloist, the other of the two, and so on. Trumps are a suit, obenabe or undenufe.',
    `${FOLLOWING} In obenabe and undenufe everybody has to follow suit.`,
  ],
  modes: ['suits', 'obenabe', 'undenufe'],
  scoring: [COUNTING, HAND_COUNTS, WIES, `${STOECK_AND_MATCH} Here a match is twelve tricks.`],
  end: [
    'The soloist wins on reaching the bid, the two on reaching 1000. Nobody has to declare it.',
    STEPS,
    'In a tourney the soloist gets 2 tourney points for winning; if the two win, they get 1 each.',
  ],
  example: 'Anna bids 600 and plays alone against Beat and Carla.',
  sources: ['earthli', 'jassonkel'],
};
