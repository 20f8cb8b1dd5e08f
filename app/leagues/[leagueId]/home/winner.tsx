/** Who won the last evening, on the slate of a league's first page, and one line of news. */
import Link from 'next/link';
import { dayInWords } from '@/lib/i18n/days';
import { figureInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { HomeSeason } from '@/lib/server/leagues';
import { leagueRoute } from '../../parts';
import { ChalkWinner } from '../chalk-winner';

type Won = HomeSeason & { readonly last: NonNullable<HomeSeason['last']> };

/** The seasons that counted the newest evening that somebody won. */
export function wonIn(seasons: readonly HomeSeason[]): readonly Won[] {
  const won = seasons.flatMap((season) =>
    season.last && season.last.winners.length > 0 ? [{ ...season, last: season.last }] : [],
  );
  const newest = won
    .map(({ last }) => last.date)
    .sort()
    .at(-1);
  return won.filter(({ last }) => last.date === newest);
}

/** Who won the newest evening in each season that counted it, or is ahead tonight, in chalk, and what else there is to tell. */
export function Winners({
  leagueId,
  won,
  isOne,
  on,
}: {
  leagueId: string;
  won: readonly Won[];
  /** Is one season alone on the page? */
  isOne: boolean;
  /** The evening that is still on. */
  on: string | null;
}) {
  return (
    <div className="wood-frame slate-board relative flex flex-col justify-center divide-y-2 divide-chalk/20 px-4 py-1 md:min-h-72 md:px-8">
      {won.map((season) => (
        <Winner
          key={season.id}
          leagueId={leagueId}
          season={season}
          isOne={isOne}
          leads={season.last.id === on}
        />
      ))}
    </div>
  );
}

function Winner({
  leagueId,
  season: { name: seasonName, scheme, last, news },
  isOne,
  leads,
}: {
  leagueId: string;
  season: Won;
  isOne: boolean;
  leads: boolean;
}) {
  const words = useWords();
  const { t } = words;
  return (
    <Link href={leagueRoute(leagueId, `/evenings/${last.id}`)} className="flex flex-col gap-2 py-3">
      <span className="text-[0.9375rem] text-chalk-dim">
        {!isOne && <span className="block font-semibold text-chalk">{seasonName}</span>}
        {leads
          ? t('leagues.home.leads')
          : t('leagues.home.won', { day: dayInWords(words, last.date) })}
      </span>
      <ChalkWinner winners={last.winners} scheme={scheme} seed={last.id} isShort />
      {news && (
        <span className="mt-1 border-brick border-t-2 pt-2 text-lg leading-snug md:text-xl">
          {newsInWords(words, news)}
        </span>
      )}
    </Link>
  );
}

/** One line of what is new, from the games. */
function newsInWords(words: Words, news: NonNullable<HomeSeason['news']>): string {
  const { t } = words;
  switch (news.kind) {
    case 'match':
    case 'exact':
      return t(`leagues.news.${news.kind}`, {
        name: news.name,
        isFirst: news.since === null ? 'yes' : 'no',
        day: news.since === null ? '' : dayInWords(words, news.since),
      });
    case 'leads':
      return t('leagues.news.leads', { name: news.name, before: news.before });
    case 'best':
      return t('leagues.news.best', {
        name: news.name,
        value: figureInWords(words, news.value),
      });
    case 'run':
      return t('leagues.news.run', { name: news.name, games: news.games });
    case 'climbs':
      return t('leagues.news.climbs', { name: news.name, places: news.places });
    case 'close':
      return t('leagues.news.close', {
        name: news.name,
        other: news.other,
        gap: figureInWords(words, news.gap),
        isLevel: news.gap === 0 ? 'yes' : 'no',
      });
    case 'games':
      return t('leagues.news.games', { games: String(news.games) });
  }
}
