/** What is drawn of a season outside of Next, for the server to send (operations/drawn-pages.ts). */
import 'server-only';
import type { Language } from '../../i18n/languages';
import type { League } from './leagues';
import type { SeasonTable } from './standings';

/** The page of a season; of a league without any, `table` is null. */
export type DrawnSeason = {
  readonly league: League;
  readonly table: SeasonTable | null;
  /** Of the page. */
  readonly path: string;
  /** An owner looks at what is hidden. */
  readonly looking: boolean;
  /** With all evenings, not with the last ones alone. */
  readonly isWhole: boolean;
};
/** What stands on a page: its title, and its HTML without any script. */
export type Sheet = { readonly title: string; readonly html: string };
export type DrawSeason = (page: DrawnSeason, language: Language) => Sheet;
