'use client';
/** The phones at the table: who is there, which seat is whose, the links, and how the table writes. */
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { askLinks, askTable, type TableLinks, type TableWish } from '@/lib/browser/at-table';
import { calledAt } from '@/lib/i18n/at-table';
import { useWords } from '@/lib/i18n/use-words';
import { areHidden, canBeHidden } from '@/lib/sync/announcing';
import { type AtTable, hasChalk } from '@/lib/sync/at-table';
import type { Table } from '@/lib/sync/game';
import { LinkCard } from './link-card';

export default function PhonesSheet({
  gameId,
  table,
  at,
  onClose,
}: {
  gameId: string;
  table: Table;
  at: AtTable;
  onClose: () => void;
}) {
  const { t } = useWords();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const wish = async (wished: TableWish): Promise<boolean> => {
    setBusy(true);
    const answer = await askTable(gameId, wished);
    setBusy(false);
    setFailure(!answer ? t('live.sheet.failed') : answer.ok ? '' : answer.error.message);
    return answer?.ok ?? false;
  };
  // Who opens this wants others to join: the link to write, with its QR code, is there at once.
  const [links, setLinks] = useState<TableLinks | null>(null);
  const runs = at.role === 'host';
  useEffect(() => {
    if (!runs) return;
    void askLinks(gameId, 'open', 'writer').then((answer) => {
      // A link that was opened meanwhile is newer than this answer.
      if (answer?.ok) setLinks((known) => known ?? answer.value);
    });
  }, [gameId, runs]);
  const leave = async () => {
    if (await wish({ do: 'leave' })) router.push('/games');
  };
  return (
    <Sheet title={t('live.phones')} onClose={onClose} full>
      <div className="flex flex-col gap-5 pb-2">
        {failure && (
          <p role="alert" className="text-refusal-chalk">
            {failure}
          </p>
        )}
        <Present at={at} />
        {at.role !== 'reader' && !hasChalk(at) && (
          <button
            type="button"
            className={`${keyOnSlate} w-full text-base`}
            disabled={busy}
            onClick={() => wish({ do: 'take-chalk' })}
          >
            {t('live.chalk.take')}
          </button>
        )}
        {runs && (
          <>
            <LinkCard gameId={gameId} gives="writer" links={links} onLinks={setLinks} />
            <LinkCard gameId={gameId} gives="reader" links={links} onLinks={setLinks} />
          </>
        )}
        {at.role !== 'reader' && <Seats table={table} at={at} busy={busy} onWish={wish} />}
        {runs && (
          <div className="flex flex-col">
            <Switch
              label={t('live.sheet.manyWriters')}
              isOn={at.manyWriters}
              busy={busy}
              onSet={(manyWriters) => wish({ do: 'set', manyWriters })}
            />
            {canBeHidden(table) && !areHidden(table) && (
              <p className="text-[0.9375rem] text-chalk-dim">{t('live.sheet.apartHow')}</p>
            )}
            {areHidden(table) && (
              <Switch
                label={t('live.sheet.apart')}
                isOn={at.apart}
                busy={busy}
                onSet={(apart) => wish({ do: 'set', apart })}
              />
            )}
          </div>
        )}
        <div className="flex flex-col gap-2">
          <Link href={`/games/${gameId}/big`} className={`${keyOnSlate} w-full text-base`}>
            {t('live.sheet.big')}
          </Link>
          {at.role !== 'host' && (
            <button
              type="button"
              className={`${keyOnSlate} w-full text-base`}
              disabled={busy}
              onClick={leave}
            >
              {t('live.sheet.leave')}
            </button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function Present({ at }: { at: AtTable }) {
  const words = useWords();
  const { t } = words;
  const writesNow = (name: string | null, isYou: boolean) =>
    at.chalk !== null && (isYou ? at.chalk.isYours : !at.chalk.isYours && at.chalk.name === name);
  return (
    <section aria-label={t('live.sheet.here')}>
      <h3 className="font-semibold">{t('live.sheet.here')}</h3>
      <ul>
        {at.present.map(({ name, role, isYou, seat }, i) => (
          <li
            key={i}
            className="flex items-center gap-3 border-chalk/15 border-t py-2 first:border-t-0"
          >
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-[#5fb98c]" />
            <span
              className={`min-w-0 flex-1 truncate ${seat === null ? '' : 'font-hand text-[1.1875rem]'}`}
            >
              {calledAt(words, { name, role, isYou })}
            </span>
            <span className="shrink-0 text-[0.9375rem] text-chalk-dim">
              {!at.manyWriters && writesNow(name, isYou)
                ? t('live.sheet.hasChalk')
                : t(role === 'reader' ? 'live.sheet.reads' : 'live.sheet.writes')}
            </span>
          </li>
        ))}
      </ul>
      {at.more !== undefined && (
        <p className="text-[0.9375rem] text-chalk-dim">
          {t('live.sheet.more', { count: at.more })}
        </p>
      )}
      {at.present.every(({ isYou }) => isYou) && (
        <p className="text-[0.9375rem] text-chalk-dim">{t('live.sheet.nobody')}</p>
      )}
    </section>
  );
}

function Seats({
  table,
  at,
  busy,
  onWish,
}: {
  table: Table;
  at: AtTable;
  busy: boolean;
  onWish: (wish: TableWish) => void;
}) {
  const { t } = useWords();
  const key = `${keyOnSlate} min-h-12 px-3 text-base`;
  return (
    <fieldset disabled={busy}>
      <legend className="pb-2 font-semibold">{t('live.sheet.which')}</legend>
      <div className="flex flex-wrap gap-2">
        {table.players.map((name, seat) => {
          const isTaken = at.taken.includes(seat) && at.seat !== seat;
          if (isTaken && at.role === 'host')
            return (
              <button
                key={name}
                type="button"
                className={`${key} border-dashed`}
                aria-label={t('live.sheet.free', { name })}
                onClick={() => onWish({ do: 'free', seat })}
              >
                {t('live.sheet.taken', { name })} <span aria-hidden="true">×</span>
              </button>
            );
          return (
            <button
              key={name}
              type="button"
              className={key}
              disabled={isTaken}
              aria-pressed={at.seat === seat}
              onClick={() => onWish({ do: 'sit', seat })}
            >
              {isTaken ? t('live.sheet.taken', { name }) : name}
            </button>
          );
        })}
        <button
          type="button"
          className={key}
          aria-pressed={at.seat === null}
          onClick={() => onWish({ do: 'sit', seat: null })}
        >
          {t('live.sheet.none')}
        </button>
      </div>
    </fieldset>
  );
}

function Switch({
  label,
  isOn,
  busy,
  onSet,
}: {
  label: string;
  isOn: boolean;
  busy: boolean;
  /** Answers whether it was set. */
  onSet: (isOn: boolean) => Promise<boolean>;
}) {
  // What was tapped counts at once; what the table then says counts in the end.
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (wanted === isOn) setWanted(null);
  return (
    <label className="flex min-h-12 items-center gap-3">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-yellow"
        checked={wanted ?? isOn}
        disabled={busy}
        onChange={async (event) => {
          setWanted(event.target.checked);
          if (!(await onSet(event.target.checked))) setWanted(null);
        }}
      />
      {label}
    </label>
  );
}
