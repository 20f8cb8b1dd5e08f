import type { schieber as en } from '../en/schieber';
import type { Translated } from '../translated';

export const schieber: Translated<typeof en> = {};
