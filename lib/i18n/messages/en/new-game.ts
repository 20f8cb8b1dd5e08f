/** The page of a new game. */
export const newGame = {} as const;
