'use client';
/**
 * Hidden figures, everybody on a phone of their own: typed here, kept by the server until the last
 * is in. What was announced is not shown again, not even to whoever announced it.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { announce, askTable } from '@/lib/browser/at-table';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import type { FiguresQuestion } from '@/lib/jass';
import { type AtTable, hasChalk } from '@/lib/sync/at-table';
import { useAsk } from '../phones/use-ask';
import { OwnFigure } from './own-figure';
import { Places } from './places';
import { inOrder } from './typing';

export default function AnnounceSeparately({
  gameId,
  hand,
  question,
  at,
  isConnected,
  isTaken,
  onRound,
  onClose,
}: {
  gameId: string;
  /** The index of the hand. */
  hand: number;
  question: FiguresQuestion;
  at: AtTable;
  /** Does the server say what others do? */
  isConnected: boolean;
  /** The last one is in: the hand is written. */
  isTaken: boolean;
  /** All announce on this phone, which goes round. */
  onRound: () => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const isOpen = (seat: number) => !at.announced.includes(seat);
  // Whose announcement is being typed; null: nobody's.
  const [seat, setSeat] = useState(at.seat !== null && isOpen(at.seat) ? at.seat : null);
  // Who was tapped in the list, and whether whoever holds this phone plays.
  const [tapped, setTapped] = useState<number | null>(null);
  const [isNobody, setNobody] = useState(false);
  const { ask, busy, failure } = useAsk();
  useEffect(() => {
    if (isTaken) onClose();
  }, [isTaken, onClose]);
  const name = (one: number) => question.names[one] ?? '';
  const hasPhone = (one: number) => at.taken.includes(one);
  // Whoever has the chalk announces for those who have no phone here.
  const without = hasChalk(at)
    ? inOrder(question).filter((one) => isOpen(one) && !hasPhone(one))
    : [];
  const asksWho = at.seat === null && !isNobody;
  const mayChoose = (one: number) => (asksWho ? !hasPhone(one) : without.includes(one));
  // Whom the one key is about: who was tapped, else whoever is next.
  const next = at.seat !== null && isOpen(at.seat) ? at.seat : (without[0] ?? null);
  const chosen = tapped !== null && mayChoose(tapped) ? tapped : asksWho ? null : next;

  if (seat !== null)
    return (
      <Typing
        key={seat}
        question={question}
        name={name(seat)}
        isConnected={isConnected}
        onAnnounce={(id, points) => announce({ gameId, id, hand, seat, points })}
        onDone={() => setSeat(null)}
      />
    );
  return (
    <div className="entry-form">
      <div className="entry-page">
        {asksWho && <h3 className="pb-1.5 font-semibold">{t('live.announce.takeSeat')}</h3>}
        {failure && (
          <p role="alert" className="pb-1.5 text-refusal-chalk">
            {failure}
          </p>
        )}
        {!isConnected && (
          <p role="status" className="pb-1.5 text-yellow leading-tight">
            {t('live.announce.offline')}
            {hasChalk(at) && (
              <button
                type="button"
                className="block min-h-11 text-left underline underline-offset-4"
                onClick={onRound}
              >
                {t('live.announce.round')}
              </button>
            )}
          </p>
        )}
        <Places
          names={question.names}
          own={chosen ?? at.seat}
          stateOf={(one) => (isOpen(one) ? 'waiting' : 'hidden')}
          says={asksWho ? (one) => (hasPhone(one) ? t('live.join.seatTaken') : '') : undefined}
          mayChoose={mayChoose}
          onChoose={setTapped}
        />
      </div>
      <div className="entry-foot">
        {asksWho ? (
          <>
            {without.length > 0 && (
              <button type="button" className={quiet} onClick={() => setNobody(true)}>
                {t('live.announce.nobody')}
              </button>
            )}
            <button
              type="button"
              className={golden}
              disabled={chosen === null || busy}
              onClick={async () => {
                if ((await ask(askTable(gameId, { do: 'sit', seat: chosen })))?.ok) setSeat(chosen);
              }}
            >
              {t('live.sheet.me')}
            </button>
          </>
        ) : (
          <>
            {at.seat !== null && !isOpen(at.seat) && (
              <>
                {chosen === null && (
                  <p role="status" className="flex-1 self-center">
                    {t('live.announce.waiting')}
                  </p>
                )}
                <button
                  type="button"
                  className="min-h-12 flex-none! px-2 underline underline-offset-4"
                  onClick={() => setSeat(at.seat)}
                >
                  {t('live.announce.change')}
                </button>
              </>
            )}
            {chosen !== null && (
              <button
                type="button"
                className={chosen === at.seat || at.seat === null ? golden : forOther}
                onClick={() => setSeat(chosen)}
              >
                <span className="line-clamp-2">
                  {chosen === at.seat
                    ? t('live.announce.announce')
                    : t('live.announce.forSeat', { name: name(chosen) })}
                </span>
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

const quiet = `${keyOnSlate} shrink-0 px-3! text-base!`;
const across = 'min-w-0 flex-1 px-2! text-base! leading-tight';
const forOther = `${keyOnSlate} ${across}`;
const golden = `${actionOnSlate} ${across}`;

function Typing({
  question,
  name,
  isConnected,
  onAnnounce,
  onDone,
}: {
  question: FiguresQuestion;
  name: string;
  isConnected: boolean;
  onAnnounce: (id: string, points: number) => ReturnType<typeof announce>;
  onDone: () => void;
}) {
  const { t } = useWords();
  // The same for every try: it is also the id of the hand, should this be the last announcement.
  const [id] = useState(makeId);
  const { ask, busy, failure, forget } = useAsk();
  const isBack = useEffectEvent(forget);
  useEffect(() => {
    if (isConnected) isBack();
  }, [isConnected]);
  return (
    <OwnFigure
      question={question}
      name={name}
      says={t('live.announce.own', { name })}
      failure={failure || (isConnected ? '' : t('live.announce.offline'))}
      label={t('live.announce.announce')}
      busy={busy}
      onFigure={async (points) => {
        if ((await ask(onAnnounce(id, points)))?.ok) onDone();
      }}
    />
  );
}
