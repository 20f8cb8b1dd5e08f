/** Sidi Barani: auction, bids, hands in words, entry. */
export const sidi = {} as const;
