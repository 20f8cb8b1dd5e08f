/**
 * The figures of a table that lead on to the games behind them, without a link each: the table says where
 * games are looked for, the head of a column and the row what they have in common. A total leads to what
 * it is made of.
 */

type TableCell = HTMLTableCellElement;

/** Where a figure leads; null for what leads nowhere. */
export function hrefOf(cell: TableCell): string | null {
  const table = cell.closest('table');
  const row = cell.closest('tr');
  const who = row?.dataset.who;
  const head = table?.tHead?.rows[0]?.cells[cell.cellIndex];
  const column = head?.dataset.games;
  if (!table?.dataset.games || !who || !column || cell.classList.contains('none')) return null;
  if (head?.dataset.why) return `${head.dataset.why}${new URLSearchParams(who).get('player')}`;
  // From paper alone: there are no games behind it.
  if (row?.dataset.paper !== undefined) return null;
  return `${table.dataset.games}?${who}&${column}`;
}

/** The cell that something happened in. */
export const cellOf = (target: EventTarget | null): TableCell | null =>
  target instanceof Element ? target.closest<TableCell>('table[data-games] td') : null;

/** Has the tables in here walked through with the arrow keys, each one stop of the tabulator. */
export function makeWalkable(root: Element): void {
  for (const table of root.querySelectorAll<HTMLTableElement>('table[data-games]')) {
    table.setAttribute('role', 'grid');
    let isFirst = true;
    for (const cell of table.querySelectorAll('td')) {
      if (hrefOf(cell) === null) continue;
      cell.tabIndex = isFirst ? 0 : -1;
      isFirst = false;
    }
  }
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Goes on to the next figure in the direction of an arrow key; answers whether it was one. */
export function walk(from: TableCell, key: string): boolean {
  const [down, right] = STEPS[key] ?? [0, 0];
  const body = from.closest('tbody');
  if (!body || (down === 0 && right === 0)) return false;
  const rows = [...body.rows];
  for (
    let row = rows.findIndex((one) => one.contains(from)) + down, at = from.cellIndex + right;
    ;
    row += down, at += right
  ) {
    const next = rows[row]?.cells[at];
    if (!next) return true;
    if (next.hidden || !next.hasAttribute('tabindex')) continue;
    from.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
    return true;
  }
}
