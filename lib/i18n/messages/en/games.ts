/** The lists of games: running, found, archive; games in and out. */
export const games = {} as const;
