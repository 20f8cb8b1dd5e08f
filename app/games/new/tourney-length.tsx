'use client';
/** One game, or a tourney of several between the same sides. */
import { choiceOnPaper } from '@/app/ui/choice-look';
import { useWords } from '@/lib/i18n/use-words';

const LENGTHS = [1, 3, 5, 7, null] as const;

export function TourneyLength({
  value,
  onChange,
}: {
  /** How many games; null: open end. */
  value: number | null;
  onChange: (games: number | null) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend className="pb-2 font-semibold text-lg">{t('new-game.tourney')}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {LENGTHS.map((games) => (
          <label key={games} className={`grid min-h-12 place-items-center ${choiceOnPaper}`}>
            <input
              type="radio"
              name="tourney"
              checked={value === games}
              onChange={() => onChange(games)}
              className="sr-only"
            />
            {games ?? t('new-game.open')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
