import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { isSearch, type Params, readSearch } from '@/app/games/filter';
import { FindGames } from '@/app/games/find-games';
import { Found } from '@/app/games/found';
import { viewer } from '@/lib/server/account';
import { choicesIn, namesFor, searchGames } from '@/lib/server/archive';
import { findLeague, isAtLeast } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute, linkInText } from '../../parts';
import { LeaguePage } from '../league-page';

type Props = {
  params: Promise<{ leagueId: string }>;
  searchParams: Promise<Params>;
};

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('evenings.archive.title') };
}

export default async function LeagueGamesPage({ params, searchParams }: Props) {
  const [me, { leagueId }, said] = await Promise.all([viewer(), params, searchParams]);
  const { t } = await getWords();
  const league = await findLeague(me, leagueId);
  if (!league) notFound();
  const { asked: all, filter, cursor } = readSearch(said);
  const { league: _, ...asked } = all;
  const [page, choices, named] = await Promise.all([
    searchGames(me, { ...filter, leagueId }, { cursor }),
    choicesIn(leagueId),
    namesFor(me, filter),
  ]);
  const path = `/leagues/${leagueId}/games`;
  const writes = isAtLeast(league.role, 'scorer');
  const isEmpty = !isSearch(asked) && cursor === undefined && page.games.length === 0;
  return (
    <LeaguePage league={league} part="/games">
      <div className="flex w-full max-w-xl flex-col gap-6">
        {isEmpty ? (
          <p className="text-ink-dim">{t(`evenings.archive.${writes ? 'noneToWrite' : 'none'}`)}</p>
        ) : (
          <>
            <FindGames
              path={path}
              asked={asked}
              named={named}
              offered={choices}
              fault={page.fault}
            />
            <Found
              title={t(`evenings.archive.${isSearch(asked) ? 'found' : 'all'}`)}
              isFirst={cursor === undefined}
              {...{ page, path, asked }}
            />
          </>
        )}
        <Link href={leagueRoute(leagueId, '/files')} className={`${linkInText} self-start`}>
          {t(`evenings.archive.${writes ? 'importOrDownload' : 'download'}`)}
        </Link>
      </div>
    </LeaguePage>
  );
}
