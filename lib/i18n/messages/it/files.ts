import type { files as en } from '../en/files';
import type { Translated } from '../translated';

export const files: Translated<typeof en> = {};
