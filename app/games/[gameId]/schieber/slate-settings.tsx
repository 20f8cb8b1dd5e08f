'use client';
/** Settings of this phone: how the slate is drawn, and which cards. */
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { DECKS } from '@/app/ui/trump-mark';
import { useSetting } from '@/app/ui/use-setting';
import { useWords } from '@/lib/i18n/use-words';
import { FAR, Z } from './settings';

export default function SlateSettings({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Sheet title={t('schieber.panel.settings')} onClose={onClose}>
      <div className="flex flex-col gap-3 pt-1">
        <Setting
          label={t('schieber.settings.far')}
          name="slate-far"
          values={FAR}
          words={{
            turned: t('schieber.settings.turned'),
            upright: t('schieber.settings.upright'),
          }}
        />
        <Setting
          label={t('schieber.settings.z')}
          name="slate-z"
          values={Z}
          words={{
            painted: t('schieber.settings.painted'),
            plain: t('schieber.settings.plain'),
          }}
        />
        <Setting
          label={t('schieber.settings.cards')}
          name="deck"
          values={DECKS}
          words={{
            french: t('schieber.settings.french'),
            swiss: t('schieber.settings.swiss'),
          }}
        />
      </div>
    </Sheet>
  );
}

function Setting<T extends string>({
  label,
  name,
  values,
  words,
}: {
  label: string;
  name: string;
  values: readonly [T, ...T[]];
  words: Readonly<Record<T, string>>;
}) {
  const [value, choose] = useSetting(name, values);
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
