'use client';
import { useState } from 'react';
import { takeUpdate } from '@/lib/browser/worker';
import { useWords } from '@/lib/i18n/use-words';

/** A newer version, taken with one tap: above the page, where it covers none of its keys. */
export default function UpdateBar() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  return (
    <div
      role="status"
      className="on-cloth flex flex-wrap items-center justify-center gap-x-4 border-chalk/15 border-b bg-slate px-4 pt-[max(0.25rem,env(safe-area-inset-top))] pb-1 text-chalk print:hidden"
    >
      {t('offline.update.there')}
      <button
        type="button"
        disabled={busy}
        className="min-h-12 px-2 font-semibold text-yellow underline underline-offset-4"
        onClick={() => {
          setBusy(true);
          void takeUpdate();
        }}
      >
        {t('offline.update.take')}
      </button>
    </div>
  );
}
