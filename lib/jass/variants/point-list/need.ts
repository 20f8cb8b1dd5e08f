/** What each on a list of points needs where the next hand can end the game. */
import { handsToCome, type Need } from '../../need/certain';
import { byMargins } from '../../need/margins';
import { byTarget } from '../../need/target';

/** The most or the fewest win, level ones together; somebody at the target ends it either way. */
export const need: Need = (ahead) => {
  if (ahead.better === 'least') return byMargins(ahead, { compared: 'fewer' });
  return handsToCome(ahead) === 1
    ? byMargins(ahead, { compared: 'points' })
    : byTarget(ahead, { compared: 'points' });
};
