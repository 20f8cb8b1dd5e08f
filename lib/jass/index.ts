/**
 * The engine: a record goes in, a tally or a refusal comes out. This is its only door; it knows no
 * clock, no chance, no network and no framework, so that the phone, the server and the command
 * line score alike.
 */

import { bring, variants } from '#variants';
import type { Explanation, FigureKind } from './explain';
import { type Envelope, parseEnvelope } from './record';
import type { Result } from './refusal';
import type { NextEntry, Variant } from './variant';
import type { VariantId } from './words';

export type {
  Asking,
  BidQuestion,
  Draft,
  FiguresQuestion,
  MeldsQuestion,
  OrderQuestion,
  Place,
  Question,
  QuestionKind,
  RowQuestion,
  SeatsQuestion,
  SideQuestion,
  TrumpQuestion,
  YesNoQuestion,
} from './ask';
export {
  BID_POINTS,
  type BidPoints,
  type Call,
  type Contract,
  contractOf,
  type LegalCalls,
  legalCalls,
} from './auction';
export { type BySeat, reseated } from './by-seat';
export {
  CARDS,
  type Card,
  type CountedTrump,
  cardValue,
  countCards,
  ranksByStrength,
  readCard,
  turnedTrump,
} from './cards';
export type { CardMode, GameLength, SlateKind, SlateRow, SourceId } from './definition';
export { SLATE_KINDS, SOURCE_IDS } from './definition';
export {
  type Explanation,
  FIGURE_IDS,
  type FigureId,
  type FigureKind,
  type HandExplanation,
  type Outlook,
  type SideOutlook,
  type Sum,
  TERM_KINDS,
  type Term,
  type TermKind,
} from './explain';
export { MESSAGES } from './messages';
export { sideLabels } from './names';
export type { OptionField } from './options';
export type { PointTally } from './own-points';
export { ALL_POINTS } from './points';
export { OUT, UNSAID } from './questions';
export type { RecordOf, Substitute } from './record';
export {
  type Fault,
  faultAt,
  ok,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type Result,
  refuse,
} from './refusal';
export {
  isList,
  isSums,
  type Said,
  type Told,
  teller,
  type Value,
} from './said';
export { fields, name, oneOf, phrase, shapeFault, text, wholeNumber, yesOrNo } from './schema';
export type { SchieberHand, SchieberTally } from './schieber-family';
export type { SchieberSlate } from './slate';
export type { ScoredHand, StickHand, StickTally } from './sticks';
export { STOECK } from './taken';
export { MOST_TOURNEY_POINTS } from './tourney';
export type { NextEntry } from './variant';
export { OFFERED } from './variants/offered';
export {
  countingFours,
  hasStoeck,
  idleFour,
  judgeWies,
  type Meld,
  meldCards,
  meldsOf,
  type ShownMeld,
  sequenceTops,
  type WiesReason,
  type WiesVerdict,
  wiesPoints,
} from './wies';
export {
  CONTRACTS,
  FORMAT,
  MELD_IDS,
  type MeldId,
  RANKS,
  type Rank,
  type RowContract,
  SEQUENCE_IDS,
  type Seat,
  type Side,
  STICK_RULE_IDS,
  type StickRuleId,
  SUITS,
  type Suit,
  TRUMPS,
  type Trump,
  VARIANT_IDS,
  type VariantId,
} from './words';

type Registry = typeof variants;
type Parsed<Id extends VariantId, Of extends 'parse' | 'parseOptions' | 'tally'> = Extract<
  ReturnType<Registry[Id][Of]>,
  { ok: true }
>['value'];

