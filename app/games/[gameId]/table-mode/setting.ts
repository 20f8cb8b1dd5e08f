/** Whether this phone lies flat between the players: as `useSetting` takes it. */
export const TABLE_MODE = ['table-mode', ['off', 'on']] as const;
