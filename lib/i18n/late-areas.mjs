/**
 * What a board says in parts that are loaded when they are opened, and nowhere else: it comes with the
 * first of them (`late-words.ts`) and not with the page. Plain JavaScript: the step that merges the texts
 * reads it.
 */
export const LATE_AREAS = Object.freeze([
  'change',
  'games',
  'new-game',
  'options',
  'phone',
  'record',
  'start',
]);
