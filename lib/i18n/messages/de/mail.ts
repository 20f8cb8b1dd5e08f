import type { mail as en } from '../en/mail';
import type { Translated } from '../translated';

export const mail: Translated<typeof en> = {};
