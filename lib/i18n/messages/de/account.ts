import type { account as en } from '../en/account';
import type { Translated } from '../translated';

export const account: Translated<typeof en> = {};
