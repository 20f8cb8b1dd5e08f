/** Tokens and the JSON interface. */
export const api = {} as const;
