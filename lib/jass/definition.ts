/**
 * What a variant is, in its own types: everything that a game is stands in one definition, in the
 * variant's folder. The game itself is a fold: start, then play entry after entry; undo is a shorter
 * list folded again.
 */

import type { Asked, Draft } from './ask';
import type { BySeat } from './by-seat';
import type { FigureId, FigureKind, HandExplanation, Outlook } from './explain';
import type { OptionFields, Preset } from './options';
import type { Fault } from './refusal';
import type { Said } from './said';
import type { Schema } from './schema';
import type { RowContract, Seat, VariantId } from './words';

/**
 * How long a game lasts: a number of hands, until somebody has enough (in a race each side its
 * own), whichever of the two comes first, until every side has written every row, or as long as you
 * like.
 */
export type GameLength =
  | { kind: 'hands'; hands: number }
  | { kind: 'sticks'; target: number }
  | { kind: 'points'; target: number }
  | { kind: 'race'; targets: number[] }
  /** Until somebody has so many points, who is then the one who lost. */
  | { kind: 'limit'; target: number }
  | { kind: 'hands-or-points'; hands: number; target: number }
  | { kind: 'hands-or-limit'; hands: number; target: number }
  | { kind: 'hands-or-sticks'; hands: number; target: number }
  | { kind: 'rows'; rows: number }
  | { kind: 'open' };

/**
 * What a slate looks like: sticks and potatoes, Schieber's strokes, differences with what was
 * announced, a table of rows by sides, or a list of totals.
 */
export const SLATE_KINDS = ['sticks', 'strokes', 'differences', 'rows', 'totals'] as const;
/** A kind of slate: what draws it is keyed by it. */
export type SlateKind = (typeof SLATE_KINDS)[number];

/** A row of a slate that is a table of rows by sides. */
export type SlateRow = {
  /** What is played in it; null where the players gave it a name. */
  readonly contract: RowContract | null;
  /** What it is called. */
  readonly says: Said;
  /** How often what is written counts. */
  readonly factor: number;
  /** Whether the points of the others are written. */
  readonly inverted: boolean;
};

/** Where the rules of a variant come from; what each is called stands under `rules.sources`. */
export const SOURCE_IDS = [
  'pagat-mittlere',
  'pagat-mittlere-de',
  'swedish-mittlere',
  'earthli',
  'jassonkel',
  'differenzler',
  'swisslos',
  'jassverzeichnis',
  'jasswiki',
  'jasstafel',
] as const;
/** A source. */
export type SourceId = (typeof SOURCE_IDS)[number];

/** What the cards of a hand can be counted by: a suit as trump, or without one. */
export type CardMode = 'suits' | 'obenabe' | 'undenufe' | 'none';

/** A game that shows how the variant goes: hands of every form that can be written. */
export type Example<Options, Entry> = {
  readonly options: Partial<Options>;
  readonly players: readonly string[];
  readonly hands: readonly Entry[];
};

/** Who plays under which options. */
export type Table<Options> = {
  options: Options;
  players: readonly string[];
  firstDealer: Seat;
};

/** Where an entry stands: what went before, and whether anything follows. */
export type Position<Options, State> = { table: Table<Options>; state: State; isLast: boolean };

/** The same for who explains and asks: also who deals, and what the sides are called. */
export type HandAt<Options, State> = {
  readonly table: Table<Options>;
  /** Before the hand. */
  readonly state: State;
  /** Its place among all the entries, from 0. */
  readonly index: number;
  /** How many hands before it count. */
  readonly counted: number;
  readonly dealer: Seat;
  readonly maker: Seat | null;
  /** "Anna", or "Anna & Carla" where two score together. */
  readonly sides: readonly string[];
};

/** A game as far as it has been played. */
export type Game<Hand, State, Options> = {
  hands: Hand[];
  state: State;
  table: Table<Options>;
  isFinished: boolean;
};

/** What a variant itself says of a hand; number, dealer, gain and totals follow from the fold. */
export type HandDetails = Pick<HandExplanation, 'points' | 'rule' | 'why' | 'figures'> &
  Partial<
    Pick<HandExplanation, 'dealer' | 'maker' | 'trump' | 'turned' | 'announced' | 'cell' | 'parts'>
  >;

/**
 * What the figures of all sides come to in a hand: `sum`, and `bonus` more where one side takes all tricks.
 * With `bonus` null it is `sum` at the least.
 */
