import { COUNTING, FOLLOWING, type RulesText } from './text';

/** Sidi Barani in plain words. */
export const sidiBarani: RulesText = {
  what: [
    'Schieber with an auction: the sides bid for the right to make trumps with the points that they mean to take. Who makes the bid writes it on top of the cards; who does not gives it to the other side.',
  ],
  who: [
    'Four players in two sides, partners opposite each other, with the 36 Jass cards, nine to each. After every hand the deal passes to the right.',
  ],
  hand: [
    'The player at the dealer’s right calls first, and everybody stays in turn to the end. A call is a bid, a number with what is to be trumps, or a pass. Each bid must be higher than the one before; “sidi”, all the tricks, is the highest. If the first three pass, the fourth must bid.',
    '“Bookel” doubles the standing bid of the other side: what it is worth, not what it takes to make it. Any later bid does away with it.',
    'Three passes in a row after a bid or a bookel end the auction; only the high bidder may then still raise, and so go on. After sidi nothing but bookel and passes can follow.',
    `Then the hand is played as in Schieber. ${FOLLOWING}`,
  ],
  modes: ['suits', 'obenabe', 'undenufe'],
  scoring: [
    COUNTING,
    'The bidders make a number if their card points, with the bonus for a match, come to it; they make sidi if they take all the tricks. Every trump counts single.',
    'If they make it they write their card points and the value of the bid; if not, the other side writes the value of the bid. Doubled, the value counts twice.',
    'Wies and stöck are usually not played. Where they are, they count single for the side that has them, and do not help to make the bid.',
  ],
  end: [
    'Nobody declares. After every whole hand a side with 2500 or more has won; if both have, the higher total wins; if they are level, play goes on.',
  ],
  example: 'Three hands between Anna and Carla, and Beat and Dora.',
  sources: ['earthli'],
};
