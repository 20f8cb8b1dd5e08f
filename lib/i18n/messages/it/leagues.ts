import type { leagues as en } from '../en/leagues';
import type { Translated } from '../translated';

export const leagues: Translated<typeof en> = {};
