/**
 * What a tap in an entry sheet makes of it: the answers so far, and where one is. The engine says
 * what an answer changes and what is asked next; here is only which of it is shown. Pure.
 */
import {
  type BySeat,
  type Draft,
  type FiguresQuestion,
  type NextEntry,
  type Question,
  reseated,
} from '@/lib/jass';
import {
  asksAfter,
  BEGINNING,
  type Focus,
  focusOn,
  isFigures,
  nextQuestion,
  type View,
  viewOf,
} from './flow';
import {
  type Cell,
  canGrow,
  cellsOf,
  firstCell,
  nextCell,
  readText,
  textOf,
  turned,
  wrongWith,
} from './typing';

/** A sheet as it is now. */
export type SheetNow = {
  readonly draft: Draft;
  readonly focus: Focus;
  /** The cell was come to: the first digit stands for a new figure, not for one more. */
  readonly fresh: boolean;
  /** The cell was come to by itself: one more "Next" by habit leads no further. */
  readonly arrived: boolean;
  /** The figure that was typed may still become another one: it is not called wrong yet. */
  readonly grows: boolean;
  /** Who opened it, of so many; null where nobody knows. */
  readonly from: Opener | null;
};

type Opener = { readonly seat: number; readonly side: number; readonly players: number };

const questionsOf = (engine: NextEntry, draft: Draft): readonly Question[] =>
  engine.ask(draft).questions;

/** What the sheet shows. */
export const viewNow = (engine: NextEntry, { draft, focus }: SheetNow): View =>
  viewOf(questionsOf(engine, draft), focus);

/**
 * The cell of a question where typing begins: that of whoever opened the sheet, else the first that is
 * missing; 0 where it has none.
 */
function cellIn(question: Question, draft: Draft, from: Opener | null): number {
  if (!isFigures(question)) return 0;
  const cells = cellsOf(question, draft);
  const own = from && (cells.length === from.players ? from.seat : from.side);
  return own !== null && cells[own] === null ? own : firstCell(question, cells);
}

const at = (now: SheetNow, focus: Focus, draft = now.draft): SheetNow => ({
  ...now,
  draft,
  focus,
  fresh: true,
  arrived: false,
  grows: false,
});

/**
 * A sheet as it opens: at the figure where it was left, else at that of whoever opened it, else at the
 * first that is missing.
 */
export function begin(
  engine: NextEntry,
  { entry, field, cell }: { entry: Draft; field: string | null; cell: number },
  from: Opener | null = null,
): SheetNow {
  const blank = { draft: entry, focus: BEGINNING, fresh: true, arrived: false, grows: false, from };
  const questions = questionsOf(engine, entry);
  const { figures } = viewOf(questions, { ...BEGINNING, main: field });
  if (!figures) return blank;
  const cells = cellsOf(figures, entry);
  // Where nothing was typed it begins with the first.
  const isLeft = field === figures.field && cells.some((own) => own !== null);
  const there = isLeft && cell < cells.length ? cell : cellIn(figures, entry, from);
  // What the figures had raised when the sheet was left is asked again.
  const asks = questions.some(({ place, state }) => place === 'after' && state === 'due');
  return { ...blank, focus: { ...BEGINNING, main: field && figures.field, cell: there, asks } };
}

/** Where it goes on once the figures of a cell are full: the next cell, or what is asked of them. */
function onward(
  questions: readonly Question[],
  draft: Draft,
  { here, figures, from }: { here: Focus; figures: FiguresQuestion; from: Opener | null },
): Focus {
  const next = nextCell(figures, cellsOf(figures, draft), here.cell);
  if (next !== null) return { ...here, cell: next };
  if (figures.state !== 'answered' || wrongWith(figures, cellsOf(figures, draft))) return here;
  const following = nextQuestion(questions, here);
  // Where several follow from the others somebody may type them all the same, into this question.
  const isTyped = figures.filled.length < 2;
  if (following?.place === 'main')
    return isTyped ? focusOn(following, here, cellIn(following, draft, from)) : here;
  return asksAfter(questions) ? { ...here, asks: true } : here;
}

/** Something in a cell of the figures; once it is full typing goes on by itself. */
export function put(
  engine: NextEntry,
  now: SheetNow,
  { cell, index, isTyped }: { cell: Cell; index: number; isTyped: boolean },
): SheetNow {
  const { figures } = viewNow(engine, now);
  if (!figures) return now;
  const { field } = figures;
  const typed = cellsOf(figures, now.draft).map((old, other) => (other === index ? cell : old));
  const draft = engine.answer(now.draft, field, typed);
  const questions = questionsOf(engine, draft);
  const after = questions.find(
    (one): one is FiguresQuestion => isFigures(one) && one.field === field,
  );
  const here: Focus = { opened: null, main: field, cell: index, asks: false };
  const { from } = now;
  if (!after) return { draft, focus: here, fresh: false, arrived: false, grows: false, from };
  const cells = cellsOf(after, draft);
  const grows = cell !== null && canGrow(after, cells, index);
  const wrong = wrongWith(after, cells);
  // What cannot be right however the others are stays in hand.
  const isFull = isTyped && !grows && cell !== null && (wrong === null || wrong.kind === 'left');
  const focus = isFull ? onward(questions, draft, { here, figures: after, from }) : here;
  const hasMoved = focus.cell !== index || focus.main !== field;
  return { draft, focus, fresh: hasMoved, arrived: hasMoved, grows, from };
}

/** The cell in which one types, and its question. */
function inHand(engine: NextEntry, now: SheetNow) {
  const { figures } = viewNow(engine, now);
  const { cell: index } = now.focus;
  return figures && { figures, index, cell: cellsOf(figures, now.draft)[index] ?? null };
}

