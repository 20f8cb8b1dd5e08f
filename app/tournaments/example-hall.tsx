/** What a tournament looks like in the hall, for those who have none yet: who sits where, and the ranking. */
import { inColumns } from '@/app/ui/paper-page';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { HallLines } from './[tournamentId]/screen/hall-lines';
import type { Line } from './[tournamentId]/screen/seating';
import './[tournamentId]/screen/screen.css';

/** Where each sits, and what they came to in two rounds, the best first. */
const PEOPLE = [
  { name: 'Carla', seat: '1 A', total: 2104 },
  { name: 'Reto', seat: '2 B', total: 2047 },
  { name: 'Anna', seat: '2 A', total: 1986 },
  { name: 'Ueli', seat: '1 A', total: 1962 },
  { name: 'Dora', seat: '2 B', total: 1931 },
  { name: 'Beat', seat: '1 B', total: 1898 },
  { name: 'Hans', seat: '2 A', total: 1877 },
  { name: 'Vreni', seat: '1 B', total: 1803 },
] as const;

export function ExampleHall() {
  const words = useWords();
  const { t, format } = words;
  const ranked = PEOPLE.map(({ name, total }, i) => ({
    ...{ id: name, first: `${i + 1}.`, name },
    last: format.number(total),
  }));
  const seats = PEOPLE.map(({ name, seat }) => ({ id: name, first: '', name, last: seat }));
  return (
    <figure className="flex flex-col gap-3">
      <div className={inColumns}>
        <Screen
          says={roundName(words, 3, 4)}
          clock="24:10"
          lines={seats.toSorted((a, b) => (a.name < b.name ? -1 : 1))}
        />
        <Screen says={t('tournament-ranking.after', { round: '2' })} lines={ranked} />
      </div>
      <figcaption className="text-[0.9375rem] text-ink-dim">
        {t('tournaments.example.line')}
      </figcaption>
    </figure>
  );
}

function Screen({ says, clock, lines }: { says: string; clock?: string; lines: readonly Line[] }) {
  const { t } = useWords();
  return (
    <div className="hall-example">
      <div className="hall bg-slate text-chalk">
        <header>
          <div>
            <p className="hall-title">{t('tournaments.example.name')}</p>
            <p className="text-chalk-dim">{says}</p>
          </div>
          {clock && <p className="hall-clock">{clock}</p>}
        </header>
        <HallLines lines={lines} />
      </div>
    </div>
  );
}
