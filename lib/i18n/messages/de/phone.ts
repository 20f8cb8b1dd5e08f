import type { phone as en } from '../en/phone';
import type { Translated } from '../translated';

export const phone: Translated<typeof en> = {};
