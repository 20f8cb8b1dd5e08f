import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import Link from 'next/link';
import { actionOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { variantName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { viewer, wasSignedOut } from '@/lib/server/account';
import { namesFor, ownLeagues, searchGames } from '@/lib/server/archive';
import { lastOwnGame, recentPlayers, runningGames } from '@/lib/server/games';
import { getWords } from '@/lib/server/transports/words';
import { nextTable } from '@/lib/sync/deal';
import { Unsent } from '../board/unsent';
import { isSearch, type Params, readSearch } from './filter';
import { FindGames } from './find-games';
import { Found } from './found';
import { GameList } from './game-list';
import { ListOfNow } from './list-of-now';
import { StartGame } from './start-game';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('games.title') };
}

export default async function GamesPage({ searchParams }: { searchParams: Promise<Params> }) {
  const [me, words] = await Promise.all([viewer(), getWords()]);
  const { t } = words;
  const { asked, filter, cursor } = readSearch(await searchParams);
  const isFinding = isSearch(asked);
  const isStart = !isFinding && cursor === undefined;
  // What runs stands above the archive; whoever looks for something finds it among the rest.
  const archived = isFinding ? filter : { ...filter, result: 'finished' as const };
  const [page, running, last, known, leagues, named] = await Promise.all([
    searchGames(me, archived, { cursor }),
    isStart ? runningGames(me) : { games: [], more: false },
    isStart ? lastOwnGame(me) : null,
    recentPlayers(me),
    ownLeagues(me),
    namesFor(me, filter),
  ]);
  const isEmpty = isStart && running.games.length === 0 && page.games.length === 0;
  return (
    <PaperPage title={t('games.title')} back="/" backLabel={t('ui.start')}>
      <ListOfNow rendering={randomUUID()} />
      <Unsent />
      <div className="flex flex-col gap-3">
        <Link href="/games/new" className={actionOnPaper}>
          {t('games.newGame')}
        </Link>
        {last && (
          <StartGame table={nextTable(last.table, last.tally)} after={last.id} tone="plain">
            <span>
              {t('games.again')}
              <span className="block font-normal text-[0.9375rem] text-ink-dim">
                {t('games.againWho', {
                  variant: variantName(words, last.table.variant),
                  names: names(words, last.table.players),
                })}
              </span>
            </span>
          </StartGame>
        )}
      </div>
      {isEmpty && (await wasSignedOut()) ? (
        <p>
          {t.rich('games.signedOut', {
            link: (chunks) => (
              <Link href="/account?back=%2Fgames" className="underline underline-offset-4">
                {chunks}
              </Link>
            ),
          })}
        </p>
      ) : isEmpty ? (
        <p className="text-ink-dim">{t('games.none')}</p>
      ) : (
        <>
          <GameList title={t('games.running')} games={running.games} when="updatedAt" withLeague />
          {running.more && (
            <Link
              href="/games?result=running"
              className="-mt-4 inline-flex min-h-12 items-center self-start underline underline-offset-4"
            >
              {t('games.allRunning')}
            </Link>
          )}
          <FindGames
            path="/games"
            asked={asked}
            named={named}
            offered={{ names: known, leagues }}
            fault={page.fault}
          />
          {(isFinding || page.games.length > 0) && (
            <Found
              title={isFinding ? t('games.found.title') : t('games.found.finished')}
              page={page}
              path="/games"
              asked={asked}
              isFirst={cursor === undefined}
              withLeague
            />
          )}
        </>
      )}
      <Link
        href="/games/import"
        className="inline-flex min-h-12 items-center self-start underline decoration-ink/30 underline-offset-4"
      >
        {t('games.inAndOut')}
      </Link>
    </PaperPage>
  );
}
