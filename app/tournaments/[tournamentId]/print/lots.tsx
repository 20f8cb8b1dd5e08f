'use client';
/** A small card for everybody in a round: where they sit. */
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { collator } from '@/lib/league/collator';
import { letterOf } from '@/lib/tournament/honours';
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
  const lots = (rounds[round]?.tables ?? [])
    .flatMap(({ table, seats }) =>
      seats.map((id, seat) => ({
        ...{ id, table, name: nameOf(id), letter: letterOf(seat, setting.kind === 'each') },
      })),
    )
    .toSorted((one, other) => collator.compare(one.name, other.name));
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
