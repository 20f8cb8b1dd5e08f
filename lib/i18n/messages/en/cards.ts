/** Suits, ranks, trumps, melds; counting and laying out cards. */
export const cards = {} as const;
