/** What is drawn of a season outside of Next, for the server to send (operations/drawn-pages.ts). */
import 'server-only';
import type { Language } from '../../i18n/languages';
import type { Row } from '../../league/table';
import type { League } from './as-role';
import type { SeasonRace, SeasonTable } from './standings';

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
  /** With all pairs, not with the first ones alone. */
  readonly allPairs: boolean;
};
/** What somebody's total is made of. */
export type DrawnTotal = Pick<DrawnSeason, 'looking'> & {
  readonly table: SeasonTable;
  readonly row: Row;
};
/** How the places changed. */
export type DrawnRace = Pick<DrawnSeason, 'path' | 'looking'> & { readonly of: SeasonRace };
/** What stands on a page: its title, and its HTML without any script. */
export type Sheet = { readonly title: string; readonly html: string };
export type DrawSeason = (page: DrawnSeason, language: Language) => Sheet;
export type DrawTotal = (page: DrawnTotal, language: Language) => Sheet;
export type DrawRace = (page: DrawnRace, language: Language) => Sheet;
