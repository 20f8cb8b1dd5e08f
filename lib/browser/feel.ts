import 'client-only';

/**
 * What is felt and heard of the table: a short vibration, and the sounds of chalk, sponge and hand where
 * they are wanted. Nothing waits for it, and what would come late does not come at all.
 */
import { phoneSettings } from './settings';

/** What happens: a stroke is written, something is taken back, a match, a game is won. */
export type Feeling = 'stroke' | 'wipe' | 'match' | 'win';

/** How long the phone vibrates and rests in turn, in ms. */
const BUZZES = {
  stroke: [12],
  wipe: [6, 40, 6],
  match: [35, 60, 35, 60, 90],
  win: [25, 70, 25, 70, 25, 70, 160],
} as const satisfies Readonly<Record<Feeling, readonly number[]>>;

let play: ((feeling: Feeling) => void) | undefined;

/** Fetches the sounds where they are switched on, so that they are there when something happens. */
export async function readySounds(): Promise<void> {
  if (phoneSettings().sound === 'on') play ??= (await import('./sound')).play;
}

/** Lets it be felt and heard, as far as this phone is to. */
export function feel(feeling: Feeling): void {
  const { buzz, sound } = phoneSettings();
  if (buzz === 'on') navigator.vibrate?.([...BUZZES[feeling]]);
  if (sound === 'on') play?.(feeling);
}
