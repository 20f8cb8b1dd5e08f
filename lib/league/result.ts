/**
 * A finished game as standings, ratings and players' pages see it: who sat where, on which side, and
 * what it came to. Made from a game once, when it ends; everything else is made from these. Pure.
 */
import type { FigureId, Trump, VariantId } from '../jass';
import type { Status } from './attendance';
import type { Measure } from './measures';

/** What one hand-maker's trump brought: how often made, and how often the own side was ahead. */
export type TrumpCount = { readonly made: number; readonly won: number };

/** What hands came to for whoever played them, in the figures that the variant has. */
export type HandFigures = {
  /** Hands that counted; 0 where paper does not say how many. */
  readonly hands: number;
  /** By trump, the hands in which this seat made trumps; only where records tell who made them. */
  readonly trumps?: Readonly<Partial<Record<Trump, TrumpCount>>>;
} & { readonly [figure in FigureId]?: number };

/**
 * What a game came to for one seat: in the figures that its variant has, those that it does not have
 * are left out. What counts for a side is given to each of its seats.
 */
export type Figures = {
  /** Place in the game, 1 the best; level ones share it. */
  readonly place: number;
  readonly won: boolean;
  /** Games with written points: those of the best other side. */
  readonly against?: number;
  /** Where the variant has them. */
  readonly tourneyPoints?: number;
  /** Of an evening from paper alone: how often won, and what its places brought. */
  readonly wins?: number;
  readonly rankPoints?: number;
  /** Only where the seat was taken over: the hands of whoever began, and of each who stood in. */
  readonly own?: HandFigures;
  readonly standIns?: readonly HandFigures[];
} & HandFigures;

/**
 * A seat of a finished game: who began there (a player's id), on which side, and the figures. The game
 * counts for them to its end; the hands of those who stood in are theirs.
 */
export type SeatResult = {
  readonly player: string;
  readonly side: number;
  /** The players of the figures in `standIns`. */
  readonly stoodIn?: readonly string[];
} & Figures;

/** A finished game. `seats` are in the order of play. */
export type GameResult = {
  readonly id: string;
  readonly variant: VariantId;
  /** When it was played; ISO 8601, UTC. */
  readonly at: string;
  /** Only without hands: totals of a game, or in this measure what one player's evening came to. */
  readonly paper?: 'game' | Measure;
  readonly seats: readonly SeatResult[];
};

/** Is it a game, with hands or without, and not what somebody brought home of a whole evening? */
export const isGame = ({ paper = 'game' }: Pick<GameResult, 'paper'>): boolean => paper === 'game';

/** How many games with hands there are, and how many sheets of paper: of one, what each brought home is one result. */
export type PlayedCount = { readonly games: number; readonly paper: number };

/** How much was played, of results that count. */
export function countOf(results: readonly Pick<GameResult, 'id' | 'paper'>[]): PlayedCount {
  const ids = (isPaper: boolean) =>
    new Set(results.flatMap(({ id, paper }) => ((paper !== undefined) === isPaper ? [id] : [])));
  return { games: ids(false).size, paper: ids(true).size };
}

/** The results of one evening, in the order in which they were played. */
export type EveningResults = {
  readonly id: string;
  /** The day; ISO 8601, as 2026-11-21. */
  readonly date: string;
  /** Counted with the scheme's factor. */
  readonly isFinal: boolean;
  readonly games: readonly GameResult[];
  /** Who was there without a game, or is excused; whoever has a game was present. */
  readonly attendance: Readonly<Record<string, Status>>;
};

/** Somebody whom a table may list. Days as 2026-11-21; null for always. */
export type Entrant = {
  readonly id: string;
  readonly name: string;
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
};

/** In place of the name of whoever the league knows no more: an id is none. */
export const NAMELESS = '–';

/** Did they belong to the league that day? Both days included. */
export const belongsOn = ({ joinedOn, leftOn }: Entrant, day: string): boolean =>
  (joinedOn === null || joinedOn <= day) && (leftOn === null || leftOn >= day);
