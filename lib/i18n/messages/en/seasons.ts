/** Seasons and the form of their scheme. */
export const seasons = {} as const;
