import type { Page } from '@playwright/test';
import type { VariantId } from '../../lib/jass';

export declare const BOARD_BYTES_LIMIT: number;
export declare const SHEET_BYTES_LIMIT: number;
export declare function boardParts(): Readonly<Record<string, readonly string[]>>;
export declare const BOARDS: Readonly<Partial<Record<VariantId, string>>>;
export declare function boardBytes(
  page: Page,
  name: string,
): Promise<{ scripts: { name: string; bytes: number }[]; sum: number; sheet: number }>;
