'use client';
/** The way to the table: whoever writes taps who they are, whoever looks on has one key. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
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
  const join = async (seat: number | null, page: '' | '/big' = '') => {
    if (!(isIn && seat === own) && !(await send({ token, seat }))) return;
    router.push(`/games/${gameId}${page}` as Route);
  };
  const key =
    'flex min-h-14 w-full items-center gap-3 rounded-xl border border-ink/25 bg-card px-4 text-left choosable disabled:opacity-60';
  if (role === 'reader')
    return (
      <div className="flex max-w-md flex-col gap-4">
        {/* A screen as wide is looked at from afar. */}
        <div className="hidden xl:contents">
          <button
            type="button"
            className={actionOnPaper}
            disabled={busy}
            onClick={() => join(isIn ? own : null, '/big')}
          >
            {t('live.join.lookBig')}
          </button>
        </div>
        <button
          type="button"
          className={actionOnPaper}
          disabled={busy}
          onClick={() => join(isIn ? own : null)}
        >
          {t(isIn ? 'live.join.open' : 'live.join.look')}
        </button>
        <Refused>{failure?.message}</Refused>
      </div>
    );
  return (
    <div className="flex max-w-md flex-col gap-4 flat:max-w-none">
      <fieldset className="flex flex-col gap-2 flat:grid flat:grid-cols-2" disabled={busy}>
        <legend className="pb-2 font-semibold text-lg">{t('live.sheet.which')}</legend>
        {players.map((name, seat) => (
          <button
            key={name}
            type="button"
            className={key}
            aria-pressed={isIn && own === seat}
            disabled={taken.includes(seat)}
            onClick={() => join(seat)}
          >
            <span className="min-w-0 flex-1 truncate font-hand text-[1.375rem]">{name}</span>
            {(taken.includes(seat) || (isIn && own === seat)) && (
              <span className="text-[0.9375rem] text-ink-dim">
                {t(isIn && own === seat ? 'live.youAlone' : 'live.join.seatTaken')}
              </span>
            )}
          </button>
        ))}
        <button
          type="button"
          className={key}
          aria-pressed={isIn && own === null}
          onClick={() => join(null)}
        >
          {t('live.sheet.none')}
        </button>
      </fieldset>
      <Refused>{failure?.message}</Refused>
    </div>
  );
}
