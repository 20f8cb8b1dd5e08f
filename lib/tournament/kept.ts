/**
 * A tournament as it is kept: what the document of it says, and beside that what a day needs. Pure.
 *
 * Entrants stand in the order of their numbers. What a table came to follows from its slips: the table's
 * phone and every desk have one, and where they differ the table is open until somebody corrects it.
 */
import { z } from 'zod';
import { VARIANT_IDS } from '../jass';
import { KINDS } from './document';
import { TIE_BREAKS } from './ranking';

const MOST = 10_000;
const points = z.int().min(-1_000_000).max(1_000_000);
const text = (length: number) => z.string().trim().max(length);

/** The id of an entrant, made where they are entered; in an imported document it may be any text. */
export const EntrantId = z.string().min(1).max(40).regex(/\S/);

/** How the winner of a prize follows from the results. */
const PRIZE_RULES = ['rank', 'round', 'matches', 'last'] as const;

/** Something that is to be won. Where nothing says how, whoever gives it knows. */
export const Prize = z.strictObject({
  /** In words, such as what the paper says; may be empty where `by` says it. */
  for: text(100),
  worth: text(100),
  by: z.enum(PRIZE_RULES).optional(),
  /** With `rank`: which one, from 1. */
  rank: z.int().min(1).max(MOST).optional(),
  /** Only among those of this category. */
  category: text(40).optional(),
  /** What it costs whoever gives it, in hundredths of a franc. */
  rappen: z.int().min(0).max(100_000_000).optional(),
  given: z.boolean().optional(),
});
export type Prize = z.infer<typeof Prize>;

/** What is agreed of a tournament, each part a field of its own, so that two who set different ones agree. */
export const Setting = z.strictObject({
  name: text(100),
  kind: z.enum(KINDS),
  /** What is played and by which house rules; without one no table can write its hands. */
  variant: z.enum(VARIANT_IDS).nullable(),
  options: z.record(z.string().max(40), z.unknown()),
  /** Null where that is open. */
  rounds: z.int().min(1).max(100).nullable(),
  hands: z.int().min(1).max(1000).nullable(),
  matchBonus: z.int().min(0).max(1_000_000),
  /** Null: as kind and variant have it. */
  better: z.enum(['most', 'least']).nullable(),
  drop: z.int().min(0).max(100),
  /** `usual`: nothing where the most wins, the mean where the least does. */
  bye: z.union([points, z.enum(['average', 'usual']), z.null()]),
  /** What parts those with the same total, in this order; left out: their best rounds. */
  tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length).optional(),
  seed: text(100),
  order: z.enum(['drawn', 'ranked']),
  keepClubsApart: z.boolean(),
  /** The day, as 2026-12-05. */
  date: z.iso.date().nullable(),
  place: text(200),
  /** So many can play; who comes later waits. Null: all. */
  places: z.int().min(1).max(MOST).nullable(),
  /** May people enter themselves by the link for entrants? */
  signUp: z.boolean(),
  categories: z.array(text(40)).max(20),
  startMoneyRappen: z.int().min(0).max(10_000_000),
  /** What there is to win, in the order in which it is told. */
  prizes: z.array(Prize).max(500),
  /** The index of the round from which on the ranking is shown to nobody else; null: never. */
  hiddenFrom: z.int().min(0).max(100).nullable(),
  /** How long a round takes; null: as long as it takes. */
  minutes: z.int().min(1).max(600).nullable(),
});
export type Setting = z.infer<typeof Setting>;

/** A tournament of which nobody has said more than its name. */
export const USUAL_SETTING: Setting = {
  name: '',
  kind: 'schieber-single',
  variant: null,
  options: {},
  rounds: null,
  hands: 12,
  matchBonus: 100,
  better: null,
  drop: 0,
  bye: 'usual',
  seed: '',
  order: 'drawn',
  keepClubsApart: false,
  date: null,
  place: '',
  places: null,
  signUp: false,
  categories: [],
  startMoneyRappen: 0,
  prizes: [],
  hiddenFrom: null,
  minutes: null,
};

const KeptEntrant = z.object({
  id: EntrantId,
  /** From 1; each stands for one entrant. */
  number: z.int().min(1),
  name: z.string(),
  club: z.string(),
  category: z.string(),
  paid: z.boolean(),
  present: z.boolean(),
  /** The index of the first round that they can play. */
  from: z.int().min(0),
  /** The index of the first round that they do not play any more; null while they stay. */
  left: z.int().min(0).nullable(),
  waiting: z.boolean(),
});
export type KeptEntrant = z.infer<typeof KeptEntrant>;

/** What a table brought: points by side or by seat, matches by side. */
export const Figures = z.strictObject({
  points: z.array(points).min(1).max(4),
  matches: z.array(z.int().min(0).max(1000)).max(4),
});
export type Figures = z.infer<typeof Figures>;

const Slip = Figures.extend({
  id: z.string(),
  /** The desk that typed it; null for the table's phone. */
  desk: z.string().nullable(),
  /** The game that it came from. */
  game: z.string().nullable(),
});
export type Slip = z.infer<typeof Slip>;

