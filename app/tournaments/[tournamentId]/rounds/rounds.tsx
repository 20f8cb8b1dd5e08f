'use client';
/** The rounds: who sits where; for the director also drawing, changing, showing and beginning them. */
import { useWords } from '@/lib/i18n/use-words';
import { PlaceLink } from '../place-link';
import type { PlaceProps } from '../places';
import { useTournament } from '../use-tournament';
import { DirectorsRound } from './directors-round';
import { TableList } from './table-list';

export default function Rounds({ rest }: PlaceProps) {
  const { t } = useWords();
  const { view } = useTournament();
  const { whole, setting } = view;
  const isDirectors = view.role === 'director' && whole !== null;
  const drawn = isDirectors ? whole.rounds.length : view.rounds.length;
  const canGoOn =
    isDirectors &&
    !whole.over &&
    whole.rounds.at(-1)?.status !== 'drawn' &&
    (setting.rounds === null || drawn < setting.rounds);
  const most = canGoOn ? drawn + 1 : drawn;
  const asked = /^\d{1,3}$/.test(rest) ? Number(rest) : Math.max(1, drawn);
  const round = Math.min(Math.max(1, asked), Math.max(1, most)) - 1;
  return (
    <div className="flex flex-col gap-5">
      {most > 1 && (
        <nav aria-label={t('tournament-rounds.choose')} className="flex flex-wrap print:hidden">
          {Array.from({ length: most }, (_, at) => (
            <PlaceLink
              key={at}
              place={`rounds/${at + 1}`}
              aria-label={t('tournaments.round', { round: String(at + 1) })}
              aria-current={at === round ? 'page' : undefined}
              className={`grid size-12 place-items-center rounded-lg text-ink-dim aria-[current]:bg-felt aria-[current]:font-semibold aria-[current]:text-paper ${at >= drawn ? 'border border-ink/30 border-dashed' : ''}`}
            >
              {at + 1}
            </PlaceLink>
          ))}
        </nav>
      )}
      {isDirectors ? (
        <DirectorsRound key={round} round={round} />
      ) : view.rounds[round] ? (
        <TableList round={round} />
      ) : (
        <p>{t('tournament-rounds.notYet')}</p>
      )}
    </div>
  );
}
