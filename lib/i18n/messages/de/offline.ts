import type { offline as en } from '../en/offline';
import type { Translated } from '../translated';

export const offline: Translated<typeof en> = {};
