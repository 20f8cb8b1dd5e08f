import type { record as en } from '../en/record';
import type { Translated } from '../translated';

export const record: Translated<typeof en> = {};
