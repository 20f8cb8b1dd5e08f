/** What the pages of rules say of Schieber and its kin; paragraphs stand apart. */
import { COUNTING, FOLLOWING } from './rules-each';

const HAND_COUNTS =
  'What a side writes is its card points with the match bonus, wies and stöck, all together times the multiplier of what is trumps.';
const WIES =
  'Melds, or wies, are shown with the first card. Only one side scores them in a hand: the one with the strongest single meld, which then scores all of its own. Any four beats any sequence, a longer sequence beats a shorter one; of two equally long the one with the higher top card is stronger, then the one in trumps, then the one declared first. Melds of one player may not share a card.';
const STOECK_AND_MATCH =
  'Stöck are king and queen of trumps in one hand. They count for their own side whoever has the wies; without a trump suit there are none. A match is all the tricks, and 157 points alone do not prove it.';
const STEPS =
  'Where the first to get there wins, a hand is counted in this order: stöck, wies, tricks (“Stöck, Wies, Stich”). Only by their tricks can several sides get there at once; then the table says who was first, and the slate asks.';
const TURNED =
  'A 6 or 7 makes undenufe, an ace or king obenabe, and a queen, jack, 10, 9 or 8 its own suit.';

export const rulesSides = {
  schieber: {
    what: 'The Jass of Switzerland: two against two, partners opposite each other, to 2500 points. Whoever makes trumps chooses a suit or plays without, or pushes the choice across the table to the partner. That pushing is the “Schieben” of the name.',
    who: `Four players in two sides, with the 36 Jass cards, nine to each. After every hand the deal passes to the right.

In the first game the holder of the ten of hearts makes trumps, or of another card that the table agrees on; afterwards the right passes to the right with every hand. The dealer is always the player before.`,
    hand: `Trumps are one of the four suits, obenabe, where the high cards win, or undenufe, where the low cards do. Whoever has the right to make trumps may push once; then the partner must choose. The one who had the right leads in any case.

${FOLLOWING} A trick that is trumped already can only be trumped higher, unless nothing but trumps is left. In obenabe and undenufe everybody has to follow suit.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH}`,
    end: `Reaching 2500 does nothing by itself. A side wins when it says so (it declares, “bedankt sich”), during a hand or between two, and has the points by then. A side that has them and keeps silent has not won; the other may get there later, declare first, and win. Whoever declares too early has to play on.

${STEPS}

In a tourney the winner gets 2 tourney points if the other side is below half the target, 1250, which is to say that it has not come out “aus dem Schneider”; else 1.`,
    example: 'A short game to 1000 between Anna and Carla, and Beat and Dora.',
  },
  'sidi-barani': {
    what: 'Schieber with an auction: the sides bid for the right to make trumps with the points that they mean to take. Who makes the bid writes it on top of the cards; who does not gives it to the other side.',
    who: 'Four players in two sides, partners opposite each other, with the 36 Jass cards, nine to each. After every hand the deal passes to the right.',
    hand: `The player at the dealer’s right calls first, and everybody stays in turn to the end. A call is a bid, a number with what is to be trumps, or a pass. Each bid must be higher than the one before; “sidi”, all the tricks, is the highest. If the first three pass, the fourth must bid.

“Bookel” doubles the standing bid of the other side: what it is worth, not what it takes to make it. Any later bid does away with it.

Three passes in a row after a bid or a bookel end the auction; only the high bidder may then still raise, and so go on. After sidi nothing but bookel and passes can follow.

Then the hand is played as in Schieber. ${FOLLOWING}`,
    scoring: `${COUNTING}

The bidders make a number if their card points, with the bonus for a match, come to it; they make sidi if they take all the tricks. Every trump counts single.

If they make it they write their card points and the value of the bid; if not, the other side writes the value of the bid. Doubled, the value counts twice.

Wies and stöck are usually not played. Where they are, they count single for the side that has them, and do not help to make the bid.`,
    end: 'Nobody declares. After every whole hand a side with 2500 or more has won; if both have, the higher total wins; if they are level, play goes on.',
    example: 'Three hands between Anna and Carla, and Beat and Dora.',
  },
  'three-player': {
    what: 'Schieber for three, everyone for themselves. Nobody chooses trumps: a card that is turned up does.',
    who: 'Three players with the 36 Jass cards, twelve to each. After every hand the deal passes to the right.',
    hand: `The last card dealt, which is the dealer’s, is turned up and makes trumps. ${TURNED}

The player at the dealer’s right leads. ${FOLLOWING} In obenabe and undenufe everybody has to follow suit.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Here a match is twelve tricks.`,
    end: `As in Schieber a player wins by declaring, and needs 2500 points to do so.

${STEPS}

In a tourney the winner gets 2 tourney points if every other player is below half the target, else 1.`,
    example: 'Two hands between Anna, Beat and Carla, with the card turned up in each.',
  },
  'two-player': {
    what: 'Schieber for two. A third of the cards stay out of play, so that neither can be sure what the other has.',
    who: 'Two players with the 36 Jass cards, twelve to each. The other twelve stay face down, with the top one turned up. They take turns to deal.',
    hand: `The card turned up makes trumps. ${TURNED}

The player who did not deal leads. ${FOLLOWING} In obenabe and undenufe both have to follow suit.`,
    scoring: `At the end both count the cards in the tricks taken, with 5 for the last trick. That makes 157 or less: what is missing lies in the pile.

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Here a match is twelve tricks.`,
    end: `As in Schieber a player wins by declaring, and needs 2500 points to do so.

${STEPS}

In a tourney the winner gets 2 tourney points if the other is below half the target, else 1.`,
    example: 'Two hands between Anna and Beat, with the card turned up in each.',
  },
  'two-versus-one': {
    what: 'Jass for three, one against two. The players bid for how many points they can make alone before the other two have made 1000 together; the highest bid plays alone.',
    who: 'Three players with the 36 Jass cards, twelve to each. The soloist is one side, the other two are the other. After every hand the deal passes to the right.',
    hand: `The bidding is done once, when the cards of the first hand have been dealt, and holds for the whole game.

The right to make trumps alternates: the soloist, one of the two, the soloist, the other of the two, and so on. Trumps are a suit, obenabe or undenufe.

${FOLLOWING} In obenabe and undenufe everybody has to follow suit.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Here a match is twelve tricks.`,
    end: `The soloist wins on reaching the bid, the two on reaching 1000. Nobody has to declare it.

${STEPS}

In a tourney the soloist gets 2 tourney points for winning; if the two win, they get 1 each.`,
    example: 'Anna bids 600 and plays alone against Beat and Carla.',
  },
} as const;
