/**
 * Which of its questions an entry sheet shows: one that comes before all others takes the sheet, the
 * figures stand over their keys, and what the rules ask of them takes the place of the keys. Pure.
 */
import type { FiguresQuestion, Question } from '@/lib/jass';

/** Where somebody is in a sheet. */
export type Focus = {
  /** The question that was opened by its key; null: none. */
  readonly opened: string | null;
  /** What the hand is about, of several questions the one in hand; null: not chosen yet. */
  readonly main: string | null;
  /** The cell in which one is typing. */
  readonly cell: number;
  /** What comes after the figures is being asked. */
  readonly asks: boolean;
};

export const BEGINNING: Focus = { opened: null, main: null, cell: 0, asks: false };

/** What a sheet shows. */
export type View = {
  /** One question that takes the sheet; null: none does. */
  readonly page: Question | null;
  /** What the hand is about, as far as it is chosen. */
  readonly main: Question | null;
  /** The figures over their keys. */
  readonly figures: FiguresQuestion | null;
  /** What stands in the place of the keys; empty where there are the keys. */
  readonly asked: readonly Question[];
};

export const isFigures = (question: Question): question is FiguresQuestion =>
  question.kind === 'points' || question.kind === 'counts' || question.kind === 'strokes';

/** Melds have more keys than fit under figures; what comes before all others comes alone. */
const isPage = ({ kind, place }: Question): boolean => place === 'before' || kind === 'melds';

/** The main question in hand: the one chosen, else what is missing, else the last with figures. */
function mainOf(questions: readonly Question[], chosen: string | null): Question | null {
  const mains = questions.filter(({ place }) => place === 'main');
  const inState = (state: Question['state']) => mains.find((one) => one.state === state);
  return (
    mains.find(({ field }) => field === chosen) ??
    inState('due') ??
    inState('open') ??
    mains.findLast(isFigures) ??
    mains.at(-1) ??
    null
  );
}

export function viewOf(questions: readonly Question[], focus: Focus): View {
  const opened = questions.find(({ field }) => field === focus.opened) ?? null;
  const first = questions.find(({ place, state }) => place === 'before' && state === 'due');
  const main = mainOf(questions, focus.main);
  const figures = main && isFigures(main) ? main : null;
  const after = questions.filter(({ place }) => place === 'after');
  const below =
    opened && opened.place !== 'main' && !isPage(opened)
      ? [opened]
      : focus.asks
        ? after
        : main && !figures
          ? [main]
          : [];
  return {
    page: first ?? (opened && isPage(opened) ? opened : null),
    main,
    figures,
    asked: below,
  };
}

/** What is to be answered next and is not to be seen; null where one has to stay, or all is there. */
export function nextQuestion(questions: readonly Question[], focus: Focus): Question | null {
  const { page, main } = viewOf(questions, focus);
  if (page || main?.state === 'due') return null;
  const isNext = (question: Question) => question.state === 'due' && question !== main;
  return (
    questions.find((question) => question.place === 'main' && isNext(question)) ??
    (focus.asks ? null : (questions.find((one) => one.place === 'after' && isNext(one)) ?? null))
  );
}

/** Whether the rules ask something more of figures that are complete; nobody need have answered. */
export const asksAfter = (questions: readonly Question[]): boolean =>
  questions.some(({ place, state }) => place === 'after' && state !== 'answered');

/** The focus on a question: opened by its key, chosen among several, or asked after the figures. */
export function focusOn(question: Question, focus: Focus, cell: number): Focus {
  if (question.place === 'after') return { ...focus, opened: null, asks: true };
  if (question.place !== 'main') return { ...focus, opened: question.field, asks: false };
  return { opened: null, main: question.field, cell, asks: false };
}
