/** What is left to do once all games of an evening are played: what is open, the ranking, certificates, telling others. */
import Link from 'next/link';
import { Island } from '@/app/drawn/island';
import { keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/days';
import { openInWords } from '@/lib/i18n/evening';
import { money } from '@/lib/i18n/settlement';
import { decimalsOf, measureInWords, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names, type Words } from '@/lib/i18n/words';
import { openGames } from '@/lib/league/stage';
import type { EveningPage, OpenFees } from '@/lib/server/leagues';
import { leagueRoute, linkInText } from '../parts';
import { whoHas } from './chalk-winner';
import {
  placesOf,
  rankingsAlike,
  rankingsOf,
  saysSomething,
} from './evenings/[eveningId]/rankings-of';
import { ShareResult } from './share-result';

/** The first three of the evening with their figures, line by line, once for seasons that count it alike. */
const podiumInWords = (words: Words, page: EveningPage): readonly string[] =>
  rankingsAlike(page).flatMap(({ season: { scheme }, seasons, ranking }) => {
    const places = placesOf(ranking);
    if (places.length === 0) return [];
    const decimals = decimalsOf(places.map(([{ total }]) => total));
    return [
      `${names(words, seasons)}, ${measureInWords(words, scheme)}`,
      ...places.map((level) => {
        const [{ rank, total }] = level;
        const figure = total !== null && valueInWords(words, total, { ...scheme, decimals });
        return [`${rank}. ${whoHas(words, level)}`, figure].filter(Boolean).join(': ');
      }),
    ];
  });

/** The games that nobody can play any more, because a season of the evening is closed; empty without any. */
export const unplayedInWords = (words: Words, page: EveningPage): string =>
  page.open.length === 0 ? openInWords(words, 'unplayed', openGames(page)) : '';

export function AfterPlay({ page, fees }: { page: EveningPage; fees: OpenFees | null }) {
  const words = useWords();
  const { t } = words;
  const { league, evening } = page;
  const path = leagueRoute(league.id, `/evenings/${evening.id}`);
  const podium = podiumInWords(words, page);
  const all = rankingsOf(page);
  const saying = all.filter(saysSomething);
  // Where none counts what was noted, it is any of them.
  const rankings = saying.length > 0 ? saying : all;
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
        {podium.length > 0 && (
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
                text: [`${league.name}, ${dayInWords(words, evening.date)}`, ...podium].join('\n'),
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
