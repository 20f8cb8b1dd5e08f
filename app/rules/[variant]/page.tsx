import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { sectionOf, sectionsOf, source } from '@/lib/i18n/rules';
import type { Deck as DeckId } from '@/lib/i18n/trumps';
import { rulesOf, variantWords } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import { VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import { phoneOfRequest } from '@/lib/server/transports/phone';
import { getWords } from '@/lib/server/transports/words';
import { CardValues, Suits } from '../card-values';
import { Example } from '../example';
import { OptionsTable, ReadyRules } from '../options-table';
import { Heading } from '../parts';
import { ScoringTables } from '../scoring-tables';

type Props = { params: Promise<{ variant: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => VARIANT_IDS.map((id) => ({ variant: id }));

async function idOf({ params }: Props): Promise<VariantId> {
  const asked = (await params).variant;
  return VARIANT_IDS.find((id) => id === asked) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [id, words] = await Promise.all([idOf(props), getWords()]);
  return { title: rulesOf(words, id), description: variantWords(words, id).line };
}

/** What the prose of a variant is set in, and what stands between its paragraphs by name. */
const partsOf = (words: Words, id: VariantId, deck: DeckId) => ({
  h2: ({ children }: { children?: ReactNode }) => (
    <Heading id={sectionOf(words, children)}>{children}</Heading>
  ),
  /** What is called otherwise in the other cards. */
  Deck: (names: Readonly<Record<DeckId, string>>) => names[deck],
  Cards: () => (
    <>
      <CardValues modes={variant(id).cards} deck={deck} />
      <Suits />
    </>
  ),
  ScoringTables: () => <ScoringTables id={id} deck={deck} />,
  HouseRules: () => (
    <>
      <OptionsTable id={id} deck={deck} />
      <ReadyRules id={id} deck={deck} />
    </>
  ),
  Example: () => <Example id={id} deck={deck} />,
  Sources: () => <Sources words={words} id={id} />,
});

/** A file of `lib/i18n/rules` as the bundler gives it. */
type Prose = { default: ComponentType<{ components: ReturnType<typeof partsOf> }> };

export default async function RulesOfVariantPage(props: Props) {
  const id = await idOf(props);
  const [words, { deck }] = await Promise.all([getWords(), phoneOfRequest()]);
  const { default: Prose }: Prose = await import(
    `../../../lib/i18n/rules/${words.language}/${id}.mdx`
  );
  return (
    <PaperPage
      title={variantWords(words, id).name}
      back="/rules"
      backLabel={words.t('rules.title')}
      wide
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:gap-10 md:grid-cols-[10rem_minmax(0,40rem)] lg:grid-cols-[12rem_minmax(0,40rem)] print:block">
        <Contents words={words} id={id} />
        <div className="flex flex-col gap-3">
          <Prose components={partsOf(words, id, deck)} />
        </div>
      </div>
    </PaperPage>
  );
}

/** The sections and the way to play it: beside the text where there is room, else in lines above it. */
function Contents({ words, id }: { words: Words; id: VariantId }) {
  const { t } = words;
  return (
    <div className="flex flex-col gap-4 self-start md:sticky md:top-6 print:hidden">
      <nav aria-label={t('rules.contents')}>
        <ul className="flex flex-wrap gap-2 md:flex-col md:gap-1">
          {sectionsOf(id).map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className="flex min-h-11 items-center text-ink-dim hover:text-ink max-md:rounded-full max-md:border max-md:border-ink/25 max-md:px-3.5 max-md:text-[0.9375rem] max-md:text-ink md:min-h-9"
              >
                {t(`rules.section.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Link href={`/games/new?variant=${id}`} className={keyOnPaper}>
        {t('rules.play')}
      </Link>
    </div>
  );
}

function Sources({ words, id }: { words: Words; id: VariantId }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.9375rem]">
      {variant(id)
        .sources.map((one) => source(words, one))
        .map(({ title, note, href }) => (
          <li key={title}>
            {href ? (
              <a href={href} className="underline underline-offset-2" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
            {note && `, ${note}`}
            {href && <span className="hidden print:inline"> ({href})</span>}
          </li>
        ))}
    </ul>
  );
}
