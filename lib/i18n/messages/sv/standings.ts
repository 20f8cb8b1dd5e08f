import type { standings as en } from '../en/standings';
import type { Translated } from '../translated';

export const standings: Translated<typeof en> = {};
