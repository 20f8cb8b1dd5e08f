import { COUNTING, FOLLOWING, type RulesText } from './text';

/** What a hand counts, in every game of the family. */
export const HAND_COUNTS =
  'What a side writes is its card points with the match bonus, wies and stöck, all together times the multiplier of what is trumps.';

/** Who may score melds. */
export const WIES =
  'Melds, or wies, are shown with the first card. Only one side scores them in a hand: the one with the strongest single meld, which then scores all of its own. Any four beats any sequence, a longer sequence beats a shorter one; of two equally long the one with the higher top card is stronger, then the one in trumps, then the one declared first. Melds of one player may not share a card.';

/** Stöck and match. */
export const STOECK_AND_MATCH =
  'Stöck are king and queen of trumps in one hand. They count for their own side whoever has the wies; without a trump suit there are none. A match is all the tricks, and 157 points alone do not prove it.';

/** How it is settled who was first. */
export const STEPS =
  'Where the first to get there wins, a hand is counted in this order: stöck, wies, tricks (“Stöck, Wies, Stich”). Only by their tricks can several sides get there at once; then the table says who was first, and the slate asks.';

/** Schieber in plain words. */
export const schieber: RulesText = {
  what: [
    'The Jass of Switzerland: two against two, partners opposite each other, to 2500 points. Whoever makes trumps chooses a suit or plays without, or pushes the choice across the table to the partner. That pushing is the “Schieben” of the name.',
  ],
  who: [
    'Four players in two sides, with the 36 Jass cards, nine to each. After every hand the deal passes to the right.',
    'In the first game the holder of the ten of hearts makes trumps, or of another card that the table agrees on; afterwards the right passes to the right with every hand. The dealer is always the player before.',
  ],
  hand: [
    'Trumps are one of the four suits, obenabe, where the high cards win, or undenufe, where the low cards do. Whoever has the right to make trumps may push once; then the partner must choose. The one who had the right leads in any case.',
    `${FOLLOWING} A trick that is trumped already can only be trumped higher, unless nothing but trumps is left. In obenabe and undenufe everybody has to follow suit.`,
  ],
  modes: ['suits', 'obenabe', 'undenufe'],
  scoring: [COUNTING, HAND_COUNTS, WIES, STOECK_AND_MATCH],
  end: [
    'Reaching 2500 does nothing by itself. A side wins when it says so (it declares, “bedankt sich”), during a hand or between two, and has the points by then. A side that has them and keeps silent has not won; the other may get there later, declare first, and win. Whoever declares too early has to play on.',
    STEPS,
    'In a tourney the winner gets 2 tourney points if the other side is below half the target, 1250, which is to say that it has not come out “aus dem Schneider”; else 1.',
  ],
  example: 'A short game to 1000 between Anna and Carla, and Beat and Dora.',
  sources: ['earthli', 'jassonkel'],
};
