'use client';
import dynamic from 'next/dynamic';
import { useDeferredValue, useState } from 'react';
/** The board: the slate, whose deal it is, the last hand in words, the hands, and the big key. */
import { later } from '@/app/ui/later';
import { Sheet } from '@/app/ui/sheet';
import { makeId } from '@/lib/browser/id';
import { useLive } from '@/lib/browser/live';
import { useGame, useLeftDraft } from '@/lib/browser/use-game';
import { useWakeLock } from '@/lib/browser/wake-lock';
import { useReplaced } from '@/lib/browser/written';
import { faultInWords } from '@/lib/i18n/fault';
import { handNamed, progress } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { type Tally, variant } from '@/lib/jass';
import { type AtTable, hasChalk } from '@/lib/sync/at-table';
import { countedHands, handLabels } from '@/lib/sync/deal';
import { type Entry, type GameState, isOver } from '@/lib/sync/game';
import type { Tourney } from '@/lib/sync/tourney';
import { useFreshOnReturn } from '../fresh-on-return';
import { type Back, BoardBar } from './board-bar';
import { BoardKeys } from './board-keys';
import type { Family } from './family';
import { Finished } from './finished';
import { HandsList } from './hands-list';
import { LastHand } from './last-hand';
import AsOf from './phones/as-of';
import { LiveTable } from './phones/live-table';
import { DrawnSlate } from './stroke';
import { useTask } from './use-task';

// Loaded when the server refused something.
const RefusedChanges = later(() => import('./refused-changes'));
// Loaded when they are opened.
const HandSheet = later(() => import('./hand-sheet'));
const TourneySheet = later(() => import('./tourney-sheet'));
// Loaded where others announce or write meanwhile.
const Meanwhile = later(() => import('./phones/meanwhile'));
const Replaced = later(() => import('./phones/replaced'));
const Missing = later(() => import('./phones/missing'));
// Loaded where a link was taken back, and where the slate is all there is.
const Gone = later(() => import('./phones/gone'));
const BigSlate = dynamic(() => import('./big/big-slate'));

export type BoardProps = {
  readonly initial: GameState;
  /** The tourney that the game belongs to. */
  readonly tourney: Tourney | null;
  /** The evening of a league that it belongs to. */
  readonly back: Back | null;
  /** Who is at the table; left out where the server could not be asked. */
  readonly atTable?: AtTable | null;
  /** When the server told all this, in ms; left out on a page that it just sent. */
  readonly toldAt?: number | undefined;
  /** The slate alone, as large as it can be. */
  readonly isBig?: boolean;
};

export const Board = (props: BoardProps & { family: Family }) =>
  props.isBig ? <BigSlate {...props} /> : <PlayBoard {...props} />;

