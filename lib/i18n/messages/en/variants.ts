/** The variants: names, players, one line each; how a game ends. */
export const variants = {} as const;
