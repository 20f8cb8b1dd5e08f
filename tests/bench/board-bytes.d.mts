import type { Page } from '@playwright/test';

export declare const BOARD_BYTES_LIMIT: number;
export declare const BOARDS: readonly string[];
export declare function boardBytes(
  page: Page,
  name: string,
): Promise<{ scripts: { name: string; bytes: number }[]; sum: number }>;