function PlayBoard({ initial, family, ...props }: BoardProps & { family: Family }) {
  const words = useWords();
  const { t } = words;
  const { game, store } = useGame(initial, {
    tourney: props.tourney,
    evening: props.back?.href ?? null,
  });
  const { state, tally } = game;
  const { table, hands } = state;
  // The stroke comes first; the list of hands may follow a moment later.
  const listed = useDeferredValue(game);
  const over = isOver(state.lid, tally);
  // Without network it may have to be taken without asking; the server decides when it is back.
  const [tookFrom, setTookFrom] = useState<AtTable | null>(null);
  const startsWriting = !props.atTable || hasChalk(props.atTable);
  const entering = useTask(state, store, { family, over: over || !startsWriting });
  const live = useLive(store, props.atTable ?? null, entering.setFresh, props.toldAt);
  const { table: at, isConnected } = live;
  const mayWrite = at?.role !== 'reader';
  // Nobody is in the middle of writing a game that is over.
  const writes = !at || hasChalk(at) || (over && mayWrite) || at === tookFrom;
  const draft = useLeftDraft(entering.nextKey);
  const { replaced, putAway } = useReplaced(state.id, hands, game.refused, at?.manyWriters ?? null);
  const { task, index, correcting, slate } = entering;
  const [openedId, setOpenedId] = useState<string | null>(null);
  const openedAt = hands.findIndex(({ id }) => id === openedId);
  const opened = hands[openedAt];
  const [turnedOver, setTurnedOver] = useState(false);
  // What was entered here and is not on the server yet counts too.
  const tourney = props.tourney && {
    ...props.tourney,
    games: props.tourney.games.map((one) => (one.id === state.id ? { ...one, tally, over } : one)),
  };
  useFreshOnReturn();
  useWakeLock();
  const lidTo = (kind: 'finish' | 'reopen') => store.change({ kind, id: makeId() });
  const record = (entry: Entry): string | undefined => {
    const fault = store.change({ kind: 'record', id: makeId(), index: hands.length, entry });
    return fault && faultInWords(words, fault);
  };

  const whereAt = (scored: Tally) =>
    progress(words, countedHands(scored), variant(table.variant).gameLength(table.options), scored);
  const where = whereAt(tally);
  const labels = handLabels(tally);
  const last = hands.length - 1;
  const lastHand = hands[last];
  const next = family.next?.(hands, { table, draft });
  // Everybody does it on a phone of their own, whoever has the chalk.
  const isApart = (next?.isApart && at?.apart && mayWrite && isConnected) ?? false;
  const hand = labels[index] ?? '';
  const title = correcting
    ? correcting === next?.correct
      ? where
      : handNamed(words, 'correct', hand)
    : task?.kind === 'insert'
      ? handNamed(words, 'insert', hand)
      : // The hand that was meant, also once others have gone on.
        entering.isTaken
        ? whereAt(entering.before)
        : where;

  if (live.isGone) return <Gone />;
  return (
    <div className="felt on-cloth flex min-h-dvh flex-col">
      <BoardBar
        state={state}
        tally={tally}
        over={over}
        live={live}
        writes={writes}
        back={props.back}
        onFinish={() => lidTo('finish')}
        onReopen={() => lidTo('reopen')}
        {...(tourney && { onTurnOver: () => setTurnedOver(true) })}
      />
      {!isConnected && (at || props.toldAt) && <AsOf at={live.asOf} />}
      <main className="group/board mx-auto grid w-full max-w-md flex-1 grid-cols-[minmax(0,1fr)] content-start gap-3 px-2 pb-32 has-data-noted:pb-44 md:max-w-6xl md:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] left-handed:md:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)] md:gap-8 md:px-8 flat:max-w-none! flat:grid-cols-[minmax(0,1fr)_var(--entry)]! left-handed:flat:grid-cols-[var(--entry)_minmax(0,1fr)]! flat:gap-2! flat:px-(--edge)! flat:pb-2">
        <div className="flex flex-col gap-3 left-handed:md:order-2 left-handed:flat:order-2 md:sticky md:top-4 md:self-start flat:sticky flat:top-0 flat:has-data-declares:-top-17 flat:gap-2">
          <DrawnSlate
            stroke={entering.stroke}
            Slate={family.Slate}
            table={table}
            // Who deals is what it is until the hand is written.
            tally={{ ...(slate.proposal ?? tally), dealer: over ? null : tally.dealer }}
            hands={hands}
            handIds={slate.handIds}
            freshId={slate.freshId}
            proposedId={slate.proposedId}
            isEntering={task !== null}
            over={over}
          />
          {over ? (
            <Finished
              gameId={state.id}
              table={table}
              tally={tally}
              {...(writes && { onReopen: () => lidTo('reopen') })}
              {...(tourney && { onTurnOver: () => setTurnedOver(true) })}
            />
          ) : (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 text-base">
              <span className="font-semibold">{where}</span>
              {next?.isApart && at?.apart && at.announced.length > 0 ? (
                <Missing players={table.players} announced={at.announced} />
              ) : (
                <span>{family.whoInWords(words, { table, tally })}</span>
              )}
            </p>
          )}
          {family.Panel && (writes || over) && (
            <family.Panel
              table={table}
              tally={tally}
              hands={hands}
              over={over}
              draft={draft}
              onRecord={record}
              onEnter={entering.record}
            />
          )}
          <BoardKeys
            game={game}
            over={over}
            at={at}
            writes={writes}
            isApart={isApart}
            isConnected={isConnected}
            onOffline={() => setTookFrom(at)}
            tourney={tourney}
            back={props.back}
            label={next?.label(words) ?? t('board.keys.enter')}
            onEnter={() => {
              if (next?.correct) entering.correct(next.correct);
              else entering.record();
            }}
            onChange={store.change}
          />
          {replaced.length > 0 && (
            <Replaced
              replaced={replaced}
              table={table}
              tally={tally}
              hands={hands}
              inWords={family.inWords}
              onRead={putAway}
            />
          )}
          {(game.refused.length > 0 || game.refusedGame) && (
            <RefusedChanges
              gameId={state.id}
              game={game.refusedGame}
              table={table}
              tally={tally}
              inWords={family.inWords}
              refused={game.refused}
              hands={hands}
              writes={writes}
              onDismiss={store.dismiss}
              onChange={store.change}
            />
          )}
        </div>
        <div className="flex flex-col gap-3 flat:pb-24 flat:group-has-data-noted/board:pb-36">
          {lastHand && (
            <LastHand
              said={family.inWords(words, { table, tally, entry: lastHand.entry, index: last })}
              onWhy={() => setOpenedId(lastHand.id)}
            />
          )}
          <HandsList
            state={listed.state}
            tally={listed.tally}
            family={family}
            mayWrite={mayWrite}
            onOpen={setOpenedId}
          />
        </div>
      </main>
      {turnedOver && tourney && (
        <TourneySheet tourney={tourney} gameId={state.id} onClose={() => setTurnedOver(false)} />
      )}
      {task && (
        <Sheet title={title} onClose={entering.close}>
          {(entering.isTaken || !writes) && !isApart && (
            <Meanwhile isTaken={entering.isTaken} chalk={at?.chalk ?? null} />
          )}
          <LiveTable value={at && isConnected ? { gameId: state.id, at } : null}>
            <family.Entry
              key={task.id}
              table={table}
              index={index}
              before={entering.before}
              start={entering.start}
              draftKey={entering.draftKey}
              propose={entering.propose}
              whyNot={entering.whyNot}
              onPropose={entering.setProposal}
              onConfirm={entering.confirm}
              onClose={entering.close}
              isTaken={entering.isTaken}
              confirmLabel={t(
                correcting && correcting !== next?.correct
                  ? 'board.keys.correct'
                  : 'board.keys.write',
              )}
            />
          </LiveTable>
        </Sheet>
      )}
      {opened && (
        <HandSheet
          table={table}
          tally={tally}
          index={openedAt}
          label={labels[openedAt] ?? ''}
          ruleWords={family.ruleWords}
          said={family.inWords(words, {
            table,
            tally,
            entry: opened.entry,
            index: openedAt,
          })}
          over={over}
          writes={writes}
          onClose={() => setOpenedId(null)}
          onCorrect={() => entering.correct(opened)}
          onInsert={() => entering.insert(opened)}
          onRemove={() =>
            store.change({ kind: 'remove', id: makeId(), handId: opened.id, by: opened.by })
          }
        />
      )}
    </div>
  );
}
