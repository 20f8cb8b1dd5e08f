'use client';
/** The games that this phone knows, running ones first. */
import { useEffect } from 'react';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { useWords } from '@/lib/i18n/use-words';
import { gameName, ownName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { withCallNames } from '@/lib/league/call-names';
import { countedHands, seatedAt, sideNames } from '@/lib/sync/deal';
import { GameRow, type ListedGame } from '../games/game-row';
import { StartGame } from '../games/start-game';
import { followingOf } from './following';
import type { KnownGame } from './known-game';
import { NoNetwork } from './no-network';
import { Unsent } from './unsent';
import { useKnownGames } from './use-known-games';

export default function ShellGames() {
  const words = useWords();
  const { t } = words;
  const games = useKnownGames();
  useEffect(() => {
    document.title = `${t('offline.shell.games')} · Schiefer`;
  }, [t]);
  if (!games) return null;
  const running = games.filter(({ over }) => !over);
  const finished = games.filter(({ over }) => over);
  const [last] = games;
  return (
    <PaperPage title={t('offline.shell.games')} back="/" backLabel={t('offline.shell.start')}>
      <NoNetwork tone="paper" />
      <Unsent />
      <div className="flex flex-col gap-3">
        {/* Whole pages: without network they come from the worker. */}
        <a href="/games/new" className={actionOnPaper}>
          {t('offline.shell.newGame')}
        </a>
        {last?.over && !last.kept.tournament && (
          <StartGame {...followingOf(last, games)} tone="plain">
            <span>
              {t('offline.shell.again')}
              <span className="block font-normal text-[0.9375rem] text-ink-dim">
                {gameName(words, last.state.table)}:{' '}
                {names(words, withCallNames(last.state.table).players)}
              </span>
            </span>
          </StartGame>
        )}
        <a href="/rules" className={keyOnPaper}>
          {t('offline.shell.rules')}
        </a>
      </div>
      {games.length === 0 && <p className="text-ink-dim">{t('offline.shell.none')}</p>}
      <List title={t('offline.shell.running')} games={running} />
      <List title={t('offline.shell.finished')} games={finished} />
    </PaperPage>
  );
}

/** Games as the phone has them; nothing where it has none. */
export function List({ title, games }: { title: string; games: readonly KnownGame[] }) {
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      <ul className="divide-y divide-ink/10">
        {latestFirst(games).map((game) => (
          <li key={game.kept.id}>
            <KnownRow game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When a game was begun; when it was changed, where this phone knows no more. */
const begun = ({ kept, changedAt }: KnownGame) => kept.played ?? { at: changedAt };

const latestFirst = (games: readonly KnownGame[]) =>
  games.toSorted((one, other) => begun(other).at.localeCompare(begun(one).at));

/** A game as the phone has it. */
function KnownRow({ game }: { game: KnownGame }) {
  const { t } = useWords();
  return (
    <GameRow game={listed(game)} when={begun(game)} isHere>
      {game.unsent > 0 && <span>{t('offline.waiting.title')}</span>}
    </GameRow>
  );
}

/** How a game of the phone's stands in a list. */
function listed({ kept, state: { table }, tally, over }: KnownGame): ListedGame {
  const { variant } = table;
  const name = ownName(table);
  return {
    id: kept.id,
    variant,
    ...(name !== undefined && { name }),
    sides: sideNames(seatedAt(table, tally.hands.length)),
    hands: countedHands(tally),
    over,
    tally,
  };
}
