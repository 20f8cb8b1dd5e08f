'use client';
/** How this phone draws the slate, and which cards are played with at this table. */
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { DECKS } from '@/app/ui/trump-mark';
import { useDeck, useSetting } from '@/app/ui/use-setting';
import { useWords } from '@/lib/i18n/use-words';
import type { VariantId } from '@/lib/jass';
import { settable, settingsKey, Z } from './slate-settings';

export default function SlateSheet({
  variantId,
  onClose,
}: {
  variantId: VariantId;
  onClose: () => void;
}) {
  const { t } = useWords();
  const [deck, chooseDeck] = useDeck();
  const [z, chooseZ] = useSetting('slate-z', Z);
  const { strokes, cards } = settable(variantId);
  return (
    <Sheet title={t(`board.${settingsKey(variantId) ?? 'panel.settings'}`)} onClose={onClose}>
      <div className="flex flex-col gap-3 pt-1">
        {strokes && (
          <Setting
            label={t('board.settings.z')}
            value={z}
            choose={chooseZ}
            words={{
              painted: t('board.settings.painted'),
              plain: t('board.settings.plain'),
            }}
            values={Z}
          />
        )}
        {cards && (
          <Setting
            label={t('board.settings.cards')}
            value={deck}
            choose={chooseDeck}
            words={{
              french: t('board.settings.french'),
              swiss: t('board.settings.swiss'),
            }}
            values={DECKS}
          />
        )}
      </div>
    </Sheet>
  );
}

function Setting<T extends string>({
  label,
  value,
  choose,
  values,
  words,
}: {
  label: string;
  value: T;
  choose: (value: T) => void;
  values: readonly T[];
  words: Readonly<Record<T, string>>;
}) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div className="flex gap-2">
        {values.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === value}
            className={`${keyOnSlate} min-w-0 flex-1 px-2 text-base leading-tight`}
            onClick={() => choose(one)}
          >
            {words[one]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
