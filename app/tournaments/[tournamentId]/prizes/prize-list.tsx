'use client';
/** What there is to win and who wins it; the director writes the list, and ticks what is given out. */
import { useState } from 'react';
import { linkInText, smallKey } from '@/app/leagues/parts';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { faultInWords } from '@/lib/i18n/fault';
import { prizeFor, prizeWorth, wonBy } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import type { Prize } from '@/lib/tournament';
import { winnersOf } from '@/lib/tournament/honours';
import { PlaceLink } from '../place-link';
import { usePeople } from '../use-people';
import { useTournament } from '../use-tournament';
import { PrizeForm } from './prize-form';
import { useGround } from './use-ground';

export function PrizeList({ isTold }: { isTold: boolean }) {
  const words = useWords();
  const { t } = words;
  const { view, change } = useTournament();
  const ground = useGround();
  const { nameOf } = usePeople();
  // The place of the one that is changed; after the last one for a new one.
  const [open, setOpen] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { prizes } = view.setting;
  const directs = view.role === 'director';
  const put = (all: readonly Prize[]): boolean => {
    const said = change({ kind: 'set-up', set: { prizes: [...all] } });
    setFault(said.ok ? null : faultInWords(words, said.error));
    return said.ok;
  };
  const putAt = (at: number, instead: readonly Prize[]) => put(prizes.toSpliced(at, 1, ...instead));
  return (
    <section aria-label={t('tournament-prizes.list')} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-semibold text-lg">{t('tournament-prizes.list')}</h2>
      {prizes.length === 0 ? (
        <p className="text-ink-dim">{t('tournament-prizes.empty')}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-ink/10 border-ink/10 border-y">
          {prizes.map((prize, at) => {
            const { entrants, figure } = isTold
              ? winnersOf(prize, ground)
              : { entrants: [], figure: null };
            const what = prizeFor(words, prize);
            return (
              <li key={at} className="flex flex-col gap-1 py-2">
                <div className="flex items-start gap-3">
                  <div className="min-w-0 flex-1">
                    <p className="text-[0.9375rem] text-ink-dim">
                      {what}
                      {figure !== null &&
                        `, ${t(`tournament-prizes.figure.${prize.by === 'matches' ? 'matches' : 'round'}`, { figure })}`}
                    </p>
                    {entrants.length > 0 && (
                      <p className="font-semibold text-lg leading-snug">
                        {wonBy(words, entrants, nameOf)}
                      </p>
                    )}
                    <p>{prizeWorth(words, prize)}</p>
                    {directs && prize.by === 'rank' && entrants.length > 1 && (
                      <PlaceLink place="ranking" className={linkInText}>
                        {t('tournament-prizes.level')}
                      </PlaceLink>
                    )}
                  </div>
                  {directs && (
                    <div className="flex shrink-0 items-center gap-2 print:hidden">
                      <label className="flex min-h-12 items-center gap-2">
                        <input
                          type="checkbox"
                          checked={prize.given === true}
                          onChange={(event) =>
                            putAt(at, [{ ...prize, given: event.target.checked }])
                          }
                          aria-label={t('tournament-prizes.givenOut', { what })}
                          className="size-6 accent-felt"
                        />
                        <span aria-hidden="true">{t('tournament-prizes.given')}</span>
                      </label>
                      <button
                        type="button"
                        className={smallKey}
                        aria-expanded={open === at}
                        aria-label={t('tournament-prizes.changeOne', { what })}
                        onClick={() => setOpen(open === at ? null : at)}
                      >
                        {t('tournament-prizes.change')}
                      </button>
                    </div>
                  )}
                </div>
                {open === at && (
                  <PrizeForm
                    prize={prize}
                    onSave={(next) => {
                      if (putAt(at, next)) setOpen(null);
                    }}
                    onRemove={() => {
                      if (putAt(at, [])) setOpen(null);
                    }}
                    onClose={() => setOpen(null)}
                  />
                )}
              </li>
            );
          })}
        </ol>
      )}
      <Refused>{fault}</Refused>
      {directs &&
        (open === prizes.length ? (
          <PrizeForm
            // The next one begins where the last one ended.
            key={prizes.length}
            prize={nextAfter(prizes.at(-1))}
            onSave={(next) => {
              if (put([...prizes, ...next])) setOpen(prizes.length + next.length);
            }}
            onClose={() => setOpen(null)}
          />
        ) : (
          <button
            type="button"
            className={`${keyOnPaper} self-start print:hidden`}
            onClick={() => setOpen(prizes.length)}
          >
            {t('tournament-prizes.add')}
          </button>
        ))}
    </section>
  );
}

const nextAfter = (last: Prize | undefined): Prize => {
  const { by = 'rank', rank = 0, category } = last ?? {};
  const place = by === 'rank' ? { by, rank: rank + 1 } : { by };
  return { for: '', worth: '', ...place, ...(category && { category }) };
};
