/** Under this key of `localStorage` a phone remembers that it has games; the first script reads it. */
export const PLAYS_KEY = 'plays';
