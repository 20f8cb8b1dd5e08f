/**
 * `jass-record/1`: one game as one document. Here its envelope, the same for every variant.
 *
 * A record is refused with the first fault found, in this order:
 * 1. the envelope (format, variant, options, players, firstDealer, hands, substitutes, nothing else),
 *    then the values of the options: `record-invalid`, hand null;
 * 2. the number of players: `players-count`;
 * 3. `firstDealer` and the seats of substitutes as seats of this game, and what options and players
 *    rule out together: `record-invalid`, hand null;
 * 4. the shape of every entry, first to last: `record-invalid` with its hand;
 * 5. the hands, scored in order; within one hand in the order of `REFUSAL_CODES`, so that
 *    `game-finished` comes last.
 *
 * 1 to 4 are `parseRecord`, 5 is the fold in `variant.ts`.
 */

import { readBy } from './reader';
import { ok, type Result, refuse } from './refusal';
import { fields, name, oneOf, phrase, shapeFault, wholeNumber } from './schema';
import { FORMAT, type Seat, VARIANT_IDS, type VariantId } from './words';
import * as z from './zod';

const MAX_NAME_LENGTH = 100;

const Name = name(MAX_NAME_LENGTH);

const SubstituteSchema = fields({
  seat: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  from: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  name: Name,
});
/** Who took a seat over, and the index of the first hand that they played. */
export type Substitute = { seat: Seat; from: number; name: string };

const EnvelopeSchema = fields({
  format: z.literal(FORMAT, phrase('words', { words: `"${FORMAT}"` })),
  variant: oneOf(VARIANT_IDS),
  options: z._default(z.unknown(), {}),
  players: z.array(Name, phrase('names', {})),
  firstDealer: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
  hands: z.custom<readonly unknown[]>(Array.isArray, phrase('entries', {})),
  substitutes: z.optional(z.array(SubstituteSchema, phrase('substitutes', {}))),
});

/** A record of which the options and the entries have not been looked at. */
export type Envelope = {
  format: typeof FORMAT;
  variant: VariantId;
  options: unknown;
  players: readonly string[];
  firstDealer: number;
  hands: readonly unknown[];
  substitutes?: readonly Substitute[] | undefined;
};

/** A parsed record of one variant: every default filled in. It is itself a valid record. */
export type RecordOf<Id extends VariantId, Options, Entry> = {
  format: typeof FORMAT;
  variant: Id;
  options: Options;
  /** Names in seat order. */
  players: readonly string[];
  /** The seat that dealt the first hand. */
  firstDealer: number;
  /** One entry per hand, oldest first. */
  hands: readonly Entry[];
  /** Who took a seat over during the game, where somebody did. It changes nothing in the tally. */
  substitutes?: readonly Substitute[];
};

/** The envelope, the rest of it unread. */
export function parseEnvelope(input: unknown): Result<Envelope> {
  const read = readBy(EnvelopeSchema, input);
  return read.success ? ok(read.data) : refuse(shapeFault(read.error, input, []), null);
}
