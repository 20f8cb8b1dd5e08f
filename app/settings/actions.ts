'use server';
import type { Language } from '@/lib/i18n/languages';
import type { PhoneSettings } from '@/lib/phone/settings';
import { action } from '@/lib/server/transports/action';
import { keepLanguage, keepPhone } from '@/lib/server/transports/phone';
import { ChosenLanguage, ChosenPhone } from './input';

export const choosePhone = action({
  name: 'choosePhone',
  input: ChosenPhone,
  run: async (_viewer, settings: PhoneSettings) => {
    await keepPhone(settings);
    return { ok: true, value: null };
  },
});

export const chooseLanguage = action({
  name: 'chooseLanguage',
  input: ChosenLanguage,
  run: async (_viewer, { language }: { language: Language }) => {
    await keepLanguage(language);
    return { ok: true, value: null };
  },
});
