import type { games as en } from '../en/games';
import type { Translated } from '../translated';

export const games: Translated<typeof en> = {};
