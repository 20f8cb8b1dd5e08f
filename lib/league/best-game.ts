/** The best single games of a season. Pure. */
import type { VariantId } from '../jass';
import { FIGURE_OF, isLessBetter, type Measure } from './measures';
import { type GameResult, isGame, NAMELESS } from './result';
import { measuresFor } from './scheme-fault';
import type { StandingsInput } from './standings';

/** What a game of a variant is read out in, the first that suits it: no places, and no wins. */
const READ_OUT = ['net-sticks', 'written-points', 'fewest-points', 'difference'] as const;

/** The best that a side brought home of one game of a variant, where less is better of a hand. */
export type BestGame = {
  readonly variant: VariantId;
  readonly measure: Measure;
  /** To hundredths. */
  readonly value: number;
  /** All who reached it, a game each; the names are those of a side. */
  readonly reached: readonly {
    readonly game: string;
    readonly day: string;
    readonly names: readonly string[];
  }[];
};

/** Those of each variant that counts; of evenings of which only totals are known, none. */
export function bestGames({
  evenings,
  entrants,
  variants,
}: Pick<StandingsInput, 'evenings' | 'entrants' | 'variants'>): BestGame[] {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return variants.flatMap((variant) => {
    const suited = measuresFor([variant]);
    const measure = READ_OUT.find((one) => suited.includes(one));
    if (!measure) return [];
    const all = evenings.flatMap(({ date, games }) =>
      games
        .filter((game) => game.variant === variant && isGame(game))
        .flatMap((game) => sidesOf(game, measure).map((side) => ({ ...side, day: date }))),
    );
    if (all.length === 0) return [];
    const value = all.reduce(
      (best, one) => (isLessBetter(measure) ? Math.min : Math.max)(best, one.value),
      all[0]?.value ?? 0,
    );
    const reached = all
      .filter((one) => one.value === value)
      .map(({ game, day, players }) => ({
        ...{ game, day },
        names: players.map((id) => names.get(id) ?? NAMELESS),
      }));
    return [{ variant, measure, value, reached }];
  });
}

/** Every side of a game that has the figure, with what it came to. */
function sidesOf(
  { id, seats }: GameResult,
  measure: (typeof READ_OUT)[number],
): { game: string; players: readonly string[]; value: number }[] {
  return [...new Set(seats.map(({ side }) => side))].flatMap((side) => {
    const own = seats.filter((seat) => seat.side === side);
    const figure = own[0]?.[FIGURE_OF[measure]];
    const hands = own[0]?.hands ?? 0;
    if (figure === undefined || (isLessBetter(measure) && hands === 0)) return [];
    const value = isLessBetter(measure) ? figure / hands : figure;
    const players = own.map(({ player }) => player);
    return [{ game: id, players, value: Math.round(value * 100) / 100 }];
  });
}
