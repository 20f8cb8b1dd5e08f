/** Two players compared, by the games in which both sat. Pure. */
import type { VariantId } from '../jass';
import { playedBy, statsByVariant, type VariantStats, type Won, wonIn } from './player-stats';
import type { GameResult } from './result';

/** One game of both. */
export type Meeting = {
  readonly game: string;
  /** Only its totals are known. */
  readonly isOnPaper: boolean;
  readonly at: string;
  readonly variant: VariantId;
  readonly together: boolean;
  /** Places, of the first and of the second. */
  readonly places: readonly [number, number];
};

/** Two players, the first and the second as asked for. */
export type HeadToHead = {
  /** At one table. */
  readonly games: number;
  /** Of these, those of which only the totals are known. */
  readonly onPaper: number;
  /** Whether two can be on a side in any of them; else everybody is alone. */
  readonly hasSides: boolean;
  /** On the same side. */
  readonly together: Won;
  /** On different sides: how often which of them was ahead by place, and how often neither. */
  readonly against: {
    readonly games: number;
    readonly firstAhead: number;
    readonly secondAhead: number;
    readonly level: number;
  };
  /**
   * After each game on different sides: by how many games the first was ahead of the second, below 0 the
   * other way round.
   */
  readonly course: readonly (Pick<Meeting, 'game' | 'isOnPaper' | 'at'> & {
    readonly lead: number;
  })[];
  /** What the games of both came to for each of them, variant by variant. */
  readonly byVariant: readonly {
    readonly variant: VariantId;
    readonly first: VariantStats;
    readonly second: VariantStats;
  }[];
  /** The last ten, oldest first. */
  readonly last: readonly Meeting[];
};

const LAST_GAMES = 10;

/** How two players did in the games in which both sat; others are passed over. In order of play. */
export function headToHead(
  [first, second]: readonly [string, string],
  games: readonly GameResult[],
): HeadToHead {
  const common = games.filter(
    ({ seats }) =>
      seats.some(({ player }) => player === first) && seats.some(({ player }) => player === second),
  );
  const own = playedBy(first, common);
  const other = playedBy(second, common);
  const meetings = own.flatMap(({ game, seat }, index): Meeting[] => {
    const facing = other[index]?.seat;
    if (!facing) return [];
    const { id, at, variant } = game;
    return [
      {
        ...{ game: id, at, variant },
        isOnPaper: game.paper !== undefined,
        together: seat.side === facing.side,
        places: [seat.place, facing.place],
      },
    ];
  });
  const against = meetings.filter((meeting) => !meeting.together);
  const ahead = (sign: number) =>
    against.filter(({ places: [a, b] }) => Math.sign(b - a) === sign).length;
  let lead = 0;
  const course = against.map(({ game, isOnPaper, at, places: [a, b] }) => {
    lead += Math.sign(b - a);
    return { game, isOnPaper, at, lead };
  });
  const seconds = new Map(statsByVariant(second, common).map((stats) => [stats.variant, stats]));
  return {
    games: meetings.length,
    onPaper: meetings.filter(({ isOnPaper }) => isOnPaper).length,
    hasSides: common.some(
      ({ seats }) => new Set(seats.map(({ side }) => side)).size < seats.length,
    ),
    together: wonIn(own.filter((_, at) => meetings[at]?.together)),
    against: {
      games: against.length,
      firstAhead: ahead(1),
      secondAhead: ahead(-1),
      level: ahead(0),
    },
    course,
    byVariant: statsByVariant(first, common).flatMap((stats) => {
      const facing = seconds.get(stats.variant);
      return facing ? [{ variant: stats.variant, first: stats, second: facing }] : [];
    }),
    last: meetings.slice(-LAST_GAMES),
  };
}
