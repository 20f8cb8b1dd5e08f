import type { sticks as en } from '../en/sticks';
import type { Translated } from '../translated';

export const sticks: Translated<typeof en> = {};
