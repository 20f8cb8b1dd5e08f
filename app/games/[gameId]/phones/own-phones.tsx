'use client';
/** Where others sit at the table with a phone: the key with which everybody announces on their own. */
import { keyOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { useLiveTable } from './live-table';
import { useAsk } from './use-ask';
import { announceBy } from './ways';

export default function OwnPhones() {
  const { t } = useWords();
  const { ask, busy, failure } = useAsk();
  const live = useLiveTable();
  if (!live?.isConnected) return null;
  const { at, state, onChange } = live;
  const isAlone = at.taken.every((seat) => seat === at.seat);
  if (at.role !== 'host' || at.announceSeparately || isAlone) return null;
  return (
    <>
      <button
        type="button"
        className={`${keyOnSlate} min-h-11! w-full px-2! text-[0.9375rem]! leading-tight`}
        disabled={busy}
        onClick={() => ask(announceBy('apart', state, { at, onChange }))}
      >
        {t('live.sheet.way.apart')}
      </button>
      {failure && (
        <p role="alert" className="text-[0.9375rem] text-refusal-chalk leading-tight">
          {failure}
        </p>
      )}
    </>
  );
}
