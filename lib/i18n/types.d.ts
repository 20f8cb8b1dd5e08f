import type { Messages } from './catalogue';
import type { Locale } from './languages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
