/** Tables, figures, ratings, the printed page. */
export const standings = {} as const;
