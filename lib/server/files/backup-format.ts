/**
 * `schiefer-league/1`: a whole league as one ZIP file. `games.ndjson` holds a game on every line,
 * `league.json` the rest, how many games there are, and their SHA-256. Days as 2026-11-21, moments in
 * ISO 8601, UTC. Accounts are no part of it: whoever restores it owns the league, and invites.
 */
import 'server-only';
import { z } from 'zod';
import { VARIANT_IDS } from '../../jass';
import { STATUSES } from '../../league/attendance';
import { CashRules, MAX_RAPPEN, PAYMENT_KINDS } from '../../league/cash';
import { Day } from '../../league/days';
import { CURRENCIES } from '../../league/money';
import { NAME_FORMS } from '../../league/public-names';
import { Scheme } from '../../league/scheme';
import { OVERRIDES } from '../../sync/game';
import { ROLES } from '../access';
import { HouseRules } from '../games';
import { PAPER_OF, SaidAbout } from '../leagues';
import { LogRow, Substitutes } from '../store';
import { BackedUpTournament } from '../tournaments';

export const LEAGUE_FORMAT = 'schiefer-league/1';
export const LEAGUE_FILE = 'league.json';
export const GAMES_FILE = 'games.ndjson';

const Id = z.string().min(1).max(64);
const Moment = z.iso.datetime().transform((at) => new Date(at));
const Name = z.string().min(1).max(100);

/** What a file calls otherwise than the database. */
const STORED = {
  ...({ season: 'seasonId', evening: 'eveningId', tourney: 'tourneyId' } as const),
  ...({ player: 'playerId', entered: 'enteredId', mergedInto: 'mergedIntoId' } as const),
  ...({ from: 'fromId', to: 'toId' } as const),
};
const TOLD = Object.fromEntries(Object.entries(STORED).map(([told, stored]) => [stored, told]));
type StoredAs<Key> = Key extends keyof typeof STORED ? (typeof STORED)[Key] : Key;
type ToldAs<Key> = {
  [Told in keyof typeof STORED]: (typeof STORED)[Told] extends Key ? Told : never;
}[keyof typeof STORED];

const renamed = (of: object, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [names[key] ?? key, value]));

/** Something of a file as a row. */
export const asStored = <Of extends object>(of: Of) =>
  renamed(of, STORED) as { [Key in keyof Of as StoredAs<Key>]: Of[Key] }; // By those names.
/** A row as a file tells it. */
export const asTold = <Of extends object>(of: Of) =>
  renamed(of, TOLD) as {
    [Key in keyof Of as [ToldAs<Key>] extends [never] ? Key : ToldAs<Key>]: Of[Key];
  }; // By those names, too.

/** The columns that a part of a file is made of, but for some of it. */
export const columnsOf = <Shape extends z.ZodRawShape, Less extends keyof Shape = never>(
  { shape }: z.ZodObject<Shape>,
  ...less: Less[]
) => {
  const keys = Object.keys(shape).filter((key) => !less.some((one) => one === key));
  // Of each key that is left, by its name in the database.
  return renamed(Object.fromEntries(keys.map((key) => [key, true])), STORED) as {
    [Key in Exclude<keyof Shape, Less> as StoredAs<Key>]: true;
  };
};

export const LeaguePart = z.strictObject({
  id: Id,
  name: Name,
  isPublic: z.boolean(),
  publicNames: z.enum(NAME_FORMS).nullable().default(null),
  byFamily: z.boolean().default(false),
  currency: z.enum(CURRENCIES).nullable().default(null),
  isTrial: z.boolean().default(false),
  createdAt: Moment,
});
export const PlayerPart = z.strictObject({
  id: Id,
  name: Name,
  mergedInto: Id.nullable(),
  joinedOn: Day.nullable(),
  leftOn: Day.nullable(),
  publicName: z.enum(NAME_FORMS).nullable().default(null),
  createdAt: Moment,
});
export const SeasonPart = z.strictObject({
  id: Id,
  name: z.string(),
  startsOn: Day,
  endsOn: Day,
  variants: z.array(z.enum(VARIANT_IDS)),
  houseRules: HouseRules,
  scheme: Scheme,
  cash: CashRules.nullable().default(null),
  closed: z.boolean(),
  createdAt: Moment,
  /** Not in older files. */
  changes: z
    .array(z.strictObject({ at: Moment, author: z.string().nullable(), was: SaidAbout }))
    .default([]),
});
export const AttendancePart = z.strictObject({ player: Id, status: z.enum(STATUSES) });
/** Who sits there, and the name as entered where that was merged into another. */
const SeatPart = z.strictObject({ player: Id, entered: Id });
export const PaperSeatPart = SeatPart.extend({ side: z.int().min(0), total: z.number() });
export const PaperPart = z.strictObject({
  id: Id,
  variant: z.enum(VARIANT_IDS),
  of: z.enum(PAPER_OF),
  options: z.record(z.string(), z.unknown()),
  hands: z.int().min(1).nullable(),
  createdAt: Moment,
  seats: z.array(PaperSeatPart),
  /** Every change, oldest first, with what stood there before. */
  log: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      author: z.string().nullable(),
      was: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});
