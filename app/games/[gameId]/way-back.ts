import 'client-only';
/** Where a board leads back to: the evening or the tournament that its game belongs to. */
import type { Route } from 'next';
import { linkOf } from '@/lib/browser/tournament-link';
import type { Words } from '@/lib/i18n/words';
import type { BoardGame } from '@/lib/sync/board';

export type Back = { readonly href: Route; readonly label: string };

/**
 * Null where that is one's games. A tournament is open to the phone that began the table's game, and to others
 * by a link of their own.
 */
export function wayBack(
  { t }: Words,
  {
    evening,
    tournament,
    atTable,
  }: Pick<BoardGame, 'evening' | 'tournament'> & {
    readonly atTable: BoardGame['atTable'] | null;
  },
): Back | null {
  // The paths are those of pages that are there.
  if (evening !== null) return { href: evening as Route, label: t('board.toEvening') };
  if (!tournament) return null;
  const { tournamentId } = tournament;
  const isOpen = !atTable || atTable.role === 'host' || linkOf(tournamentId) !== null;
  return isOpen
    ? { href: `/tournaments/${tournamentId}` as Route, label: t('board.toTournament') }
    : null;
}
