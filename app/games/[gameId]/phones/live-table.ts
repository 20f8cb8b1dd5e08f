'use client';
import { createContext, useContext } from 'react';
import type { AtTable } from '@/lib/sync/at-table';

type TableNow = { readonly gameId: string; readonly at: AtTable };

/** The table of the game on the board, for what is deep inside an entry sheet; null while it cannot be reached. */
export const LiveTable = createContext<TableNow | null>(null);

export const useLiveTable = (): TableNow | null => useContext(LiveTable);
