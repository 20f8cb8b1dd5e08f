import type { ruleCases as en } from '../en/rule-cases';
import type { Translated } from '../translated';

export const ruleCases: Translated<typeof en> = {};
