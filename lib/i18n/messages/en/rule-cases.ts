/** The cases of the scoring lists, as the pages of the rules tell them. */
export const ruleCases = {} as const;
