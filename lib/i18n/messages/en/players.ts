/** Players' pages: figures, company, games against each other. */
export const players = {} as const;
