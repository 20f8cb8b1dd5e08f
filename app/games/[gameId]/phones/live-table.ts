'use client';
import { createContext, useContext } from 'react';
import type { AtTable } from '@/lib/sync/at-table';
import type { Change, Fault, GameState } from '@/lib/sync/game';

export type TableNow = {
  readonly at: AtTable;
  /** Does the server say what others do? Without it the table is as it was said last. */
  readonly isConnected: boolean;
  readonly state: Pick<GameState, 'id' | 'table'>;
  readonly onChange: (change: Change) => Fault | undefined;
};

/** The table of the game on the board, for what is deep inside an entry sheet; null where it was never said. */
export const LiveTable = createContext<TableNow | null>(null);

export const useLiveTable = (): TableNow | null => useContext(LiveTable);
