import type { differenzler as en } from '../en/differenzler';
import type { Translated } from '../translated';

export const differenzler: Translated<typeof en> = {};
