/**
 * What a variant is: a definition written in its own types, and the same thing seen from outside,
 * where entries and options come in as unknown data and are read before they are used. The game
 * itself is a fold: start, then play entry after entry; undo is a shorter list folded again.
 */

import { makeReader } from './reader';
import type { Envelope, RecordOf } from './record';
import { type Fault, faultAt, ok, part, type Result, refuse } from './refusal';
import { type Schema, shapeFault } from './schema';
import { FORMAT, type Form, type Seat, type VariantId } from './words';
import * as z from './zod';

/**
 * How long a game lasts: a number of hands, until somebody has enough (in a race each side its
 * own), or as long as you like.
 */
export type GameLength =
  | { kind: 'hands'; hands: number }
  | { kind: 'sticks'; target: number }
  | { kind: 'points'; target: number }
  | { kind: 'race'; targets: number[] }
  | { kind: 'open' };

/**
 * A further question that the rules need answered for an entry: `noTricks`, which of these seats
 * took no trick; `cut`, which of these seats the cut of cards fell on.
 */
export type Ask = { field: 'noTricks' | 'cut'; seats: Seat[] };

/** Who plays under which options. */
export type Table<Options> = {
  options: Options;
  players: readonly string[];
  firstDealer: Seat;
};

/** Where an entry stands: what went before, and whether anything follows. */
export type Position<Options, State> = { table: Table<Options>; state: State; isLast: boolean };

/** A game as far as it has been played. */
export type Game<Hand, State, Options> = {
  hands: Hand[];
  state: State;
  table: Table<Options>;
  isFinished: boolean;
};

/** A variant in its own types, as its file writes it. */
export type Definition<Id extends VariantId, Options, Entry, State, Hand, Tally> = {
  id: Id;
  /** How many can play it. */
  players: readonly number[];
  /** The family of entry form. */
  form: Form;
  /** Whether there is something to draw on a slate. */
  slate: boolean;
  options: Schema<Options>;
  /** The schema of an entry at a table of so many players. */
  entry: (players: number) => Schema<Entry>;
  gameLength: (options: Options) => GameLength;
  /** A card turned up may name what is trumps. */
  turnsTrumps?: boolean;
  /** Finished games bring tourney points. */
  tourneys?: boolean;
  /** False where some of the cards are never played, so that points may add up to less. */
  isFullPack?: boolean;
  /** The seats of every side; each seat for itself where left out. */
  sides?: (options: Options) => Seat[][];
  /** The scoring list in force, in order; empty where a variant has none. */
  rules: (options: Options) => readonly { readonly id: string }[];
  /** The further questions for an entry so far, answered or not. */
  asks?: (entry: Entry, options: Options) => Ask[];
  /** What options and players rule out only together. */
  misfit?: (table: Table<Options>) => Fault | undefined;
  start: (table: Table<Options>) => State;
  /** What is wrong with an entry here, in the order of `REFUSAL_CODES`, save `game-finished`. */
  fault: (entry: Entry, position: Position<Options, State>) => Fault | undefined;
  play: (entry: Entry, state: State, table: Table<Options>) => { hand: Hand; state: State };
  isFinished: (state: State, table: Table<Options>) => boolean;
  tally: (game: Game<Hand, State, Options>) => Tally;
};

/**
 * A variant from outside. Where `options` are asked for, complete ones or any that are accepted in
 * a record will do; wrong ones are a bug of the caller and throw.
 */
export type Variant<Id extends VariantId, Options = unknown, Entry = unknown, Tally = unknown> = {
  id: Id;
  players: readonly number[];
  form: Form;
  slate: boolean;
  turnsTrumps: boolean;
  tourneys: boolean;
  isFullPack: boolean;
  gameLength: (options: unknown) => GameLength;
  /** The seats of every side at a table of so many players: what totals and winners count by. */
  sidesOf: (players: number, options: unknown) => Seat[][];
  rules: (options: unknown) => { id: string }[];
  /** Empty for an entry that is not one yet: not all the points, or a sum that is not right. */
  asks: (question: { options: unknown; players: number; entry: unknown }) => Ask[];
  parseOptions: (input: unknown) => Result<Options>;
  /** Only what differs from the defaults. */
  makeOptions: (options: unknown) => Record<string, unknown>;
  parse: (envelope: Envelope) => Result<RecordOf<Id, Options, Entry>>;
  tally: (envelope: Envelope) => Result<Tally>;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The entries that differ from the standard ones; of an object only what differs in it. */
const differing = (
  entries: readonly [string, unknown][],
  standard: (key: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const usual = standard(key);
      if (JSON.stringify(usual) === JSON.stringify(value)) return [];
      if (!isObject(value) || !isObject(usual)) return [[key, value]];
      return [[key, differing(Object.entries(value), (inner) => Reflect.get(usual, inner))]];
    }),
  );

