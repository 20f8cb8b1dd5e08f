import type { sidi as en } from '../en/sidi';
import type { Translated } from '../translated';

export const sidi: Translated<typeof en> = {};
