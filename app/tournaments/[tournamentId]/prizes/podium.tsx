'use client';
/** The first three, and a picture of them to share. */
import { useState } from 'react';
import { keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { usePeople } from '../use-people';
import { useTournament } from '../use-tournament';
import { PictureKeys } from './picture-keys';

/** Who shares the third place stands beside it. */
const LAST = 3;

export function Podium() {
  const words = useWords();
  const { t, format } = words;
  const { view } = useTournament();
  const { nameOf, byId } = usePeople();
  const [isOpen, setOpen] = useState(false);
  const { setting, ranking } = view;
  const first = (ranking ?? []).filter(
    ({ rank, rounds }) => rank <= LAST && rounds.some((points) => points !== null),
  );
  if (first.length === 0) return <p className="text-ink-dim">{t('tournament-ranking.none')}</p>;
  const about = [setting.date && dayInWords(words, setting.date), setting.place];
  return (
    <section aria-label={t('tournament-prizes.podium')} className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{t('tournament-prizes.podium')}</h2>
      <ol className="flex flex-col divide-y divide-ink/10 border-ink/10 border-y">
        {first.map(({ entrant, rank, total }) => (
          <li key={entrant} className="flex items-baseline gap-4 py-2">
            <span
              className={`font-hand leading-none ${rank === 1 ? 'w-12 text-5xl' : 'w-12 text-3xl text-ink-dim'}`}
            >
              {rank}.
            </span>
            <span className="min-w-0 flex-1">
              <span className={`block font-semibold ${rank === 1 ? 'text-2xl' : 'text-xl'}`}>
                {nameOf(entrant)}
              </span>
              <span className="text-ink-dim">{byId.get(entrant)?.club}</span>
            </span>
            <span className={`tabular-nums ${rank === 1 ? 'font-semibold text-2xl' : 'text-xl'}`}>
              {format.number(total)}
            </span>
          </li>
        ))}
      </ol>
      {isOpen ? (
        <PictureKeys
          what={{
            title: setting.name || t('tournaments.unnamed'),
            about: about.filter(Boolean).join(', '),
            lines: first.map(({ entrant, rank, total }) => ({
              ...{ rank: `${rank}.`, name: nameOf(entrant), total: format.number(total) },
            })),
          }}
        />
      ) : (
        <button
          type="button"
          className={`${keyOnPaper} self-start print:hidden`}
          onClick={() => setOpen(true)}
        >
          {t('tournament-prizes.picture.make')}
        </button>
      )}
    </section>
  );
}
