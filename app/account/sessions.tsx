'use client';
/** Where somebody is signed in, and the keys that end it. */
import { keyOnPaper } from '@/app/ui/keys';
import { SendKey } from '@/app/ui/send-key';
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
  const words = useWords();
  const { t } = words;
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
              <SendKey
                label={t('account.end')}
                action={endSession}
                given={{ sessionId: id }}
                aria-label={t('account.endOne', {
                  browser,
                  day: dayInWords(words, since.slice(0, 10)),
                })}
                look={`${keyOnPaper} min-h-12 px-4 text-base`}
              />
            )}
          </li>
        ))}
      </ul>
      {(sessions.length > 2 || (sessions.length > 1 && hasTokens)) && (
        <SendKey
          label={t(hasTokens ? 'account.endOthersAndTokens' : 'account.endOthers')}
          action={endOtherSessions}
          given={{}}
          look={`${keyOnPaper} mt-2 w-full text-base`}
        />
      )}
    </section>
  );
}
