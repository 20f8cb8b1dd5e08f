/** A game before its next hand, as those see it who say what each side needs to win. */
import type { Draft } from './ask';
import type { GameLength, Table } from './definition';
import type { FigureKind, Outlook } from './explain';
import { type Def, followed } from './follow';
import { ok, type Result } from './refusal';
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

/** The game of a record before its next hand, or the first fault found. */
export function aheadOf<Options, Entry extends Draft, State, Hand>(
  def: Def<Options, Entry, State, Hand>,
  table: Table<Options> & { readonly hands: readonly Entry[] },
): Result<Ahead<Options>> {
  const game = followed(def, table);
  if (!game.ok) return game;
  const { at } = game.value;
  const { players, options } = table;
  return ok({
    options,
    players,
    sides: at.sides.map((name, side) => ({
      name,
      seats: def.sides(options, players.length)[side]?.length ?? 1,
      total: def.totals(at.state)[side] ?? 0,
    })),
    counted: at.counted,
    figure: def.figure,
    better: def.better(options),
    length: def.gameLength(options),
    outlook: def.outlook(at),
    isOver: def.isFinished(at.state, table),
    after: (draft) => {
      // Its variant made it; what is wrong with it for this table is found.
      const entry = draft as Entry;
      if (def.fault(entry, { table, state: at.state, isLast: true })) return null;
      const { hand, state } = def.play(entry, at.state, table);
      const isFinished = def.isFinished(state, table);
      const { winners } = def.tally({ hands: [hand], state, table, isFinished });
      return { hand, totals: def.totals(state), winners };
    },
  });
}
