import type { ClientArea } from '@/app/ui/client-words';

/** What the form of a season says in the browser. */
export const FORM_AREAS = [
  'seasons',
  'scheme',
  'options',
  'new-game',
  'cards',
  'board',
  'variants',
] as const satisfies readonly ClientArea[];
