import type { rules as en } from '../en/rules';
import type { Translated } from '../translated';

export const rules: Translated<typeof en> = {};
