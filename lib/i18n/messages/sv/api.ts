import type { api as en } from '../en/api';
import type { Translated } from '../translated';

export const api: Translated<typeof en> = {};
