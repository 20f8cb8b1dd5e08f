'use client';
/** What the entry sheet is open for, and the game as it would be with what is typed there. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDeck } from '@/app/ui/use-setting';
import { afterPaint } from '@/lib/browser/after-paint';
import { feel } from '@/lib/browser/feel';
import type { GameStore } from '@/lib/browser/game-store';
import { makeId } from '@/lib/browser/id';
import { forget, recall, remember } from '@/lib/browser/storage';
import { leaveDraft, leftDraft, useLeftDraft } from '@/lib/browser/use-game';
import { faultInWords } from '@/lib/i18n/fault';
import { useWords } from '@/lib/i18n/use-words';
import {
  type Explanation,
  explain,
  type Refusal,
  type Result,
  tally as score,
  type Tally,
  variant,
} from '@/lib/jass';
import { seatedAt } from '@/lib/sync/deal';
import {
  type Change,
  type Entry,
  type GameState,
  type Hand,
  recordOf,
  type Table,
} from '@/lib/sync/game';
import { type KeptDraft as Left, readDraft, stepBack } from './entry/kept-draft';
import { enterSays, explained, openHandOf, roundOf, standsSaid } from './explained';
import { makeStroke } from './stroke';

/** Who taps, where it is known: their seat, and their side. */
type Taps = { readonly seat: number; readonly side: number };

/** `id` is the id that the change will carry. */
type Task =
  | {
      readonly kind: 'record';
      readonly id: string;
      readonly index: number;
      readonly start?: Entry;
      /** It was open when the page was left. */
      readonly resumes?: true;
      readonly from?: Taps;
    }
  | { readonly kind: 'insert'; readonly id: string; readonly before: string }
  | {
      readonly kind: 'correct';
      readonly id: string;
      readonly handId: string;
      readonly by: string;
      readonly from?: Taps;
    };

/** A step of a bidding that was taken back: before which hand, what stood there, and what stands there now. */
type Wiped = { readonly hand: number; readonly left: Left; readonly now: Entry };

/** The game with an entry in its place: what it comes to, and why. */
export type Proposal = { readonly tally: Tally; readonly explanation: Explanation };

const correctionOf = (hand: Hand): Task => ({
  kind: 'correct',
  id: makeId(),
  handId: hand.id,
  by: hand.by,
});

/** At the end of a board's address: the entry sheet is open at once. */
const ENTER = '#enter';

/** Was something typed or chosen? Cells that were left or erased are blank. */
const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isSaid) : value !== null && value !== undefined;

/** Seats that have announced on a phone that goes round the table, and the one that does so next. */
export type Round = { readonly done: readonly number[]; readonly next: number | undefined };

export type Entering = ReturnType<typeof useTask>;

