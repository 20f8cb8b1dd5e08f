'use client';
/** A small card for everybody in a round: where they sit. */
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { seatsByName } from '../rounds/seats-by-name';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';
import { fit, inPages } from './pages';

const ON_A_PAGE = 24;

export function Lots({ round }: { round: number }) {
  const words = useWords();
  const { t } = words;
  const { whole } = useWhole();
  const { nameOf } = usePeople();
  const { setting, rounds } = whole;
  const own = rounds[round];
  const lots = own ? seatsByName({ ...own, out: [] }, nameOf, setting.kind === 'each') : [];
  return inPages(lots, ON_A_PAGE).map((cards) => (
    <div key={cards[0]?.id} className="kit-page tour-lots">
      {cards.map(({ id, name, table, letter }) => (
        <article key={id} aria-label={name}>
          <p className={fit(name, 24)}>{name}</p>
          <p>
            <b>{table}</b> <b>{letter}</b>
          </p>
          <p>
            {roundName(words, round + 1, null)} · {t('tournament-print.table')} {table} {letter}
          </p>
        </article>
      ))}
    </div>
  ));
}
