import 'server-only';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGES, type Language } from '../../i18n/languages';

/**
 * The first of ours that a browser names in Accept-Language; null where it names none. Who takes any
 * (`*`), as programs do, names none.
 */
export function wantedLanguage(accepted: string | null): Language | null {
  const named = (accepted ?? '').replaceAll('*', '');
  const best = new Negotiator({ headers: { 'accept-language': named } }).language([...LANGUAGES]);
  return isLanguage(best) ? best : null;
}
