/** How the texts write figures, days and lists: as `Intl` does, save for the figures of Switzerland. */
import { _createCache, _createIntlFormatters } from 'use-intl/core';

/**
 * Thousands stand apart as on every slate in Switzerland, 2’500, from the first thousand on. `Intl` has
 * 2 500 in French, 2500 in Italian, and another apostrophe from one version to the next.
 */
class SwissFigures extends Intl.NumberFormat {
  constructor(locale: string, options?: Intl.NumberFormatOptions) {
    super(locale, { useGrouping: 'always', ...options });
  }

  override format(value: number | bigint | Intl.StringNumericLiteral): string {
    return this.formatToParts(value)
      .map((part) => (part.type === 'group' ? '’' : part.value))
      .join('');
  }
}

const made = new Map<string, Intl.NumberFormat>();

/** Made once for each way of writing, as making one takes long. */
function figures(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const way = locale + JSON.stringify(options);
  const known = made.get(way);
  if (known) return known;
  const format = locale.endsWith('-CH')
    ? new SwissFigures(locale, options)
    : new Intl.NumberFormat(locale, options);
  made.set(way, format);
  return format;
}

/** What the library for languages formats with. */
export const formatters = {
  ..._createIntlFormatters(_createCache()),
  getNumberFormat: figures,
};