export type HandSum = { readonly sum: number; readonly bonus: number | null };

/** A variant in its own types, as its folder writes it. Nothing here may be left out unsaid. */
export type Definition<Id extends VariantId, Options, Entry extends Draft, State, Hand, Tally> = {
  id: Id;
  /** How many can play it. */
  players: readonly number[];

  options: Schema<Options>;
  /** What a form has to know of each. */
  optionFields: OptionFields<Options>;
  /** What must be agreed anew before every game, by option, and what a form begins with; else {}. */
  agreed: Partial<Options>;
  /** House rules that have a name, beside the usual ones. */
  presets: readonly Preset<Options>[];

  /** The schema of the entry at this index; made once for all that are alike. */
  entry: (table: Table<Options>, index: number) => Schema<Entry>;
  example: Example<Options, Entry>;

  slate: SlateKind;
  figure: FigureKind;
  /** Which totals are good. */
  better: (options: Options) => 'most' | 'least';
  /** Can a total be below 0? */
  signed: (options: Options) => boolean;
  /** What the figures of all sides come to in every hand; null where they need not come to anything. */
  handSum: (options: Options) => HandSum | null;
  /** The columns of statistics that its hands fill. */
  figures: readonly FigureId[];
  /** What the cards of a hand may be counted by: the suits as trumps, or one of the other ways. */
  cards: readonly CardMode[];
  sources: readonly SourceId[];
  /** Finished games bring tourney points. */
  tourneys: boolean;
  /** Whether everybody announces first, and whether nobody sees what the others announced. */
  announces: (options: Options) => 'open' | 'hidden' | false;

  gameLength: (options: Options) => GameLength;
  /** The seats of every side. */
  sides: (options: Options, players: number) => Seat[][];
  /** Who makes trumps in the hand with so many counted before it; null where nobody is to. */
  maker: (hand: { table: Table<Options>; counted: number; dealer: Seat }) => Seat | null;
  /** The scoring list in force, in order; empty where a variant has none. */
  rules: (options: Options) => readonly { readonly id: string }[];
  /** The rows of the slate in their order, where it is a table of rows by sides; else none. */
  rowsOf: (options: Options) => readonly SlateRow[];
  /** Where the texts of its sentences stand, beside its own and those of every game. */
  areas: readonly string[];

  /** What options and players rule out only together. */
  misfit?: (table: Table<Options>) => Fault | undefined;
  start: (table: Table<Options>) => State;
  /** What its entries say of seats; null where points belong to sides, or the order of seats is part of a hand. */
  bySeat: BySeat | null;
  /** What is wrong with an entry here, in the order of `REFUSAL_CODES`, save `game-finished`. */
  fault: (entry: Entry, position: Position<Options, State>) => Fault | undefined;
  play: (entry: Entry, state: State, table: Table<Options>) => { hand: Hand; state: State };
  isFinished: (state: State, table: Table<Options>) => boolean;
  tally: (game: Game<Hand, State, Options>) => Tally;

  /** Whether a hand counts: it has a number and moves the deal on. `open`: it is being played. */
  counts: (hand: Hand) => boolean | 'open';
  /** The total of every side, in its figure. */
  totals: (state: State) => readonly number[];
  /** What happened in a hand, of what its score is made, and why. */
  explain: (entry: Entry, hand: Hand, at: HandAt<Options, State> & { after: State }) => HandDetails;
  /** How the sides stand before the next hand. */
  outlook: (at: HandAt<Options, State>) => Outlook;
  /** Who does what in the next hand: "Beat deals, Carla next". */
  nextSays: (at: HandAt<Options, State>) => Said;

  /** The questions for the hand at this place, and the entry once nothing is due. */
  ask: (draft: Draft, at: HandAt<Options, State>) => Asked<Entry>;
  /** The draft after an answer, with what follows from it; other answers that no longer fit go. */
  answer: (draft: Draft, field: string, value: unknown, at: HandAt<Options, State>) => Draft;
  /** What the key says that opens the entry; `board.keys.enter` where nothing else is meant. */
  keySays: (draft: Draft, at: HandAt<Options, State>) => Said;
  /** What was written, in a few words each, for the log. */
  entrySays: (entry: Entry, at: Omit<HandAt<Options, State>, 'state'>) => readonly Said[];
};
