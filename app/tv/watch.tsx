'use client';
/** The code of a game, and the key that shows its slate. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { watchByCode } from './actions';

export function Watch() {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(watchByCode);
  const watch = async (code: string) => {
    const found = await send({ code });
    if (found) router.push(`/games/${found.value.gameId}/big` as Route);
  };
  return (
    <form
      // Read from a sofa.
      className="flex max-w-md flex-col gap-4 lg:mx-auto lg:w-full lg:max-w-[60vw] lg:gap-[2vw] lg:pt-[4vw] lg:text-[2vw]"
      onSubmit={(event) => {
        event.preventDefault();
        void watch(String(new FormData(event.currentTarget).get('code')));
      }}
    >
      <label className="flex flex-col gap-2">
        <span>{t('live.tv.where')}</span>
        <input
          name="code"
          required
          // biome-ignore lint/a11y/noAutofocus: all that this page asks, and a remote control has no finger
          autoFocus
          aria-label={t('live.tv.code')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          className="min-h-18 rounded-xl border border-ink/40 bg-card px-4 text-center font-mono text-[2.25rem] tracking-[0.2em] lg:min-h-[9vw] lg:text-[5vw]"
        />
      </label>
      <button
        type="submit"
        className={`${actionOnPaper} lg:min-h-[5.5vw] lg:text-[2vw]`}
        disabled={busy}
      >
        {t('live.join.look')}
      </button>
      <Refused>{failure?.message}</Refused>
    </form>
  );
}
