/** Several phones at one table: joining, who writes, who is there, the big view. */
export const live = {} as const;
