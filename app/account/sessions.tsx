'use client';
/** Where somebody is signed in, and the keys that end it. */
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { When } from '@/app/ui/when';
import type { SessionLine } from '@/lib/server/account/accounts';
import { endOtherSessions, endSession } from './actions';

export function Sessions({ sessions }: { sessions: readonly SessionLine[] }) {
  const one = useSend(endSession);
  const all = useSend(endOtherSessions);
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
        Signed in on
      </h2>
      <ul className="divide-y divide-ink/10">
        {sessions.map(({ id, browser, since, seenAt, isRecent, isThis }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <p>
              {browser}
              {isThis && (
                <>
                  , <strong className="font-semibold text-felt">this one</strong>
                </>
              )}
              <span className="block text-[0.9375rem] text-ink-dim">
                Since <When at={since} />
                {isThis ? null : isRecent ? (
                  '; seen within the hour'
                ) : (
                  <>
                    ; seen <When at={seenAt} />
                  </>
                )}
              </span>
            </p>
            {!isThis && (
              <button
                type="button"
                disabled={busy}
                onClick={() => end(id)}
                aria-label={`End ${browser}, since ${since.slice(0, 10)}`}
                className={`${keyOnPaper} min-h-12 px-4 text-base`}
              >
                End
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refused>{one.failure?.message ?? all.failure?.message}</Refused>
      {sessions.length > 2 && (
        <button
          type="button"
          disabled={busy}
          onClick={endOthers}
          className={`${keyOnPaper} mt-2 w-full text-base`}
        >
          End all others
        </button>
      )}
    </section>
  );
}
