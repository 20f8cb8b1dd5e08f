import 'client-only';
import { recall, remember } from './storage';

const KEY = 'ended';

/** As long as a table that has just played to the end may still find a mistake, in ms. */
const STILL_FRESH_MS = 60 * 60 * 1000;

/** Remembers that a game ended with this step while this phone showed it. */
export const rememberEnd = (step: string): void => remember(KEY, { step, at: Date.now() });

/** Whether the game that ended with this step did so a moment ago on this phone. */
export function hasJustEnded(step: string): boolean {
  const known = recall(KEY);
  if (typeof known !== 'object' || known === null || !('step' in known) || !('at' in known))
    return false;
  return known.step === step && Date.now() - Number(known.at) < STILL_FRESH_MS;
}
