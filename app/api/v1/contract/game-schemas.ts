/** Games as the JSON interface tells of them. */
import { z } from 'zod';
import { FORMAT, VARIANT_IDS, variant } from '@/lib/jass';
import { OVERRIDES } from '@/lib/sync/game';
import { ENTRIES, ENTRY_LINES, OPTIONS } from './entries';
import { Day, Id, Moment, Named, Next, note, Variant } from './shared';
import TEXTS from './texts.json';

const Entry = z.union(ENTRIES).meta({
  id: 'Entry',
  // Each example with its variant, for which `examples` has no place.
  description: [TEXTS.fields.entry, ...ENTRY_LINES].join('\n'),
  examples: VARIANT_IDS.flatMap((id) => variant(id).example.hands),
});
/** The options of a game of any variant. */
export const Options = z.union(OPTIONS).meta({ id: 'Options', ...note('options') });
const Seats = z.array(z.int());
const Substitutes = z.array(z.object({ seat: z.int(), from: z.int(), name: z.string() }));

const Table = z
  .object({
    variant: Variant,
    options: Options,
    players: z.array(z.string()).meta({ example: ['Anna', 'Beat', 'Carla'] }),
    firstDealer: z.int().meta(note('firstDealer')),
    substitutes: Substitutes.optional().meta(note('substitutes')),
    name: z.string().optional().meta(note('gameName')),
  })
  .meta({ id: 'Table' });

const Hand = z
  .object({
    id: Id,
    by: Id.meta(note('by')),
    entry: Entry,
  })
  .meta({ id: 'Hand' });

const Override = z.enum(OVERRIDES).nullable().meta(note('override'));
const HandStep = z.object({
  id: Id,
  kind: z.enum(['record', 'insert', 'correct', 'remove']),
  handId: Id,
  index: z.int(),
  before: Entry.nullable(),
  after: Entry.nullable(),
});
const OverrideStep = z.object({
  id: Id,
  kind: z.enum(['finish', 'reopen']),
  before: Override,
  after: Override,
});
const TablePart = z
  .object({
    players: z.array(z.string().nullable()).meta(note('namesBySeat')),
    seats: z.array(z.int()).meta(note('movedSeats')),
    name: z.string(),
    options: Options,
    substitutes: Substitutes,
    entries: z.array(z.object({ hand: Id, by: Id, entry: Entry })).meta(note('entriesOfRules')),
  })
  .partial()
  .meta({ id: 'TablePart', ...note('tablePart') });
const TableStep = z.object({
  id: Id,
  kind: z.literal('table'),
  before: TablePart,
  after: TablePart,
});
const Step = z.union([HandStep, OverrideStep, TableStep]).meta({
  id: 'Step',
  ...note('step'),
});

const state = {
  id: Id,
  table: Table,
  hands: z.array(Hand),
  override: Override,
  done: z.array(Step).meta(note('done')),
  undone: z.array(Step).meta(note('undone')),
  revision: z.int().meta(note('revision')),
};
/** A game as a change finds and leaves it. */
export const GameState = z.object(state).meta({ id: 'GameState' });

const Figures = z.record(z.string(), z.number());
const SchieberSlate = z.object({
  hundreds: z.int(),
  fifties: z.int(),
  twenties: z.int(),
  remainder: z.int(),
});
/** What a game comes to, as the tally command says it. */
export const Tally = z
  .object({
    variant: Variant,
    status: z.enum(['playing', 'finished']),
    hands: z.array(z.record(z.string(), z.unknown())),
    totals: z.array(Figures),
    slate: z
      .array(z.union([z.string(), SchieberSlate, z.array(z.int().nullable())]))
      .optional()
      .meta(note('slate')),
    ranking: z.array(Seats).meta(note('ranking')),
    winners: Seats,
    dealer: z.int().nullable(),
    held: z.array(Seats).optional(),
    settlement: z.array(z.number()).optional(),
    tourneyPoints: z.array(z.number()).optional(),
  })
  .meta({ id: 'Tally' });

const inPlace = {
  tally: Tally,
  over: z.boolean().meta(note('over')),
  playedAt: Moment,
  updatedAt: Moment,
  league: Named.nullable(),
};

/** A game in a list. */
export const GameLine = z
  .object({
    id: Id,
    variant: Variant,
    name: z.string().optional().meta(note('gameName')),
    players: z.array(z.string()),
    sides: z.array(z.string()).meta(note('sides')),
    hands: z.int(),
    ...inPlace,
    playedOn: Day.nullable().meta(note('playedOn')),
    evening: z.object({ id: Id, date: Day }).nullable(),
    tourneyId: Id.nullable(),
    tourney: z
      .object({ length: z.int().nullable(), totals: z.array(z.int()) })
      .nullable()
      .meta(note('tourney')),
  })
  .meta({ id: 'GameLine' });
export const GameList = z.object({
  games: z.array(GameLine),
  next: Next,
  lookedTo: Moment.nullable().meta(note('lookedTo')),
});

/** A game with all that is known of it. */
export const Game = z
  .object({
    ...state,
    ...inPlace,
    seats: z.array(z.object({ seat: z.int(), side: z.int(), name: z.string(), playerId: Id })),
    evening: z.object({ id: Id, date: Day, name: z.string(), season: Named }).nullable(),
    tourney: z.object({ id: Id, length: z.int().nullable() }).nullable(),
    notes: z.string(),
    mayWrite: z.boolean(),
  })
  .meta({ id: 'Game' });

export const JassRecord = z
  .object({
    format: z.literal(FORMAT),
    ...Table.omit({ name: true }).shape,
    hands: z.array(Entry),
  })
  .meta({ id: 'Record', ...note('record') });

const ChangeKind = z.enum([
  ...HandStep.shape.kind.options,
  ...OverrideStep.shape.kind.options,
  'table',
  'undo',
  'redo',
]);
export const ChangeList = z.object({
  changes: z.array(
    z.object({
      revision: z.int().meta(note('revisionAfter')),
      id: Id,
      kind: ChangeKind,
      step: Step,
      at: Moment,
      who: z.string().meta(note('who')),
    }),
  ),
  revision: z.int().meta(note('revisionNow')),
  next: z.int().nullable().meta(note('nextAfter')),
});

/** What a search for games may ask; everything that is there must fit. */
export const Search = {
  league: Id.optional(),
  season: Id.optional(),
  evening: Id.optional(),
  player: Id.optional(),
  with: Id.optional(),
  variant: z.enum(VARIANT_IDS).optional(),
  from: Day.optional(),
  to: Day.optional(),
  result: z.enum(['running', 'finished', 'won', 'lost']).optional(),
  words: z.string().trim().min(1).max(200).optional(),
  order: z.enum(['newest', 'oldest']).optional(),
};
