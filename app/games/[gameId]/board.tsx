'use client';
/** The board: the slate, whose deal it is, the last hand in words, the hands, and the big key. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { RedoIcon, UndoIcon } from '@/app/ui/icons';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { makeId } from '@/lib/browser/id';
import { hasDraft, useGame } from '@/lib/browser/use-game';
import { cannotPlace, dealInWords, heldBetween, progress } from '@/lib/i18n/en';
import { type Result, tally as score, type Tally, variant } from '@/lib/jass';
import { type Entry, type GameState, isOver, recordOf } from '@/lib/sync/game';
import { nextTable } from '@/lib/sync/rematch';
import { changeGame } from '../actions';
import { StartGame } from '../start-game';
import { BoardBar } from './board-bar';
import { FAMILIES } from './families';
import { Finished } from './finished';
import { HandSheet } from './hand-sheet';
import { HandsList } from './hands-list';
import { NotSent, RefusedChanges } from './sending';

/** What the sheet is open for. `id` is the id that the change will carry. */
type Task =
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'insert'; readonly id: string; readonly before: string }
  | { readonly kind: 'correct'; readonly id: string; readonly handId: string; readonly by: string };

export function Board({ initial }: { initial: GameState }) {
  const { game, store } = useGame(initial, changeGame);
  const { state, tally } = game;
  const { table, hands } = state;
  const family = FAMILIES[variant(table.variant).form];
  const [task, setTask] = useState<Task | null>(null);
  const [proposal, setProposal] = useState<Tally | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = hands.find(({ id }) => id === openedId);
  const over = isOver(state.lid, tally);
  const draftKey = `${state.id}/next`;

  // A hand that was half entered when the page was left is still there.
  useEffect(() => {
    if (hasDraft(draftKey)) setTask({ kind: 'record', id: makeId() });
  }, [draftKey]);

  const index = task
    ? task.kind === 'record'
      ? hands.length
      : hands.findIndex(({ id }) => id === (task.kind === 'insert' ? task.before : task.handId))
    : -1;
  const correcting = task?.kind === 'correct' ? hands[index] : undefined;

  /** The hands with this entry in its place; the slate shows them while it is being entered. */
  const handsWith = useCallback(
    (entry: Entry) => {
      const own = { id: correcting?.id ?? task?.id ?? '', by: '', entry };
      return hands.toSpliced(index, correcting ? 1 : 0, own);
    },
    [hands, index, correcting, task],
  );
  const propose = useCallback(
    (entry: Entry): Result<Tally> => {
      const scored = score(recordOf({ table, hands: handsWith(entry) }));
      // A later hand that no longer fits needs another sentence than the engine's.
      if (scored.ok || scored.error.hand === null || scored.error.hand === index) return scored;
      return { ok: false, error: { ...scored.error, message: cannotPlace(scored.error) } };
    },
    [table, handsWith, index],
  );
  const shownIds = useMemo(
    () => (proposal ? handsWith({}) : hands).map(({ id }) => id),
    [proposal, handsWith, hands],
  );

  // The slate is to be seen above the sheet.
  const isEntering = task !== null;
  useEffect(() => {
    if (isEntering) window.scrollTo({ top: 0 });
  }, [isEntering]);

  const close = useCallback(() => {
    setTask(null);
    setProposal(null);
  }, []);
  const confirm = (entry: Entry): string | undefined => {
    if (!task) return undefined;
    const fault = store.change(
      task.kind === 'record' || task.kind === 'insert'
        ? { ...task, index, entry }
        : { ...task, entry },
    );
    if (fault) return fault.message;
    navigator.vibrate?.(12);
    setFreshId(correcting?.id ?? task.id);
    close();
    return undefined;
  };
  const step = (kind: 'undo' | 'redo') => {
    const target = (kind === 'undo' ? state.done : state.undone).at(-1);
    if (target) store.change({ kind, id: makeId(), target: target.id });
  };
  const lidTo = (kind: 'finish' | 'reopen') => store.change({ kind, id: makeId() });

  const length = variant(table.variant).gameLength(table.options);
  const counted = tally.hands.filter((hand) => hand.rule !== 'void').length;
  const last = hands.length - 1;
  const lastHand = hands[last];
  const title = correcting
    ? `Correct hand ${index + 1}`
    : task?.kind === 'insert'
      ? `New hand before hand ${index + 1}`
      : progress(counted, length);

  return (
    <div className="felt on-dark flex min-h-dvh flex-col">
      <BoardBar
        state={state}
        tally={tally}
        over={over}
        onFinish={() => lidTo('finish')}
        onReopen={() => lidTo('reopen')}
      />
      <main className="mx-auto grid w-full max-w-md flex-1 content-start gap-3 px-2 pb-32 md:max-w-6xl md:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] md:gap-8 md:px-8">
        <div className="flex flex-col gap-3 md:sticky md:top-4 md:self-start">
          <family.Slate
            table={table}
            tally={proposal ?? tally}
            handIds={shownIds}
            freshId={freshId}
            proposedId={proposal ? (correcting?.id ?? task?.id ?? null) : null}
            className={
              task
                ? 'h-[calc(36dvh-3rem)] min-h-52 md:h-[30rem]'
                : table.players.length > 3
                  ? 'h-[25rem] md:h-[34rem]'
                  : 'h-80 md:h-[30rem]'
            }
          />
          {over ? (
            <Finished players={table.players} tally={tally} onReopen={() => lidTo('reopen')} />
          ) : (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 text-base">
              <span className="font-semibold">{progress(counted, length)}</span>
              <span>{dealInWords(table.players, tally.dealer)}</span>
            </p>
          )}
          {tally.held?.map(([one, other], i) => (
            <p key={i} className="px-1 text-chalk/90">
              {heldBetween(table.players[one], table.players[other])}
            </p>
          ))}
          <div className="fixed inset-x-0 bottom-0 z-10 bg-gradient-to-t from-60% from-felt-dark to-transparent px-3 pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:bg-none md:p-0">
            <div className="mx-auto flex max-w-md gap-2 md:max-w-none">
              <button
                type="button"
                aria-label="Undo"
                className={`${keyOnSlate} shrink-0 px-4`}
                disabled={state.done.length === 0}
                onClick={() => step('undo')}
              >
                <UndoIcon />
              </button>
              {state.undone.length > 0 && (
                <button
                  type="button"
                  aria-label="Redo"
                  className={`${keyOnSlate} shrink-0 px-4`}
                  onClick={() => step('redo')}
                >
                  <RedoIcon />
                </button>
              )}
              {over ? (
                <StartGame table={nextTable(table, tally)} tone="slate">
                  Rematch
                </StartGame>
              ) : (
                <button
                  type="button"
                  className={`${actionOnSlate} flex-1`}
                  onClick={() =>
                    tally.status === 'finished'
                      ? lidTo('finish')
                      : setTask({ kind: 'record', id: makeId() })
                  }
                >
                  {tally.status === 'finished' ? 'Finish again' : 'Enter hand'}
                </button>
              )}
              <NotSent stuck={game.stuck} waiting={game.pending.length} />
            </div>
          </div>
          <RefusedChanges
            refused={game.refused}
            next={hands.length}
            onDismiss={store.dismiss}
            onTake={(entry) =>
              store.change({ kind: 'record', id: makeId(), index: hands.length, entry })
            }
          />
        </div>
        <div className="flex flex-col gap-3">
          {lastHand && (
            <section aria-label="Last hand" className="px-1" aria-live="polite">
              <p className="text-[17px] leading-snug">
                {family.inWords({ table, tally, entry: lastHand.entry, index: last })}{' '}
                <button
                  type="button"
                  className="-my-2 min-h-11 text-yellow underline underline-offset-4"
                  onClick={() => setOpenedId(lastHand.id)}
                >
                  Why?
                </button>
              </p>
            </section>
          )}
          <HandsList state={state} tally={tally} family={family} onOpen={setOpenedId} />
        </div>
      </main>
      {task && (
        <Sheet title={title} onClose={close}>
          <family.Entry
            key={task.id}
            table={table}
            index={index}
            start={correcting?.entry ?? null}
            draftKey={task.kind === 'record' ? draftKey : null}
            propose={propose}
            onPropose={setProposal}
            onConfirm={confirm}
            confirmLabel={correcting ? 'Correct it' : 'Write it'}
          />
        </Sheet>
      )}
      {opened && (
        <HandSheet
          table={table}
          tally={tally}
          index={hands.indexOf(opened)}
          words={family.inWords({
            table,
            tally,
            entry: opened.entry,
            index: hands.indexOf(opened),
          })}
          over={over}
          onClose={() => setOpenedId(null)}
          onCorrect={() =>
            setTask({ kind: 'correct', id: makeId(), handId: opened.id, by: opened.by })
          }
          onInsert={() => setTask({ kind: 'insert', id: makeId(), before: opened.id })}
          onRemove={() =>
            store.change({ kind: 'remove', id: makeId(), handId: opened.id, by: opened.by })
          }
        />
      )}
    </div>
  );
}
