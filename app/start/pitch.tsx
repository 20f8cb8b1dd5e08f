/** What a first visitor sees: what this is, a slate to try, a new game, the variants and the languages. */
import Link from 'next/link';
import { TryKey } from '@/app/leagues/try-key';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { LanguageChoice } from '@/app/ui/language-choice';
import { VariantMark } from '@/app/ui/variant-mark';
import { useWords } from '@/lib/i18n/use-words';
import { variantWords } from '@/lib/i18n/variants';
import { AttendedLeague, AttendedTournament } from './attended';
import { ExampleSlate } from './example-slate';
import { QuietLink } from './own-frame';
import type { StartProps } from './start';

export function Pitch({ offered, example }: StartProps) {
  const words = useWords();
  const { t } = words;
  return (
    <main>
      <div className="felt on-cloth shadow-[inset_0_-8px_16px_-8px_rgb(0_0_0/0.4)]">
        <div className="start-edges relative grid gap-x-12 gap-y-6 pt-6 pb-10 md:grid-cols-2 md:items-center md:pt-18 flat:py-3 tall:pt-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tall:grid-cols-1">
          {/* On a tablet held upright the two ways to begin stand side by side, as wide as the slate. */}
          <div className="md:max-w-md tall:grid tall:max-w-none tall:grid-cols-2 tall:gap-x-8">
            <div className="flex flex-wrap items-center justify-between gap-x-4 tall:col-span-2">
              <h1 className="font-hand text-[3.25rem] leading-none md:text-[4.5rem] flat:text-[3.25rem]">
                Schiefer
              </h1>
              <nav
                aria-label={t('start.more')}
                className="flex gap-x-5 md:absolute md:top-4 md:right-4 flat:static"
              >
                <QuietLink href="/leagues">{t('start.leagues')}</QuietLink>
                <QuietLink href="/tournaments">{t('start.tournaments')}</QuietLink>
                <QuietLink href="/account">{t('start.account')}</QuietLink>
              </nav>
            </div>
            <div className="flex flex-col gap-2 attends:mt-4 league:mt-4 tall:col-span-2">
              <AttendedTournament />
              <AttendedLeague />
            </div>
            <p className="mt-3 text-lg text-chalk/90 leading-snug md:text-xl flat:text-lg tall:col-span-2 tall:mt-2">
              {t('start.what')}
            </p>
            <Link
              href="/games/new"
              className={`${actionOnSlate} mt-5 w-full md:mt-8 flat:mt-4 tall:mt-4`}
            >
              {t('start.newGame')}
            </Link>
            <p className="mt-3 text-[0.9375rem] text-chalk/85 leading-snug">{t('start.without')}</p>
            <div className="mt-4 tall:col-start-2 tall:row-span-2 tall:row-start-4">
              <TryKey
                label={t('start.tryLeague')}
                making={t('start.tryMaking')}
                line={t('start.tryWhat')}
                look={keyOnSlate}
                lineLook="text-chalk/85"
              />
            </div>
          </div>
          <ExampleSlate example={example} />
        </div>
      </div>
      <div className="start-edges pt-6 pb-12">
        <section aria-label={t('start.variants')}>
          <h2 className="font-semibold text-xl">{t('start.scores')}</h2>
          <ul className="mt-2 grid gap-x-12 md:grid-cols-2 xl:grid-cols-3">
            {offered.map((id) => {
              const { name, players, line } = variantWords(words, id);
              return (
                <li key={id} className="relative flex gap-3 border-ink/10 border-b py-3">
                  <span className="shrink-0 text-felt">
                    <VariantMark variant={id} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="flex items-baseline justify-between gap-4">
                      <Link
                        href={`/rules/${id}`}
                        prefetch={false}
                        // All of it can be tapped.
                        className="font-semibold after:absolute after:inset-0"
                      >
                        {name}
                      </Link>
                      <span className="text-[0.9375rem] text-ink-dim">{players}</span>
                    </span>
                    <span className="block text-ink-dim">{line}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <QuietLink href="/games">{t('start.games')}</QuietLink>
          <QuietLink href="/rules">{t('start.rules')}</QuietLink>
          <QuietLink href="/settings">{t('phone.title')}</QuietLink>
        </p>
        <footer className="mt-4 max-w-xl">
          <LanguageChoice />
        </footer>
      </div>
    </main>
  );
}
