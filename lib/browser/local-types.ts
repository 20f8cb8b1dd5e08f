/** What a phone keeps, as it lies in its database. Types that the worker and the pages share. */
import type { AtTable } from '../sync/at-table';
import type { TournamentTable } from '../sync/board';
import type { Change, GameState, Table } from '../sync/game';
import type { Tourney, TourneyRef } from '../sync/tourney';

/** A new game as the server takes it. */
export type NewGame = {
  readonly id: string;
  readonly table: Table;
  readonly tourney?: TourneyRef;
  readonly evening?: string;
  readonly after?: string;
  /** The table of a tournament whose hands are written in it. */
  readonly tournament?: TournamentTable & { readonly link?: string };
  /** When it was begun, where that is a while ago; ISO 8601, UTC. */
  readonly begunAt?: string;
};

/** A game that can be read without network. */
export type KeptGame = {
  readonly id: string;
  /** As the server last told it; what waits in the outbox is not in it. */
  readonly state: GameState;
  readonly tourney: Tourney | null;
  /** The path of the evening that it belongs to. */
  readonly evening: string | null;
  /** The table of a tournament whose hands are written in it; games kept by older versions lack it. */
  readonly tournament?: TournamentTable | null;
  /** When it was last opened, told or written on this phone, in ms. */
  readonly touchedAt: number;
  /** When it was last changed, as the server or its stream told; empty where neither has. ISO 8601, UTC. */
  readonly updatedAt: string;
  /** When it was played, as lists of games say it: a moment, and the day alone where that is all. */
  readonly played?: { readonly at: string; readonly on: string | null };
  /** Who was at the table when the server last said. */
  readonly atTable?: AtTable;
  /** When the server last told anything of it, in ms. */
  readonly toldAt?: number;
};

/**
 * Something to be sent. `account` is whose it is: a mark of the account that was signed in when it
 * was entered, null for a phone without one.
 */
export type OutboxItem = {
  readonly id: string;
  readonly gameId: string;
  readonly at: number;
  readonly account: string | null;
  readonly job:
    | { readonly kind: 'create'; readonly game: NewGame }
    | { readonly kind: 'change'; readonly change: Change };
  /** Why the server does not take it from whoever is signed in, or why it never will. */
  readonly fault?: ItemFault;
};
/** `elsewhere` is the game that another phone has begun in its place. */
export type ItemFault = {
  readonly code: string;
  readonly message: string;
  readonly elsewhere?: string;
};

/** A single thing worth knowing, by its name. */
type Fact = { readonly id: string; readonly gameId?: never; readonly value: unknown };

/** The tables of the phone's database. */
export type Kept = {
  readonly games: KeptGame;
  readonly outbox: OutboxItem;
  readonly refused: OutboxItem;
  readonly facts: Fact;
};

/** The id of the item that makes a game. */
export const createId = (gameId: string): string => `create/${gameId}`;
