'use client';
/**
 * One's games: what this phone has of them at once, and what the server tells as soon as it does. The page
 * itself is the same for everybody.
 */
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { followingOf } from '@/app/board/following';
import { List } from '@/app/board/shell-games';
import { Unsent } from '@/app/board/unsent';
import { useKnownGames } from '@/app/board/use-known-games';
import { actionOnPaper } from '@/app/ui/keys';
import { inWideColumns, PaperPage } from '@/app/ui/paper-page';
import { useSpokenHere } from '@/app/ui/spoken-here';
import { recallPhone } from '@/lib/browser/settings';
import { useWords } from '@/lib/i18n/use-words';
import { gameName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { bringVariants } from '@/lib/jass';
import { withCallNames } from '@/lib/league/call-names';
import { nextTable } from '@/lib/sync/next-game';
import { FindGames } from './find-games';
import { Found } from './found';
import { GameList } from './game-list';
import type { OwnGames } from './own-games';
import { StartGame } from './start-game';

const TIMEOUT_MS = 20_000;

/** Where games are looked for: that page is made for whoever asks. */
const SEARCH = '/games/search';
const NOBODY = { players: new Map() };
const NOTHING = { names: [], leagues: [] };

/** Asks the server; null where it was not reached. */
async function ask(): Promise<OwnGames | null> {
  try {
    const answer = await fetch('/api/games/mine', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    // As the server answers it; what is no answer of this program fails here.
    const { value }: { value: OwnGames } = await answer.json();
    const lines = [...value.running.games, ...value.page.games];
    const played = [...lines.map(({ variant }) => variant), value.last?.table.variant ?? []].flat();
    await bringVariants([...new Set(played)]);
    return value;
  } catch {
    return null;
  }
}

export function MyGames() {
  const words = useWords();
  const { t } = words;
  const [told, setTold] = useState<OwnGames | null>(null);
  const known = useKnownGames() ?? [];
  useSpokenHere();
  useEffect(recallPhone, []);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const games = await ask();
      // Where the server is not reached, what is there stays.
      if (games && !isLeft) setTold(games);
    };
    void look();
    // Whoever comes back, from another page or from another program, sees what is stored now.
    const again = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', again);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  // Of a tourney the phone knows, which the server's list does not say.
  const lastHere = known.find(({ kept }) => kept.id === told?.last?.id);
  const isEmpty = told?.running.games.length === 0 && told.page.games.length === 0;
  return (
    <PaperPage title={t('games.title')} back="/" backLabel={t('ui.start')} wide>
      <div className={`games-head ${inWideColumns}`}>
        {/* On a phone what finds games stands over all lists of them. */}
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          <Unsent />
          <div className="max-lg:-order-1 grid gap-3 sm:max-lg:has-[>:nth-child(2)]:grid-cols-[auto_minmax(0,1fr)]">
            <Link href="/games/new" className={actionOnPaper}>
              {t('games.newGame')}
            </Link>
            {told?.last?.over && (
              <StartGame
                {...(lastHere
                  ? followingOf(lastHere, known)
                  : { table: nextTable(told.last.table, told.last.tally), after: told.last.id })}
                tone="plain"
              >
                <span>
                  {t('games.again')}
                  <span className="block text-balance font-normal text-[0.9375rem] text-ink-dim">
                    {t('games.againWho', {
                      variant: gameName(words, told.last.table),
                      names: names(words, withCallNames(told.last.table).players),
                    })}
                  </span>
                </span>
              </StartGame>
            )}
          </div>
          {isEmpty ? (
            <None wasSignedOut={told.wasSignedOut} />
          ) : told ? (
            <Running games={told.running} />
          ) : (
            <List title={t('games.running')} games={known.filter(({ over }) => !over)} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          {!isEmpty && (
            <div className="max-lg:-order-1">
              <FindGames
                path={SEARCH}
                asked={{}}
                named={NOBODY}
                offered={told?.offered ?? NOTHING}
                isShort
              />
            </div>
          )}
          {told ? (
            told.page.games.length > 0 && (
              <Found
                title={t('games.found.finished')}
                page={told.page}
                path={SEARCH}
                asked={{}}
                isFirst
                withLeague
              />
            )
          ) : (
            <List title={t('games.found.finished')} games={known.filter(({ over }) => over)} />
          )}
          <Link
            href="/games/import"
            className="inline-flex min-h-12 items-center self-start underline decoration-ink/30 underline-offset-4"
          >
            {t('games.inAndOut')}
          </Link>
        </div>
      </div>
    </PaperPage>
  );
}

function Running({ games: { games, more } }: { games: OwnGames['running'] }) {
  const { t } = useWords();
  const latest = games.toSorted((one, other) => other.playedAt.localeCompare(one.playedAt));
  return (
    <>
      <GameList title={t('games.running')} games={latest} withLeague />
      {more && (
        <Link
          href={{ pathname: SEARCH, query: { result: 'running' } }}
          className="-mt-4 inline-flex min-h-12 items-center self-start underline underline-offset-4"
        >
          {t('games.allRunning')}
        </Link>
      )}
    </>
  );
}

function None({ wasSignedOut }: Pick<OwnGames, 'wasSignedOut'>) {
  const { t } = useWords();
  if (!wasSignedOut) return <p className="text-ink-dim">{t('games.none')}</p>;
  return (
    <p>
      {t.rich('games.signedOut', {
        link: (chunks) => (
          <Link href="/account?back=%2Fgames" className="underline underline-offset-4">
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}
