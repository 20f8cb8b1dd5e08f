/** What each of a Molotow with wies needs where the next hand can end the game. */
import type { Need } from '../../need/certain';
import { byMargins } from '../../need/margins';
import { ALL_POINTS } from '../../points';

/** The fewest points win, level ones together; the last of so many hands may count twice. */
export const need: Need = (ahead) => {
  const { players, sides, after } = ahead;
  // All the points for one: what they add is how often they count.
  const points = players.map((_, seat) => (seat === 0 ? ALL_POINTS : 0));
  const added = (after({ points })?.totals[0] ?? 0) - (sides[0]?.total ?? 0);
  const times = Math.max(1, added / ALL_POINTS);
  return byMargins(ahead, { compared: 'fewer', times });
};
