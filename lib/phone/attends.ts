/** Under this key of `localStorage` a phone remembers the running tournament that it takes part in; the first script reads it. */
export const ATTENDS_KEY = 'attends';
