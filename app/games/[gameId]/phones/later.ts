/** What is shown where other phones are at the table, as a board has it: in one file, with the first of them. */
import { later } from '@/app/ui/later';

const parts = () => import('./parts');

export const Announcing = later(async () => ({ default: (await parts()).Announcing }));
export const Gone = later(async () => ({ default: (await parts()).Gone }));
export const Here = later(async () => ({ default: (await parts()).Here }));
export const Meanwhile = later(async () => ({ default: (await parts()).Meanwhile }));
export const OwnPhones = later(async () => ({ default: (await parts()).OwnPhones }));
export const Replaced = later(async () => ({ default: (await parts()).Replaced }));
export const TakeChalk = later(async () => ({ default: (await parts()).TakeChalk }));
