import 'server-only';
import { getRequestConfig } from 'next-intl/server';
import { catalogue } from '../../i18n/catalogue';
import { LOCALES, TIME_ZONE } from '../../i18n/languages';
import { requestLanguage } from './request-language';

/** What next-intl asks for with every page. */
export default getRequestConfig(async () => {
  const language = await requestLanguage();
  return { locale: LOCALES[language], messages: catalogue(language), timeZone: TIME_ZONE };
});
