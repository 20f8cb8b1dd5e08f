/** A variant's options and the house rules. */
export const options = {} as const;
