/** The scheme of a table in words. */
export const scheme = {} as const;
