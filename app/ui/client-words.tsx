import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Area } from '@/lib/i18n/messages';

/** What every page's own code may say in the browser. */
const ALWAYS = ['ui', 'offline'] as const satisfies readonly Area[];

/**
 * Gives the code that runs in the browser the texts of these areas, in the reader's language, beside
 * those that every page has. The innermost one counts: it names all that is below it.
 */
export async function ClientWords({
  areas,
  children,
}: {
  areas: readonly Area[];
  children: React.ReactNode;
}) {
  const messages = await getMessages();
  const given = new Set<string>([...ALWAYS, ...areas]);
  return (
    <NextIntlClientProvider
      messages={Object.fromEntries(Object.entries(messages).filter(([area]) => given.has(area)))}
    >
      {children}
    </NextIntlClientProvider>
  );
}
