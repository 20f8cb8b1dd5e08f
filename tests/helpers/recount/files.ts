/** The files that a league gives away, as far as they are read here. */

/** A season as a file says it; of a scheme the parts that make a table. */
export type FileSeason = {
  readonly id: string;
  readonly variants: readonly string[];
  readonly scheme: FileScheme;
};
export type FileScheme = {
  readonly measure: string;
  readonly per: 'game' | 'evening';
  readonly rankPoints: readonly number[];
  readonly rankedBy: string;
  readonly combine: 'sum' | 'mean';
  readonly keep: { readonly kind: string; readonly count?: number; readonly missedFirst?: boolean };
  readonly minimum: { readonly games: number; readonly evenings: number };
  readonly finalFactor: number;
  readonly absence: { readonly of: string; readonly score: string | number } | null;
  readonly tieBreaks: readonly string[];
};

/** *Everything (JSON)* of a league. */
export type FileOfGames = {
  readonly games: readonly FileGame[];
  readonly paper?: readonly FilePaper[];
};
export type AtEvening = { readonly id: string; readonly day: string; readonly isFinal?: boolean };
export type FileGame = AtEvening & {
  readonly playedAt: string;
  readonly isOver: boolean;
  readonly record: { readonly variant: string };
  readonly seats: readonly {
    readonly player: string;
    readonly side: number;
    readonly figures: Readonly<Record<string, unknown>> | null;
  }[];
};
export type FilePaper = AtEvening & {
  readonly variant: string;
  /** `game`, or the measure of what somebody's evening came to. */
  readonly of: string;
  readonly hands: number | null;
  readonly seats: readonly {
    readonly player: string;
    readonly side: number;
    readonly total: number;
  }[];
};

/** `league.json` of a backup. */
export type FileOfLeague = {
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly mergedInto: string | null;
    readonly joinedOn: string | null;
    readonly leftOn: string | null;
  }[];
  readonly evenings: readonly {
    readonly id: string;
    readonly date: string;
    readonly season: string;
    readonly also: readonly string[];
    readonly attendance: readonly { readonly player: string; readonly status: string }[];
  }[];
};
