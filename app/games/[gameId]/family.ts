/**
 * What a family of variants brings to the board: how its slate is drawn, how a hand is entered, and
 * how a hand is told in the list. The board itself knows none of them.
 */
import type { ComponentType } from 'react';
import type { Result, Tally } from '@/lib/jass';
import type { Entry, Table } from '@/lib/sync/game';

export type SlateProps = {
  readonly table: Table;
  readonly tally: Tally;
  readonly handIds: readonly string[];
  /** The hand just written, to be drawn before one's eyes. */
  readonly freshId: string | null;
  /** The hand being entered, to be shown as what would be written. */
  readonly proposedId: string | null;
  readonly className?: string;
};

export type EntryProps = {
  readonly table: Table;
  /** Index of the hand in the game. */
  readonly index: number;
  /** What is there already, when a hand is corrected. */
  readonly start: Entry | null;
  /** Under this key a half-entered hand survives a reload; null: it need not. */
  readonly draftKey: string | null;
  /** Scores the game with this entry in its place. */
  readonly propose: (entry: Entry) => Result<Tally>;
  /** Tells the board what to show in dim chalk. */
  readonly onPropose: (tally: Tally | null) => void;
  /** Writes it; what comes back is why not. */
  readonly onConfirm: (entry: Entry) => string | undefined;
  readonly confirmLabel: string;
};

export type HandCellsProps = {
  readonly table: Table;
  readonly entry: Entry;
  readonly tally: Tally;
  readonly index: number;
};

export type Family = {
  readonly Slate: ComponentType<SlateProps>;
  readonly Entry: ComponentType<EntryProps>;
  /** One table cell for each side: what it had and what it got in this hand. */
  readonly HandCells: ComponentType<HandCellsProps>;
  /** The hand in words, and which rule it was. */
  readonly inWords: (props: HandCellsProps) => string;
};
