'use client';
/**
 * Hidden figures, everybody on a phone of their own: typed here, kept by the server until the last
 * is in. What was announced is not shown again, not even to whoever announced it.
 */
import { useEffect, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { announce, askTable } from '@/lib/browser/at-table';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import type { FiguresQuestion } from '@/lib/jass';
import { type AtTable, hasChalk } from '@/lib/sync/at-table';
import Missing from '../phones/missing';
import { OwnFigure } from './own-figure';
import { Places } from './places';
import { inOrder } from './typing';

export default function AnnounceSeparately({
  gameId,
  hand,
  question,
  at,
  isTaken,
  onClose,
}: {
  gameId: string;
  /** The index of the hand. */
  hand: number;
  question: FiguresQuestion;
  at: AtTable;
  /** The last one is in: the hand is written. */
  isTaken: boolean;
  onClose: () => void;
}) {
  const { t } = useWords();
  const isOpen = (seat: number) => !at.announced.includes(seat);
  // Whose announcement is being typed; null: nobody's.
  const [seat, setSeat] = useState(at.seat !== null && isOpen(at.seat) ? at.seat : null);
  useEffect(() => {
    if (isTaken) onClose();
  }, [isTaken, onClose]);
  const name = (one: number) => question.names[one] ?? '';
  const missing = inOrder(question).filter(isOpen);
  const hasAnnounced = at.seat !== null && !isOpen(at.seat);
  // Whoever has the chalk announces for those who have no phone here.
  const without = hasChalk(at) ? missing.filter((one) => !at.taken.includes(one)) : [];

  if (seat !== null)
    return (
      <Typing
        key={seat}
        question={question}
        name={name(seat)}
        onAnnounce={(id, points) => announce({ gameId, id, hand, seat, points })}
        onDone={() => setSeat(null)}
      />
    );
  return (
    <div className="entry-form">
      <div className="entry-page">
        <Places
          names={question.names}
          own={at.seat}
          stateOf={(one) => (isOpen(one) ? 'waiting' : 'hidden')}
        />
        <p className="py-1.5 text-center text-[1.0625rem] leading-snug">
          <Missing
            players={question.names}
            announced={at.announced}
            says={hasAnnounced ? 'waiting' : 'missing'}
          />
        </p>
        {at.seat === null && (
          <fieldset className="grid grid-cols-2 gap-1.5">
            <legend className="pb-1.5 font-semibold">{t('live.announce.takeSeat')}</legend>
            {question.names.map(
              (called, one) =>
                !at.taken.includes(one) && (
                  <button
                    key={called}
                    type="button"
                    className={`${keyOnSlate} min-h-11! text-base`}
                    onClick={() => void askTable(gameId, { do: 'sit', seat: one })}
                  >
                    {called}
                  </button>
                ),
            )}
          </fieldset>
        )}
      </div>
      <div className="entry-foot flex-wrap">
        {at.seat !== null && (
          <button
            type="button"
            className={`${hasAnnounced ? keyOnSlate : actionOnSlate} flex-1 text-base`}
            onClick={() => setSeat(at.seat)}
          >
            {t(hasAnnounced ? 'live.announce.change' : 'live.announce.announce')}
          </button>
        )}
        {without.map((one) => (
          <button
            key={one}
            type="button"
            className={`${keyOnSlate} flex-1 text-base`}
            onClick={() => setSeat(one)}
          >
            {t('live.announce.forSeat', { name: name(one) })}
          </button>
        ))}
      </div>
    </div>
  );
}

function Typing({
  question,
  name,
  onAnnounce,
  onDone,
}: {
  question: FiguresQuestion;
  name: string;
  onAnnounce: (id: string, points: number) => ReturnType<typeof announce>;
  onDone: () => void;
}) {
  const { t } = useWords();
  // The same for every try: it is also the id of the hand, should this be the last announcement.
  const [id] = useState(makeId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (points: number) => {
    setBusy(true);
    const answer = await onAnnounce(id, points);
    setBusy(false);
    if (answer?.ok) return onDone();
    setFailure(answer?.error.message ?? t('live.sheet.failed'));
  };
  return (
    <OwnFigure
      question={question}
      name={name}
      says={t('live.announce.own', { name })}
      failure={failure}
      label={t('live.announce.announce')}
      busy={busy}
      onFigure={(points) => void send(points)}
    />
  );
}
