/** How far an evening is: whether anything of it was played, and whether all that was set is. Pure. */

/** A table of its sheet as far as that matters. */
type Table = { readonly score: { readonly over: boolean } | null; readonly isOnPaper: boolean };

/** Is all played there that is to be? */
export const isDone = ({ score, isOnPaper }: Table): boolean => score?.over === true || isOnPaper;

/** Has anything been played there? */
export const hasBegun = ({ score, isOnPaper }: Table): boolean => score !== null || isOnPaper;

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

/** How many games are open: at tables that are not done, and those that go on at none. */
export function openGames({
  tables,
  games,
}: {
  readonly tables: readonly (Table & { readonly score: { readonly gameId: string } | null })[];
  readonly games: readonly { readonly id: string; readonly over: boolean }[];
}): number {
  const atTables = new Set(tables.map(({ score }) => score?.gameId));
  return (
    tables.filter((table) => !isDone(table)).length +
    games.filter(({ id, over }) => !over && !atTables.has(id)).length
  );
}
