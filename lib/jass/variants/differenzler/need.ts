/** What each of a Differenzler needs in its last hand. */
import type { Need } from '../../need/certain';
import { byMargins } from '../../need/margins';

/** How far off one may be is compared, what an exact hit takes off included. */
export const need: Need = (ahead) => byMargins(ahead, { compared: 'off' });
