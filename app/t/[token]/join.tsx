'use client';
/** One key to the table, with the seat where there is one to choose. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { joinTable } from './actions';

export function Join({
  token,
  gameId,
  role,
  players,
  taken,
  isIn,
  seat: own,
}: {
  token: string;
  gameId: string;
  role: 'writer' | 'reader';
  players: readonly string[];
  /** The seats that others have. */
  taken: readonly number[];
  isIn: boolean;
  seat: number | null;
}) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(joinTable);
  // Chosen on purpose, also to take none.
  const [seat, setSeat] = useState<number | null | undefined>(isIn ? own : undefined);
  const open = () => router.push(`/games/${gameId}` as Route);
  const join = async () => {
    if (isIn && seat === own) return open();
    if (await send({ token, seat: seat ?? null })) open();
  };
  const choice =
    'flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-ink/25 bg-card px-4 choosable focus-within-ring has-disabled:cursor-default has-disabled:opacity-60';
  return (
    <form
      className="flex max-w-md flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      {role === 'writer' && (
        <fieldset className="flex flex-col gap-2" disabled={busy}>
          <legend className="pb-2 font-semibold text-lg">{t('live.sheet.which')}</legend>
          {players.map((name, at) => (
            <label key={name} className={choice}>
              <input
                type="radio"
                name="seat"
                className="size-5 accent-felt"
                checked={seat === at}
                required
                disabled={taken.includes(at)}
                onChange={() => setSeat(at)}
              />
              <span className="min-w-0 flex-1 truncate font-hand text-[1.375rem]">{name}</span>
              {taken.includes(at) && (
                <span className="text-[0.9375rem] text-ink-dim">{t('live.join.seatTaken')}</span>
              )}
            </label>
          ))}
          <label className={choice}>
            <input
              type="radio"
              name="seat"
              className="size-5 accent-felt"
              checked={seat === null}
              onChange={() => setSeat(null)}
            />
            {t('live.sheet.none')}
          </label>
        </fieldset>
      )}
      <button type="submit" className={actionOnPaper} disabled={busy}>
        {t(
          isIn && seat === own
            ? 'live.join.open'
            : role === 'writer'
              ? 'live.join.join'
              : 'live.join.look',
        )}
      </button>
      <Refused>{failure?.message}</Refused>
    </form>
  );
}
