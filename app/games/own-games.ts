/** What stands on the page of one's games, as the server tells it and the page shows it. */
import type { Tally } from '@/lib/jass';
import type { Choice, GamePage } from '@/lib/server/archive';
import type { GameLine } from '@/lib/server/games';
import type { Table } from '@/lib/sync/game';

export type OwnGames = {
  /** Those that are over, the first page of them. */
  readonly page: GamePage;
  readonly running: { readonly games: readonly GameLine[]; readonly more: boolean };
  /** The game played last, for one more at its table. */
  readonly last: { readonly id: string; readonly table: Table; readonly tally: Tally } | null;
  readonly offered: { readonly names: readonly string[]; readonly leagues: readonly Choice[] };
  /** Nothing is there, and the session of this phone has ended. */
  readonly wasSignedOut: boolean;
};
