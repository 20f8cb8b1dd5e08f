/** The house options, in the players' words. */

type Choices = {
  readonly label: string;
  readonly choices: readonly { readonly value: unknown; readonly label: string }[];
};

/** The house options that are a choice, in the players' words. */
export const OPTIONS: { readonly [option: string]: Choices } = {
  zeroTricks: {
    label: 'Taking no trick',
    choices: [
      { value: 'first', label: 'comes before all else: 2 potatoes' },
      { value: 'like-hundred', label: 'is as bad as 100, and no worse' },
    ],
  },
  tie: {
    label: 'Two with the same points',
    choices: [
      { value: 'third-wins', label: 'a potato each, the third 2 sticks' },
      { value: 'cut', label: 'cut the cards: the lower gets 2 potatoes' },
    ],
  },
  noTrump: {
    label: 'A hand in which nobody made trumps',
    choices: [
      { value: 'count-eights', label: 'counts, eights are worth 8' },
      { value: 'void', label: 'is void and dealt again' },
    ],
  },
  announcements: {
    label: 'Announcements',
    choices: [
      { value: 'open', label: 'are said aloud, one after the other' },
      { value: 'hidden', label: 'are hidden until the last is in' },
    ],
  },
  win: {
    label: 'A side wins',
    choices: [
      { value: 'declared', label: 'when it declares (bedankt sich)' },
      { value: 'reached', label: 'as soon as it has the points' },
    ],
  },
  cardPoints: {
    label: 'Card points are written by',
    choices: [
      { value: 'makers', label: 'the bidders, if they made it' },
      { value: 'both', label: 'each side, always its own' },
    ],
  },
  wies: {
    label: 'Wies',
    choices: [
      { value: true, label: 'count' },
      { value: false, label: 'do not count' },
    ],
  },
  stoeck: {
    label: 'Stöck',
    choices: [
      { value: true, label: 'count' },
      { value: false, label: 'do not count' },
    ],
  },
};

/** The house options that are a figure: what they are, and by how much they usually differ. */
export const FIGURES: {
  readonly [option: string]: { readonly label: string; readonly step: number };
} = {
  target: { label: 'Needed to win', step: 1 },
  teamTarget: { label: 'Points that the two need', step: 50 },
  bid: { label: 'Points that the soloist bids', step: 10 },
  matchBonus: { label: 'A match brings', step: 10 },
  sidiValue: { label: 'The bid sidi is worth', step: 1 },
  stake: { label: 'Stake, Rappen for each point', step: 5 },
  hands: { label: 'Hands in a game', step: 1 },
};

/** What fits in a figure, in a sentence; `deals`: the hands must be a multiple of it. */
export function whatFits(option: string, deals: number): string {
  if (option === 'hands' && deals > 1) {
    const some = [1, 2, 3].map((times) => times * deals).join(', ');
    return `A multiple of ${deals}, so that everybody deals equally often: ${some} …`;
  }
  return FITS[option] ?? 'A whole number above 0.';
}
const FITS: { readonly [option: string]: string } = {
  matchBonus: 'A whole number, 0 or more.',
  stake: 'Whole Rappen, from 0 to 1 000 000.',
};
