/** A variant’s options and the house rules. */
export const options = {
  zeroTricks: {
    label: 'Taking no trick',
    first: 'comes before all else: 2 potatoes',
    likeHundred: 'is as bad as 100, and no worse',
  },
  tie: {
    label: 'Two with the same points',
    thirdWins: 'a potato each, the third 2 sticks',
    cut: 'cut the cards: the lower gets 2 potatoes',
  },
  noTrump: {
    label: 'A hand in which nobody made trumps',
    countEights: 'counts, eights are worth 8',
    void: 'is void and dealt again',
  },
  announcements: {
    label: 'Announcements',
    open: 'are said aloud, one after the other',
    hidden: 'are hidden until the last is in',
  },
  win: {
    label: 'A side wins',
    declared: 'when it declares (bedankt sich)',
    reached: 'as soon as it has the points',
  },
  cardPoints: {
    label: 'Card points are written by',
    makers: 'the bidders, if they made it',
    both: 'each side, always its own',
  },
  wies: { label: 'Wies', yes: 'count', no: 'do not count' },
  stoeck: { label: 'Stöck', yes: 'count', no: 'do not count' },
  target: 'Needed to win',
  teamTarget: 'Points that the two need',
  bid: 'Points that the soloist bids',
  matchBonus: 'A match brings',
  sidiValue: 'The bid sidi is worth',
  stake: 'Stake, Rappen for each point',
  hands: 'Hands in a game',
  multipliers: 'Trumps multiply by',
  openEnd: 'open end',
  times: '{trump} ×{times}',
  fits: {
    deals: 'A multiple of {deals}, so that everybody deals equally often: {some} …',
    aboveNothing: 'A whole number above 0.',
    fromNothing: 'A whole number, 0 or more.',
    rappen: 'Whole Rappen, from 0 to {most, number}.',
  },
} as const;
