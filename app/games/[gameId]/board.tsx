'use client';
/** The board: the slate, whose deal it is, the last hand in words, the hands, and the big key. */
import { unstable_isUnrecognizedActionError as isUnknown } from 'next/navigation';
import { type ComponentProps, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { later } from '@/app/ui/later';
import { useDeck, useSetting } from '@/app/ui/use-setting';
import { afterPaint } from '@/lib/browser/after-paint';
import { openActions } from '@/lib/browser/board-actions';
import { readySounds } from '@/lib/browser/feel';
import { makeId } from '@/lib/browser/id';
import { useLive } from '@/lib/browser/live';
import { useReplaced } from '@/lib/browser/own-hands';
import { useGame } from '@/lib/browser/use-game';
import { useWakeLock } from '@/lib/browser/wake-lock';
import { whenQuiet } from '@/lib/browser/when-quiet';
import { faultInWords } from '@/lib/i18n/fault';
import { handInHead, handNamed, placeInTourney, progress } from '@/lib/i18n/game';
import { withWords } from '@/lib/i18n/late-words';
import { saidInWords } from '@/lib/i18n/said';
import { withOwnNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { variant } from '@/lib/jass';
import { withCallNames } from '@/lib/league/call-names';
import { type AtTable, hasChalk } from '@/lib/sync/at-table';
import type { TournamentTable } from '@/lib/sync/board';
import { seatedAt, sittingIn } from '@/lib/sync/deal';
import { type Entry, type GameState, type Hand, isOver } from '@/lib/sync/game';
import { type Tourney, withGame } from '@/lib/sync/tourney';
import { announce, writeChange } from './actions';
import { BoardBar } from './board-bar';
import { BoardKeys } from './board-keys';
import { LAYOUT } from './board-layout';
import { EndSlate, Finished, MomentHere, SlateBack } from './end/later';
import { useEnd } from './end/use-end';
import { explained, labelOf } from './explained';
import { HandsList } from './hands-list';
import { LastHand } from './last-hand';
import AsOf from './phones/as-of';
import { Announcing, Gone, Meanwhile, Replaced } from './phones/later';
import { LiveTable } from './phones/live-table';
import { SLATES } from './slates';
import type { SlateProps } from './slates/slate';
import { DrawnSlate } from './stroke';
import { tableMode } from './table-mode/setting';
import { UnderSlate } from './under-slate';
import { useRoom } from './use-room';
import { useTask } from './use-task';
import { wayBack } from './way-back';

const entrySheet = () => import('./entry-sheet');
// Loaded once the board stands: a hand may be entered at once, and the network may go before it is. A page
// that is here for the first time has asked for it already (lib/server/transports/first-script.ts).
const EntrySheet = later(async () => {
  const { EntrySheet: Loaded } = await entrySheet();
  return {
    default: ({
      onClose: _,
      ...props
    }: ComponentProps<typeof Loaded> & { onClose: () => void }) => <Loaded {...props} />,
  };
});
// Comes with it.
const Strip = later(async () => ({ default: (await entrySheet()).Strip }));
// Loaded where the phone lies flat on the table.
const TableMode = later(() => import('./table-mode/table-mode'));
// Loaded when the server refused something.
const RefusedChanges = later(withWords(() => import('./refused-changes')));
// Loaded when they are opened.
const HandSheet = later(withWords(() => import('./hand-sheet')));

export type BoardProps = {
  readonly initial: GameState;
  /** The tourney that the game belongs to. */
  readonly tourney: Tourney | null;
  /** The path of the evening of a league that it belongs to. */
  readonly evening: string | null;
  readonly tournament: TournamentTable | null;
  /** Who is at the table; left out where the server could not be asked. */
  readonly atTable?: AtTable | null;
  /** Is all this as the phone has kept it, and the server not heard yet? */
  readonly isKept?: boolean;
  /** When the server told what the phone has kept, in ms. */
  readonly toldAt?: number | undefined;
};

export function Board({ initial, ...props }: BoardProps) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const { game, store } = useGame(initial, {
    tourney: props.tourney,
    evening: props.evening,
    tournament: props.tournament,
    isTold: !props.isKept,
  });
  useEffect(() => openActions({ writeChange, announce, isUnknown }), []);
  const { tally } = game;
  // What is changed of the table, is changed as it is kept; of those who began, who sits there now is shown.
  const kept = game.state;
  const named = useMemo(() => withOwnNames(words, kept.table), [words, kept.table]);
  // Sentences and keys have as little room as a slate, which says full names to those who hear it.
  const began = useMemo(() => withCallNames(named), [named]);
  const state = useMemo(
    () => ({ ...kept, table: seatedAt(began, kept.hands.length) }),
    [kept, began],
  );
  const { table, hands } = state;
  const full = seatedAt(named, hands.length);
  const stands = useMemo(() => explained({ ...kept, table: began }), [kept, began]);
  // The stroke comes first; the list of hands may follow a moment later.
  const listed = useDeferredValue(
    useMemo(() => ({ state, tally, stands }), [state, tally, stands]),
  );
  const over = isOver(state.override, tally);
  // Without network it may have to be taken without asking; the server decides when it is back.
  const [tookFrom, setTookFrom] = useState<AtTable | null>(null);
  const startsWriting = !props.atTable || hasChalk(props.atTable);
  const entering = useTask(state, store, { tally, over: over || !startsWriting, began });
  const [asOf] = useState(() => (props.isKept ? (props.toldAt ?? null) : Date.now()));
  const live = useLive(store, props.atTable ?? null, entering.setFresh, asOf);
  const { table: at, isConnected } = live;
  const isDrawn = props.tournament !== null;
  const back = wayBack(words, { ...props, atTable: at });
  const mayWrite = at?.role !== 'reader';
  // Nobody is in the middle of writing a game that is over.
  const writes = !at || hasChalk(at) || (over && mayWrite) || at === tookFrom;
  const { replaced, putAway } = useReplaced(state.id, hands, game.refused, at?.manyWriters ?? null);
  const { task, index, correcting, slate } = entering;
  // A hand that is corrected is written for those who played it.
  const entered = useMemo(
    () => (index < hands.length ? { ...state, table: seatedAt(began, index) } : state),
    [index, hands.length, state, began],
  );
  const [mode] = useSetting(...tableMode(state.id));
  const isFlat = mode === 'on';
  const lines = variant(table.variant).rowsOf(table.options).length;
  const room = useRoom(task !== null && !isFlat, lines);
  // Who deals is what it is until the hand is written.
  const dealer = over ? null : (stands.next?.dealer ?? null);
  const [chip, setChip] = useState({ dealer, before: dealer });
  if (chip.dealer !== dealer) setChip({ dealer, before: chip.dealer });
  // What was drawn before is not drawn again while the slate makes room and comes back.
  const { setFresh } = entering;
  useEffect(() => {
    if (!task) return;
    setFresh(null);
    setChip(({ dealer }) => ({ dealer, before: dealer }));
  }, [task, setFresh]);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const openedAt = hands.findIndex(({ id }) => id === openedId);
  const opened = hands[openedAt];
  const openedStands = stands.hands[openedAt];
  const end = useEnd({ over, last: state.done.at(-1)?.id, isEntering: task !== null });
  // What was entered here and is not on the server yet counts too.
  const tourney = props.tourney && withGame(props.tourney, state.id, { table: full, tally, over });
  useEffect(
    () =>
      afterPaint(() => {
        void EntrySheet.fetchAhead();
        void Strip.fetchAhead();
        readySounds();
      }),
    [],
  );
  useEffect(
    () =>
      whenQuiet(() => {
        entrySheet()
          .then(({ fetchParts }) => fetchParts())
          .catch(() => {});
      }),
    [],
  );
  useWakeLock();
  const lidTo = (kind: 'finish' | 'reopen') => store.change({ kind, id: makeId() });
  const remove = ({ id, by }: Hand) =>
    store.change({ kind: 'remove', id: makeId(), handId: id, by });
  const record = (entry: Entry): string | undefined => {
    const fault = store.change({ kind: 'record', id: makeId(), index: hands.length, entry });
    return fault && faultInWords(words, fault, deck);
  };

  const where = progress(words, table, tally);
  const last = hands.length - 1;
  const lastHand = hands[last];
  const lastStands = stands.hands[last];
  // Everybody does it on a phone of their own, whoever has the chalk.
  const isApart = (entering.isAnnouncing && at?.announceSeparately && mayWrite) ?? false;
  const wasApart = useRef(false);
  useEffect(() => {
    // The table announces in another way by now, and this phone has no part in it.
    if (wasApart.current && !isApart && isConnected && !writes && task) entering.close();
    wasApart.current = isApart;
  });
  const announces = !over && !entering.openHand && variant(table.variant).announces(table.options);
  const isBegun =
    entering.isAnnouncing && !task && at?.announceSeparately && at.announced.length > 0;
  const hand = labelOf(stands.hands[index]);
  const title = correcting
    ? entering.isUnfinished
      ? where
      : handNamed(words, 'correct', hand)
    : task?.kind === 'insert'
      ? handNamed(words, 'insert', hand)
      : // The hand that was meant, also once others have gone on.
        handInHead(words, table, entering.isTaken ? entering.before : tally);
  const drawn = slate.proposal ?? { tally, explanation: stands };
  const slateProps: SlateProps = {
    table: full,
    tally: drawn.tally,
    explained: drawn.explanation,
    handIds: slate.handIds,
    freshId: slate.freshId,
    proposedId: slate.proposedId,
    soFar: slate.soFar,
    standing: correcting ? tally : null,
    dealer,
    dealtBefore: chip.before,
    over,
    room: room?.height ?? 'board',
    onWrite: writes && !over ? entering.record : undefined,
    onOpen: setOpenedId,
  };

  const enterLabel = entering.isPutAway
    ? t('board.keys.goOn')
    : entering.enterSays
      ? saidInWords(words, entering.enterSays, deck)
      : t('board.keys.enter');
  const under = (
    <UnderSlate
      state={state}
      explained={stands}
      stands={entering.stands}
      over={over}
      writes={writes}
      onRecord={record}
      onEnter={entering.record}
      onPlayOn={() => lastHand && remove(lastHand)}
    />
  );
  const keys = (
    <BoardKeys
      game={game}
      over={over}
      isUndoable={end.isUndoable}
      begunSteps={entering.begunSteps}
      at={at}
      writes={writes}
      hasEnter={!isFlat}
      isApart={isApart}
      isConnected={isConnected}
      onOffline={() => setTookFrom(at)}
      tourney={tourney}
      back={back}
      isDrawn={isDrawn}
      label={enterLabel}
      onEnter={entering.enter}
      onChange={store.change}
    />
  );
  const toldLast = lastHand && lastStands && (
    <LastHand hand={lastStands} onWhy={() => setOpenedId(lastHand.id)} />
  );
  const whereItIs = (
    <>
      {tourney && <span className="font-semibold">{placeInTourney(words, tourney, state.id)}</span>}
      <span>
        <span className="font-semibold">{where}</span>
        {sittingIn(began, hands.length).map((one) => ` · ${t('board.sitsIn', one)}`)}
      </span>
      {/* Who begins is past once something of the hand stands. */}
      {stands.next && entering.stands.length === 0 && !isBegun && (
        <span data-begins="">{saidInWords(words, stands.next.says, deck)}</span>
      )}
      {!task && announces && at && (isBegun || (!at.announceSeparately && !writes)) && (
        <Announcing table={table} at={at} />
      )}
    </>
  );

  if (live.isGone) return <Gone />;
  return (
    <div className={LAYOUT.page}>
      <BoardBar
        isHidden={room?.hidesBar ?? false}
        state={kept}
        tally={tally}
        over={over}
        live={live}
        writes={writes}
        back={back}
        isDrawn={isDrawn}
        onFinish={() => lidTo('finish')}
        onReopen={() => lidTo('reopen')}
        onChange={store.change}
        {...(tourney && { onTurnOver: end.turn })}
      />
      {!isConnected && (at || props.toldAt) && !room?.hidesBar && <AsOf at={live.asOf} />}
      {isFlat ? (
        <TableMode
          gameId={state.id}
          round={isApart ? null : entering.round}
          entering={entering}
          slate={slateProps}
          Slate={SLATES[variant(table.variant).slate]}
          mayEnter={writes || isApart}
          hasFewKeys={writes && !over && tally.status === 'playing'}
          label={enterLabel}
          progress={over ? t('board.result') : where}
          where={whereItIs}
          under={under}
          keys={keys}
        />
      ) : (
        <main className={LAYOUT.main}>
          <div className={LAYOUT.slate}>
            <div className={LAYOUT.left}>
              <div
                className={`slate-turning ${LAYOUT.place}`}
                style={{ ['--lines' as string]: lines }}
              >
                <div className={LAYOUT.front}>
                  {room?.isStrip ? (
                    <DrawnSlate
                      stroke={entering.stroke}
                      Slate={Strip}
                      slate={{ ...slateProps, room: room.height }}
                    />
                  ) : (
                    <DrawnSlate
                      stroke={entering.stroke}
                      Slate={SLATES[variant(table.variant).slate]}
                      slate={slateProps}
                    />
                  )}
                  {over && !task && !end.isUncovered && (
                    <EndSlate
                      gameId={state.id}
                      table={table}
                      tally={tally}
                      explained={stands}
                      tourney={tourney}
                      isFresh={end.isFresh}
                    />
                  )}
                  {!over && slate.freshId && (
                    <MomentHere
                      key={slate.freshId}
                      table={table}
                      explained={stands}
                      id={slate.freshId}
                      handIds={slate.handIds}
                    />
                  )}
                </div>
                {end.isTurned && tourney && !task && (
                  <SlateBack tourney={tourney} gameId={state.id} onClose={end.turnBack} />
                )}
              </div>
              {keys}
              {replaced.length > 0 && (
                <Replaced replaced={replaced} state={state} tally={tally} onRead={putAway} />
              )}
              {(game.refused.length > 0 || game.refusedGame) && (
                <RefusedChanges
                  gameId={state.id}
                  game={game.refusedGame}
                  state={state}
                  tally={tally}
                  refused={game.refused}
                  writes={writes}
                  onDismiss={store.dismiss}
                  onChange={store.change}
                />
              )}
            </div>
            {/* What a strip leaves of its room is not enough for a line that can be read. */}
            <div className={room?.isStrip ? 'hidden' : LAYOUT.told}>
              {over ? (
                <Finished
                  state={state}
                  tally={tally}
                  explained={stands}
                  currency={at?.currency}
                  isUncovered={end.isUncovered}
                  onUncover={end.uncover}
                  onOpen={setOpenedId}
                  {...(writes && { onReopen: () => lidTo('reopen') })}
                  isTurned={end.isTurned}
                  {...(tourney && { onTurnOver: end.isTurned ? end.turnBack : end.turn })}
                />
              ) : (
                <>
                  <p className={LAYOUT.where}>{whereItIs}</p>
                  {toldLast}
                </>
              )}
              {under}
            </div>
          </div>
          <div className={LAYOUT.beside}>
            {over && toldLast}
            <HandsList
              state={listed.state}
              began={began}
              tally={listed.tally}
              explained={listed.stands}
              mayWrite={mayWrite}
              onOpen={setOpenedId}
            />
          </div>
        </main>
      )}
      {task && (
        <LiveTable value={at && { at, isConnected, state: kept, onChange: store.change }}>
          <EntrySheet
            onClose={entering.close}
            entering={entering}
            state={entered}
            title={title}
            notice={
              (entering.isTaken || !writes) &&
              !isApart && <Meanwhile isTaken={entering.isTaken} chalk={at?.chalk ?? null} />
            }
          />
        </LiveTable>
      )}
      {opened && openedStands && (
        <HandSheet
          table={seatedAt(began, openedAt)}
          hand={openedStands}
          over={over}
          writes={writes}
          onClose={() => setOpenedId(null)}
          onCorrect={() => entering.correct(opened)}
          onInsert={() => entering.insert(opened)}
          onRemove={() => remove(opened)}
        />
      )}
    </div>
  );
}
