/** What phones may send about games: shape and size. Whether it fits the game is decided there. */
import { z } from 'zod';
import { sentenceError } from '../../../i18n/sentence';
import { VARIANT_IDS } from '../../../jass';
import { Id } from '../../access';
import { NOTES_LENGTH } from '../../games';
import { LinkToken } from './tournaments';

const MAX_BYTES = 4096;
/** Looked at first: what is small cannot be so deep that reading it fails. */
function isSmall(value: unknown): boolean {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).length <= MAX_BYTES;
  } catch {
    return false;
  }
}
const jsonObject = () =>
  z.unknown().refine(isSmall, { abort: true }).pipe(z.record(z.string(), z.json()));
/** An entry and options, which the engine reads; told apart for the document of the JSON interface. */
export const EntryGiven = jsonObject();
export const OptionsGiven = jsonObject();
/** A whole game, which the engine reads too. */
export const RecordGiven = z.record(z.string(), z.unknown());

/** More hands than any evening brings. */
const Index = z.int().min(0).max(999);

/** A new game: its id, and what is agreed before the first deal or all that was played; one of the two. */
export const CreateGame = z.strictObject({
  id: Id,
  table: z
    .strictObject({
      variant: z.enum(VARIANT_IDS),
      options: OptionsGiven,
      players: z.array(z.string().max(200)).max(8),
      firstDealer: z.int().min(0).max(7),
    })
    .optional(),
  record: RecordGiven.optional(),
  /** The tourney that the game belongs to; its first game brings it about. */
  tourney: z.strictObject({ id: Id, length: z.int().min(2).max(99).nullable() }).optional(),
  /** The evening of a league that it is played at. */
  evening: Id.optional(),
  /** The game that it follows at the same table. */
  after: Id.optional(),
  /** The table of a tournament whose hands are written in it, and the link by which its phone came. */
  tournament: z
    .strictObject({
      tournamentId: Id,
      round: z.int().min(0).max(99),
      table: z.int().min(1).max(10_000),
      draw: z.string().max(40),
      link: LinkToken,
    })
    .optional(),
  /** When it was begun, where it could not be sent at once. */
  begunAt: z.iso.datetime().optional(),
});

/** As it is called; what a name may be is for the server to say, with the figures. */
const Name = z.string().max(200);
/** What is changed of a table: something. */
const TablePart = z
  .strictObject({
    players: z.array(Name.nullable()).max(8),
    seats: z.array(z.int().min(0).max(7)).max(8),
    name: Name,
    options: OptionsGiven,
    substitutes: z
      .array(
        z.strictObject({ seat: z.int().min(0).max(7), from: z.int().min(1).max(999), name: Name }),
      )
      .max(50),
    entries: z.array(z.strictObject({ hand: Id, by: Id, entry: EntryGiven })).max(999),
  })
  .partial()
  .refine((part) => Object.keys(part).length > 0);

const Made = { id: Id };
/** The change by which people sat down as the phone saw them. */
const Seated = Id.nullable().optional();
/** Every change that can be made to a game. */
export const ChangeGame = z.strictObject({
  gameId: Id,
  change: z.discriminatedUnion('kind', [
    z.strictObject({
      ...Made,
      kind: z.literal('record'),
      index: Index,
      entry: EntryGiven,
      seated: Seated,
    }),
    z.strictObject({
      ...Made,
      kind: z.literal('insert'),
      index: Index,
      before: Id,
      entry: EntryGiven,
      seated: Seated,
    }),
    z.strictObject({
      ...Made,
      kind: z.literal('correct'),
      handId: Id,
      by: Id,
      entry: EntryGiven,
      seated: Seated,
    }),
    z.strictObject({ ...Made, kind: z.literal('remove'), handId: Id, by: Id }),
    z.strictObject({ ...Made, kind: z.enum(['undo', 'redo']), target: Id }),
    z.strictObject({ ...Made, kind: z.enum(['finish', 'reopen']) }),
    z.strictObject({ ...Made, kind: z.literal('table'), before: TablePart, after: TablePart }),
  ]),
});

/** The mark of the account under which something was entered on a phone; null for none. */
export const Account = z.string().max(64).nullable();

/** A change as an open board sends it. */
export const WriteChange = ChangeGame.extend({ account: Account });

/** An announcement of one seat; `id` is made on the phone, and that of the hand where it is the last. */
export const ANNOUNCEMENT = {
  id: Id,
  hand: Index,
  seat: z.int().min(0).max(7),
  points: z.int().min(0).max(999),
};
export const Announce = z.strictObject({ gameId: Id, ...ANNOUNCEMENT });

/** A game to delete. */
export const DeleteGame = z.strictObject({ gameId: Id });

/** The game to share. */
export const ShareGame = z.strictObject({ gameId: z.string().max(64) });

/** The notes of a game; how long they may be is for the server to say, with the figures. */
export const SetNotes = z.strictObject({
  gameId: Id,
  notes: z.string().max(10_000, {
    error: ({ input }) =>
      sentenceError('server.notesTooLong', {
        length: [...String(input)].length,
        most: NOTES_LENGTH,
      }),
  }),
});

/** What is typed on a television to watch. */
export const WatchByCode = z.strictObject({ code: z.string().max(20) });

/** A link to a table, and the seat that is taken with it; with the name of whoever takes it, where it has none. */
export const JoinTable = z.strictObject({
  token: z.string().max(100),
  seat: z.int().min(0).max(7).nullable(),
  name: z.string().max(200).optional(),
});
