/** Hands of stick games in words, and their entry. */
export const sticks = {} as const;
