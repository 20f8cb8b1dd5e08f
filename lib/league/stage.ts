/** How far an evening is: whether anything of it was played, and whether all that was set is. Pure. */

/** A table of its sheet as far as that matters. */
type Table = { readonly score: { readonly over: boolean } | null; readonly isOnPaper: boolean };

/** Is all played there that is to be? */
export const isDone = ({ score, isOnPaper }: Table): boolean => score?.over === true || isOnPaper;

/** Has anything been played there? */
export const hasBegun = ({ score, isOnPaper }: Table): boolean => score !== null || isOnPaper;

/** Before its first game; with tables or games that are open; with all tables of all rounds and all games done. */
export type Stage = 'ahead' | 'on' | 'done';

/** @param paper results without hands */
export function stageOf({
  tables,
  games,
  paper,
}: {
  readonly tables: readonly Table[];
  readonly games: readonly { readonly over: boolean }[];
  readonly paper: readonly unknown[];
}): Stage {
  if (games.length + paper.length === 0 && !tables.some(hasBegun)) return 'ahead';
  return tables.every(isDone) && games.every(({ over }) => over) ? 'done' : 'on';
}
