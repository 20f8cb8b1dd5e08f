'use client';
/**
 * Hidden announcements, everybody on a phone of their own: typed here, kept by the server until the
 * last is in. What was announced is not shown again, not even to whoever announced it.
 */
import { useEffect, useRef, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { PointsPad } from '@/app/ui/points-pad';
import { askTable } from '@/lib/browser/at-table';
import { makeId } from '@/lib/browser/id';
import { announcedTooMuch } from '@/lib/i18n/differenzler';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { ALL_POINTS } from '@/lib/jass';
import { type AtTable, hasChalk } from '@/lib/sync/at-table';
import { Message } from './message';

export default function AnnounceApart({
  gameId,
  hand,
  players,
  order,
  at,
  isTaken,
  onClose,
}: {
  gameId: string;
  /** The index of the hand. */
  hand: number;
  players: readonly string[];
  /** The seats in the order in which they announce. */
  order: readonly number[];
  at: AtTable;
  /** The last one is in: the hand is written. */
  isTaken: boolean;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const isOpen = (seat: number) => !at.announced.includes(seat);
  // Whose announcement is being typed; null: nobody's.
  const [seat, setSeat] = useState(at.seat !== null && isOpen(at.seat) ? at.seat : null);
  useEffect(() => {
    if (isTaken) onClose();
  }, [isTaken, onClose]);
  const name = (one: number) => players[one] ?? '';
  const missing = order.filter(isOpen);
  const hasAnnounced = at.seat !== null && !isOpen(at.seat);
  // Whoever has the chalk announces for those who have no phone here.
  const without = hasChalk(at) ? missing.filter((one) => !at.taken.includes(one)) : [];

  if (seat !== null)
    return (
      <Typing
        key={seat}
        name={name(seat)}
        onAnnounce={(id, points) => askTable(gameId, { do: 'announce', id, hand, seat, points })}
        onDone={() => setSeat(null)}
      />
    );
  const list = { names: names(words, missing.map(name)) };
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('differenzler.hidden.all')} className="flex gap-2">
        {players.map((player, one) => (
          <li
            key={player}
            className={`min-w-0 flex-1 rounded-lg border-2 bg-slate px-2 pt-1 ${one === at.seat ? 'border-yellow' : 'border-chalk/20'}`}
          >
            <span className="block truncate text-[0.8125rem] text-chalk/85">{player}</span>
            <span className="sr-only">
              {t(isOpen(one) ? 'live.announce.notSaid' : 'live.announce.said', { name: player })}
            </span>
            <span
              aria-hidden="true"
              className="block pb-1 text-[1.375rem] text-chalk-dim leading-7"
            >
              {isOpen(one) ? '–' : '•••'}
            </span>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="py-3 text-center text-[1.0625rem]">
        {hasAnnounced ? t('live.announce.waiting', list) : t('live.announce.missing', list)}
      </p>
      <div className="flex flex-wrap gap-2">
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
      {at.seat === null && (
        <p className="text-[0.9375rem] text-chalk/85">{t('live.announce.takeSeat')}</p>
      )}
    </div>
  );
}

function Typing({
  name,
  onAnnounce,
  onDone,
}: {
  name: string;
  onAnnounce: (id: string, points: number) => ReturnType<typeof askTable>;
  onDone: () => void;
}) {
  const words = useWords();
  const { t } = words;
  // The same for every try: it is also the id of the hand, should this be the last announcement.
  const [id] = useState(makeId);
  const [own, setOwn] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The sheet was open before this came into it.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const isTooMuch = Number(own) > ALL_POINTS;
  const isReady = own !== '' && !isTooMuch && !busy;
  const announce = async () => {
    if (!isReady) return;
    setBusy(true);
    const answer = await onAnnounce(id, Number(own));
    setBusy(false);
    if (answer?.ok) return onDone();
    setFailure(answer?.error.message ?? t('live.sheet.failed'));
  };
  return (
    <form
      ref={form}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void announce();
      }}
    >
      <PointsPad
        labels={[name]}
        typed={[own]}
        points={isReady ? [Number(own)] : null}
        active={0}
        onType={([typed = '']) => {
          setOwn(typed);
          setFailure('');
        }}
        onActive={() => {}}
        onEnter={announce}
      >
        <Message isRefused={failure !== '' || isTooMuch}>
          {failure ||
            (isTooMuch
              ? announcedTooMuch(words, name, Number(own))
              : t('live.announce.own', { name }))}
        </Message>
      </PointsPad>
      <button type="submit" className={actionOnSlate} disabled={!isReady}>
        {t('live.announce.announce')}
      </button>
    </form>
  );
}
