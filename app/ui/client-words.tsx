import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Area } from '@/lib/i18n/catalogue';
import { VARIANT_IDS } from '@/lib/jass';

/** What can be given to the browser: an area, or of all variants what they are called. */
export type ClientArea = Area | 'variants';

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
  areas: readonly ClientArea[];
  children: React.ReactNode;
}) {
  const messages = await getMessages();
  const given = new Set<string>([...ALWAYS, ...areas]);
  const own = Object.entries(messages).filter(([area]) => given.has(area));
  return (
    <NextIntlClientProvider
      messages={{ ...(given.has('variants') && called(messages)), ...Object.fromEntries(own) }}
    >
      {children}
    </NextIntlClientProvider>
  );
}

/** Of each variant its name, for how many it is, and its line. */
const called = (messages: Awaited<ReturnType<typeof getMessages>>) =>
  Object.fromEntries(
    VARIANT_IDS.map((id) => {
      const { name, players, line } = messages[id];
      return [id, { name, players, line }];
    }),
  );
