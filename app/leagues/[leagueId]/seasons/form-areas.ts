import type { ClientArea } from '@/app/ui/client-words';

/** What the form of a season says in the browser. */
export const FORM_AREAS = [
  'seasons',
  'scheme',
  'options',
  'house-rules',
  'new-game',
  'ask',
  'cards',
  'board',
] as const satisfies readonly ClientArea[];
