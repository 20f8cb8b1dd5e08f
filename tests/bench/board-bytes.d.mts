import type { Page } from '@playwright/test';

export declare const BOARD_BYTES_LIMIT: number;
export declare function boardBytes(
  page: Page,
): Promise<{ scripts: { name: string; bytes: number }[]; sum: number }>;
