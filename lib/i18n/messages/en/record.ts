/** The page of a finished game: course, hands, notes, log. */
export const record = {} as const;
