import type { players as en } from '../en/players';
import type { Translated } from '../translated';

export const players: Translated<typeof en> = {};
