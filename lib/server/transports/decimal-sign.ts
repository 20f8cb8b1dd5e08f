import 'server-only';
import Negotiator from 'negotiator';
import type { DecimalSign } from '../../files/csv';
import { type Language, LOCALES } from '../../i18n/languages';

/** Regions whose spreadsheets part decimals with a point, whatever CLDR has for their languages. */
const POINT = new Set(['CH', 'LI']);

/**
 * How spreadsheets of this reader part decimals: by the region that the browser names first, else by
 * where the language is played.
 */
export function decimalSign(accepted: string | null, language: Language): DecimalSign {
  const named = new Negotiator({ headers: { 'accept-language': accepted ?? '' } }).languages();
  const [locale = new Intl.Locale(LOCALES[language])] = named.flatMap(localeWithRegion);
  if (POINT.has(locale.region ?? '')) return '.';
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** The locale of a tag that names a region; none of another one, or of what is no tag. */
function localeWithRegion(tag: string): Intl.Locale[] {
  try {
    const locale = new Intl.Locale(tag);
    return locale.region === undefined ? [] : [locale];
  } catch {
    return [];
  }
}
