import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { PaperPage } from '@/app/ui/paper-page';
import { RULES, sectionOf, source } from '@/lib/i18n/rules';
import { rulesOf, variantWords } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import { type Form, VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import { getWords } from '@/lib/server/words';
import { CardValues, Suits } from '../card-values';
import { DifferenzlerTables } from '../differenzler-tables';
import { Example } from '../example';
import { OptionsTable } from '../options-table';
import { Heading } from '../parts';
import { SchieberTables } from '../schieber-tables';
import { SidiTables } from '../sidi-tables';
import { StickTables } from '../stick-tables';

type Props = { params: Promise<{ variant: string }> };

/** How a hand is scored, by the family of the variant. */
const TABLES = {
  sticks: StickTables,
  differenzler: DifferenzlerTables,
  schieber: SchieberTables,
  sidi: SidiTables,
} satisfies Record<Form, ComponentType<{ id: VariantId }>>;

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
const partsOf = (words: Words, id: VariantId) => {
  const Tables = TABLES[variant(id).form];
  return {
    h2: ({ children }: { children?: ReactNode }) => (
      <Heading id={sectionOf(words, children)}>{children}</Heading>
    ),
    Cards: () => (
      <>
        <CardValues modes={RULES[id].modes} />
        <Suits />
      </>
    ),
    ScoringTables: () => <Tables id={id} />,
    HouseRules: () => <OptionsTable id={id} />,
    Example: () => <Example id={id} />,
    Sources: () => <Sources words={words} id={id} />,
  };
};

/** A file of `lib/i18n/rules` as the bundler gives it. */
type Prose = { default: ComponentType<{ components: ReturnType<typeof partsOf> }> };

export default async function RulesOfVariantPage(props: Props) {
  const id = await idOf(props);
  const words = await getWords();
  const { default: Prose }: Prose = await import(
    `../../../lib/i18n/rules/${words.language}/${id}.mdx`
  );
  return (
    <PaperPage
      title={variantWords(words, id).name}
      back="/rules"
      backLabel={words.t('rules.title')}
    >
      <div className="flex flex-col gap-3">
        <Prose components={partsOf(words, id)} />
      </div>
    </PaperPage>
  );
}

function Sources({ words, id }: { words: Words; id: VariantId }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.9375rem]">
      {RULES[id].sources
        .map((one) => source(words, one))
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
