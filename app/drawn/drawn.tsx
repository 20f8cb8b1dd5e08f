/** A component as HTML, in a language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { catalogue } from '@/lib/i18n/catalogue';
import { type Language, LOCALES, TIME_ZONE } from '@/lib/i18n/languages';

export const drawn = (what: React.ReactNode, language: Language): string =>
  renderToStaticMarkup(
    <IntlProvider locale={LOCALES[language]} messages={catalogue(language)} timeZone={TIME_ZONE}>
      {what}
    </IntlProvider>,
  );
