/** Hands of the Schieber family in words, their entry and slate. */
export const schieber = {} as const;
