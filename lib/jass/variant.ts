/**
 * A variant from outside, where entries and options come in as unknown data and are read before they
 * are used: parsing, the tally, what it explains and what it asks, all from one definition.
 */

import type { Ahead, aheadOf } from './ahead';
import type { Asking, Draft } from './ask';
import type { BySeat } from './by-seat';
import type {
  CardMode,
  Definition,
  GameLength,
  HandSum,
  SlateKind,
  SlateRow,
  SourceId,
  Table as TableOf,
} from './definition';
import type { Explanation, FigureId, FigureKind } from './explain';
import { entrySaysOf, explainGame, nextEntryOf } from './follow';
import type { OptionField } from './options';
import { readBy } from './reader';
import type { Envelope, RecordOf } from './record';
import { faultAt, ok, part, type Result, refuse } from './refusal';
import type { Said } from './said';
import { type Schema, shapeFault } from './schema';
import { FORMAT, type Seat, type Side, type VariantId } from './words';
import * as z from './zod';

/** The table of a record, its options read or not. */
type AnyTable = Pick<Envelope, 'options' | 'players' | 'firstDealer'>;

/** The next hand of a record: what it asks, by what was answered so far. */
export type NextEntry = {
  readonly ask: (draft: Draft) => Asking;
  /** The draft after an answer to the question of this field. */
  readonly answer: (draft: Draft, field: string, value: unknown) => Draft;
};

/**
 * A variant from outside. Where `options` are asked for, complete ones or any that are accepted in
 * a record will do; wrong ones are a bug of the caller and throw.
 */
export type Variant<Id extends VariantId, Options = unknown, Entry = unknown, Tally = unknown> = {
  id: Id;
  players: readonly number[];
  slate: SlateKind;
  figure: FigureKind;
  better: (options: unknown) => 'most' | 'least';
  /** Can a total be below 0? */
  signed: (options: unknown) => boolean;
  /** What the figures of all sides come to in every hand; null where they need not come to anything. */
  handSum: (options: unknown) => HandSum | null;
  figures: readonly FigureId[];
  cards: readonly CardMode[];
  sources: readonly SourceId[];
  tourneys: boolean;
  optionFields: Readonly<Record<string, OptionField>>;
  /** The schemas of its entries, for who describes them; nothing is read with them out there. */
  schemas: { entry: (table: TableOf<never>, index: number) => Schema<unknown> };
  agreed: Readonly<Record<string, unknown>>;
  presets: readonly {
    readonly id: string;
    readonly options: Readonly<Record<string, unknown>>;
    readonly players?: readonly number[];
  }[];
  example: {
    readonly options: Readonly<Record<string, unknown>>;
    readonly players: readonly string[];
    readonly hands: readonly Draft[];
  };
  announces: (options: unknown) => 'open' | 'hidden' | false;
  /** What its entries say of seats; null where people cannot take their points to another one. */
  bySeat: BySeat | null;
  gameLength: (options: unknown) => GameLength;
  /** The seats of every side at a table of so many players: what totals and winners count by. */
  sidesOf: (players: number, options: unknown) => Seat[][];
  /** Who makes trumps in the hand with so many counted before it; null where nobody is to. */
  maker: (table: AnyTable, counted: number) => Seat | null;
  rules: (options: unknown) => { id: string }[];
  /** The rows of a slate that is a table of rows by sides; none of any other. */
  rowsOf: (options: unknown) => readonly SlateRow[];
  /** Where the texts of its sentences stand, beside those under its id and those of every game. */
  areas: readonly string[];
  /** Whether a hand of this variant's tally counts; `open`: it is being played. */
  counts: (hand: unknown) => boolean | 'open';
  parseOptions: (input: unknown) => Result<Options>;
  /** Only what differs from the defaults. */
  makeOptions: (options: unknown) => Record<string, unknown>;
  parse: (envelope: Envelope) => Result<RecordOf<Id, Options, Entry>>;
  tally: (envelope: Envelope) => Result<Tally>;
  explain: (envelope: Envelope) => Result<Explanation>;
  nextEntry: (envelope: Envelope) => Result<NextEntry>;
  /** The game before its next hand, by what reads it: a board loads that when it is asked for (`need`). */
  ahead: (envelope: Envelope, read: typeof aheadOf) => Result<Ahead>;
  /** What was written in an entry, for a log; empty where it is no entry of this variant. */
  entrySays: (table: AnyTable, entry: unknown, index: number) => readonly Said[];
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
      const isWhole = !isObject(value) || !isObject(usual) || Array.isArray(value);
      if (isWhole) return [[key, value]];
      return [[key, differing(Object.entries(value), (inner) => Reflect.get(usual, inner))]];
    }),
  );

