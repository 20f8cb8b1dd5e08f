import type { OwnGames as Found } from '@/lib/server/archive';

/** What stands on the page of one's games, as the server tells it and the page shows it. */
export type OwnGames = Found & {
  /** Nothing is there, and the session of this phone has ended. */
  readonly wasSignedOut: boolean;
};
