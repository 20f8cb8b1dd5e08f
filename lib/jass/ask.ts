/**
 * What one hand asks of who writes it: from the entry so far the next questions, which of them are
 * due, answered or wrong, and the entry once nothing is missing. A draft is an entry of which parts
 * are missing: a list of figures may hold null where nothing is typed yet, and whatever is not of the
 * right form counts as not answered.
 */
import type { Call, Contract, LegalCalls } from './auction';
import type { Card, CountedTrump } from './cards';
import type { SlateRow } from './definition';
import type { Fault, Refusal } from './refusal';
import type { Said } from './said';
import type { MeldId, Seat, Side, Trump } from './words';

/** An entry so far, by field. */
export type Draft = { readonly [field: string]: unknown };

/**
 * When a question is asked: `before` all others, and alone; `main`, what the hand is about; `beside`
 * it, where somebody wants it; `after` it, where the rules need it.
 */
export type Place = 'before' | 'main' | 'beside' | 'after';
/** `due`: without an answer there is no entry; `open`: nobody need answer. */
export type State = 'due' | 'open' | 'answered' | 'wrong';

type Common = {
  /** The field of the entry that the answer goes into. */
  readonly field: string;
  readonly place: Place;
  readonly state: State;
  /** The question. */
  readonly says: Said;
  /** What the key is called that leads to it; the question itself where it is as short. */
  readonly label: Said;
};

/** Figures by seat or side: card points, counts, strokes, points of any game. */
export type FiguresQuestion = Common & {
  readonly kind: 'points' | 'counts' | 'strokes';
  /** Who each figure is of: names of seats or sides. */
  readonly names: readonly string[];
  readonly values: readonly (number | null)[];
  readonly min: number;
  readonly max: number;
  /** What they must add up to; null where they need not. */
  readonly all: number | null;
  /** What they come to at the most, where they need not add up to it; null where nothing limits it. */
  readonly atMost: number | null;
  /** Whose figure comes first, by index; the others follow in their order. */
  readonly first: number;
  /** The indexes of values that follow from the others. */
  readonly filled: readonly number[];
  /** What is missing to `all`, below 0 where it is too much; null without one. */
  readonly left: number | null;
  /** Whether somebody may take no part, which is null in the entry and `'out'` in a draft. */
  readonly mayBeOut: boolean;
  /** The indexes of those who take no part. */
  readonly out: readonly number[];
  /** How the cards of a cell can be counted; null where they cannot. */
  readonly cards: { readonly trumps: readonly CountedTrump[]; readonly isFullPack: boolean } | null;
};

/** What is trumps; with `turned`, the card that was turned up, in the field `turned`. */
export type TrumpQuestion = Common & {
  readonly kind: 'trump';
  readonly turned: boolean;
  readonly value: Trump | null;
  readonly card: Card | null;
  /** How often a hand counts under each. */
  readonly times: Readonly<Record<Trump, number>>;
};

/** One seat or side of several, or nobody. */
export type SideQuestion = Common & {
  readonly kind: 'side';
  readonly choices: readonly { readonly value: Seat | Side; readonly name: string }[];
  /** Whether `nobody` is an answer; it leaves the field out. */
  readonly nobody: boolean;
  readonly value: Seat | Side | null;
};

/** Yes or no for each of some seats; the entry lists those with yes. */
export type SeatsQuestion = Common & {
  readonly kind: 'seats';
  readonly choices: readonly {
    readonly value: Seat;
    readonly name: string;
    readonly says: Said;
    /** null: not answered. */
    readonly answer: boolean | null;
  }[];
  /** What yes and no are called. */
  readonly yes: Said;
  readonly no: Said;
  /** What yes for all of them means, where that is an answer by itself. */
  readonly all: Said | null;
};

