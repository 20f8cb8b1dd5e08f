import type { Route } from 'next';
import Link from 'next/link';
import { pageOf, titled } from '@/app/page-of';
import { Done } from '@/app/ui/done';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { Mark } from '@/app/ui/slate/mark';
import { dayInWords } from '@/lib/i18n/days';
import { roleName } from '@/lib/i18n/roles';
import type { Words } from '@/lib/i18n/words';
import { account } from '@/lib/server/account';
import { type LeagueLine, listLeagues } from '@/lib/server/leagues';
import { ExampleTable } from './example-table';
import { accountRoute, leagueRoute, linkInText } from './parts';
import { TryKey } from './try-key';

export const generateMetadata = titled((t) => t('leagues.title'));

export default pageOf(async ({ words, t, asked }) => {
  const { gone } = asked;
  const me = await account();
  const leagues = await listLeagues(me);
  return (
    <PaperPage title={t('leagues.title')} back="/" backLabel={t('ui.start')} wide>
      {gone === '1' && <Done>{t('leagues.gone')}</Done>}
      <div className={inColumns}>
        {leagues.length === 0 ? (
          <div className="flex flex-col gap-6">
            <p>{t('leagues.what')}</p>
            <ExampleTable />
          </div>
        ) : (
          <ul className="divide-y divide-ink/10 border-ink/10 border-b">
            {leagues.map((league) => (
              <li key={league.id}>
                <Link
                  href={leagueRoute(league.id)}
                  className="flex items-center gap-3 py-3 active:bg-paper-dark"
                >
                  <Mark name={league.name} seed={league.id} framed className="size-12!" />
                  <span className="min-w-0 flex-1">
                    <span className="flex items-baseline justify-between gap-3">
                      <span className="min-w-0 font-semibold">{league.name}</span>
                      <span className="text-[0.9375rem] text-ink-dim">
                        {roleName(words, league.role)}
                      </span>
                    </span>
                    <span className="block text-ink-dim">
                      {league.isTrial ? t('leagues.trial.mark') : about(words, league)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-col items-start gap-1">
          <Link
            href={me && !me.guest ? '/leagues/new' : accountRoute('/leagues/new')}
            className={`${leagues.length === 0 ? actionOnPaper : keyOnPaper} w-full`}
          >
            {t('leagues.found')}
          </Link>
          {!leagues.some(({ isTrial }) => isTrial) && (
            <div className="w-full py-2">
              <TryKey
                label={t('start.tryLeague')}
                making={t('start.tryMaking')}
                line={t('start.tryWhat')}
              />
            </div>
          )}
          <Link href={'/leagues/restore' as Route} className={linkInText}>
            {t('leagues.restore')}
          </Link>
          <Link href="/tournaments" className={linkInText}>
            {t('tournaments.title')}
          </Link>
          {!(me && !me.guest) && (
            <>
              <p className="pt-2 text-ink-dim">{t('leagues.needsAccount')}</p>
              <Link href={accountRoute('/leagues')} className={linkInText}>
                {t('leagues.signInToSee')}
              </Link>
            </>
          )}
        </div>
      </div>
    </PaperPage>
  );
});

const about = (words: Words, { players, evening, isPublic }: LeagueLine): string =>
  words.t('leagues.line', {
    players,
    evening: evening ? (evening.isAhead ? 'next' : 'last') : 'none',
    day: evening ? dayInWords(words, evening.date) : '',
    isPublic: isPublic ? 'yes' : 'no',
  });
