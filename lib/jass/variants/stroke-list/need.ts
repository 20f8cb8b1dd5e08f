/** What each on a list of strokes needs where the next hand can end the game. */
import { handsToCome, type Need } from '../../need/certain';
import { byMargins } from '../../need/margins';
import { byTarget } from '../../need/target';

/** The highest net wins, level ones together. */
export const need: Need = (ahead) =>
  handsToCome(ahead) === 1
    ? byMargins(ahead, { compared: 'net' })
    : byTarget(ahead, { compared: 'net' });