/** Melds by seat or side, and those that count. */
export type MeldsQuestion = Common & {
  readonly kind: 'melds';
  readonly names: readonly string[];
  readonly values: readonly (readonly MeldId[])[];
  readonly choices: readonly MeldId[];
  /** What each is worth here. */
  readonly worth: Readonly<Partial<Record<MeldId, number>>>;
  /** Whether only one side can score them. */
  readonly onlyOne: boolean;
  /**
   * For laying out cards: what is trumps, the seats of each side, who leads, and whether stöck counts too;
   * null where not. What the cards bring goes into the field `laid`: `wies`, and the side with `stoeck`.
   */
  readonly judged: {
    readonly trump: Trump;
    readonly stoeck: boolean;
    readonly sides: readonly (readonly Seat[])[];
    readonly leads: Seat;
  } | null;
};

/** The auction, call by call, or the bid in short (the field `bid`). */
export type BidQuestion = Common & {
  readonly kind: 'bid';
  /** What the sides are called. */
  readonly sides: readonly string[];
  readonly calls: readonly Call[];
  readonly firstSeat: Seat;
  readonly legal: LegalCalls;
  readonly contract: Contract | null;
  /** The parts of a bid in short, as far as they are there; null where calls are given. */
  readonly short: {
    readonly side: Side | null;
    readonly points: Contract['points'] | null;
    readonly trump: Trump | null;
    readonly doubled: boolean;
  } | null;
};

/** A row of the table of rows by sides, and for which side it is written (the field `side`). */
export type RowQuestion = Common & {
  readonly kind: 'row';
  readonly names: readonly string[];
  readonly side: Side | null;
  readonly row: number | null;
  readonly rows: readonly SlateRow[];
  /** By row, by side: what is written there, before the factor; null where it is still free. */
  readonly written: readonly (readonly (number | null)[])[];
};

/** All the seats in an order, the first first. */
export type OrderQuestion = Common & {
  readonly kind: 'order';
  readonly names: readonly string[];
  /** What each place brings, the first one first. */
  readonly worth: readonly number[];
  readonly value: readonly Seat[];
};

/** Yes or no; no leaves the field out of the entry. */
export type YesNoQuestion = Common & {
  readonly kind: 'yesNo';
  /** null: it has to be said, and nobody has. */
  readonly value: boolean | null;
  /** What yes and no are called where one of them has to be said; null where yes alone is a key. */
  readonly answers: { readonly yes: Said; readonly no: Said } | null;
};

/** A question, told apart by its kind. */
export type Question =
  | FiguresQuestion
  | TrumpQuestion
  | SideQuestion
  | SeatsQuestion
  | MeldsQuestion
  | BidQuestion
  | RowQuestion
  | OrderQuestion
  | YesNoQuestion;

/** The kind of a question: what draws it is keyed by it. */
export type QuestionKind = Question['kind'];

/** What a variant makes of a draft: the questions, and the entry once nothing is due. */
export type Asked<Entry> = {
  readonly questions: readonly Question[];
  readonly entry: Entry | null;
  /** What cannot be right of the answers already while others are due; left out where all can. */
  readonly fault?: Fault | undefined;
  /** What stands of the hand before it is played to the end; left out where nothing does. */
  readonly stands?: readonly Said[];
  /** What it brings already, by side, while others of its things are due or it cannot stand; left out where nothing is known. */
  readonly soFar?: readonly number[];
};

/** The same from outside, with what is wrong with the entry beside the hands before it. */
export type Asking = {
  readonly questions: readonly Question[];
  /** The entry as it would be written; null while something is due. It may still be refused. */
  readonly entry: Draft | null;
  readonly refusal: Refusal | null;
  /** What stands of the hand already, to be read while it is played: "Anna & Carla play 100 in hearts." */
  readonly stands: readonly Said[];
  /** What the hand brings already, by side, while something of it is due or it cannot stand; null where that is not known. */
  readonly soFar: readonly number[] | null;
  /** What the key says that opens this entry. */
  readonly says: Said;
};
