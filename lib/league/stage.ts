/** How far an evening is: whether anything of it was played, and whether all that was set is. Pure. */

/** A table of its sheet as far as that matters. */
type Table = { readonly score: { readonly over: boolean } | null; readonly isOnPaper: boolean };

/** Is all played there that is to be? */
export const isDone = ({ score, isOnPaper }: Table): boolean => score?.over === true || isOnPaper;

/** Has anything been played there? */
export const hasBegun = ({ score, isOnPaper }: Table): boolean => score !== null || isOnPaper;

/** The round that is on: the first with a table that is open, else the last. */
export function roundNow(tables: readonly (Table & { readonly round: number })[]): number {
  const open = tables.filter((table) => !isDone(table)).map(({ round }) => round);
  return open.length > 0 ? Math.min(...open) : Math.max(1, ...tables.map(({ round }) => round));
}

/** Before its first game; with tables or games that are open; with all of them done, or nothing to be played any more. */
export type Stage = 'ahead' | 'on' | 'done';

/** @param paper results without hands */
export function stageOf({
  tables,
  games,
  paper,
  open,
}: {
  readonly tables: readonly Table[];
  readonly games: readonly { readonly over: boolean }[];
  readonly paper: readonly unknown[];
  /** What can still be played: nothing, once its seasons are closed. */
  readonly open: readonly unknown[];
}): Stage {
  if (games.length + paper.length === 0 && !tables.some(hasBegun)) return 'ahead';
  if (open.length === 0) return 'done';
  return tables.every(isDone) && games.every(({ over }) => over) ? 'done' : 'on';
}

/** How many games are not over: those that were begun, and the tables at which none was. */
export const openGames = ({
  tables,
  games,
}: {
  readonly tables: readonly Table[];
  readonly games: readonly { readonly over: boolean }[];
}): { readonly begun: number; readonly waiting: number } => ({
  begun: games.filter(({ over }) => !over).length,
  waiting: tables.filter((table) => !hasBegun(table)).length,
});