/** One more digit from the keys under the figures. */
export function type(engine: NextEntry, now: SheetNow, digit: string): SheetNow {
  const hand = inHand(engine, now);
  if (!hand) return now;
  const text = now.fresh ? '' : textOf(hand.cell);
  const cell = readText(text + digit, hand.figures);
  return put(engine, now, { cell, index: hand.index, isTyped: true });
}

/** What stands in the field of a cell after a key of a keyboard. */
export function setText(
  engine: NextEntry,
  now: SheetNow,
  { text, index, isTyped }: { text: string; index: number; isTyped: boolean },
): SheetNow {
  const { figures } = viewNow(engine, now);
  return figures ? put(engine, now, { cell: readText(text, figures), index, isTyped }) : now;
}

/** Without the last digit. */
export function erase(engine: NextEntry, now: SheetNow): SheetNow {
  const hand = inHand(engine, now);
  if (!hand) return now;
  const cell = readText(textOf(hand.cell).slice(0, -1), hand.figures);
  return put(engine, now, { cell, index: hand.index, isTyped: false });
}

/** With the other sign. */
export function turnSign(engine: NextEntry, now: SheetNow): SheetNow {
  const hand = inHand(engine, now);
  if (!hand) return now;
  return put(engine, now, { cell: turned(hand.cell), index: hand.index, isTyped: false });
}

/** The answer to a question; after one tap the figures come back, unless it `stays`. */
export function answer(
  engine: NextEntry,
  now: SheetNow,
  {
    question,
    value,
    field = question.field,
    stays = false,
  }: { question: Question; value: unknown; field?: string; stays?: boolean },
): SheetNow {
  const before = viewNow(engine, now);
  const draft = engine.answer(now.draft, field, value);
  const questions = questionsOf(engine, draft);
  const answered = questions.find((one) => one.field === question.field);
  const here: Focus = { ...now.focus, opened: stays ? now.focus.opened : null };
  const following = nextQuestion(questions, here);
  const goesOn = question.place === 'main' && answered?.state === 'answered' && following !== null;
  const focus = goesOn ? focusOn(following, here, cellIn(following, draft, now.from)) : here;
  const { main } = viewOf(questions, focus);
  // What takes the sheet comes first: after it typing begins where something is missing, as it does where a
  // figure that followed from the others has now to be typed.
  const isLost =
    main !== null &&
    isFigures(main) &&
    main.state === 'due' &&
    before.figures?.filled.some((index) => !main.filled.includes(index));
  const cell = main && (before.page || isLost) ? cellIn(main, draft, now.from) : focus.cell;
  return at(now, { ...focus, cell }, draft);
}

/** On a question that was tapped. */
export const open = (now: SheetNow, question: Question): SheetNow =>
  at(now, focusOn(question, now.focus, cellIn(question, now.draft, now.from)));

/** Back on the keys under the figures. */
export const close = (now: SheetNow): SheetNow =>
  at(now, { ...now.focus, opened: null, asks: false });

/** In a cell that was tapped, or to which a keyboard moved. */
export function enter(now: SheetNow, cell: number): SheetNow {
  const { focus } = now;
  const isHere = cell === focus.cell && focus.opened === null && !focus.asks;
  if (isHere) return now.fresh ? now : { ...now, fresh: true };
  return close({ ...now, focus: { ...focus, cell } });
}

/** With people at other seats: what was typed for them goes along. */
export function move(
  engine: NextEntry,
  now: SheetNow,
  { from, bySeat }: { from: readonly number[]; bySeat: BySeat },
): SheetNow {
  const { figures } = viewNow(engine, now);
  const { cell } = now.focus;
  const there = figures?.names.length === from.length ? from.indexOf(cell) : cell;
  return {
    ...now,
    draft: reseated(now.draft, bySeat, from),
    focus: { ...now.focus, cell: there },
  };
}

/** Whether "Next" has nowhere to go but to what writes. */
export const WRITE = 'write';

/**
 * On to the next figure, and from the last one to what the rules ask of them; `leads` is what the
 * key that writes would lead to. From there it writes, or begins with the first again.
 */
export function next(
  engine: NextEntry,
  now: SheetNow,
  { leads, writes }: { leads: Question | null; writes: boolean },
): SheetNow | typeof WRITE {
  const { figures } = viewNow(engine, now);
  const { focus, draft } = now;
  if (!figures) return now;
  const cells = cellsOf(figures, draft);
  if (now.arrived && cells[focus.cell] === null) return { ...now, arrived: false };
  if (figures.state === 'due') {
    const cell = nextCell(figures, cells, focus.cell);
    return cell === null ? { ...now, grows: false } : at(now, { ...focus, cell });
  }
  if (leads) return open(now, leads);
  const questions = questionsOf(engine, draft);
  if (asksAfter(questions) && !focus.asks) return at(now, { ...focus, asks: true });
  if (writes) return WRITE;
  return at(now, { ...focus, cell: (focus.cell + 1) % figures.names.length });
}

/** Where the key that writes leads first: to what is due, or to what a refusal asks for. */
export function leadsTo(
  engine: NextEntry,
  now: SheetNow,
  refusedField: string | undefined,
): Question | null {
  const questions = questionsOf(engine, now.draft);
  const { page, main } = viewOf(questions, now.focus);
  // What is in hand and cannot be right comes first.
  if (!page && main && isFigures(main) && wrongWith(main, cellsOf(main, now.draft))) return null;
  const needed = questions.find(
    ({ place, state, field }) => place === 'main' && state === 'open' && field === refusedField,
  );
  return nextQuestion(questions, now.focus) ?? (needed && needed !== main ? needed : null);
}
