'use client';
/** Which game it is that is kept in a list: those that have a name of their own. */
import { presetName, type Values } from '@/lib/i18n/options';
import { useWords } from '@/lib/i18n/use-words';
import { ownName } from '@/lib/i18n/variants';
import { type VariantId, variant } from '@/lib/jass';
import { fitting, isSame } from './option-draft';

/** Those of the ready sets of rules that are games. */
export const gamesOf = (id: VariantId) =>
  variant(id).presets.filter(({ options }) => ownName({ variant: id, options }));

export function WhichGame({
  variantId: id,
  players,
  options,
  onChange,
}: {
  variantId: VariantId;
  players: number;
  options: Values;
  onChange: (options: Values) => void;
}) {
  const words = useWords();
  const games = gamesOf(id);
  if (games.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="pb-2 font-semibold">{words.t('new-game.exactly')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {games.map((game) => {
          const isChosen = isSame(id, game.options, options);
          return (
            <button
              key={game.id}
              type="button"
              aria-pressed={isChosen}
              // Once more, and it is a list like any other.
              onClick={() => onChange(fitting(id, isChosen ? {} : game.options, players))}
              className="min-h-12 rounded-lg border border-ink/25 bg-card px-3 text-left text-base leading-tight choosable"
            >
              {presetName(words, id, game.id)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
