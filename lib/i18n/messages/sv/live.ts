import type { live as en } from '../en/live';
import type { Translated } from '../translated';

export const live: Translated<typeof en> = {};
