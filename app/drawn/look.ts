/**
 * What this phone makes of drawn tables and charts: whose rows and lines are its own, how close rows stand,
 * which columns it wants. The server draws them once for everybody.
 */
import { recall, remember } from '@/lib/browser/storage';

/** How tables look here. */
export type Look = {
  readonly rows: 'wide' | 'close';
  /** The groups of columns that are left out (lib/league/view.ts); null: nobody chose yet. */
  readonly hidden: readonly string[] | null;
  /** The players whose rows are one's own. */
  readonly mine: readonly string[];
};

const KEY = 'tables';
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function lookOf(): Look {
  const known = recall(KEY);
  const { rows, hidden, mine }: { rows?: unknown; hidden?: unknown; mine?: unknown } =
    typeof known === 'object' && known !== null ? known : {};
  return {
    rows: rows === 'close' ? 'close' : 'wide',
    hidden: Array.isArray(hidden) ? texts(hidden) : null,
    mine: texts(mine),
  };
}

/** Keeps it, and puts it into force on the page that is open. */
export function setLook(look: Look): void {
  remember(KEY, look);
  dress(document.body, look);
}

/** The player whose row or line something is; of a pair both. */
export function playersOf({ dataset }: HTMLElement | SVGElement): readonly string[] {
  const who = new URLSearchParams(dataset.who);
  return [who.get('player'), who.get('with')].filter((id) => id !== null);
}

/** Has tables and lines below look as this phone wants them. */
export function dress(root: Element, { rows, hidden, mine }: Look = lookOf()): void {
  for (const one of root.querySelectorAll<HTMLElement | SVGElement>('[data-who]')) {
    const isMine = playersOf(one).some((id) => mine.includes(id));
    one.classList.toggle('mine', isMine);
    // It is said too, for those who do not see the colour.
    if (isMine) one.setAttribute('aria-current', 'true');
    else one.removeAttribute('aria-current');
  }
  for (const table of root.querySelectorAll<HTMLTableElement>('table.standings')) {
    table.dataset.rows = rows;
    leaveOut(table, hidden ?? []);
    if (!hidden && isTooWide(table)) leaveOut(table, FIRST_OUT);
  }
}

const headsOf = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])];

function leaveOut(table: HTMLTableElement, groups: readonly string[]): void {
  const out = headsOf(table).map(({ dataset }) => groups.includes(dataset.group ?? ''));
  for (const { cells } of table.rows)
    for (const [i, cell] of [...cells].entries()) cell.hidden = out[i] ?? false;
}

/** What a table says least with, where nobody chose and it would be wider than its page. */
const FIRST_OUT = ['figures'];

/** Beside a phone's names a table scrolls whatever it shows. */
function isTooWide(table: HTMLTableElement): boolean {
  const section = table.closest('section');
  return (
    section !== null &&
    matchMedia('(width >= 48rem)').matches &&
    table.offsetWidth > section.clientWidth + 16
  );
}

/** The groups that are left out of a table now. */
export const leftOut = (table: HTMLTableElement): readonly string[] => [
  ...new Set(headsOf(table).flatMap(({ hidden, dataset }) => (hidden && dataset.group) || [])),
];
