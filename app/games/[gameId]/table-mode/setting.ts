import { tableModeKey } from '@/lib/browser/table-mode';

/** Whether this phone lies flat between the players of this game: as `useSetting` takes it. */
export const tableMode = (gameId: string) => [tableModeKey(gameId), ['off', 'on']] as const;
