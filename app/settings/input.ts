/** What phones may send about their settings. */
import { z } from 'zod';
import { LANGUAGES } from '@/lib/i18n/languages';
import { PHONE_SETTINGS } from '@/lib/phone/settings';

export const ChosenPhone = z.strictObject({
  theme: z.enum(PHONE_SETTINGS.theme),
  hand: z.enum(PHONE_SETTINGS.hand),
  screen: z.enum(PHONE_SETTINGS.screen),
  buzz: z.enum(PHONE_SETTINGS.buzz),
  sound: z.enum(PHONE_SETTINGS.sound),
  deck: z.enum(PHONE_SETTINGS.deck),
});
export const ChosenLanguage = z.strictObject({ language: z.enum(LANGUAGES) });
