'use client';
import { createContext, useContext } from 'react';
import type { AtTable } from '@/lib/sync/at-table';
import type { Change, Fault, GameState } from '@/lib/sync/game';

export type TableNow = {
  readonly at: AtTable;
  readonly state: Pick<GameState, 'id' | 'table'>;
  readonly onChange: (change: Change) => Fault | undefined;
};

/** The table of the game on the board, for what is deep inside an entry sheet; null while it cannot be reached. */
export const LiveTable = createContext<TableNow | null>(null);

export const useLiveTable = (): TableNow | null => useContext(LiveTable);
