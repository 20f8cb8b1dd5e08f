'use client';
/** What the entry sheet is open for, and the game as it would be with what is typed there. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import type { GameStore } from '@/lib/browser/game-store';
import { makeId } from '@/lib/browser/id';
import { buzz } from '@/lib/browser/settings';
import { forget, recall, remember } from '@/lib/browser/storage';
import { leftDraft } from '@/lib/browser/use-game';
import { faultInWords } from '@/lib/i18n/fault';
import { useWords } from '@/lib/i18n/use-words';
import { type Refusal, type Result, tally as score, type Tally } from '@/lib/jass';
import { numberAt } from '@/lib/sync/deal';
import { type Change, type Entry, type GameState, type Hand, recordOf } from '@/lib/sync/game';
import type { Family } from './family';
import { makeStroke } from './stroke';

/** `id` is the id that the change will carry. */
type Task =
  | { readonly kind: 'record'; readonly id: string; readonly index: number; readonly start?: Entry }
  | { readonly kind: 'insert'; readonly id: string; readonly before: string }
  | { readonly kind: 'correct'; readonly id: string; readonly handId: string; readonly by: string };

const correctionOf = (hand: Hand): Task => ({
  kind: 'correct',
  id: makeId(),
  handId: hand.id,
  by: hand.by,
});

export function useTask(
  state: GameState,
  store: GameStore,
  { family: { next, resumes }, over }: { family: Family; over: boolean },
) {
  const words = useWords();
  const { table, hands } = state;
  const [begun, setTask] = useState<Task | null>(null);
  const [proposal, setProposal] = useState<Tally | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const [stroke] = useState(makeStroke);
  const draftKey = `${state.id}/next`;
  // What has become a hand is not being entered any more.
  const task = begun && hands.some(({ id }) => id === begun.id) ? null : begun;

  // A hand that was half entered when the page was left is still there.
  const opening = useRef(() => {
    const draft = leftDraft(draftKey);
    // What was put away by hand stays away until the key is tapped.
    if (recall(`away/${draftKey}`) === true) return;
    if (over || draft === undefined || resumes?.(hands, { table, draft }) === false) return;
    const unfinished = next?.(hands, { table, draft })?.correct;
    setTask(
      unfinished ? correctionOf(unfinished) : { kind: 'record', id: makeId(), index: hands.length },
    );
  });
  useEffect(() => opening.current(), []);

  // The slate is to be seen above the sheet.
  const isOpen = task !== null;
  useEffect(() => {
    if (isOpen) window.scrollTo({ top: 0 });
  }, [isOpen]);

  const index =
    task === null
      ? hands.length
      : task.kind === 'record'
        ? // It stays the hand that was meant, whatever others write meanwhile.
          Math.min(task.index, hands.length)
        : hands.findIndex(({ id }) => id === (task.kind === 'insert' ? task.before : task.handId));
  const correcting = task?.kind === 'correct' ? hands[index] : undefined;
  const isUnfinished =
    correcting !== undefined && correcting === next?.(hands, { table, draft: undefined })?.correct;
  const isTaken = task?.kind === 'record' && task.index < hands.length;
  const ownId = correcting?.id ?? task?.id ?? null;

  /** The hands with this entry in its place. */
  const handsWith = useCallback(
    (entry: Entry) =>
      // A hand that was entered elsewhere meanwhile is not counted beside this one.
      hands.toSpliced(index, correcting || isTaken ? 1 : 0, { id: ownId ?? '', by: '', entry }),
    [hands, index, correcting, isTaken, ownId],
  );
  const propose = useCallback(
    (entry: Entry): Result<Tally> => score(recordOf({ table, hands: handsWith(entry) })),
    [table, handsWith],
  );
  const whyNot = (refusal: Refusal): string => {
    const { code, hand } = refusal;
    const why = faultInWords(words, refusal);
    // A later hand that no longer fits needs another sentence than the engine's.
    if (hand === null || hand === index) return why;
    const upTo = score(recordOf({ table, hands: hands.slice(0, hand) }));
    const later = { hand: String(upTo.ok ? numberAt(upTo.value, hand) : hand + 1) };
    return code === 'game-finished'
      ? words.t('board.cannotPlace.over', later)
      : words.t('board.cannotPlace.scored', { ...later, why });
  };
  const before = useMemo(() => {
    const scored = score(recordOf({ table, hands: hands.slice(0, index) }));
    if (!scored.ok) throw new Error(scored.error.message);
    return scored.value;
  }, [table, hands, index]);
  const handIds = useMemo(
    () => (proposal ? handsWith({}) : hands).map(({ id }) => id),
    [proposal, handsWith, hands],
  );

  const close = useCallback(() => {
    setTask(null);
    setProposal(null);
    remember(`away/${draftKey}`, true);
  }, [draftKey]);
  const confirm = (entry: Entry): string | undefined => {
    // The second tap of a double one on a sheet that is about to close.
    if (!task || stroke.drawn() === ownId) return undefined;
    const { id, kind } = task;
    // Nothing was corrected after all.
    if (correcting && JSON.stringify(correcting.entry) === JSON.stringify(entry)) {
      close();
      return undefined;
    }
    const change: Change =
      kind === 'record'
        ? { kind, id, index, entry }
        : kind === 'insert'
          ? { ...task, index, entry }
          : { ...task, entry };
    const isShown = proposal !== null;
    const fault = store.change(change, isShown ? afterPaint : undefined);
    if (fault?.code === 'hand-taken' && kind === 'record') store.insist({ kind, id, index, entry });
    else if (fault) return faultInWords(words, fault);
    buzz();
    const follow = () => {
      stroke.draw(null);
      setFreshId(ownId);
      close();
    };
    // What stands on the slate in dim chalk is drawn first, and nothing else: all the rest a frame later.
    if (isShown && !fault) {
      stroke.draw(ownId);
      afterPaint(follow);
    } else follow();
    return undefined;
  };
  return {
    task,
    index,
    before,
    correcting,
    start: correcting?.entry ?? (task?.kind === 'record' ? task.start : undefined) ?? null,
    propose,
    whyNot,
    setProposal,
    /** A hand that is to be drawn before one's eyes. */
    setFresh: setFreshId,
    /** The hand that is being entered was entered elsewhere meanwhile. */
    isTaken,
    confirm,
    close,
    nextKey: draftKey,
    /** Where a half-entered hand is kept; only for the next one and for one not complete yet. */
    draftKey: isUnfinished || task?.kind === 'record' ? draftKey : null,
    /** What the slate shows: the game, or the game with what is being entered. */
    slate: { proposal, handIds, freshId, proposedId: proposal ? ownId : null },
    stroke,
    record: (start?: Entry) => {
      forget(`away/${draftKey}`);
      setTask({ kind: 'record', id: makeId(), index: hands.length, ...(start && { start }) });
    },
    insert: (hand: Hand) => setTask({ kind: 'insert', id: makeId(), before: hand.id }),
    correct: (hand: Hand) => {
      forget(`away/${draftKey}`);
      setTask(correctionOf(hand));
    },
  };
}
