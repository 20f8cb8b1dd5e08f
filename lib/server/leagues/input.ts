/**
 * What may be sent about a league, under the names of what is done with it: shape and size. The rest is decided
 * there.
 */
import 'server-only';
import { z } from 'zod';
import { LANGUAGES } from '../../i18n/languages';
import { sentenceError } from '../../i18n/sentence';
import { VARIANT_IDS } from '../../jass';
import { STATUSES } from '../../league/attendance';
import { CashRules, MAX_RAPPEN, PAYMENT_KINDS } from '../../league/cash';
import { MEASURES } from '../../league/measures';
import { CURRENCIES } from '../../league/money';
import { NAME_FORMS } from '../../league/public-names';
import { MOST_TOTAL } from '../../league/result-paper';
import { Scheme } from '../../league/scheme';
import { MOST_IN_SERIES } from '../../league/series';
import { Id, type ReadonlyLists, ROLES } from '../access';
import { PAPER_OF } from './paper';

/** The most letters in the name of an evening. */
export const EVENING_NAME_LENGTH = 60;
/** The same of its place. */
const EVENING_PLACE_LENGTH = 80;

/** Longer than any name may be, so that it is refused with a sentence. */
const Name = z
  .string()
  .max(200, { error: () => sentenceError('server.input.nameLength', { most: '200' }) });
const Day = z.iso.date({
  error: () => sentenceError('server.input.day', { example: '2026-11-21' }),
});
const SeasonDay = z.iso.date({ error: () => sentenceError('seasons.form.dayFault') });
const Variant = z.enum(VARIANT_IDS);
const Form = z.enum(NAME_FORMS);
const Token = z.string().max(100);
const OwnStatus = z.enum(['coming', 'excused']).nullable();

/** How the viewer's browser reaches this server; a configured address goes before it. */
const Origin = z.url({ protocol: /^https?$/ }).max(300);

const ofLeague = { leagueId: Id };
const ofMember = { ...ofLeague, userId: Id };
const ofPlayer = { ...ofLeague, playerId: Id };

/** As many and as large as the options of a variant ever are. */
export const HouseOptionsGiven = z
  .record(z.string().max(40), z.json())
  .refine((options) => JSON.stringify(options).length <= 2000, {
    error: () => sentenceError('seasons.form.rulesTooLong'),
  });

const season = {
  name: z.string().max(60, { error: () => sentenceError('seasons.form.nameTooLong') }),
  startsOn: SeasonDay,
  endsOn: SeasonDay,
  variants: z.array(Variant).max(VARIANT_IDS.length),
  houseRules: z.partialRecord(Variant, HouseOptionsGiven),
  scheme: Scheme,
};

const evening = {
  date: Day,
  /** Empty where the date says enough. */
  name: z.string().max(EVENING_NAME_LENGTH, {
    error: () => sentenceError('server.input.eveningName', { most: String(EVENING_NAME_LENGTH) }),
  }),
  isFinal: z.boolean(),
  /** When it begins, and where; null where nobody said, left out where that stays. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      error: () => sentenceError('server.input.time', { example: '19:30' }),
    })
    .nullable()
    .optional(),
  place: z
    .string()
    .max(EVENING_PLACE_LENGTH, {
      error: () => sentenceError('server.input.place', { most: String(EVENING_PLACE_LENGTH) }),
    })
    .nullable()
    .optional(),
  /** The other seasons that count it as well; left out where they stay. */
  also: z.array(Id).max(20).optional(),
};

/** More than any hall holds, in more rounds than a night has. */
const Tables = z
  .array(
    z.strictObject({
      name: z
        .string()
        .max(40, { error: () => sentenceError('server.input.tableName', { most: '40' }) }),
      variant: Variant,
      seats: z.array(Id).max(8),
      round: z.int().min(1).max(99),
    }),
  )
  .max(1000);
const sheet = {
  eveningId: Id,
  /** The sheet that the change was made on. */
  was: Tables,
};

