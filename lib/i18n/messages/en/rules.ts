/** The pages of the rules, what they share. */
export const rules = {} as const;
