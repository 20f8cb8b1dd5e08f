'use client';
/**
 * The language of a page that was made before anybody asked for it, for the pages that the router puts
 * in its place: what lies around all pages is English there.
 */
import { usePathname } from 'next/navigation';
import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import { useEffect } from 'react';
import type { Locale } from '@/lib/i18n/languages';

let spoken: { readonly locale: Locale; readonly messages: AbstractIntlMessages } | undefined;

/** Says that what is above speaks the reader's language: it counts from the next page on. */
export function useSpokenHere(): void {
  const locale = useLocale();
  const messages = useMessages();
  useEffect(() => {
    spoken = { locale, messages };
    // Of the document that it came with, or of the page before.
    document.documentElement.lang = locale;
  }, [locale, messages]);
}

export function SpokenHere({ children }: { children: React.ReactNode }) {
  const around = useLocale();
  // Asked for so that it is looked at again with every page.
  usePathname();
  return (
    <NextIntlClientProvider
      locale={spoken?.locale ?? around}
      {...(spoken && { messages: spoken.messages })}
    >
      {children}
    </NextIntlClientProvider>
  );
}
