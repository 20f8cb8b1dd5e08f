/** What a first visitor sees: what this is, an example, a new game, the variants and the languages. */
import Link from 'next/link';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { LanguageChoice } from '@/app/ui/language-choice';
import { StickSlate } from '@/app/ui/slate/stick-slate';
import { useWords } from '@/lib/i18n/use-words';
import { variantWords } from '@/lib/i18n/variants';
import type { StartProps } from './start';

export function Pitch({ offered, example }: StartProps) {
  const words = useWords();
  const { t } = words;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pb-12">
      <main className="grid gap-8 pt-8 md:grid-cols-2 md:items-center md:pt-16">
        <div>
          <h1 className="font-hand text-[3.25rem] leading-none">Schiefer</h1>
          <p className="mt-3 max-w-sm text-ink-dim text-lg leading-snug">{t('start.what')}</p>
          <div className="mt-6 flex flex-col gap-3">
            <Link href="/games/new" className={actionOnPaper}>
              {t('start.newGame')}
            </Link>
            <div className="grid grid-cols-2 gap-3">
              <Link href="/games" className={keyOnPaper}>
                {t('start.games')}
              </Link>
              <Link href="/leagues" className={keyOnPaper}>
                {t('start.leagues')}
              </Link>
            </div>
            <p className="flex flex-wrap gap-x-6">
              <Link
                href="/account"
                className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
              >
                {t('start.account')}
              </Link>
              <Link
                href="/settings"
                className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
              >
                {t('phone.title')}
              </Link>
            </p>
          </div>
        </div>
        {example && (
          <figure>
            {/* By its name, so that nobody takes it for a game of one's own. */}
            <figcaption className="flex items-baseline justify-between gap-3 pb-2">
              <span className="rounded-full bg-highlight px-3 py-0.5 font-semibold text-[0.9375rem]">
                {t('start.exampleTag')}
              </span>
              <span className="text-[0.9375rem] text-ink-dim">
                {variantWords(words, example.variant).name}
              </span>
            </figcaption>
            <StickSlate label={t('start.example')} rows={example.rows} className="h-72" />
            <p className="mt-2 text-center text-[0.9375rem] text-ink-dim">
              {t('start.exampleOf', { hands: example.hands })}
            </p>
          </figure>
        )}
        <section aria-label={t('start.variants')} className="md:col-span-2">
          <h2 className="font-semibold text-xl">{t('start.scores')}</h2>
          <dl className="mt-2 divide-y divide-ink/10">
            {offered.map((id) => {
              const { name, players, line } = variantWords(words, id);
              return (
                <div key={id} className="py-3">
                  <dt className="flex items-baseline justify-between gap-4 font-semibold">
                    <Link
                      href={`/rules/${id}`}
                      className="underline decoration-ink/30 underline-offset-4"
                    >
                      {name}
                    </Link>
                    <span className="font-normal text-[0.9375rem] text-ink-dim">{players}</span>
                  </dt>
                  <dd className="text-ink-dim">{line}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      </main>
      <footer className="mt-8 max-w-xl border-ink/10 border-t pt-6">
        <LanguageChoice />
      </footer>
    </div>
  );
}