/** The variant that a definition describes. Schemas are built once per number of players. */
export function defineVariant<Id extends VariantId, Options, Entry, State, Hand, Tally>(
  def: Definition<Id, Options, Entry, State, Hand, Tally>,
): Variant<Id, Options, Entry, Tally> {
  const schemas = new Map(
    def.players.map((players) => {
      const entry = def.entry(players);
      return [players, { entry, readEntry: makeReader(entry) }];
    }),
  );

  const optionsOf = (options: unknown) => z.parse(def.options, options);

  const readOptions = makeReader(def.options);

  function parseOptions(input: unknown): Result<Options> {
    const read = readOptions(input);
    return read.success ? ok(read.data) : refuse(shapeFault(read.error, input, ['options']), null);
  }

  function parse(envelope: Envelope): Result<RecordOf<Id, Options, Entry>> {
    const { players, firstDealer } = envelope;
    const options = parseOptions(envelope.options);
    if (!options.ok) return options;
    const schema = schemas.get(players.length);
    if (!schema) {
      const says = { variant: def.id, players: { or: def.players.map(String) } };
      const fault = faultAt('players-count', 'players', 'playersCount', {
        ...says,
        given: players.length,
      });
      return refuse(fault, null);
    }
    if (firstDealer >= players.length) {
      const what = part('seat', { min: 0, max: players.length - 1 });
      const says = { where: 'firstDealer', what, got: firstDealer };
      return refuse(faultAt('record-invalid', 'firstDealer', 'expected', says), null);
    }
    const misfit = def.misfit?.({ options: options.value, players, firstDealer });
    if (misfit) return refuse(misfit, null);
    const hands: Entry[] = [];
    for (let hand = 0; hand < envelope.hands.length; hand += 1) {
      const entry = schema.readEntry(envelope.hands[hand]);
      if (!entry.success) {
        const { at, ...fault } = shapeFault(entry.error, envelope.hands[hand], ['hands', hand]);
        return refuse({ ...fault, path: at.slice(2).map(String).join('.') }, hand);
      }
      hands.push(entry.data);
    }
    return ok({
      format: FORMAT,
      variant: def.id,
      options: options.value,
      players,
      firstDealer,
      hands,
    });
  }

  function tally(envelope: Envelope): Result<Tally> {
    const parsed = parse(envelope);
    if (!parsed.ok) return parsed;
    const table = parsed.value;
    const hands: Hand[] = [];
    let state = def.start(table);
    for (const entry of table.hands) {
      const index = hands.length;
      const isLast = index === table.hands.length - 1;
      const fault = def.fault(entry, { table, state, isLast });
      if (fault) return refuse(fault, index);
      if (def.isFinished(state, table)) {
        return refuse(faultAt('game-finished', '', 'gameEnded', { entry: index }), index);
      }
      const played = def.play(entry, state, table);
      hands.push(played.hand);
      state = played.state;
    }
    return ok(def.tally({ hands, state, table, isFinished: def.isFinished(state, table) }));
  }

  function makeOptions(options: unknown): Record<string, unknown> {
    const all = Object.entries(optionsOf(options) ?? {});
    const standard = (key: string): unknown => {
      const without = Object.fromEntries(all.filter(([other]) => other !== key));
      const read = z.safeParse(def.options, without);
      return read.success
        ? Object.entries(read.data ?? {}).find(([other]) => other === key)?.[1]
        : undefined;
    };
    return differing(all, standard);
  }

  return {
    id: def.id,
    players: def.players,
    form: def.form,
    slate: def.slate,
    turnsTrumps: def.turnsTrumps ?? false,
    tourneys: def.tourneys ?? false,
    isFullPack: def.isFullPack ?? true,
    gameLength: (options) => def.gameLength(optionsOf(options)),
    sidesOf: (players, options) =>
      def.sides?.(optionsOf(options)) ?? Array.from({ length: players }, (_, seat) => [seat]),
    rules: (options) => def.rules(optionsOf(options)).map(({ id }) => ({ id })),
    asks: ({ options, players, entry }) => {
      const schema = schemas.get(players);
      const read = schema && z.safeParse(schema.entry, entry);
      return (read?.success && def.asks?.(read.data, optionsOf(options))) || [];
    },
    parseOptions,
    makeOptions,
    parse,
    tally,
  };
}
