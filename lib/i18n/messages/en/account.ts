/** Account: signing up and in, settings, sessions, errors. */
export const account = {} as const;