const KeptTable = z.object({
  table: z.int().min(1),
  seats: z.array(z.string()),
  slips: z.array(Slip),
  /** What a correction says, whatever the slips do. */
  fixed: Figures.nullable(),
  /**
   * Every result or slip that was put in the place of another one, oldest first; `by` the id of the change,
   * `desk` the one that put its own slip right.
   */
  corrections: z.array(
    z.object({
      by: z.string(),
      before: Figures.nullable(),
      after: Figures,
      reason: z.string(),
      desk: z.string().optional(),
    }),
  ),
  /** The game in which the hands of the table are written. */
  game: z.string().nullable(),
});
export type KeptTable = z.infer<typeof KeptTable>;

const KeptRound = z.object({
  /** The id of the change that drew it: whoever writes to a table says which draw they saw. */
  draw: z.string(),
  seed: z.string(),
  status: z.enum(['drawn', 'published', 'begun']),
  /** When it began, ISO 8601, and how long it takes. */
  begunAt: z.string().nullable(),
  minutes: z.int().nullable(),
  out: z.array(z.string()),
  tables: z.array(KeptTable),
});
export type KeptRound = z.infer<typeof KeptRound>;

const KeptPenalty = z.object({
  id: z.string(),
  entrant: z.string(),
  round: z.int(),
  points: z.int(),
  reason: z.string(),
});
const KeptCut = z.object({ id: z.string(), group: z.array(z.string()) });

/** The ranking as it is revealed: from which rank on, and how many of these lines are shown, the last first. */
export const Reveal = z.strictObject({
  from: z.int().min(1).max(MOST),
  shown: z.int().min(0).max(MOST),
});
export type Reveal = z.infer<typeof Reveal>;

/** One part of a tournament, and what stands there; null where there is nothing. */
const Part = z.discriminatedUnion('of', [
  z.object({ of: z.literal('setting'), value: Setting }),
  z.object({ of: z.literal('entrant'), id: z.string(), value: KeptEntrant.nullable() }),
  z.object({ of: z.literal('round'), round: z.int(), value: KeptRound.nullable() }),
  z.object({ of: z.literal('table'), round: z.int(), table: z.int(), value: KeptTable }),
  z.object({ of: z.literal('penalty'), id: z.string(), value: KeptPenalty.nullable() }),
  z.object({ of: z.literal('cut'), id: z.string(), value: KeptCut.nullable() }),
  z.object({ of: z.literal('over'), value: z.boolean() }),
  z.object({ of: z.literal('reveal'), value: Reveal.nullable() }),
]);
export type Part = z.infer<typeof Part>;

/** What a change did, for taking it back: what stood there before. */
const Step = z.object({ id: z.string(), before: z.array(Part) });
export type Step = z.infer<typeof Step>;

/** A tournament without the ids of its changes, which stand in its log: as it is stored. */
export const KeptState = z.object({
  setting: Setting,
  entrants: z.array(KeptEntrant),
  rounds: z.array(KeptRound),
  penalties: z.array(KeptPenalty),
  cuts: z.array(KeptCut),
  over: z.boolean(),
  /** Null while nothing is revealed; tournaments that were stored before lack it. */
  reveal: Reveal.nullable().default(null),
  /** The latest changes, oldest first, as far as they can be taken back. */
  steps: z.array(Step),
});
export type KeptState = z.infer<typeof KeptState>;

/** A tournament. `changes`: the ids of all that were made to it, in their order. */
export type Kept = KeptState & { readonly changes: readonly string[] };

/** A tournament before anybody has entered it. */
export const newTournament = (setting: Setting): Kept => ({
  setting,
  entrants: [],
  rounds: [],
  penalties: [],
  cuts: [],
  over: false,
  reveal: null,
  steps: [],
  changes: [],
});

/** Does somebody play in the next round that is drawn? */
export const isHere = ({ present, waiting, left }: KeptEntrant): boolean =>
  present && !waiting && left === null;

/** Do these say the same? */
export const isSame = (one: Figures, other: Figures): boolean =>
  one.points.join() === other.points.join() && matchesOf(one) === matchesOf(other);

// None is written as nothing or as so many noughts.
const matchesOf = ({ matches }: Figures): string =>
  matches.some((count) => count > 0) ? matches.join() : '';

/** What a table came to and where that comes from; null while it is played, and where slips differ. */
export function resultOf({
  slips,
  fixed,
}: Pick<KeptTable, 'slips' | 'fixed'>):
  | (Figures & { readonly from: 'phone' | 'slip' | 'correction' })
  | null {
  if (fixed) return { ...fixed, from: 'correction' };
  const [first] = slips;
  if (!first || slips.some((slip) => !isSame(slip, first))) return null;
  const { points: own, matches } = first;
  return { points: own, matches, from: first.desk === null ? 'phone' : 'slip' };
}

/** May a desk still put right by itself what it has typed of a table? Else whoever directs does. */
export const isCorrectable = (
  { rounds }: Pick<KeptState, 'rounds'>,
  round: number,
  { fixed }: Pick<KeptTable, 'fixed'>,
): boolean => fixed === null && rounds.slice(round + 1).every(({ status }) => status === 'drawn');

/** Are there slips of a table that differ, so that somebody has to look? */
export const isOpen = (table: KeptTable): boolean =>
  table.slips.length > 0 && resultOf(table) === null;

/** Where a round stands; `over`: every table has its result. */
export const statusOf = ({ status, tables }: KeptRound): KeptRound['status'] | 'over' =>
  status !== 'drawn' && tables.every((table) => resultOf(table) !== null) ? 'over' : status;
