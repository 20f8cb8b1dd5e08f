/**
 * The engine: a record goes in, a tally or a refusal comes out. This is its only door; it knows no
 * clock, no chance, no network and no framework, so that the phone, the server and the command
 * line score alike.
 */
import { type Envelope, parseEnvelope } from './record';
import type { Result } from './refusal';
import type { Variant } from './variant';
import { variants } from './variants';
import type { VariantId } from './words';

export {
  BID_POINTS,
  type BidPoints,
  type Call,
  type Contract,
  contractOf,
  type LegalCalls,
  legalCalls,
} from './auction';
export {
  CARDS,
  type Card,
  type CountedTrump,
  cardValue,
  countCards,
  ranksByStrength,
  turnedTrump,
} from './cards';
export { MESSAGES } from './messages';
export { ALL_POINTS } from './points';
export type { RecordOf } from './record';
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
export { isList, type Said, type Told, teller, type Value } from './said';
export type { SchieberHand, SchieberTally } from './schieber-family';
export type { SchieberSlate } from './slate';
export type { ScoredHand, StickHand, StickTally } from './sticks';
export { STOECK } from './taken';
export type { Ask, GameLength } from './variant';
export type { DifferenzlerHand, DifferenzlerTally } from './variants/differenzler';
export type { SidiHand, SidiTally } from './variants/sidi-barani';
export {
  countingFours,
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
  FORMAT,
  FORMS,
  type Form,
  MELD_IDS,
  type MeldId,
  RANKS,
  type Rank,
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

/** Scores a whole record: what it comes to so far, or the first fault found. */
export function tally(input: unknown): Result<Tally> {
  const envelope = parseEnvelope(input);
  return envelope.ok ? variants[envelope.value.variant].tally(envelope.value) : envelope;
}
