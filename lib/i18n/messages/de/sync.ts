import type { sync as en } from '../en/sync';
import type { Translated } from '../translated';

export const sync: Translated<typeof en> = {};
