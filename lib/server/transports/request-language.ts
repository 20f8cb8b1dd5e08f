import 'server-only';
import { isLanguage, LANGUAGE_COOKIE, type Language } from '../../i18n/languages';
import { cookies, headers } from '../access';
import { wantedLanguage } from './wanted-language';

/** The reader's language: what was chosen on this phone, else the first of the browser's, else English. */
export async function requestLanguage(): Promise<Language> {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  if (isLanguage(chosen)) return chosen;
  return wantedLanguage((await headers()).get('accept-language')) ?? 'en';
}
