/** What is sent by e-mail. */
export const mail = {} as const;
