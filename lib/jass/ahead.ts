/** A game before its next hand, as those see it who say what each side needs to win. */
import type { Draft } from './ask';
import type { GameLength } from './definition';
import type { FigureKind, Outlook } from './explain';
import type { Side } from './words';

/** What a game comes to with one hand more; totals in the figure of the variant. */
export type After = {
  /** The hand as the tally has it. */
  readonly hand: unknown;
  readonly totals: readonly number[];
  /** Who has won with it; empty where the game goes on. */
  readonly winners: readonly Side[];
};

/** A game before its next hand. */
export type Ahead<Options = unknown> = {
  readonly options: Options;
  readonly players: readonly string[];
  readonly sides: readonly {
    readonly name: string;
    /** How many seats it has. */
    readonly seats: number;
    readonly total: number;
  }[];
  /** How many hands count. */
  readonly counted: number;
  readonly figure: FigureKind;
  /** Which totals are good. */
  readonly better: 'most' | 'least';
  readonly length: GameLength;
  readonly outlook: Outlook;
  readonly isOver: boolean;
  /** The game with this entry after it; null where the rules of this table refuse it. */
  readonly after: (entry: Draft) => After | null;
};
