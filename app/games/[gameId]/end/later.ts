/** What the end of a game is drawn with, as a board has it: loaded once it is quiet, in one file. */
import { later } from '@/app/ui/later';
import { withWords } from '@/lib/i18n/late-words';

const parts = withWords(() => import('./parts'));

export const EndSlate = later(async () => ({ default: (await parts()).EndSlate }));
export const Finished = later(async () => ({ default: (await parts()).Finished }));
export const MomentHere = later(async () => ({ default: (await parts()).MomentHere }));
export const SlateBack = later(async () => ({ default: (await parts()).SlateBack }));
export const TakenBack = later(async () => ({ default: (await parts()).TakenBack }));
