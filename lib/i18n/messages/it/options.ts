import type { options as en } from '../en/options';
import type { Translated } from '../translated';

export const options: Translated<typeof en> = {};
