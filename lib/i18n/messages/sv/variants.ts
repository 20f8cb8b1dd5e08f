import type { variants as en } from '../en/variants';
import type { Translated } from '../translated';

export const variants: Translated<typeof en> = {};
