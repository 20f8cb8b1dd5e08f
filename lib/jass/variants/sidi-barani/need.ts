/** What each side of a Sidi Barani needs. */
import type { Need } from '../../need/certain';
import { byTarget } from '../../need/target';

/** After a whole hand the higher side has won, if it has the target; level sides play on. */
export const need: Need = (ahead) => byTarget(ahead, { compared: 'points', above: 1 });
