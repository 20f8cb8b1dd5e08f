import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { type Area, catalogue } from '@/lib/i18n/catalogue';
import { type Language, LOCALES } from '@/lib/i18n/languages';
import { VARIANT_IDS } from '@/lib/jass';

/**
 * What can be given to the browser: an area, or of all variants what they are called, or also what
 * their house rules are.
 */
export type ClientArea = Area | 'variants' | 'house-rules';

/** What every page's own code may say in the browser. */
const ALWAYS = ['ui', 'offline'] as const satisfies readonly Area[];

/**
 * Gives the code that runs in the browser the texts of these areas, in the reader's language, beside
 * those that every page has. The innermost one counts: it names all that is below it. A page that is
 * made before anybody asks for it names its language.
 */
export async function ClientWords({
  areas,
  language,
  children,
}: {
  areas: readonly ClientArea[];
  language?: Language;
  children: React.ReactNode;
}) {
  const messages = language ? catalogue(language) : await getMessages();
  const given = new Set<string>([...ALWAYS, ...areas]);
  const own = Object.entries(messages).filter(([area]) => given.has(area));
  return (
    <NextIntlClientProvider
      {...(language && { locale: LOCALES[language] })}
      messages={{
        ...(given.has('variants') && partsOf(messages, CALLED)),
        ...(given.has('house-rules') && partsOf(messages, [...CALLED, ...HOUSE_RULES])),
        ...Object.fromEntries(own),
      }}
    >
      {children}
    </NextIntlClientProvider>
  );
}

/** The same for all pages below an address. */
export const wordsBelow =
  (...areas: readonly ClientArea[]) =>
  ({ children }: { children: React.ReactNode }) => (
    <ClientWords areas={areas}>{children}</ClientWords>
  );

/** What a variant is called, for how many it is, and its line. */
const CALLED = ['name', 'players', 'line'];
/** What a form of its house rules says: options, ready rules, what is played in a row. */
const HOUSE_RULES = ['options', 'presets', 'contract', 'named', 'agree'];

/** Of each variant the texts with these names, as far as it has them. */
const partsOf = (messages: object, parts: readonly string[]) =>
  Object.fromEntries(
    VARIANT_IDS.map((id) => {
      const texts: unknown = Reflect.get(messages, id);
      const own = Object.entries(Object(texts)).filter(([part]) => parts.includes(part));
      return [id, Object.fromEntries(own)];
    }),
  );
