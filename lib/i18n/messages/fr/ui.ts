import type { ui as en } from '../en/ui';
import type { Translated } from '../translated';

export const ui: Translated<typeof en> = {};
