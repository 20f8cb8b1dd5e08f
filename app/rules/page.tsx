import Link from 'next/link';
import { titled } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { VariantMark } from '@/app/ui/variant-mark';
import { variantWords } from '@/lib/i18n/variants';
import { OFFERED } from '@/lib/jass';
import { getWords } from '@/lib/server/transports/words';

export const generateMetadata = titled((t) => t('rules.title'));

export default async function RulesPage() {
  const words = await getWords();
  const { t } = words;
  return (
    <PaperPage title={t('rules.title')} back="/" backLabel={t('ui.start')} wide>
      <p className="max-w-xl">{t('rules.intro')}</p>
      <ul className="grid gap-x-10 border-ink/10 border-b lg:grid-cols-2">
        {OFFERED.map((id) => {
          const { name, players, line } = variantWords(words, id);
          return (
            <li key={id} className="border-ink/10 border-t">
              <Link
                href={`/rules/${id}`}
                className="flex items-start gap-3.5 py-3 active:bg-paper-dark"
              >
                <span className="shrink-0 pt-0.5 text-felt">
                  <VariantMark variant={id} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-semibold text-lg underline decoration-ink/30 underline-offset-4">
                      {name}
                    </span>
                    <span className="text-[0.9375rem] text-ink-dim">{players}</span>
                  </span>
                  <span className="block text-ink-dim">{line}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </PaperPage>
  );
}
