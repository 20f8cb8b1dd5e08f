import type { scheme as en } from '../en/scheme';
import type { Translated } from '../translated';

export const scheme: Translated<typeof en> = {};
