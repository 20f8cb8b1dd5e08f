/**
 * Typing figures into the cells of a question: what a key makes of a cell, whether its figure can
 * still grow, and where typing goes on. Pure.
 */
import type { Draft, FiguresQuestion } from '@/lib/jass';

/** What stands in a draft for a minus sign that waits for its figure, and for who takes no part. */
export const MINUS = '-';
export const OUT = 'out';

/** A cell as it was typed: null is blank, and zero is only ever typed on purpose. */
export type Cell = number | typeof MINUS | typeof OUT | null;

/** What of a question typing has to know. */
export type Typing = Pick<
  FiguresQuestion,
  'field' | 'names' | 'min' | 'max' | 'all' | 'atMost' | 'filled' | 'first' | 'out'
>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The cells of a question, as they were typed; a figure that is too large is there too. */
export function cellsOf({ field, names, out }: Typing, draft: Draft): Cell[] {
  const given = draft[field];
  // A question about one alone holds its figure itself.
  const list = isList(given) ? given : names.length === 1 ? [given] : [];
  return names.map((_, index) => {
    if (out.includes(index)) return OUT;
    const own = list[index];
    if (Number.isSafeInteger(own)) return Number(own);
    return own === MINUS ? MINUS : null;
  });
}

/** A cell as it is shown in its field. */
export const textOf = (cell: Cell): string =>
  cell === null || cell === OUT ? '' : cell === MINUS ? '−' : String(cell).replace('-', '−');

/** What was typed, as a cell: digits, and a minus before them where there are figures below 0. */
export function readText(text: string, { min, max }: Pick<Typing, 'min' | 'max'>): Cell {
  const isMinus = min < 0 && /^[-−]/.test(text);
  const longest = String(Math.max(Math.abs(min), max)).length;
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
  if (digits === '') return isMinus ? MINUS : null;
  // Never −0.
  return isMinus && Number(digits) > 0 ? -Number(digits) : Number(digits);
}

/** The same figure with the other sign; on a blank cell a minus that waits for its figure. */
export function turned(cell: Cell): Cell {
  if (typeof cell === 'number') return cell === 0 ? 0 : -cell;
  return cell === MINUS ? null : MINUS;
}

const figure = (cell: Cell): number => (typeof cell === 'number' ? cell : 0);
const sum = (cells: readonly Cell[]): number =>
  cells.reduce<number>((all, own) => all + figure(own), 0);

/**
 * Can the figure of this cell still become another one by one more digit? Where the others are
 * typed already, each of them may be what is wrong: then only its own range limits it.
 */
export function canGrow(question: Typing, cells: readonly Cell[], index: number): boolean {
  const { min, max, atMost } = question;
  const cell = cells[index] ?? null;
  if (cell === null || cell === MINUS) return true;
  if (cell === OUT || cell === 0) return false;
  if (cell < 0) return cell * 10 >= min;
  const others = cells.filter((_, other) => other !== index);
  const isNew = others.some((own) => own === null);
  const room = atMost === null || min < 0 || !isNew ? max : Math.min(max, atMost - sum(others));
  return cell * 10 <= room;
}

/** The indexes in the order in which they are typed, beginning after `index`. */
const after = ({ names }: Pick<Typing, 'names'>, index: number): number[] =>
  names.map((_, step) => (index + 1 + step) % names.length);

/** The cells in the order in which they are typed. */
export const inOrder = (question: Pick<Typing, 'names' | 'first'>): number[] =>
  after(question, question.first + question.names.length - 1);

/** The cell where typing begins: the first in order that is blank and follows from no other. */
export function firstCell(question: Typing, cells: readonly Cell[]): number {
  const { first, filled } = question;
  return (
    inOrder(question).find((index) => cells[index] === null && !filled.includes(index)) ?? first
  );
}

/**
 * Where typing goes on once this cell is full: the next blank one that does not follow from the
 * others; where all are typed and do not add up, simply the next, and from the last no further, which
 * would begin anew with what was right. null: it stays.
 */
export function nextCell(question: Typing, cells: readonly Cell[], index: number): number | null {
  const order = after(question, index).filter((other) => other !== index);
  const blank = order.find((other) => cells[other] === null && !question.filled.includes(other));
  if (blank !== undefined) return blank;
  const isTyped = cells.every((cell) => cell !== null);
  const isLast = inOrder(question).at(-1) === index;
  return isTyped && !isLast && missing(question, cells) !== 0 ? (order[0] ?? null) : null;
}

/** How much all that was typed lacks, below 0 where it is too much; 0 where nothing is demanded. */
export const missing = ({ all }: Typing, cells: readonly Cell[]): number =>
  all === null ? 0 : all - sum(cells);

/** What is wrong with the figures themselves, whatever the rules say of them. */
export type Wrong =
  | { readonly kind: 'range'; readonly index: number; readonly figure: number }
  | { readonly kind: 'sum'; readonly sum: number }
  | { readonly kind: 'left'; readonly left: number };

/** What is wrong: a figure out of its range, a sum that is too large, or one that is not the whole. */
export function wrongWith(question: Typing, cells: readonly Cell[]): Wrong | null {
  const { min, max, all, names } = question;
  const left = missing(question, cells);
  const isTyped = cells.every((cell) => cell !== null);
  if (isTyped && left !== 0 && names.length > 1) return { kind: 'left', left };
  if (all !== null && min >= 0 && left < 0) return { kind: 'sum', sum: sum(cells) };
  const index = cells.findIndex((cell) => typeof cell === 'number' && (cell < min || cell > max));
  return index < 0 ? null : { kind: 'range', index, figure: figure(cells[index] ?? null) };
}
