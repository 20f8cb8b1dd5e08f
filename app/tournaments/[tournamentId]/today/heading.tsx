/** When and where it is, and how far. */
import { dayInWords } from '@/lib/i18n/days';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import type { Setting } from '@/lib/tournament';

export function Heading({
  setting,
  rounds,
  isOver,
}: {
  setting: Pick<Setting, 'date' | 'place' | 'rounds'>;
  /** So many have been drawn. */
  rounds: number;
  isOver: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const where = [setting.date && dayInWords(words, setting.date), setting.place].filter(Boolean);
  return (
    <div>
      {where.length > 0 && <p className="text-ink-dim">{where.join(', ')}</p>}
      <h2 className="font-semibold text-2xl leading-tight">
        {isOver
          ? t('tournaments.today.over')
          : rounds === 0
            ? t('tournaments.today.before')
            : roundName(words, rounds, setting.rounds)}
      </h2>
    </div>
  );
}
