'use client';
/** What the server would not take. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { actionOnPaper, keyOnSlate } from '@/app/ui/keys';
import type { Snapshot } from '@/lib/browser/game-store';
import { makeId } from '@/lib/browser/id';
import { localStore } from '@/lib/browser/local-store';
import { flush } from '@/lib/browser/sender';
import { tableChangeInWords } from '@/lib/i18n/table-change';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import { numberAt } from '@/lib/sync/deal';
import {
  type Change,
  type Entry,
  type Fault,
  type GameState,
  type Hand,
  isOver,
} from '@/lib/sync/game';
import type { RefusedChange } from '@/lib/sync/outbox';
import { explained, inPlace } from './explained';
import { BothHands } from './phones/both-hands';
import TakeChalk from './phones/take-chalk';

type Props = {
  gameId: string;
  /** Why the whole game was refused. */
  game: Snapshot['refusedGame'];
  refused: readonly RefusedChange[];
  state: Pick<GameState, 'table' | 'hands' | 'override'>;
  tally: Tally;
  /** May this phone write now? Otherwise the chalk comes first. */
  writes: boolean;
  onDismiss: (changeId: string) => void;
  onChange: (change: Change) => Fault | undefined;
};

const card = 'rounded-xl bg-paper p-4 text-ink';
const plain = 'min-h-12 justify-self-start underline underline-offset-4';
const keys = 'mt-3 grid gap-2';
const choice = `${keyOnSlate} py-1.5 text-base! leading-tight`;

/** Each refused change with what was entered, so that nothing is lost and the person decides. */
export default function RefusedChanges(props: Props) {
  const { t } = useWords();
  const first = useRef<HTMLDivElement>(null);
  // The keys lie below the slate: what waits for a decision comes to be seen, also once it can be made.
  const { writes } = props;
  const firstId = props.refused[0]?.change.id;
  useEffect(() => {
    if (firstId !== undefined)
      first.current?.scrollIntoView({ block: writes ? 'start' : 'nearest' });
  }, [firstId, writes]);
  const why = props.refused.map(({ code, message }) =>
    code === 'chalk-elsewhere' ? t('offline.refused.notTaken') : message,
  );
  return (
    <>
      {props.game && <RefusedGame gameId={props.gameId} fault={props.game} />}
      {props.refused.map((one, i) => (
        <OneRefused
          key={one.change.id}
          {...props}
          one={one}
          // What holds for several is said once.
          why={i > 0 && why[i] === why[i - 1] ? '' : (why[i] ?? '')}
          {...(i === 0 && { own: first })}
        />
      ))}
    </>
  );
}

function OneRefused({
  one: { change },
  why,
  own,
  gameId,
  state,
  tally,
  writes,
  onDismiss,
  onChange,
}: Props & {
  one: RefusedChange;
  /** Why it was refused, where that was not said already. */
  why: string;
  /** Given for the first one. */
  own?: RefObject<HTMLDivElement | null>;
}) {
  const words = useWords();
  const { t } = words;
  const { hands } = state;
  const entry = 'entry' in change ? change.entry : null;
  const points = entry && typedIn(entry);
  const at = standingAt(hands, change);
  const there = hands[at];
  const told = there && explained(state).hands[at];
  // Where nothing stands instead, it is shown as the next hand.
  const mine = entry && inPlace(state, { at: there ? at : hands.length, entry });
  const meant = change.kind === 'record' ? change.index : at;
  const asked = change.kind === 'table' ? tableChangeInWords(words, change, state.table) : null;
  const decide = (fault: Fault | undefined) => {
    if (!fault) onDismiss(change.id);
  };
  return (
    <div ref={own} role="alert" className={`${card} scroll-mt-2 scroll-mb-32`}>
      {meant >= 0 && (
        <h2 className="font-semibold">
          {t('offline.refused.hand', { hand: String(numberAt(tally, meant)) })}
        </h2>
      )}
      {asked !== null && (
        <>
          <h2 className="font-semibold">{t('offline.refused.table')}</h2>
          <p>{t('offline.refused.youChanged', { what: asked })}</p>
        </>
      )}
      {(why || (points && !mine)) && (
        <p>
          {why} {points && !mine && t('offline.refused.youEntered', { points })}
        </p>
      )}
      {mine && (
        <BothHands
          hands={[
            ...(told ? [{ label: t('offline.refused.there'), hand: told }] : []),
            { label: t('offline.refused.yours'), hand: mine },
          ]}
        />
      )}
      {!writes &&
        own &&
        // Of a game that goes on the big key takes it.
        (isOver(state.override, tally) ? (
          <div className="mt-2">
            <TakeChalk
              gameId={gameId}
              says={t('offline.refused.chalkFirst')}
              look={`${actionOnPaper} whitespace-nowrap`}
            />
          </div>
        ) : (
          <p className="mt-2">{t('offline.refused.chalkFirst')}</p>
        ))}
      <div className={keys}>
        {writes && entry && there && (
          <button
            type="button"
            className={choice}
            onClick={() =>
              decide(
                onChange({ kind: 'correct', id: makeId(), handId: there.id, by: there.by, entry }),
              )
            }
          >
            {t('offline.refused.replace', { hand: String(numberAt(tally, at)) })}
          </button>
        )}
        {writes && entry && (change.kind !== 'correct' || !there) && (
          <button
            type="button"
            className={choice}
            onClick={() =>
              decide(onChange({ kind: 'record', id: makeId(), index: hands.length, entry }))
            }
          >
            {t('offline.refused.enterAs', { hand: String(numberAt(tally, hands.length)) })}
          </button>
        )}
        <button type="button" className={plain} onClick={() => onDismiss(change.id)}>
          {t('offline.refused.leave')}
        </button>
      </div>
    </div>
  );
}

/** A whole game that the server did not take, with the ways on. */
function RefusedGame({
  gameId,
  fault: { code, message },
}: {
  gameId: string;
  fault: NonNullable<Snapshot['refusedGame']>;
}) {
  const { t } = useWords();
  const [sure, setSure] = useState(false);
  const again = async () => {
    const id = makeId();
    if (await (await localStore()).restart(gameId, { id, at: Date.now() })) {
      await flush();
      window.location.replace(`/games/${id}`);
    }
  };
  const throwAway = async () => {
    await (await localStore()).drop(gameId);
    window.location.replace('/games');
  };
  return (
    <div role="alert" className={card}>
      <p>
        {code === 'game-elsewhere'
          ? t('offline.refused.elsewhere')
          : t('offline.refused.game', { why: message })}
      </p>
      <p className="mt-1">{t('offline.refused.kept')}</p>
      <div className={keys}>
        {sure ? (
          <>
            <button type="button" className={plain} onClick={() => setSure(false)}>
              {t('offline.refused.keep')}
            </button>
            <button type="button" className={`${plain} text-refusal`} onClick={throwAway}>
              {t('offline.refused.sure')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className={choice} onClick={again}>
              {t('offline.refused.startAgain')}
            </button>
            <button type="button" className={plain} onClick={() => setSure(true)}>
              {t('offline.refused.throwAway')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Where the hand stands that was written elsewhere instead of this one; −1 where there is none. */
function standingAt(hands: readonly Hand[], change: Change): number {
  if (change.kind === 'record') return hands[change.index] ? change.index : -1;
  if (change.kind === 'correct') return hands.findIndex(({ id }) => id === change.handId);
  return -1;
}

/** The points of a hand that cannot be scored here, as they were typed: "40–50–67"; null without any. */
const typedIn = ({ points }: Entry): string | null =>
  Array.isArray(points) ? points.join('–') : null;
