import type { Area } from '@/lib/i18n/messages';

/** What the form of a season says in the browser. */
export const FORM_AREAS = [
  'seasons',
  'scheme',
  'options',
  'newGame',
  'cards',
  'board',
  'variants',
] as const satisfies readonly Area[];
