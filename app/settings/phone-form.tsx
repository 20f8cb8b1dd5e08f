'use client';
/** What is set on this phone; each choice counts at once. */
import { useEffect, useState } from 'react';
import { Choice } from '@/app/ui/choice';
import { Switch } from '@/app/ui/switch';
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
      <Setting label={t('phone.screen.label')}>
        <Switch
          tone="paper"
          disabled={!able.screen}
          isOn={able.screen && settings.screen === 'on'}
          onSwitch={(on) => choose({ screen: on ? 'on' : 'off' })}
        >
          {able.screen ? t('phone.screen.on') : t('phone.screen.none')}
        </Switch>
      </Setting>
      <Setting label={t('phone.buzz.label')}>
        <Switch
          tone="paper"
          disabled={!able.buzz}
          isOn={able.buzz && settings.buzz === 'on'}
          onSwitch={(on) => {
            choose({ buzz: on ? 'on' : 'off' });
            if (on) feel('stroke');
          }}
        >
          {able.buzz ? t('phone.buzz.on') : t('phone.buzz.none')}
        </Switch>
      </Setting>
      <Setting label={t('phone.sound.label')}>
        <Switch
          tone="paper"
          disabled={!able.sound}
          isOn={able.sound && settings.sound === 'on'}
          onSwitch={(on) => {
            choose({ sound: on ? 'on' : 'off' });
            // How it sounds is heard at once.
            if (on) void readySounds().then(() => feel('match'));
          }}
        >
          {able.sound ? t('phone.sound.on') : t('phone.sound.none')}
        </Switch>
      </Setting>
    </>
  );
}

function Setting({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      {children}
    </fieldset>
  );
}
