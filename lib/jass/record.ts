/**
 * `jass-record/1`: one game as one document. Here its envelope, the same for every variant.
 *
 * A record is refused with the first fault found, in this order:
 * 1. the envelope (format, variant, options, players, firstDealer, hands, nothing else), then the
 *    values of the options: `record-invalid`, hand null;
 * 2. the number of players: `players-count`;
 * 3. `firstDealer` as a seat of this game, and what options and players rule out together:
 *    `record-invalid`, hand null;
 * 4. the shape of every entry, first to last: `record-invalid` with its hand;
 * 5. the hands, scored in order; within one hand in the order of `REFUSAL_CODES`, so that
 *    `game-finished` comes last.
 *
 * 1 to 4 are `parseRecord`, 5 is the fold in `variant.ts`.
 */

import { makeReader } from './reader';
import { ok, type Result, refuse } from './refusal';
import { fields, oneOf, phrase, shapeFault, wholeNumber } from './schema';
import { FORMAT, VARIANT_IDS, type VariantId } from './words';
import * as z from './zod';

const MAX_NAME_LENGTH = 100;

const Name = z.custom<string>(
  (value) => typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME_LENGTH,
  phrase('name', { most: MAX_NAME_LENGTH }),
);

const EnvelopeSchema = fields({
  format: z.literal(FORMAT, phrase('words', { words: `"${FORMAT}"` })),
  variant: oneOf(VARIANT_IDS),
  options: z._default(z.unknown(), {}),
  players: z.array(Name, phrase('names', {})),
  firstDealer: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
  hands: z.custom<readonly unknown[]>(Array.isArray, phrase('entries', {})),
});

/** A record of which the options and the entries have not been looked at. */
export type Envelope = {
  format: typeof FORMAT;
  variant: VariantId;
  options: unknown;
  players: readonly string[];
  firstDealer: number;
  hands: readonly unknown[];
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
};

const readEnvelope = makeReader(EnvelopeSchema);

/** The envelope, the rest of it unread. */
export function parseEnvelope(input: unknown): Result<Envelope> {
  const read = readEnvelope(input);
  return read.success ? ok(read.data) : refuse(shapeFault(read.error, input, []), null);
}
