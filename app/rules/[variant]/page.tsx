import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { PaperPage } from '@/app/ui/paper-page';
import { prose, RULES, source } from '@/lib/i18n/rules';
import { rulesOf, variantWords } from '@/lib/i18n/variants';
import { type Form, VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import { getWords } from '@/lib/server/words';
import { CardValues, Suits } from '../card-values';
import { DifferenzlerTables } from '../differenzler-tables';
import { Example } from '../example';
import { OptionsTable } from '../options-table';
import { Prose, Section } from '../parts';
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

export default async function RulesOfVariantPage(props: Props) {
  const id = await idOf(props);
  const words = await getWords();
  const { t } = words;
  const Tables = TABLES[variant(id).form];
  return (
    <PaperPage title={variantWords(words, id).name} back="/rules" backLabel={t('rules.title')}>
      <Section id="game" title={t('rules.section.game')}>
        <Prose paragraphs={prose(words, id, 'what')} />
      </Section>
      <Section id="players" title={t('rules.section.players')}>
        <Prose paragraphs={prose(words, id, 'who')} />
      </Section>
      <Section id="hand" title={t('rules.section.hand')}>
        <Prose paragraphs={prose(words, id, 'hand')} />
      </Section>
      <Section id="cards" title={t('rules.section.cards')}>
        <CardValues modes={RULES[id].modes} />
        <Suits />
      </Section>
      <Section id="scoring" title={t('rules.section.scoring')}>
        <Prose paragraphs={prose(words, id, 'scoring')} />
        <Tables id={id} />
      </Section>
      <Section id="end" title={t('rules.section.end')}>
        <Prose paragraphs={prose(words, id, 'end')} />
      </Section>
      <Section id="options" title={t('rules.section.options')}>
        <OptionsTable id={id} />
      </Section>
      <Section id="example" title={t('rules.section.example')}>
        <p className="leading-relaxed">{t(`rules.texts.${id}.example`)}</p>
        <Example id={id} />
      </Section>
      <Section id="sources" title={t('rules.section.sources')}>
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
      </Section>
    </PaperPage>
  );
}