export function useTask(
  state: GameState,
  store: GameStore,
  {
    tally,
    over,
    began,
  }: {
    tally: Tally;
    over: boolean;
    /** The table with those at it who began. */
    began: Table;
  },
) {
  const words = useWords();
  const [deck] = useDeck();
  const { table, hands } = state;
  const [begun, setTask] = useState<Task | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [soFar, setSoFar] = useState<readonly number[] | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const [stroke] = useState(makeStroke);
  const draftKey = `${state.id}/next`;
  // What has become a hand is not being entered any more.
  const task = begun && hands.some(({ id }) => id === begun.id) ? null : begun;
  const openHand = openHandOf(state, tally);
  /** Opens the sheet for the hand that is still being played, or for the next one. */
  const goOn = (how?: { readonly resumes: true } | { readonly from: Taps }) =>
    setTask({
      ...(openHand
        ? correctionOf(openHand)
        : { kind: 'record' as const, id: makeId(), index: hands.length }),
      ...how,
    });

  /** Opens it for the next hand with so much of it filled in. */
  const record = (start?: Entry) => {
    forget(`away/${draftKey}`);
    if (start) remember(`begun/${draftKey}`, { hand: hands.length, entry: start });
    setTask({ kind: 'record', id: makeId(), index: hands.length, ...(start && { start }) });
  };
  const enter = (from?: Taps) => {
    forget(`away/${draftKey}`);
    goOn(from && { from });
  };

  // A hand that was half entered when the page was left is still there.
  const opening = useRef(() => {
    // Asked for by the way here, once: whoever comes back to the board finds it as it is.
    if (window.location.hash === ENTER) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      if (!over) return enter();
    }
    // What was put away by hand stays away until the key is tapped.
    if (over || recall(`away/${draftKey}`) === true) return;
    // What was chosen on the board, where nothing was typed yet.
    const begun = readDraft(recall(`begun/${draftKey}`), hands.length);
    if (begun) return record(begun.entry);
    const hand = openHand?.id ?? hands.length;
    if (readDraft(leftDraft(draftKey), hand) !== undefined) goOn({ resumes: true });
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
  const isUnfinished = correcting !== undefined && correcting === openHand;
  const isTaken = task?.kind === 'record' && task.index < hands.length;
  const ownId = correcting?.id ?? task?.id ?? null;
  const isHidden = variant(table.variant).announces(table.options) === 'hidden';

  /** The hands with this entry in its place. */
  const handsWith = useCallback(
    (entry: Entry) =>
      // A hand that was entered elsewhere meanwhile is not counted beside this one.
      hands.toSpliced(index, correcting || isTaken ? 1 : 0, { id: ownId ?? '', by: '', entry }),
    [hands, index, correcting, isTaken, ownId],
  );
  const propose = useCallback(
    (entry: Entry): Result<Proposal> => {
      const game = { table: began, hands: handsWith(entry) };
      // What is refused is refused to those who play the hand.
      const scored = score(recordOf({ ...game, table: seatedAt(began, index) }));
      if (!scored.ok) return scored;
      return { ok: true, value: { tally: scored.value, explanation: explained(game) } };
    },
    [began, index, handsWith],
  );
  const whyNot = (refusal: Refusal): string => {
    const { code, hand } = refusal;
    const why = faultInWords(words, refusal, deck);
    // A later hand that no longer fits needs another sentence than the engine's.
    if (hand === null || hand === index) return why;
    const upTo = explain(recordOf({ table, hands: hands.slice(0, hand) }));
    const counted = upTo.ok ? upTo.value.hands.filter(({ counts }) => counts).length : hand;
    const later = { hand: String(counted + 1) };
    if (code === 'game-finished') return words.t('board.cannotPlace.over', later);
    // Of the hands as they are: what was declared between two of them is none.
    const asIs = explained({ table, hands }).hands[hand - (handsWith({}).length - hands.length)];
    return asIs?.dealer === null
      ? words.t('board.cannotPlace.declared', { hand: String(counted), why })
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
  const left = useLeftDraft(draftKey, { isWriting: isOpen });
  const kept = useMemo(() => readDraft(left, hands.length), [left, hands.length]);
  const nextDraft = useMemo(() => kept?.entry ?? {}, [kept]);
  const says = useMemo(
    () => enterSays({ table, hands }, { openHand, draft: nextDraft }),
    [table, hands, openHand, nextDraft],
  );
  const stands = useMemo(
    () => (over || openHand ? [] : standsSaid({ table, hands }, nextDraft)),
    [table, hands, openHand, nextDraft, over],
  );
  // A bidding is taken back as it was made, step by step and in view, and redo puts each step there again.
  const [wiped, setWiped] = useState<readonly Wiped[]>([]);
  const put = (to: Left) => {
    leaveDraft(draftKey, to);
    if (stepBack(to.entry) && to.entry.played !== true) enter();
  };
  const earlier = over || openHand || !kept ? null : stepBack(nextDraft);
  const last = wiped.at(-1);
  const isLast =
    last?.hand === hands.length && JSON.stringify(nextDraft) === JSON.stringify(last.now);
  const begunSteps = {
    ...(kept &&
      earlier && {
        undo: () => {
          const step = { hand: hands.length, now: earlier, left: kept };
          setWiped(isLast ? [...wiped, step] : [step]);
          put({ ...kept, entry: earlier });
        },
      }),
    ...(last &&
      isLast && {
        redo: () => {
          setWiped(wiped.slice(0, -1));
          put(last.left);
        },
      }),
  };

  const close = useCallback(() => {
    setTask(null);
    setProposal(null);
    setSoFar(null);
    forget(`begun/${draftKey}`);
    remember(`away/${draftKey}`, true);
  }, [draftKey]);
  const confirm = (entry: Entry): string | undefined => {
    // The second tap of a double one on a sheet that is about to close.
    if (!task || stroke.drawn() === ownId) return undefined;
    const { id } = task;
    // Nothing was corrected after all.
    if (correcting && JSON.stringify(correcting.entry) === JSON.stringify(entry)) {
      close();
      return undefined;
    }
    // What the task knows of how it was opened is nobody else's business.
    const change: Change =
      task.kind === 'record'
        ? { kind: 'record', id, index, entry }
        : task.kind === 'insert'
          ? { kind: 'insert', id, index, before: task.before, entry }
          : { kind: 'correct', id, handId: task.handId, by: task.by, entry };
    const isShown = proposal !== null;
    const fault = store.change(change, isShown ? afterPaint : undefined);
    if (fault?.code === 'hand-taken' && change.kind === 'record') store.insist(change);
    else if (fault) return faultInWords(words, fault, deck);
    feel('stroke');
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
    /** It is the last hand that is being completed, not one that was written wrongly. */
    isUnfinished,
    /** Who tapped, where that is known. */
    from: (task?.kind !== 'insert' && task?.from) || null,
    start: correcting?.entry ?? (task?.kind === 'record' ? task.start : undefined) ?? null,
    propose,
    whyNot,
    setProposal,
    setSoFar,
    /** A hand that is to be drawn before one's eyes. */
    setFresh: setFreshId,
    /** The hand that is being entered was entered elsewhere meanwhile. */
    isTaken,
    confirm,
    close,
    /** Where a half-entered hand is kept; only for the next one and for one not complete yet. */
    draftKey: isUnfinished || task?.kind === 'record' ? draftKey : null,
    /** The hand that is still being played: the next thing is to complete it. */
    openHand,
    /** Is a hand half entered that was put away, and nothing of it to be seen on the board? */
    isPutAway:
      !openHand &&
      stands.length === 0 &&
      Object.entries(nextDraft).some(
        ([field, value]) => !kept?.begun.includes(field) && isSaid(value),
      ),
    /** What stands of the next hand already, as a bid that is being played. */
    stands,
    /** How that is taken back, and how put there again. */
    begunSteps,
    /** What the big key says; null where nothing can follow. */
    enterSays: says,
    /** Everybody announces next, and nobody is to see it. */
    isAnnouncing: isHidden && !openHand,
    /** Where it is this phone that goes round for it: who has, and who is next. */
    round: isHidden && !openHand && !over ? roundOf({ table, hands }, nextDraft) : null,
    /** What is being entered nobody is to see, also once the last announcement is in. */
    hides: isHidden && task?.kind === 'record',
    /** What the slate shows: the game, or the game with what is being entered. */
    slate: {
      proposal,
      handIds,
      // What comes back from the server meanwhile would stand beside what is being entered as if it were that.
      freshId: task ? null : freshId,
      proposedId: proposal ? ownId : null,
      soFar,
    },
    stroke,
    /** What the big key does. */
    enter,
    record,
    insert: (hand: Hand) => setTask({ kind: 'insert', id: makeId(), before: hand.id }),
    correct: (hand: Hand) => {
      forget(`away/${draftKey}`);
      setTask(correctionOf(hand));
    },
  };
}
