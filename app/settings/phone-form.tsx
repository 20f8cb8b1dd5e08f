'use client';
/** What is set on this phone; each choice counts at once. */
import { useEffect, useState } from 'react';
import { Choice } from '@/app/ui/choice';
import { feel, readySounds } from '@/lib/browser/feel';
import { useWords } from '@/lib/i18n/use-words';
import { PHONE_SETTINGS, type PhoneSettings } from '@/lib/phone/settings';
import { keepPhone } from './keep-phone';

export function PhoneForm({ initial }: { initial: PhoneSettings }) {
  const { t } = useWords();
  const [settings, setSettings] = useState(initial);
  const [able, setAble] = useState({ screen: true, buzz: true, sound: true });
  useEffect(() => {
    setAble({
      screen: 'wakeLock' in navigator,
      buzz: 'vibrate' in navigator,
      sound: 'AudioContext' in window,
    });
  }, []);
  const choose = (chosen: Partial<PhoneSettings>) => {
    const next = { ...settings, ...chosen };
    setSettings(next);
    keepPhone(next);
  };
  return (
    <>
      <Choice
        label={t('phone.theme.label')}
        options={PHONE_SETTINGS.theme.map((value) => ({ value, name: t(`phone.theme.${value}`) }))}
        value={settings.theme}
        onChoose={(theme) => choose({ theme })}
      />
      <Choice
        label={t('phone.hand.label')}
        options={PHONE_SETTINGS.hand
          .toReversed()
          .map((value) => ({ value, name: t(`phone.hand.${value}`) }))}
        value={settings.hand}
        onChoose={(hand) => choose({ hand })}
      />
      <Choice
        label={t('phone.deck.label')}
        options={PHONE_SETTINGS.deck.map((value) => ({ value, name: t(`phone.deck.${value}`) }))}
        value={settings.deck}
        onChoose={(deck) => choose({ deck })}
      />
      <Switch
        label={t('phone.screen.label')}
        words={able.screen ? t('phone.screen.on') : t('phone.screen.none')}
        disabled={!able.screen}
        checked={settings.screen === 'on'}
        onChange={(on) => choose({ screen: on ? 'on' : 'off' })}
      />
      <Switch
        label={t('phone.buzz.label')}
        words={able.buzz ? t('phone.buzz.on') : t('phone.buzz.none')}
        disabled={!able.buzz}
        checked={settings.buzz === 'on'}
        onChange={(on) => {
          choose({ buzz: on ? 'on' : 'off' });
          if (on) feel('stroke');
        }}
      />
      <Switch
        label={t('phone.sound.label')}
        words={able.sound ? t('phone.sound.on') : t('phone.sound.none')}
        disabled={!able.sound}
        checked={settings.sound === 'on'}
        onChange={(on) => {
          choose({ sound: on ? 'on' : 'off' });
          // How it sounds is heard at once.
          if (on) void readySounds().then(() => feel('match'));
        }}
      />
    </>
  );
}

function Switch({
  label,
  words,
  disabled,
  checked,
  onChange,
}: {
  label: string;
  words: string;
  disabled: boolean;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-felt"
          disabled={disabled}
          checked={checked && !disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{words}</span>
      </label>
    </fieldset>
  );
}
