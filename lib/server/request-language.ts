import 'server-only';
import Negotiator from 'negotiator';
import { cookies, headers } from 'next/headers';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '../i18n/languages';

/** The reader's language: what was chosen on this phone, else the first of the browser's, else English. */
export async function requestLanguage(): Promise<Language> {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  if (isLanguage(chosen)) return chosen;
  const accepted = (await headers()).get('accept-language') ?? '';
  const wanted = new Negotiator({ headers: { 'accept-language': accepted } });
  const best = wanted.language([...LANGUAGES]);
  return isLanguage(best) ? best : 'en';
}
