/** What the pages of rules say of the games in which all play for themselves; paragraphs stand apart. */

/** How cards are played in every Jass with trumps. */
export const FOLLOWING =
  'Follow suit or trump, whichever you like; if you cannot follow suit, play any card. When trumps are led and the jack is your only one, you may keep it.';
/** What is counted at the end of every hand with all the cards. */
export const COUNTING =
  'At the end everybody counts the cards in the tricks taken, with 5 for the last trick. All the cards together are always worth 157.';

export const rulesEach = {
  mittlere: {
    what: `Three play, everyone for themselves, and the one in the middle loses. Most points are good, fewest points are good; the score between them is the bad one. But whoever takes a hundred or more has gone too far.

Good and bad are chalked up as marks. A stick is good, a potato is bad, and a stick cancels a potato of the same player. What counts in the end is sticks less potatoes; the marks of one hand always add up to nothing.`,
    who: 'Three players with the 36 Jass cards, French or Swiss-German. The dealer deals out all of them in threes, twelve to each, anticlockwise; the player at the dealer’s right leads. After every hand the deal passes to the right.',
    hand: `At first there are no trumps, and everybody has to follow suit; the highest card of the suit led takes the trick. The first card that does not follow suit makes trumps: its suit is trumps for the rest of the hand.

From then on it goes as in every Jass. ${FOLLOWING}

A jack or a nine of that suit counts 20 or 14 even if it was played before anybody knew that it would be a trump. In the very rare hand in which everybody always follows suit nobody makes trumps; then the eights count 8.`,
    scoring: `${COUNTING}

Then go down the list. The first case that has happened is scored, and nothing after it.

A player without points may still have taken a trick that was worth nothing, and that is not the same as taking none. So the slate asks whenever somebody has 0.`,
    end: 'Twelve hands, so that everybody deals four times. The best net score wins, and equal bests win together.',
    example: 'Four hands between Anna, Beat and Carla.',
  },
  molotow: {
    what: `Mittlere for four: the players with most and with least points each win a stick, and the two in the middle each get a potato. A stick is good, a potato is bad, and one cancels the other.

In some Swiss apps another game goes by this name, one in which melds count as negative points. This is not it.`,
    who: 'Four players, everyone for themselves, with the 36 Jass cards. The dealer deals in threes, nine cards to each, anticlockwise; the player at the dealer’s right leads. After every hand the deal passes to the right.',
    hand: `As in Mittlere there are no trumps at first, and everybody has to follow suit. The first card that does not follow suit makes its suit trumps for the rest of the hand.

From then on it goes as in every Jass. ${FOLLOWING}

In the very rare hand in which nobody makes trumps the eights count 8.`,
    scoring: `${COUNTING}

Then go down the list. The first case that has happened is scored, and nothing after it. Only points matter: a player without any may have taken a worthless trick, or none.`,
    end: 'Twelve hands, so that everybody deals three times, or as many as you like. The best net score wins, and equal bests win together.',
    example: 'Three hands between Anna, Beat, Carla and Dora.',
  },
  'plus-minus': {
    what: 'Most and least both score: one stick for the player with most points, one for the player with least. There are no potatoes; whoever is in the middle gets nothing. And whoever takes a hundred or more gets nothing either.',
    who: 'Three or four players, everyone for themselves, with the 36 Jass cards: twelve to each of three, nine to each of four. The player at the dealer’s right leads. After every hand the deal passes to the right.',
    hand: `As in Mittlere there are no trumps at first, and everybody has to follow suit. The first card that does not follow suit makes its suit trumps for the rest of the hand.

From then on it goes as in every Jass. ${FOLLOWING}

In the very rare hand in which nobody makes trumps the eights count 8.`,
    scoring: `${COUNTING}

Then go down the list. The first case that has happened is scored, and nothing after it.

With four players two may tie for most or for least. Then neither gets that stick: it is held between the two. It goes to the first of them who scores in a later hand in which the other does not. Several sticks can be held at once, each for itself, and one received in this way does not count as scoring for another. With three players nothing is ever held, because a tie of two is always a tie of all but one.`,
    end: 'The game is over when after a hand somebody has seven sticks or more, and more than anybody else. As long as the leaders are level play goes on. Sticks still held then lapse.',
    example:
      'Three hands between Anna, Beat, Carla and Dora: a stick is held, stays held, and is given.',
  },
  differenzler: {
    what: 'Say before play how many card points you will take, then take exactly that many. Every point more or less counts against you, and the lowest total wins.',
    who: 'Three or four players, everyone for themselves, with the 36 Jass cards: twelve to each of three, nine to each of four. After every hand the deal passes to the right.',
    hand: `A suit is trumps, usually that of the card at the bottom of the pack, which the dealer shows.

Then everybody announces a number from 0 to 157, from the player at the dealer’s right round to the dealer. The announcements need not add up to 157, and mostly they do not. They are open, so that all know them, or hidden until the last one is in.

The player at the dealer’s right leads. ${FOLLOWING} Wies, stöck and match do not count.`,
    scoring: `${COUNTING}

Each player writes the difference between the points announced and the points taken, whichever is more.

With a stake the differences are settled in money at the end: whoever is below the average of all totals receives the stake for every point below it, whoever is above pays it. Shares are whole Rappen and add up to nothing: they are rounded down, and the coins left over go to the largest fractions, from the first player on where these are equal.`,
    end: 'Twelve hands, or another number that lets everybody deal equally often. The lowest total wins, and equal lowest win together.',
    example: 'A short game of three hands between Anna, Beat and Carla, at 5 Rappen a point.',
  },
} as const;
