'use client';
/** A hand as it is being entered: what was answered so far, what the engine asks, and what comes of it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { forget } from '@/lib/browser/storage';
import { useDraft } from '@/lib/browser/use-game';
import { type NextEntry, nextEntry, type Question, variant } from '@/lib/jass';
import { type GameState, recordOf } from '@/lib/sync/game';
import type { Entering } from '../use-task';
import { viewOf } from './flow';
import { type KeptDraft, movedFrom, readDraft } from './kept-draft';
import type { OnAnswer } from './question';
import * as steps from './steps';
import { type Cell, cellsOf, inOrder, wrongWith } from './typing';

/** A figure that may still grow is not called wrong for so long after the last key. */
const CALM_MS = 1000;

/** What the engine asks about the hand at this place. */
function useEngine({ table, hands }: GameState, index: number): NextEntry {
  return useMemo(() => {
    const next = nextEntry(recordOf({ table, hands: hands.slice(0, index) }));
    if (!next.ok) throw new Error(next.error.message);
    return next.value;
  }, [table, hands, index]);
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What was answered so far; of the next hand also what was left of it. */
function useKept(
  { task, index, start, draftKey, isUnfinished }: Entering,
  players: readonly string[],
) {
  const hand = isUnfinished && task?.kind === 'correct' ? task.handId : index;
  // A list that is begun empty takes nothing from what was typed into it.
  const given = Object.entries(start ?? {}).filter(([, value]) => !isEmpty(value));
  const begun = isUnfinished ? [] : given.map(([field]) => field);
  const empty: KeptDraft = { hand, entry: { ...start }, begun, field: null, cell: 0, players };
  const resumes = task?.kind === 'record' && task.resumes === true;
  const [kept, setKept, clear] = useDraft(draftKey, empty, (stored): KeptDraft | undefined => {
    const left = readDraft(stored, hand);
    if (!left || resumes || isUnfinished) return left;
    // What was typed for another cell of the slate is not meant for this one.
    if (
      given.some(([field, value]) => left.entry[field] !== undefined && left.entry[field] !== value)
    )
      return empty;
    // What was begun from the board counts only for as long as the sheet stays open.
    const own = Object.entries(left.entry).filter(([field]) => !left.begun.includes(field));
    return { ...left, begun, entry: { ...start, ...Object.fromEntries([...own, ...given]) } };
  });
  const set = (next: KeptDraft) => {
    // It says itself now what was begun from the board.
    if (draftKey) forget(`begun/${draftKey}`);
    setKept(next);
  };
  return [kept, set, clear] as const;
}

/** Whether what is wrong may be said: not while a figure that may still grow is being typed. */
function useCalm() {
  const [isCalm, setCalm] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = (grows: boolean) => {
    clearTimeout(timer.current);
    setCalm(!grows);
    if (grows) timer.current = setTimeout(() => setCalm(true), CALM_MS);
  };
  return [isCalm, wait] as const;
}

export function useEntry(state: GameState, entering: Entering) {
  const { propose, setProposal, setSoFar, start, isUnfinished, from } = entering;
  const engine = useEngine(state, entering.index);
  const { players, variant: id } = state.table;
  const [kept, setKept, clear] = useKept(entering, players);
  // Until something is tapped it is as it was kept.
  const [own, setOwn] = useState<steps.SheetNow | null>(null);
  const [failure, setFailure] = useState('');
  const [isCalm, wait] = useCalm();
  const now = useMemo(() => {
    const typed = own ?? steps.begin(engine, kept, from && { ...from, players: players.length });
    const moved = movedFrom(kept, players);
    const { bySeat } = variant(id);
    return moved && bySeat ? steps.move(engine, typed, { from: moved, bySeat }) : typed;
  }, [own, engine, kept, from, players, id]);
  const asking = useMemo(() => engine.ask(now.draft), [engine, now.draft]);
  const { questions, entry } = asking;
  // Of a hand that is corrected something else stands there.
  const soFar = entering.correcting ? null : asking.soFar;
  const view = viewOf(questions, now.focus);
  const { figures } = view;
  const cells = figures ? cellsOf(figures, now.draft) : [];

  const scored = useMemo(() => (entry ? propose(entry) : null), [entry, propose]);
  useEffect(() => setProposal(scored?.ok ? scored.value : null), [scored, setProposal]);
  useEffect(() => setSoFar(soFar), [soFar, setSoFar]);

  const to = (next: steps.SheetNow) => {
    if (next === now) return;
    setFailure('');
    wait(next.grows);
    setOwn(next);
    const there = steps.viewNow(engine, next).figures;
    setKept({
      ...kept,
      entry: next.draft,
      field: there?.field ?? null,
      cell: next.focus.cell,
      players,
    });
  };
  const set = (cell: Cell, index = now.focus.cell) =>
    to(steps.put(engine, now, { cell, index, isTyped: true }));

  // What the rest could no longer mend is said before it is there.
  const refused = entry ? (scored && !scored.ok ? scored.error : null) : asking.refusal;
  const leads = steps.leadsTo(engine, now, refused?.path.split('.')[0]);
  const wrong = figures ? wrongWith(figures, cells) : null;
  const isRefused = failure !== '' || wrong !== null || refused !== null;
  const isSame = isUnfinished && JSON.stringify(entry) === JSON.stringify(start);

  const confirm = (whole: NonNullable<typeof entry>) => {
    const why = entering.confirm(whole);
    if (why) setFailure(why);
    else clear();
  };
  /** Writes it; where something is missing or wrong, goes there or says so. */
  const write = () => {
    if (leads) return to(steps.open(now, leads));
    if (entry && scored?.ok) return confirm(entry);
    wait(false);
  };
  return {
    questions,
    stands: asking.stands,
    view,
    focus: now.focus,
    cells,
    /** What the hand would be. */
    scored,
    /** Why it cannot be written so. */
    refused,
    wrong,
    failure,
    /** What is wrong may be said. */
    isCalm,
    /** The key that writes leads to this question first. */
    leads,
    canWrite: leads !== null || (entry !== null && !isSame && !(isCalm && isRefused)),
    write,
    /** The last figure is typed and nothing is left: what follows is to write. */
    isLast:
      scored?.ok === true &&
      !isSame &&
      figures !== null &&
      inOrder(figures).at(-1) === now.focus.cell &&
      cells[now.focus.cell] !== null &&
      steps.next(engine, now, { leads, writes: true }) === steps.WRITE,
    /** The key beside 0, and Enter on a keyboard, which writes where nothing is left. */
    next: ({ writes }: { writes: boolean }) => {
      const there = steps.next(engine, now, { leads, writes });
      if (there === steps.WRITE) write();
      else to(there);
    },
    answer: (question: Question, ...[value, how]: Parameters<OnAnswer>) =>
      to(steps.answer(engine, now, { question, value, ...how })),
    open: (question: Question) => to(steps.open(now, question)),
    close: () => to(steps.close(now)),
    enterCell: (cell: number) => to(steps.enter(now, cell)),
    type: (digit: string) => to(steps.type(engine, now, digit)),
    setText: (text: string, index: number, { isTyped }: { isTyped: boolean }) =>
      to(steps.setText(engine, now, { text, index, isTyped })),
    erase: () => to(steps.erase(engine, now)),
    turnSign: () => to(steps.turnSign(engine, now)),
    /** A whole cell at once: counted cards, what is missing, who takes no part. */
    set,
    /** All the cells at once, as figures that nobody sees are passed on. */
    setAll: (typed: readonly Cell[]) =>
      figures && to({ ...now, draft: engine.answer(now.draft, figures.field, typed) }),
    /** Writes the hand with these cells, which are kept nowhere before. */
    writeAll: (typed: readonly Cell[]) => {
      const whole = figures && engine.ask(engine.answer(now.draft, figures.field, typed)).entry;
      if (whole) confirm(whole);
    },
  };
}

export type EntryState = ReturnType<typeof useEntry>;
