/**
 * The changes on a tournament, as a phone or a desk sends them. Each has an id, made where the change is
 * made, that makes sending it again harmless; what goes to a round or a table says which draw was seen.
 */
import { z } from 'zod';
import { EntrantId, Figures, Reveal, Setting } from './kept';

const id = z.nanoid();
const Round = z.int().min(0).max(99);
const Table = z.int().min(1).max(10_000);
const reason = z.string().trim().max(500);
const Ids = z.array(EntrantId).min(1).max(2000);
/** At a table as it was drawn. */
const at = { id, round: Round, draw: id, table: Table };

const named = {
  name: z.string().trim().min(1).max(100),
  club: z.string().trim().max(100),
  category: z.string().trim().max(40),
  number: z.int().min(1).max(100_000),
};
/** Somebody who enters; without a number the next one is theirs. */
const NewEntrant = z.strictObject({
  id: EntrantId,
  name: named.name,
  club: named.club.optional(),
  category: named.category.optional(),
  number: named.number.optional(),
  paid: z.boolean().optional(),
  present: z.boolean().optional(),
});

export const TournamentChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set-up'), id, set: Setting.partial() }),
  z.strictObject({
    kind: z.literal('register'),
    id,
    entrants: z.array(NewEntrant).min(1).max(2000),
  }),
  z.strictObject({
    kind: z.literal('entrant'),
    id,
    entrant: EntrantId,
    set: z.strictObject({ ...named, from: Round }).partial(),
  }),
  z.strictObject({ kind: z.literal('remove'), id, entrant: EntrantId }),
  z.strictObject({
    kind: z.literal('mark'),
    id,
    entrants: Ids,
    set: z
      .strictObject({
        paid: z.boolean(),
        present: z.boolean(),
        waiting: z.boolean(),
        left: z.boolean(),
      })
      .partial(),
  }),
  z.strictObject({
    kind: z.literal('draw'),
    id,
    round: Round,
    seed: z.string().max(100),
    tables: z.array(z.array(EntrantId).min(2).max(4)).min(1).max(5000),
    out: z.array(EntrantId).max(10_000),
  }),
  z.strictObject({
    kind: z.literal('swap'),
    id,
    round: Round,
    draw: id,
    one: EntrantId,
    other: EntrantId,
  }),
  z.strictObject({ kind: z.literal('publish'), id, round: Round, draw: id }),
  z.strictObject({
    kind: z.literal('begin'),
    id,
    round: Round,
    draw: id,
    at: z.iso.datetime(),
    minutes: z.int().min(1).max(600).nullable(),
  }),
  /** What a desk typed off a table's slip; `was`: what it had typed before, where it puts that right. */
  z.strictObject({
    kind: z.literal('slip'),
    ...at,
    desk: z.string().trim().min(1).max(40),
    was: Figures.optional(),
    ...Figures.shape,
  }),
  /** What a table's phone says, or its game. */
  z.strictObject({ kind: z.literal('result'), ...at, game: id.nullable(), ...Figures.shape }),
  /** The game in which a table writes its hands. */
  z.strictObject({ kind: z.literal('game'), ...at, game: id }),
  /** `was`: the result that was seen; null for none. */
  z.strictObject({
    kind: z.literal('correct'),
    ...at,
    was: Figures.nullable(),
    ...Figures.shape,
    reason: reason.min(1),
  }),
  z.strictObject({
    kind: z.literal('penalty'),
    id,
    entrant: EntrantId,
    round: Round,
    points: z.int().min(0).max(1_000_000),
    reason,
  }),
  /** Takes a penalty off again. */
  z.strictObject({ kind: z.literal('lift'), id, penalty: z.string().max(40) }),
  /** Cards drawn by those who are level, best first; of the same people the last one counts. */
  z.strictObject({ kind: z.literal('cut'), id, group: Ids.min(2) }),
  z.strictObject({ kind: z.literal('take-back'), id, round: Round, draw: id, reason }),
  /** Shows so many places of the hidden ranking on all screens; null ends it. */
  z.strictObject({ kind: z.literal('reveal'), id, to: Reveal.nullable() }),
  z.strictObject({ kind: z.literal('finish'), id }),
  /** Takes back the change `target`, where nothing came after it in the same place. */
  z.strictObject({ kind: z.literal('undo'), id, target: id }),
]);
export type TournamentChange = z.infer<typeof TournamentChange>;
export type TournamentChangeKind = TournamentChange['kind'];
