'use client';
/** The way to the table: whoever writes taps where they sit, whoever looks on has one key. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Felt } from '@/app/ui/felt/felt';
import { Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { callNames } from '@/lib/league/call-names';
import { NAME_LENGTH } from '@/lib/sync/table';
import { joinTable } from './actions';

type Place = {
  token: string;
  gameId: string;
  isIn: boolean;
  seat: number | null;
};

/** Sends who comes, and goes on to the game. */
function useJoin({ token, gameId, isIn, seat: own }: Place) {
  const router = useRouter();
  const { send, busy, failure } = useSend(joinTable);
  const join = async (seat: number | null, { name = '', page = '' } = {}) => {
    if (!(isIn && seat === own && !name) && !(await send({ token, seat, name }))) return;
    router.push(`/games/${gameId}${page}` as Route);
  };
  return { join, busy, failure };
}

/** It was tapped for that. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** For whoever looks on. */
export function Watch(place: Place) {
  const { t } = useWords();
  const { join, busy, failure } = useJoin(place);
  const seat = place.isIn ? place.seat : null;
  return (
    <div className="flex max-w-md flex-col gap-4">
      {/* A screen as wide is looked at from afar. */}
      <div className="hidden xl:contents">
        <button
          type="button"
          className={actionOnPaper}
          disabled={busy}
          onClick={() => join(seat, { page: '/big' })}
        >
          {t('live.join.lookBig')}
        </button>
      </div>
      <button type="button" className={actionOnPaper} disabled={busy} onClick={() => join(seat)}>
        {t(place.isIn ? 'live.join.open' : 'live.join.look')}
      </button>
      <Refused>{failure?.message}</Refused>
    </div>
  );
}

/** For whoever writes: the felt with the seats. One that nobody has given a name takes that of whoever sits down. */
export function SitDown({
  players,
  sides,
  taken,
  unnamed,
  dealer,
  deals,
  ...place
}: Place & {
  players: readonly string[];
  sides: readonly (readonly number[])[];
  /** The seats that others have. */
  taken: readonly number[];
  /** The seats without a name. */
  unnamed: readonly number[];
  /** Who deals first, where nobody has dealt yet. */
  dealer: number | null;
  /** What is said of them. */
  deals: string;
}) {
  const { t } = useWords();
  const { join, busy, failure } = useJoin(place);
  const call = callNames(players);
  const own = place.isIn ? place.seat : null;
  // The seat without a name that was tapped, and what is typed there.
  const [chosen, setChosen] = useState(own !== null && unnamed.includes(own) ? own : null);
  const [name, setName] = useState('');
  const stateOf = (seat: number) =>
    taken.includes(seat)
      ? t('live.join.seatTaken')
      : own === seat
        ? t('live.youAlone')
        : seat === dealer && deals;
  const label = 'flex min-h-14 w-full min-w-0 flex-col justify-center rounded-xl px-3 text-left';
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) void join(chosen, { name: name.trim() });
      }}
    >
      <fieldset className="min-w-0 flat:join-seats lg:join-seats" disabled={busy}>
        <legend className="pb-2 font-semibold text-lg">{t('live.join.where')}</legend>
        <Felt
          count={players.length}
          sides={sides}
          chosen={[chosen ?? own ?? -1]}
          isFixed
          said=""
          onPair={() => false}
        >
          {(seat) =>
            chosen === seat ? (
              <input
                ref={focus}
                aria-label={t('live.join.nameAt', { seat: players[seat] ?? '' })}
                placeholder={t('live.join.name')}
                value={name}
                maxLength={NAME_LENGTH}
                autoComplete="given-name"
                autoCapitalize="words"
                enterKeyHint="go"
                className={`${label} h-14 text-ellipsis bg-transparent font-hand text-[1.375rem] outline-none placeholder:text-ink-dim max-[22rem]:px-2 max-[22rem]:text-[1.125rem]`}
                onChange={({ target }) => setName(target.value)}
              />
            ) : (
              <button
                type="button"
                className={`${label} active:bg-paper-dark disabled:opacity-60`}
                aria-pressed={own === seat}
                disabled={taken.includes(seat)}
                onClick={() => (unnamed.includes(seat) ? setChosen(seat) : join(seat))}
              >
                <span
                  className={`line-clamp-2 max-w-full font-hand text-[1.375rem] leading-tight ${unnamed.includes(seat) ? 'text-ink-dim' : ''}`}
                >
                  {call(players[seat] ?? '')}
                </span>{' '}
                {stateOf(seat) && (
                  <span className="text-[0.875rem] text-ink-dim leading-tight">
                    {stateOf(seat)}
                  </span>
                )}
              </button>
            )
          }
        </Felt>
      </fieldset>
      <div className="flex flex-col gap-2 flat:row-start-2 lg:row-start-2">
        <Refused>{failure?.message}</Refused>
        {chosen !== null && (
          <button type="submit" className={actionOnPaper} disabled={busy}>
            {t('live.join.join')}
          </button>
        )}
        <button
          type="button"
          className={keyOnPaper}
          aria-pressed={place.isIn && own === null}
          disabled={busy}
          onClick={() => join(null)}
        >
          {t('live.sheet.none')}
        </button>
      </div>
    </form>
  );
}
