/** Evenings: attendance, tables, ranking. */
export const evenings = {} as const;
