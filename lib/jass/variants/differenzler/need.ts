/** What each of a Differenzler needs in its last hand. */
import type { Need } from '../../need/certain';
import { byMargins } from '../../need/margins';

/** The lowest total wins, level ones together; what an exact hit takes off is part of the difference. */
export const need: Need = (ahead) => byMargins(ahead, { compared: 'off' });
