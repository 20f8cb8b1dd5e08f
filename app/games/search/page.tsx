import type { Metadata } from 'next';
import { inWideColumns, PaperPage } from '@/app/ui/paper-page';
import { viewer } from '@/lib/server/account';
import { namesFor, ownLeagues, searchGames } from '@/lib/server/archive';
import { recentPlayers } from '@/lib/server/games';
import { isSearch, type Params, readSearch } from '@/lib/server/operations/input/search';
import { getWords } from '@/lib/server/transports/words';
import { FindGames } from '../find-games';
import { Found } from '../found';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('games.found.title') };
}

/** Games that were looked for; without a question all that are over, page by page. */
export default async function SearchPage({ searchParams }: { searchParams: Promise<Params> }) {
  const [me, { t }] = await Promise.all([viewer(), getWords()]);
  const { asked, filter, cursor } = readSearch(await searchParams);
  const isFinding = isSearch(asked);
  const [page, names, leagues, named] = await Promise.all([
    searchGames(me, isFinding ? filter : { ...filter, result: 'finished' }, { cursor }),
    recentPlayers(me),
    ownLeagues(me),
    namesFor(me, filter),
  ]);
  const path = '/games/search';
  return (
    <PaperPage title={t('games.title')} back="/games" backLabel={t('games.title')} wide>
      <div className={inWideColumns}>
        <FindGames
          {...{ path, asked, named }}
          offered={{ names, leagues }}
          fault={page.fault}
          isOpen={!isFinding}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <Found
            title={isFinding ? t('games.found.title') : t('games.found.finished')}
            isFirst={cursor === undefined}
            withLeague
            {...{ page, path, asked }}
          />
        </div>
      </div>
    </PaperPage>
  );
}
