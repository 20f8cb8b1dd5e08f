/** What is left to do once all games of an evening are played: what is open, the ranking, certificates, telling others. */
import Link from 'next/link';
import { Island } from '@/app/drawn/island';
import { keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/days';
import { money } from '@/lib/i18n/settlement';
import { measureInWords, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names, type Words } from '@/lib/i18n/words';
import type { EveningPage, OpenFees } from '@/lib/server/leagues';
import { leagueRoute, linkInText } from '../parts';
import { rankingsOf } from './evenings/[eveningId]/rankings-of';
import { ShareResult } from './share-result';

/** Who won the evening in each season that counts it: the season, and in words who and with what. */
export const winnersIn = (
  words: Words,
  page: EveningPage,
): readonly { readonly season: string; readonly who: string; readonly came: string }[] =>
  rankingsOf(page).flatMap(({ season, ranking }) => {
    const won = ranking?.rows.filter(({ rank }) => rank === 1) ?? [];
    const [first] = won;
    if (!first) return [];
    const { measure } = season.scheme;
    const who = names(
      words,
      won.map(({ name }) => name),
    );
    const came =
      first.total === null
        ? ''
        : `${valueInWords(words, first.total, { measure })} ${measureInWords(words, season.scheme)}`;
    return [{ season: season.name, who, came }];
  });

export function AfterPlay({ page, fees }: { page: EveningPage; fees: OpenFees | null }) {
  const words = useWords();
  const { t } = words;
  const { league, evening } = page;
  const path = leagueRoute(league.id, `/evenings/${evening.id}`);
  const won = winnersIn(words, page);
  const rankings = rankingsOf(page);
  return (
    <div className="flex flex-col items-start gap-1 print:hidden">
      {fees && (
        <Link href={leagueRoute(league.id, `/evenings/${evening.id}/cash`)} className={linkInText}>
          {t('leagues.home.fees', {
            amount: money(words, fees.amount, fees.currency),
            people: fees.people,
          })}
        </Link>
      )}
      <div className="flex flex-wrap gap-3 [&_button]:min-h-12! [&_button]:px-4! [&_button]:text-base! [&_a]:min-h-12! [&_a]:px-4! [&_a]:text-base!">
        {rankings.map(({ season }) => (
          <Link
            key={season.id}
            href={leagueRoute(league.id, `/seasons/${season.id}`)}
            className={keyOnPaper}
          >
            {rankings.length > 1 ? season.name : t('leagues.parts.table')}
          </Link>
        ))}
        {won.length > 0 && (
          <>
            {league.hasRole && (
              <Link
                href={leagueRoute(league.id, `/evenings/${evening.id}/print/certificates`)}
                className={keyOnPaper}
              >
                {t('kit.parts.certificates.title')}
              </Link>
            )}
            <Island
              name="shareResult"
              isLive
              part={ShareResult}
              props={{
                text: [
                  `${league.name}, ${dayInWords(words, evening.date)}`,
                  ...won.map(({ season, who, came }) => `${season}: ${who}, ${came}`),
                ].join('\n'),
                path,
                label: t('leagues.home.share'),
                copied: t('copy.copied'),
              }}
            />
          </>
        )}
      </div>
    </div>
  );
}
