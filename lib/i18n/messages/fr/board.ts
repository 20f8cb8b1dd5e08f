import type { board as en } from '../en/board';
import type { Translated } from '../translated';

export const board: Translated<typeof en> = {};
