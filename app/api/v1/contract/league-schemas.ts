/** Leagues, their tables and their players as the JSON interface tells of them. */
import { z } from 'zod';
import { TRUMPS } from '@/lib/jass';
import { STATUSES } from '@/lib/league/attendance';
import { TIE_BREAKS } from '@/lib/league/measures';
import { Scheme } from '@/lib/league/scheme';
import { COLUMN_IDS } from '@/lib/league/table';
import { ROLES } from '@/lib/server/access';
import { FINISHED_KINDS } from '@/lib/server/games';
import { GameLine, Options, Tally } from './game-schemas';
import { Day, Id, Moment, Named, Next, note, Variant } from './shared';

const league = {
  ...Named.shape,
  isPublic: z.boolean(),
  role: z.enum(ROLES).nullable().meta(note('role')),
};
export const League = z.object(league).meta({ id: 'League' });
export const LeagueList = z.object({
  leagues: z.array(
    z.object({
      ...league,
      players: z.int(),
      evening: z.object({ date: Day, isAhead: z.boolean() }).nullable().meta(note('evening')),
    }),
  ),
  next: Next,
});

const days = {
  joinedOn: Day.nullable().meta(note('joinedOn')),
  leftOn: Day.nullable(),
};
export const PlayerList = z.object({
  players: z.array(z.object({ ...Named.shape, ...days, alsoKnownAs: z.array(z.string()) })),
  next: Next,
});

/** The options that a season prescribes, by variant. */
const HouseRules = z.partialRecord(Variant, Options).meta(note('houseRules'));

const season = {
  ...Named.shape,
  startsOn: Day,
  endsOn: Day.meta(note('endsOn')),
  variants: z.array(Variant),
  houseRules: HouseRules,
  scheme: Scheme.meta({ id: 'Scheme' }),
  closed: z.boolean().meta(note('closed')),
  isOver: z.boolean(),
};
const counted = {
  ...season,
  evenings: z.int().meta(note('seasonEvenings')),
  played: z.int().meta(note('seasonPlayed')),
  running: z.int().meta(note('seasonRunning')),
  planned: z.int().meta(note('seasonPlanned')),
};
export const Season = z.object({ ...counted, league: Named }).meta({ id: 'Season' });
export const SeasonList = z.object({
  seasons: z.array(z.object(counted)),
  next: Next,
});

const evening = {
  id: Id,
  date: Day,
  name: z.string(),
  isFinal: z.boolean(),
  time: z.string().nullable().meta(note('time')),
  place: z.string().nullable(),
  season: Named,
};
export const EveningList = z.object({
  evenings: z.array(
    z.object({
      ...evening,
      also: z.array(Named).meta(note('also')),
      games: z.int(),
      running: z.int().meta(note('running')),
      paper: z.int().meta(note('eveningPaper')),
    }),
  ),
  next: Next,
});

/** A table of an evening's sheet. */
const SheetTable = z
  .object({
    name: z.string(),
    variant: Variant,
    seats: z.array(Id).meta(note('sheetSeats')),
    round: z.int().meta(note('round')),
  })
  .meta({ id: 'SheetTable' });

const figure = z.number().nullable();
const Columns = z.object(
  Object.fromEntries(COLUMN_IDS.map((id) => [id, z.number().optional()])) as Record<
    (typeof COLUMN_IDS)[number],
    z.ZodOptional<z.ZodNumber>
  >, // the keys are those of the list
);
const exact = z.string().optional().meta(note('exact'));
const CountedResult = z.object({
  value: z.number(),
  exact,
  factor: z.number(),
  games: z.array(Id),
  paper: z.array(Id).optional().meta(note('paper')),
  counted: z.boolean(),
  why: z.enum(['not-among-best', 'dropped-worst']).optional(),
  substitute: z.enum(['score', 'own-mean', 'lowest']).optional(),
});
const Exact = z
  .partialRecord(z.enum(['total', 'mean', 'best', 'worst', 'gap', ...COLUMN_IDS]), z.string())
  .meta(note('exactFigures'));