export const EveningPart = z.strictObject({
  id: Id,
  season: Id,
  /** The other seasons that count it; not in older files. */
  also: z.array(Id).default([]),
  date: Day,
  name: z.string(),
  isFinal: z.boolean(),
  // Of older backups nothing is known of them.
  time: z.string().nullable().default(null),
  place: z.string().nullable().default(null),
  fee: z.int().min(0).nullable().default(null),
  tables: z.array(z.unknown()),
  createdAt: Moment,
  attendance: z.array(AttendancePart),
  /** Results without hands; backups from before there were any have none. */
  paper: z.array(PaperPart).default([]),
});
export const PaymentPart = z.strictObject({
  id: Id,
  season: Id,
  evening: Id.nullable(),
  kind: z.enum(PAYMENT_KINDS),
  from: Id.nullable(),
  to: Id.nullable(),
  amount: z.int().min(-MAX_RAPPEN).max(MAX_RAPPEN),
  note: z.string().max(200),
  createdAt: Moment,
  author: z.string().nullable(),
});
export const TourneyPart = z.strictObject({
  id: Id,
  length: z.int().min(1).nullable(),
  createdAt: Moment,
});

export const BackedUpLeague = z.strictObject({
  format: z.literal(LEAGUE_FORMAT),
  madeAt: z.iso.datetime(),
  league: LeaguePart,
  /** Who had which role, for people to read. */
  members: z.array(z.strictObject({ name: z.string().nullable(), role: z.enum(ROLES) })),
  players: z.array(PlayerPart),
  seasons: z.array(SeasonPart),
  evenings: z.array(EveningPart),
  /** What was paid; older backups have none. */
  payments: z.array(PaymentPart).default([]),
  tourneys: z.array(TourneyPart),
  /** Not in older files. */
  tournaments: z.array(BackedUpTournament).default([]),
  games: z.strictObject({ count: z.int().min(0), sha256: z.string() }),
});
export type BackedUpLeague = z.infer<typeof BackedUpLeague>;

export const BackedUpGame = z.strictObject({
  id: Id,
  evening: Id,
  tourney: Id.nullable(),
  playedAt: Moment,
  createdAt: Moment,
  updatedAt: Moment,
  /** A `jass-record/1`; the names are those of the players at the time of the backup. */
  record: z.looseObject({
    variant: z.enum(VARIANT_IDS),
    options: z.record(z.string(), z.unknown()),
    players: z.array(z.string()),
    firstDealer: z.int(),
    hands: z.array(z.record(z.string(), z.unknown())),
    substitutes: Substitutes.optional(),
  }),
  lid: z.enum(OVERRIDES).nullable(),
  /** What the game is called, where somebody named it. */
  name: z.string().max(200).optional(),
  notes: z.string().max(20_000),
  seats: z.array(SeatPart),
  /** Who took a seat over, in the order of the record's substitutes; not in older files. */
  standIns: z.array(SeatPart).optional(),
  /** For every entry of the record, the hand's id and the change that wrote it last. */
  hands: z.array(z.strictObject({ id: Id, by: Id })),
  /** Every change ever made, oldest first. */
  log: z.array(
    z.strictObject({ ...LogRow.shape, at: Moment, author: z.string().max(200).nullable() }),
  ),
});
export type BackedUpGame = z.infer<typeof BackedUpGame>;
