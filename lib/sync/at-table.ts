/** Who is at the table of a game, and who writes, as one of their phones is told. */

/**
 * `host`: the game is theirs, or they write for its league. `writer` and `reader` came by a link;
 * a reader may also be somebody who sees the games of the league.
 */
export const TABLE_ROLES = ['host', 'writer', 'reader'] as const;
export type TableRole = (typeof TABLE_ROLES)[number];

/** One of those who have the game open now. */
export type Present = {
  /** By the seat, else by the account; null for a guest. */
  readonly name: string | null;
  readonly seat: number | null;
  readonly role: TableRole;
  readonly isYou: boolean;
};

/** The table as one reader sees it; no announcement is ever part of it, only that it was made. */
export type AtTable = {
  readonly role: TableRole;
  /** The reader's own seat. */
  readonly seat: number | null;
  /** The seats that somebody took with a phone of their own. */
  readonly taken: readonly number[];
  /** Who writes now: a seat's or an account's name, null for a guest; the whole null: nobody yet. */
  readonly chalk: {
    readonly isYours: boolean;
    readonly name: string | null;
    /** Is it whoever started the game, who has no name? */
    readonly isHost?: true;
  } | null;
  /** May all who may take the chalk write without it? */
  readonly manyWriters: boolean;
  /** Does everybody announce on a phone of their own? */
  readonly announceSeparately: boolean;
  /** The seats that have announced for the next hand. */
  readonly announced: readonly number[];
  /** Those with a seat first, then those who write; of many readers only some. */
  readonly present: readonly Present[];
  /** How many more have the game open than are named; none where it is left out. */
  readonly more?: number;
  /** What the money of its league is in; left out for Swiss francs. */
  readonly currency?: string;
  /** The game that follows at this table. */
  readonly next: string | null;
};

/** Does the reader write without asking for the chalk first? */
export const hasChalk = ({ role, chalk, manyWriters }: AtTable): boolean =>
  role !== 'reader' && (manyWriters || chalk === null || chalk.isYours);
