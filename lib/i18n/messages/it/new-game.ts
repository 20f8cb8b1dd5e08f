import type { newGame as en } from '../en/new-game';
import type { Translated } from '../translated';

export const newGame: Translated<typeof en> = {};
