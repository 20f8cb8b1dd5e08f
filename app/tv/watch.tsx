'use client';
/** The code of a game, and the key that shows its slate. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { actionOnSlate } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { watchByCode } from './actions';

export function Watch({
  places,
}: {
  /** How many characters a code has. */
  places: number;
}) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(watchByCode);
  const watch = async (code: string) => {
    const found = await send({ code });
    if (found) router.push(`/games/${found.value.gameId}/big` as Route);
  };
  return (
    <form
      className="flex flex-col gap-6 flat:flex-row flat:flex-wrap flat:items-center flat:gap-3 lg:gap-[2vw]"
      onSubmit={(event) => {
        event.preventDefault();
        void watch(String(new FormData(event.currentTarget).get('code')));
      }}
    >
      <label className="flex flex-col gap-4 lg:gap-[1.6vw] flat:contents">
        <span className="basis-full text-balance text-center">{t('live.tv.where')}</span>
        <span className="wood-frame slate-board focus-within-ring grid flex-1 justify-items-center py-4 lg:pt-[0.6vw] lg:pb-[1.8vw]">
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
            className="code-places text-[2.25rem] md:text-[3.5rem] lg:pb-0! lg:text-[10.8vw]"
            style={{ ['--places' as string]: places }}
          />
        </span>
      </label>
      <button
        type="submit"
        className={`${actionOnSlate} lg:min-h-[5.5vw] lg:text-[2vw]`}
        disabled={busy}
      >
        {t('live.join.look')}
      </button>
      {failure && (
        <p role="alert" className="basis-full text-balance text-center text-refusal-chalk">
          {failure.message}
        </p>
      )}
    </form>
  );
}
