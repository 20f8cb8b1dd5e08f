/** What is played at each table of a rehearsal, hand by hand: everybody who sends of it knows it from here. */
import type { Figures } from '../../../lib/tournament';

export const HANDS = 12;
const SUM = 157;
const MATCH = 100;

/** The house rules: every trump counts once, and nothing but what the tricks bring. */
export const OPTIONS = {
  hands: HANDS,
  multipliers: { hearts: 1, diamonds: 1, clubs: 1, spades: 1, obenabe: 1, undenufe: 1 },
  wies: false,
  stoeck: false,
};

/** A place of a rehearsal: a table of a round, the round from 0, the table from 1. */
export type Place = { readonly round: number; readonly table: number };

/** Each hand of a table as its phone writes it; now and then the first side takes all tricks. */
export function handsAt({ round, table }: Place) {
  return Array.from({ length: HANDS }, (_, hand) => {
    if ((3 * table + 5 * round + hand) % 29 === 0)
      return { trump: 'hearts', points: [SUM, 0], match: 0 };
    const first = 40 + ((31 * table + 17 * round + 7 * hand) % 78);
    return { trump: 'obenabe', points: [first, SUM - first] };
  });
}

/** What stands on the table's slip in the end. */
export function figuresAt(place: Place): Figures {
  const hands = handsAt(place);
  const matches = hands.filter(({ match }) => match !== undefined).length;
  const first = hands.reduce((sum, { points: [own = 0] }) => sum + own, 0);
  return {
    points: [first + MATCH * matches, HANDS * SUM - first],
    matches: [matches, 0],
  };
}
