/** Leagues, their tables and their players as the JSON interface tells of them. */
import { z } from 'zod';
import { TRUMPS } from '@/lib/jass';
import { TIE_BREAKS } from '@/lib/league/measures';
import { Scheme } from '@/lib/league/scheme';
import { COLUMN_IDS } from '@/lib/league/table';
import { ROLES } from '@/lib/server/access';
import { Day, Id, Moment, Named, Next, Variant } from './shared';

const league = {
  ...Named.shape,
  isPublic: z.boolean(),
  role: z.enum(ROLES).nullable().meta({ description: 'Null where it is only public.' }),
};
export const League = z.object(league).meta({ id: 'League' });
export const LeagueList = z.object({
  leagues: z.array(
    z.object({
      ...league,
      players: z.int(),
      evening: z
        .object({ date: Day, isAhead: z.boolean() })
        .nullable()
        .meta({ description: 'The next evening, else the last one.' }),
    }),
  ),
  next: Next,
});

const days = {
  joinedOn: Day.nullable().meta({ description: 'Null for always.' }),
  leftOn: Day.nullable(),
};
export const PlayerList = z.object({
  players: z.array(z.object({ ...Named.shape, ...days, alsoKnownAs: z.array(z.string()) })),
  next: Next,
});

const season = {
  ...Named.shape,
  startsOn: Day,
  endsOn: Day.meta({ description: 'The last day, included.' }),
  variants: z.array(Variant),
  scheme: Scheme.meta({ id: 'Scheme' }),
  isOver: z.boolean(),
};
export const SeasonList = z.object({
  seasons: z.array(z.object({ ...season, evenings: z.int() })),
  next: Next,
});

export const EveningList = z.object({
  evenings: z.array(
    z.object({
      id: Id,
      date: Day,
      name: z.string(),
      isFinal: z.boolean(),
      season: Named,
      games: z.int(),
      running: z.int().meta({ description: 'Games that are not over.' }),
    }),
  ),
  next: Next,
});

const figure = z.number().nullable();
const Columns = z.object(
  Object.fromEntries(COLUMN_IDS.map((id) => [id, z.number().optional()])) as Record<
    (typeof COLUMN_IDS)[number],
    z.ZodOptional<z.ZodNumber>
  >, // the keys are those of the list
);
const CountedResult = z.object({
  value: z.number(),
  factor: z.number(),
  games: z.array(Id),
  counted: z.boolean(),
  why: z.enum(['not-among-best', 'dropped-worst']).optional(),
  substitute: z.enum(['score', 'own-mean', 'lowest']).optional(),
});
const Row = z
  .object({
    id: z.string().meta({ description: 'A player’s id; of a pair both, joined by +.' }),
    name: z.string(),
    rank: z.int().nullable().meta({ description: 'Level ones share it. Null where not ranked.' }),
    unranked: z
      .object({ why: z.enum(['games', 'evenings']), has: z.int(), needs: z.int() })
      .optional(),
    movement: z.int().nullable().meta({ description: 'Places won since the last evening.' }),
    evenings: z.int(),
    games: z.int(),
    cells: z.array(
      z.object({
        evening: Id,
        value: figure,
        games: z.array(Id),
        results: z.array(CountedResult),
      }),
    ),
    total: figure,
    mean: figure,
    best: figure,
    worst: figure,
    wins: z.int(),
    gap: figure.meta({ description: 'Behind the leader.' }),
    columns: Columns,
    tieBreak: z
      .enum(TIE_BREAKS)
      .nullable()
      .meta({ description: 'What parted this row from a level neighbour.' }),
  })
  .meta({ id: 'StandingsRow' });
const Table = z
  .object({
    evenings: z.array(z.object({ id: Id, date: Day, isFinal: z.boolean() })),
    columns: z.array(z.enum(COLUMN_IDS)),
    isLessBetter: z.boolean(),
    rows: z.array(Row),
    hiddenSince: z.object({ number: z.int(), date: Day }).nullable(),
  })
  .meta({ id: 'StandingsTable' });
const VariantRatings = z
  .object({
    variant: Variant,
    lines: z.array(
      z.object({
        ...Named.shape,
        points: z.number(),
        games: z.int(),
        isProvisional: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'VariantRatings' });

export const Standings = z.object({
  league: Named,
  season: z.object(season),
  standings: Table,
  pairs: Table.nullable().meta({ description: 'Where partners score together.' }),
  ratings: z.array(VariantRatings),
  open: z
    .object({ games: z.int(), days: z.array(Day), players: z.array(Id) })
    .meta({ description: 'Games of the season that are not over and do not count yet.' }),
});

export const Ratings = z.object({
  league: Named,
  after: z
    .object({ id: Id, date: Day })
    .nullable()
    .meta({ description: 'The evening that they take in as the last one.' }),
  ratings: z.array(VariantRatings),
});

const count = z.int();
const maybe = z.number().optional();
const VariantFigures = z.object({
  variant: Variant,
  games: count,
  wins: count,
  hands: count,
  meanNet: maybe,
  meanPoints: maybe,
  meanAgainst: maybe,
  meanCardPoints: maybe,
  meanDifference: maybe,
  tourneyPoints: maybe,
  matches: maybe,
  hundreds: maybe,
  hundredShare: maybe,
  exact: maybe,
  exactShare: maybe,
});
const Trump = z.enum(TRUMPS);

export const Player = z.object({
  ...Named.shape,
  ...days,
  alsoKnownAs: z.array(z.string()),
  league: Named.nullable(),
  seasons: z.array(Named).meta({ description: 'Seasons of the league, or years.' }),
  season: Named.nullable().meta({ description: 'The one shown; null for all of them.' }),
  isCut: z.boolean().meta({ description: 'Only the latest games were looked at.' }),
  figures: z.object({
    games: count,
    wins: count,
    form: z.array(
      z.object({
        game: Id,
        at: Moment,
        variant: Variant,
        won: z.boolean(),
        place: count,
        sides: count,
      }),
    ),
    longestRun: count,
    byVariant: z.array(VariantFigures),
    partners: z.array(z.object({ ...Named.shape, games: count, wins: count })),
    opponents: z.array(
      z.object({ ...Named.shape, games: count, ahead: count, behind: count, level: count }),
    ),
    trumps: z.array(z.object({ trump: Trump, made: count, won: count })),
    favouriteTrump: Trump.nullable(),
    bestTrump: Trump.nullable(),
    matches: count,
  }),
  ratings: z.array(
    z.object({
      variant: Variant,
      before: z.number().nullable(),
      after: z.array(z.object({ date: Day, points: z.number().nullable() })),
      games: count,
      isProvisional: z.boolean(),
    }),
  ),
});
