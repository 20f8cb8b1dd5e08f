import type { seasons as en } from '../en/seasons';
import type { Translated } from '../translated';

export const seasons: Translated<typeof en> = {};
