/** The element that stands on the board's page until its scripts are there. */
export const SIGHT_ID = 'sight';
/** The element that has what the board begins with, as the server would answer it. */
export const TOLD_ID = 'told';
