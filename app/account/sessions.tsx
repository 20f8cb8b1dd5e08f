'use client';
/** Where somebody is signed in, and the keys that end it. */
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { When } from '@/app/ui/when';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { SessionLine } from '@/lib/server/account';
import { endOtherSessions, endSession } from './actions';

type Props = {
  sessions: readonly SessionLine[];
  /** Do tokens end with all others? */
  hasTokens: boolean;
};

export function Sessions({ sessions, hasTokens }: Props) {
  const one = useSend(endSession);
  const all = useSend(endOtherSessions);
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const busy = one.busy || all.busy;
  const end = async (sessionId: string) => {
    if (await one.send({ sessionId })) router.refresh();
  };
  const endOthers = async () => {
    if (await all.send({})) router.refresh();
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="font-semibold text-lg">
        {t('account.sessions')}
      </h2>
      <ul className="divide-y divide-ink/10">
        {sessions.map(({ id, browser, since, seenAt, isRecent, isThis }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <p>
              {isThis
                ? t.rich('account.thisOne', {
                    browser,
                    strong: (text) => <strong className="font-semibold text-felt">{text}</strong>,
                  })
                : browser}
              <span className="block text-[0.9375rem] text-ink-dim">
                {isThis
                  ? t.rich('account.since', { when: () => <When at={since} /> })
                  : isRecent
                    ? t.rich('account.sinceRecent', { when: () => <When at={since} /> })
                    : t.rich('account.sinceSeen', {
                        when: () => <When at={since} />,
                        seen: () => <When at={seenAt} />,
                      })}
              </span>
            </p>
            {!isThis && (
              <button
                type="button"
                disabled={busy}
                onClick={() => end(id)}
                aria-label={t('account.endOne', {
                  browser,
                  day: dayInWords(words, since.slice(0, 10)),
                })}
                className={`${keyOnPaper} min-h-12 px-4 text-base`}
              >
                {t('account.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refused>{one.failure?.message ?? all.failure?.message}</Refused>
      {(sessions.length > 2 || (sessions.length > 1 && hasTokens)) && (
        <button
          type="button"
          disabled={busy}
          onClick={endOthers}
          className={`${keyOnPaper} mt-2 w-full text-base`}
        >
          {t(hasTokens ? 'account.endOthersAndTokens' : 'account.endOthers')}
        </button>
      )}
    </section>
  );
}