const Row = z
  .object({
    id: z.string().meta(note('rowId')),
    name: z.string(),
    rank: z.int().nullable().meta(note('rank')),
    unranked: z
      .object({ why: z.enum(['games', 'evenings']), has: z.int(), needs: z.int() })
      .optional(),
    movement: z.int().nullable().meta(note('movement')),
    evenings: z.int(),
    games: z.int(),
    cells: z.array(
      z.object({
        evening: Id,
        value: figure,
        exact,
        games: z.array(Id),
        results: z.array(CountedResult),
      }),
    ),
    total: figure,
    mean: figure,
    best: figure,
    worst: figure,
    wins: z.int(),
    level: z.int().meta(note('level')),
    gap: figure.meta(note('gap')),
    columns: Columns,
    exact: Exact,
    tieBreak: z.enum(TIE_BREAKS).nullable().meta(note('tieBreak')),
    parted: z.enum(TIE_BREAKS).optional().meta(note('parted')),
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
/** What somebody's result of an evening is made of. */
const Made = z.object({
  playerId: Id,
  games: z.array(z.object({ id: Id, value: z.number() })),
  sum: z.number(),
  mean: z.number().nullable().meta(note('meanOfHand')),
  shares: z.object({ from: z.int(), to: z.int() }).nullable().meta(note('shares')),
});

const Ranking = Table.extend({ made: z.array(Made).meta(note('made')) })
  .meta({ id: 'EveningRanking' })
  .nullable()
  .meta(note('eveningRanking'));

/** An evening with all that is known of it. */
export const Evening = z
  .object({
    ...evening,
    number: z.int().nullable().meta(note('eveningNumber')),
    league: Named,
    attendance: z.array(
      z.object({
        ...Named.shape,
        status: z.enum(STATUSES).nullable(),
        plays: z.boolean().meta(note('plays')),
      }),
    ),
    tables: z.array(SheetTable).meta(note('sheet')),
    games: z.array(
      z.object({
        id: Id,
        variant: Variant,
        sides: z.array(z.string()),
        tally: Tally,
        over: z.boolean(),
        playedAt: Moment,
        at: z.object({ name: z.string(), round: z.int() }).nullable().meta(note('playedAtTable')),
      }),
    ),
    ranking: Ranking,
    also: z.array(Named.extend({ ranking: Ranking })).meta(note('also')),
  })
  .meta({ id: 'Evening' });

export const MadeSeries = z.object({
  made: z.int(),
  there: z.int().meta(note('there')),
  evenings: z.array(z.object({ id: Id, date: Day })),
});

export const AddedPlayers = z.object({
  players: z.array(z.object({ ...Named.shape, isNew: z.boolean() })),
});

/** What happened to the finished games of a league. */
export const Finished = z.object({
  finished: z.array(
    z.object({
      seq: z.int().meta(note('finishedSeq')),
      kind: z.enum(FINISHED_KINDS).meta(note('finishedKind')),
      gameId: Id,
      revision: z.int().meta(note('revisionAfter')),
      at: Moment,
      game: GameLine.nullable().meta(note('finishedGame')),
    }),
  ),
  next: z.int().meta(note('finishedNext')),
});

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
  pairs: Table.nullable().meta(note('pairs')),
  ratings: z.array(VariantRatings),
  open: z.object({ games: z.int(), days: z.array(Day), players: z.array(Id) }).meta(note('open')),
});

export const Ratings = z.object({
  league: Named,
  after: z.object({ id: Id, date: Day }).nullable().meta(note('ratedAfter')),
  ratings: z.array(VariantRatings),
});

const count = z.int();
const maybe = z.number().optional();
const Won = z.object({ games: count, wins: count, level: count.meta(note('level')) });
const VariantFigures = z.object({
  variant: Variant,
  ...Won.shape,
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
  seasons: z.array(Named).meta(note('seasons')),
  season: Named.nullable().meta(note('season')),
  isCut: z.boolean().meta(note('isCut')),
  figures: z.object({
    ...Won.shape,
    form: z.array(
      z.object({
        game: Id,
        // Then it is no game that can be asked for.
        isOnPaper: z.boolean(),
        at: Moment,
        variant: Variant,
        won: z.boolean(),
        isLevel: z.boolean(),
        place: count,
        sides: count,
      }),
    ),
    longestRun: count,
    byVariant: z.array(VariantFigures),
    partners: z.array(z.object({ ...Named.shape, ...Won.shape })),
    opponents: z.array(
      z.object({ ...Named.shape, games: count, ahead: count, behind: count, level: count }),
    ),
    trumps: z.array(z.object({ trump: Trump, made: count, won: count })),
    favouriteTrump: Trump.nullable(),
    bestTrump: Trump.nullable(),
    matches: count,
    stoodIn: z.object({ games: count, hands: count }).meta(note('stoodIn')),
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
