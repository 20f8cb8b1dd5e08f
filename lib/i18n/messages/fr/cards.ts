import type { cards as en } from '../en/cards';
import type { Translated } from '../translated';

export const cards: Translated<typeof en> = {};
