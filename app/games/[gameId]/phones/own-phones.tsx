'use client';
/** Where others sit at the table with a phone: the key with which everybody announces on their own. */
import { keyOnSlate } from '@/app/ui/keys';
import { ownNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { useLiveTable } from './live-table';
import { useAsk } from './use-ask';
import { announceBy } from './ways';

export default function OwnPhones() {
  const words = useWords();
  const { t } = words;
  const { ask, busy, failure } = useAsk();
  const live = useLiveTable();
  if (!live) return null;
  const { at, state, onChange } = live;
  const others = at.taken.filter((seat) => seat !== at.seat);
  if (at.role !== 'host' || at.announceSeparately || others.length === 0) return null;
  const called = ownNames(words, state.table.players);
  return (
    <div className="flex items-center gap-2 text-[0.9375rem] leading-tight">
      <p role="status" className="min-w-0 flex-1">
        {failure ||
          t('live.announce.here', {
            names: names(
              words,
              others.map((seat) => called[seat] ?? ''),
            ),
            n: others.length,
          })}
      </p>
      <button
        type="button"
        className={`${keyOnSlate} min-h-11! shrink-0 px-3! text-[0.9375rem]`}
        disabled={busy}
        onClick={() => ask(announceBy('apart', state, { at, onChange }))}
      >
        {t('live.announce.ownPhones')}
      </button>
    </div>
  );
}
