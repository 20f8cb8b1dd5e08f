/** Under this key of `localStorage` a phone remembers that it has games; the first script reads it. */
export const PLAYS_KEY = 'plays';
/** The event of the window after that changed. */
export const PLAYS_NOTED = 'schiefer-plays';
