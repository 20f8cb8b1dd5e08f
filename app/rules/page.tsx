import type { Metadata } from 'next';
import Link from 'next/link';
import { PaperPage } from '@/app/ui/paper-page';
import { variantWords } from '@/lib/i18n/variants';
import { VARIANT_IDS } from '@/lib/jass';
import { getWords } from '@/lib/server/words';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('rules.title') };
}

export default async function RulesPage() {
  const words = await getWords();
  const { t } = words;
  return (
    <PaperPage title={t('rules.title')} back="/" backLabel={t('ui.start')}>
      <p>{t('rules.intro')}</p>
      <ul className="divide-y divide-ink/10">
        {VARIANT_IDS.map((id) => {
          const { name, players, line } = variantWords(words, id);
          return (
            <li key={id}>
              <Link href={`/rules/${id}`} className="block py-3 active:bg-paper-dark">
                <span className="flex items-baseline justify-between gap-4">
                  <span className="font-semibold text-lg underline decoration-ink/30 underline-offset-4">
                    {name}
                  </span>
                  <span className="text-[0.9375rem] text-ink-dim">{players}</span>
                </span>
                <span className="block text-ink-dim">{line}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </PaperPage>
  );
}
