/** Without network: what is not sent yet, the shell, updates, installing. */
export const offline = {} as const;
