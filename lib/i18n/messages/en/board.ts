/** The board of any variant: bar, keys, menu, hands, changes, result. */
export const board = {} as const;
