import type { evenings as en } from '../en/evenings';
import type { Translated } from '../translated';

export const evenings: Translated<typeof en> = {};
