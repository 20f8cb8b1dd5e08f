import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { PaperPage } from '@/app/ui/paper-page';
import { RULES_TEXTS, source } from '@/lib/i18n/en/rules';
import { rulesOf, VARIANTS } from '@/lib/i18n/en/variants';
import { type Form, VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
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
  const { name, line } = VARIANTS[await idOf(props)];
  return { title: rulesOf(name), description: line };
}

export default async function RulesOfVariantPage(props: Props) {
  const id = await idOf(props);
  const text = RULES_TEXTS[id];
  const Tables = TABLES[variant(id).form];
  return (
    <PaperPage title={VARIANTS[id].name} back="/rules" backLabel="Rules">
      <Section id="game" title="The game">
        <Prose paragraphs={text.what} />
      </Section>
      <Section id="players" title="Who plays">
        <Prose paragraphs={text.who} />
      </Section>
      <Section id="hand" title="A hand">
        <Prose paragraphs={text.hand} />
      </Section>
      <Section id="cards" title="The cards">
        <CardValues modes={text.modes} />
        <Suits />
      </Section>
      <Section id="scoring" title="Scoring">
        <Prose paragraphs={text.scoring} />
        <Tables id={id} />
      </Section>
      <Section id="end" title="The end">
        <Prose paragraphs={text.end} />
      </Section>
      <Section id="options" title="House rules">
        <OptionsTable id={id} />
      </Section>
      <Section id="example" title="An example">
        <p className="leading-relaxed">{text.example}</p>
        <Example id={id} />
      </Section>
      <Section id="sources" title="Sources">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.9375rem]">
          {text.sources.map(source).map(({ title, note, href }) => (
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
