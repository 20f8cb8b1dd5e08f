import 'server-only';
import { cache } from 'react';
import { LANGUAGE_COOKIE, type Language } from '../../i18n/languages';
import {
  FONTS_COOKIE,
  makePhone,
  PHONE_COOKIE,
  PHONE_COOKIE_SECONDS,
  type PhoneSettings,
  parsePhone,
} from '../../phone/settings';
import { cookies } from '../access';
import { isSecure } from '../config/env';

/** What is set on the phone that asks. */
export const phoneOfRequest = cache(
  async (): Promise<PhoneSettings> => parsePhone((await cookies()).get(PHONE_COOKIE)?.value),
);

/** Has the phone that asks got the fonts on an earlier page? */
export const hasFonts = async (): Promise<boolean> =>
  (await cookies()).get(FONTS_COOKIE) !== undefined;

/** Keeps the settings on the phone that asks; scripts there read and write them too. */
export const keepPhone = (settings: PhoneSettings): Promise<void> =>
  keep(PHONE_COOKIE, makePhone(settings));

/** Keeps the language on the phone that asks, before whatever its browser asks for. */
export const keepLanguage = (language: Language): Promise<void> => keep(LANGUAGE_COOKIE, language);

async function keep(name: string, value: string): Promise<void> {
  (await cookies()).set(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(),
    maxAge: PHONE_COOKIE_SECONDS,
  });
}
