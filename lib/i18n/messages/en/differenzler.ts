/** Differenzler: announcements, hands in words, entry. */
export const differenzler = {} as const;