/** The options of one variant, complete; of any variant where none is named. */
export type Options<Id extends VariantId = VariantId> = {
  [I in Id]: Parsed<I, 'parseOptions'>;
}[Id];
/** A parsed record with every default filled in, told apart by `variant`. */
export type GameRecord<Id extends VariantId = VariantId> = { [I in Id]: Parsed<I, 'parse'> }[Id];
/** One entry of a record: what is written down for one hand. */
export type Entry<Id extends VariantId = VariantId> = GameRecord<Id>['hands'][number];
/** What a record comes to, told apart by `variant`. */
export type Tally<Id extends VariantId = VariantId> = { [I in Id]: Parsed<I, 'tally'> }[Id];

/**
 * Brings these variants: in a browser each is a file of its own, and nothing below answers for one that
 * is not here yet. Undefined where all are, as they always are outside of a browser.
 */
export function bringVariants(ids: readonly VariantId[]): Promise<unknown> | undefined {
  const coming = ids.flatMap((id) => bring(id) ?? []);
  return coming.length > 0 ? Promise.all(coming) : undefined;
}

/** What the rest of the product may know about a variant. */
export function variant(id: VariantId): Omit<Variant<VariantId>, 'parse' | 'tally'> {
  return variants[id];
}

/**
 * A record, or the first thing amiss with its shape, its number of players included. Whether its
 * hands can be scored is for `tally` to say.
 */
export function parseRecord(input: unknown): Result<GameRecord> {
  const envelope = parseEnvelope(input);
  return envelope.ok ? variants[envelope.value.variant].parse(envelope.value) : envelope;
}

/** The inverse of `parseRecord`: a `jass-record/1` document, with the options that differ. */
export function makeRecord(record: GameRecord): Envelope {
  return { ...record, options: variants[record.variant].makeOptions(record.options) };
}

/** Options as a record of this variant may write them, with the defaults filled in. */
export function parseOptions(variant: VariantId, input: unknown): Result<Options> {
  return variants[variant].parseOptions(input);
}

/** The inverse of `parseOptions`: only what differs from the defaults. */
export function makeOptions(variant: VariantId, options: unknown): Record<string, unknown> {
  return variants[variant].makeOptions(options);
}

/** The total of every side of a tally, in the figure of its variant. */
export function totalsOf({ variant: id, totals }: Pick<Tally, 'variant' | 'totals'>): number[] {
  const { figure } = variants[id];
  return totals.map((own: { readonly [kind in FigureKind]?: number }) => own[figure] ?? 0);
}

/**
 * What a finished game brings in a tourney, by side, or by seat where sides are not alike; null where
 * its variant has no tourneys or nobody has won it by the rules.
 */
export const tourneyPointsOf = ({ tourneyPoints }: TourneyTally): readonly number[] | null =>
  tourneyPoints ?? null;

/** What a tourney says of one of its games. */
export type TourneyTally = Pick<Tally, 'variant' | 'totals'> & {
  readonly tourneyPoints?: readonly number[] | undefined;
};

/** Rappen that each seat receives, below 0: pays; null where nothing is paid. */
export const settlementOf = (tally: Tally): readonly number[] | null =>
  ('settlement' in tally && tally.settlement) || null;

/** Can a game of this variant have a stake that is settled at its end? */
export const paysStakes = (id: VariantId): boolean => 'stake' in variants[id].optionFields;

/** What the rules know of a game beside its tally, or the first fault found. */
export function explain(input: unknown): Result<Explanation> {
  const envelope = parseEnvelope(input);
  return envelope.ok ? variants[envelope.value.variant].explain(envelope.value) : envelope;
}

/** What the hand after those of a record asks; a record that cannot be scored is refused. */
export function nextEntry(input: unknown): Result<NextEntry> {
  const envelope = parseEnvelope(input);
  return envelope.ok ? variants[envelope.value.variant].nextEntry(envelope.value) : envelope;
}

/** Scores a whole record: what it comes to so far, or the first fault found. */
export function tally(input: unknown): Result<Tally> {
  const envelope = parseEnvelope(input);
  return envelope.ok ? variants[envelope.value.variant].tally(envelope.value) : envelope;
}
