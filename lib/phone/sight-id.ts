/** The element that stands on the board's page until its scripts are there. */
export const SIGHT_ID = 'sight';