/** The variant that a definition describes. */
export function defineVariant<
  Id extends VariantId,
  Options,
  Entry extends Draft,
  State,
  Hand,
  Tally extends { readonly winners: readonly Side[] },
>(def: Definition<Id, Options, Entry, State, Hand, Tally>): Variant<Id, Options, Entry, Tally> {
  const optionsOf = (options: unknown) => z.parse(def.options, options);

  function parseOptions(input: unknown): Result<Options> {
    const read = readBy(def.options, input);
    return read.success ? ok(read.data) : refuse(shapeFault(read.error, input, ['options']), null);
  }

  function parse(envelope: Envelope): Result<RecordOf<Id, Options, Entry>> {
    const { players, firstDealer, substitutes } = envelope;
    const options = parseOptions(envelope.options);
    if (!options.ok) return options;
    if (!def.players.includes(players.length)) {
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
    const stranger = substitutes?.findIndex(({ seat }) => seat >= players.length) ?? -1;
    if (stranger >= 0) {
      const where = `substitutes.${stranger}.seat`;
      const what = part('seat', { min: 0, max: players.length - 1 });
      const says = { where, what, got: substitutes?.[stranger]?.seat ?? '' };
      return refuse(faultAt('record-invalid', where, 'expected', says), null);
    }
    const table = { options: options.value, players, firstDealer };
    const misfit = def.misfit?.(table);
    if (misfit) return refuse(misfit, null);
    const hands: Entry[] = [];
    for (let hand = 0; hand < envelope.hands.length; hand += 1) {
      const entry = readBy(def.entry(table, hand), envelope.hands[hand]);
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
      ...(substitutes && { substitutes }),
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
    slate: def.slate,
    figure: def.figure,
    better: (options) => def.better(optionsOf(options)),
    signed: (options) => def.signed(optionsOf(options)),
    handSum: (options) => def.handSum(optionsOf(options)),
    figures: def.figures,
    cards: def.cards,
    sources: def.sources,
    tourneys: def.tourneys,
    optionFields: def.optionFields,
    schemas: def,
    agreed: def.agreed,
    presets: def.presets,
    example: def.example,
    announces: (options) => def.announces(optionsOf(options)),
    bySeat: def.bySeat,
    gameLength: (options) => def.gameLength(optionsOf(options)),
    sidesOf: (players, options) => def.sides(optionsOf(options), players),
    maker: ({ options, players, firstDealer }, counted) => {
      const table = { options: optionsOf(options), players, firstDealer };
      return def.maker({ table, counted, dealer: (firstDealer + counted) % players.length });
    },
    rules: (options) => def.rules(optionsOf(options)).map(({ id }) => ({ id })),
    rowsOf: (options) => def.rowsOf(optionsOf(options)),
    areas: def.areas,
    // A hand of this variant's own tally, which the registry cannot say.
    counts: (hand) => def.counts(hand as Hand),
    parseOptions,
    makeOptions,
    parse,
    tally,
    explain: (envelope) => {
      const parsed = parse(envelope);
      return parsed.ok ? explainGame(def, parsed.value) : parsed;
    },
    nextEntry: (envelope) => {
      const parsed = parse(envelope);
      return parsed.ok ? nextEntryOf(def, parsed.value) : parsed;
    },
    ahead: (envelope, read) => {
      const parsed = parse(envelope);
      return parsed.ok ? read(def, parsed.value) : parsed;
    },
    entrySays: ({ options, players, firstDealer }, entry, index) => {
      const table = { options: optionsOf(options), players, firstDealer };
      // What stands in a log was scored before it was stored.
      return entrySaysOf(def, table, { entry: entry as Entry, index });
    },
  };
}