/** What a total may be: more than any year brings, with the decimals of a mean. */
const PaperTotal = z.number().min(-MOST_TOTAL).max(MOST_TOTAL);
/** More than any hall holds. */
const MOST_TOTALS = 300;
/** More than a league plays in many years. */
const MOST_EVENINGS = 120;
const totals = {
  variant: Variant,
  of: z.enum(PAPER_OF),
  /** So many hands; null where nobody knows. */
  hands: z.int().min(1).max(10_000).nullable(),
};
/** Somebody by their place among the people of an import. */
const Whose = z.int().min(0).max(MOST_TOTALS);

/** The fewest and the most weeks between two evenings. */
const Weeks = z.int().min(1).max(8);

export const input = {
  foundLeague: z.strictObject({
    id: Id,
    name: Name,
    isPublic: z.boolean(),
    publicNames: Form.optional(),
    /** What its first season counts. */
    variant: Variant.optional(),
  }),
  changeLeague: z.strictObject({
    ...ofLeague,
    name: Name,
    isPublic: z.boolean(),
    publicNames: Form.optional(),
    byFamily: z.boolean().optional(),
  }),
  deleteLeague: z.strictObject({ ...ofLeague, name: Name }),
  tryLeague: z.strictObject({}),
  removeTrial: z.strictObject(ofLeague),

  changeRole: z.strictObject({ ...ofMember, role: z.enum(ROLES) }),
  takeOut: z.strictObject(ofMember),
  handOver: z.strictObject(ofMember),
  leaveLeague: z.strictObject(ofLeague),
  invite: z.strictObject({
    ...ofLeague,
    role: z.enum(ROLES),
    playerId: Id.optional(),
    /** How long it can be taken. */
    days: z.int().min(1).max(366),
    single: z.boolean(),
    origin: Origin,
  }),
  showInvitation: z.strictObject({ ...ofLeague, invitationId: Id, origin: Origin }),
  revokeInvitation: z.strictObject({ ...ofLeague, invitationId: Id }),
  acceptInvitation: z.strictObject({ token: Token }),

  addPlayers: z.strictObject({
    ...ofLeague,
    names: z
      .array(Name)
      .max(200, { error: () => sentenceError('server.input.namesAtOnce', { most: '200' }) }),
    joinedOn: Day.nullable(),
  }),
  renamePlayer: z.strictObject({ ...ofPlayer, name: Name }),
  setPlayerDays: z.strictObject({
    ...ofPlayer,
    joinedOn: Day.nullable(),
    leftOn: Day.nullable(),
  }),
  setPublicName: z.strictObject({ ...ofPlayer, publicName: Form.nullable() }),
  removePlayer: z.strictObject(ofPlayer),
  removeUnused: z.strictObject({ ...ofLeague, playerIds: z.array(Id).max(1000) }),
  mergePlayers: z.strictObject({ ...ofPlayer, intoId: Id }),
  unmergePlayer: z.strictObject(ofPlayer),
  claimPlayer: z.strictObject(ofPlayer),
  claimNewName: z.strictObject({ ...ofLeague, name: Name }),
  /** Nobody where null. */
  setMemberPlayer: z.strictObject({ ...ofMember, playerId: Id.nullable() }),
  releaseClaim: z.strictObject(ofPlayer),

  createSeason: z.strictObject({
    id: Id,
    ...ofLeague,
    ...season,
    /** It costs what this other season of the league does. */
    cashOf: Id.optional(),
  }),
  changeSeason: z.strictObject({ id: Id, ...season }),
  closeSeason: z.strictObject({ id: Id, closed: z.boolean() }),
  unlinkSeason: z.strictObject({ id: Id }),
  deleteSeason: z.strictObject({ id: Id }),

  createEvening: z.strictObject({
    id: Id,
    seasonId: Id,
    another: z.boolean().optional(),
    ...evening,
  }),
  createSeries: z.strictObject({
    seasonId: Id,
    /** The first day, and the last one that may be. */
    from: Day,
    until: Day,
    rhythm: z.discriminatedUnion('every', [
      z.strictObject({ every: z.literal('weeks'), weeks: Weeks }),
      z.strictObject({ every: z.literal('month') }),
    ]),
    /** Days of it on which there is none, as holidays. */
    without: z.array(Day).max(MOST_IN_SERIES).optional(),
    name: evening.name,
    time: evening.time,
    place: evening.place,
    also: evening.also,
  }),
  changeEvening: z.strictObject({ id: Id, seasonId: Id.optional(), ...evening }),
  deleteEvening: z.strictObject({ id: Id }),
  changeCalendar: z.strictObject({ ...ofLeague, open: z.boolean() }),
  remindMe: z.strictObject({ ...ofLeague, language: z.enum(LANGUAGES).nullable() }),
  markAttendance: z.strictObject({
    eveningId: Id,
    marks: z
      .array(z.strictObject({ playerId: Id, status: z.enum(STATUSES).nullable() }))
      .min(1)
      .max(500),
  }),
  sayAhead: z.strictObject({ eveningId: Id, status: OwnStatus }),
  saveTables: z.strictObject({ ...sheet, tables: Tables }),
  drawTables: z.strictObject({
    ...sheet,
    variants: z
      .array(Variant)
      .min(1, { error: () => sentenceError('server.input.chooseVariants') })
      .max(VARIANT_IDS.length),
    rounds: z.int().min(1).max(12),
  }),
  changeRoomLink: z.strictObject({
    eveningId: Id,
    do: z.enum(['open', 'renew', 'revoke']),
    origin: z.url(),
  }),
  pickName: z.strictObject({ token: Token, playerId: Id.nullable() }),
  saySelf: z.strictObject({ token: Token, status: OwnStatus }),
  goToTable: z.strictObject({ token: Token }),
  goToOwnTable: z.strictObject({ eveningId: Id }),

  savePaper: z.strictObject({
    id: Id,
    eveningId: Id,
    revision: z.int().min(0),
    /** It stands so on the paper, though it cannot come to that. */
    asWritten: z.boolean().optional(),
    /** It counts beside what somebody has of the same evening already. */
    besides: z.boolean().optional(),
    /** It is of a table that was drawn, and of no other game. */
    isDrawn: z.boolean().optional(),
    ...totals,
    /** Of a game in the order of play. */
    seats: z
      .array(z.strictObject({ player: Id, total: PaperTotal }))
      .min(1)
      .max(MOST_TOTALS),
  }),
  deletePaper: z.strictObject({ id: Id, eveningId: Id }),
  /** Ids are the phone's own, so that it can be sent again. */
  importTotals: z.strictObject({
    ...ofLeague,
    seasonId: Id,
    ...totals,
    of: z.enum(MEASURES),
    /** As of one evening. */
    besides: z.boolean().optional(),
    /** Of the league, or new to it: those who have left since belong to it until the season ends. */
    people: z
      .array(
        z.union([
          z.strictObject({ id: Id }),
          z.strictObject({ name: z.string().max(100), hasLeft: z.boolean() }),
        ]),
      )
      .min(1)
      .max(MOST_TOTALS),
    evenings: z
      .array(
        z.strictObject({
          /** Of the totals, and of the evening where the season has none on that day. */
          id: Id,
          eveningId: Id,
          date: z.iso.date(),
          totals: z
            .array(z.strictObject({ who: Whose, total: PaperTotal }))
            .min(1)
            .max(MOST_TOTALS),
          /** Who was excused: noted where nothing is noted of them. */
          excused: z.array(Whose).max(MOST_TOTALS).optional(),
        }),
      )
      .min(1)
      .max(MOST_EVENINGS),
  }),

  setCash: z.strictObject({
    seasonId: Id,
    rules: CashRules.nullable(),
    currency: z.enum(CURRENCIES).optional(),
  }),
  setFee: z.strictObject({ eveningId: Id, fee: z.int().min(0).max(1_000_000).nullable() }),
  savePayment: z.strictObject({
    id: Id,
    seasonId: Id,
    eveningId: Id.nullable(),
    kind: z.enum(PAYMENT_KINDS),
    /** A player; null for the till. */
    from: Id.nullable(),
    to: Id.nullable(),
    amount: z.int().min(-MAX_RAPPEN).max(MAX_RAPPEN),
    note: z.string().max(200),
    seen: z.int().min(0).optional(),
  }),
  deletePayment: z.strictObject({ id: Id, seasonId: Id }),
};

/** What is asked for under a name. */
export type Asked<Name extends keyof typeof input> = ReadonlyLists<z.output<(typeof input)[Name]>>;
