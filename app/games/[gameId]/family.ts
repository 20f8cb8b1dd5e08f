/**
 * What a family of variants brings to the board: how its slate is drawn, how a hand is entered, and
 * how a hand is told in the list. The board itself knows none of them.
 */
import type { ComponentType } from 'react';
import type { Words } from '@/lib/i18n/words';
import type { Refusal, Result, Tally, VariantId } from '@/lib/jass';
import type { Entry, Hand, Table } from '@/lib/sync/game';

export type SlateProps<T = Tally> = {
  readonly table: Table;
  readonly tally: T;
  /** The hands as they are written, without what is being entered. */
  readonly hands: readonly Hand[];
  readonly handIds: readonly string[];
  /** The hand just written, to be drawn before one's eyes. */
  readonly freshId: string | null;
  /** The hand being entered, to be shown as what would be written. */
  readonly proposedId: string | null;
  /** A hand is being entered, so that there is less room. */
  readonly isEntering: boolean;
  readonly over: boolean;
};

export type EntryProps<T = Tally> = {
  readonly table: Table;
  /** Index of the hand in the game. */
  readonly index: number;
  /** The score before this hand. */
  readonly before: T;
  /** What is there already: all of a hand that is corrected, or a part of a new one. */
  readonly start: Entry | null;
  /** Under this key a half-entered hand survives a reload; null: it need not. */
  readonly draftKey: string | null;
  /** Scores the game with this entry in its place. */
  readonly propose: (entry: Entry) => Result<T>;
  /** Why it cannot be scored so, in the reader's language. */
  readonly whyNot: (refusal: Refusal) => string;
  /** Tells the board what to show in dim chalk. */
  readonly onPropose: (tally: T | null) => void;
  /** Writes it; what comes back is why not. */
  readonly onConfirm: (entry: Entry) => string | undefined;
  readonly confirmLabel: string;
  /** The hand was entered elsewhere while this sheet was open. */
  readonly isTaken: boolean;
  /** Puts the sheet away; what is entered so far stays. */
  readonly onClose: () => void;
};

export type HandProps<T = Tally> = {
  readonly table: Table;
  readonly entry: Entry;
  readonly tally: T;
  readonly index: number;
};

export type PanelProps<T = Tally> = {
  readonly table: Table;
  readonly tally: T;
  readonly hands: readonly Hand[];
  readonly over: boolean;
  /** What is entered of the next hand so far, as it was left; undefined: nothing. */
  readonly draft: unknown;
  /** Writes a hand at once, without the sheet; what comes back is why not. */
  readonly onRecord: (entry: Entry) => string | undefined;
  /** Opens the sheet for the next hand with so much of it filled in. */
  readonly onEnter: (start: Entry) => void;
};

/** The next hand as the board sees it: the table, and what is entered of it so far. */
type NextHand = { readonly table: Table; readonly draft: unknown };

export type Family<T = Tally> = {
  readonly Slate: ComponentType<SlateProps<T>>;
  readonly Entry: ComponentType<EntryProps<T>>;
  /** One table cell for each side: what it had and what it got in this hand. */
  readonly HandCells: ComponentType<HandProps<T>>;
  /** The hand in words, and which rule it was. */
  readonly inWords: (words: Words, hand: HandProps<T>) => string;
  /** Who does what in the next hand: "Beat deals, then Carla". */
  readonly whoInWords: (words: Words, now: { table: Table; tally: T }) => string;
  /** What the big key does next; `correct` is a hand that is not complete yet. */
  readonly next?: (
    hands: readonly Hand[],
    next: NextHand,
  ) => {
    label: (words: Words) => string;
    correct?: Hand;
    /** Each player may do it on a phone of their own. */
    isApart?: boolean;
  };
  /** Does the sheet open by itself over this draft when the page is loaded? Always, if left out. */
  readonly resumes?: (hands: readonly Hand[], next: NextHand) => boolean;
  /** The cases of its scoring lists in words. */
  readonly ruleWords?: (
    words: Words,
    id: VariantId,
    ruleId: string,
    options: Table['options'],
  ) => { readonly when: string; readonly award: string } | undefined;
  /** What the family has to say and to offer under the slate. */
  readonly Panel?: ComponentType<PanelProps<T>>;
};

/**
 * A family as the board takes it. The one cast: the board gives each family the tallies of its own
 * variants, which the type of the table that holds them all cannot say.
 */
export const makeFamily = <T>(family: Family<T>): Family => family as unknown as Family;
