import { NextIntlClientProvider } from 'next-intl';
import { catalogue } from '../../lib/i18n/catalogue';
import { type Language, LOCALES, TIME_ZONE } from '../../lib/i18n/languages';

/** Components under test with every text of a language around them. */
export function InWords({
  language = 'en',
  children,
}: {
  language?: Language;
  children: React.ReactNode;
}) {
  return (
    <NextIntlClientProvider
      locale={LOCALES[language]}
      messages={catalogue(language)}
      timeZone={TIME_ZONE}
      onError={(error) => {
        throw error;
      }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
