/** Under this key of `localStorage` a phone remembers the running tournament that it takes part in; the first script reads it. */
export const ATTENDS_KEY = 'attends';
/** And under this one the league that was open here last, of those that its person belongs to. */
export const LEAGUE_KEY = 'league';
