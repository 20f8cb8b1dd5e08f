import 'client-only';
import { PLAYS_KEY } from '../phone/plays';
import { recall, remember } from './storage';

/** Notes that there are games here, for the next time that the start page is opened (`plays.ts`). */
export function noteGame(): void {
  if (recall(PLAYS_KEY) === undefined) remember(PLAYS_KEY, 0);
}
