'use client';
/**
 * The start page of somebody who plays: the running game on its slate, with the key that goes on with it,
 * the other running ones, and what ended last. All from this phone, and so without network too.
 */
import { type ComponentType, useEffect } from 'react';
import { followingOf } from '@/app/board/following';
import type { KnownGame } from '@/app/board/known-game';
import { List } from '@/app/board/shell-games';
import { Unsent } from '@/app/board/unsent';
import { useKnownGames } from '@/app/board/use-known-games';
import { explained, openHandOf } from '@/app/games/[gameId]/explained';
import { bringSlate } from '@/app/games/[gameId]/slates';
import { asItStands } from '@/app/games/[gameId]/slates/as-it-stands';
import type { SlateProps } from '@/app/games/[gameId]/slates/slate';
import { StartGame } from '@/app/games/start-game';
import { keyOnPaper } from '@/app/ui/keys';
import { LanguageChoice } from '@/app/ui/language-choice';
import { DeckOfGame } from '@/app/ui/use-setting';
import { bringGames } from '@/lib/browser/bring-games';
import { localStore } from '@/lib/browser/local-store';
import { useOwnLeague } from '@/lib/browser/own-league';
import { notePlays } from '@/lib/browser/plays';
import { progress } from '@/lib/i18n/game';
import { outcome } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { gameName } from '@/lib/i18n/variants';
import { variant } from '@/lib/jass';
import { withCallNames } from '@/lib/league/call-names';
import { seatedAt, sideNames } from '@/lib/sync/deal';
import { firstOf, isRead } from './first-of';
import { type OwnParts, ownAction, QuietLink } from './own-frame';

/** So many are shown; the page of one's games has them all. */
const RUNNING = 6;
const ENDED = 3;

/** So many rows the slate has, where it is a table. */
const rowsOf = ({ state: { table } }: KnownGame): number => {
  const { slate, rowsOf: rows } = variant(table.variant);
  return slate === 'rows' ? rows(table.options).length : 0;
};

/** Asks the server what others wrote, whenever somebody looks. */
function useNews(): void {
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'visible') await bringGames(await localStore());
    };
    const shown = ({ persisted }: PageTransitionEvent) => persisted && void look();
    const visible = () => void look();
    document.addEventListener('visibilitychange', visible);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', visible);
      window.removeEventListener('pageshow', shown);
    };
  }, []);
}

/** Shows nothing itself: it says what stands in the frame of the page as soon as the games are known. */
export default function OwnGames({ onParts }: { onParts: (parts: OwnParts) => void }) {
  const { t } = useWords();
  const games = useKnownGames();
  useNews();
  const first = games && firstOf(games);
  const rows = games && (first ? rowsOf(first) : null);
  useEffect(() => {
    if (rows === undefined) return;
    document.documentElement.style.setProperty('--start-rows', String(rows ?? 0));
    notePlays(rows);
  }, [rows]);
  useEffect(() => {
    if (!games || !first) return;
    let isNow = true;
    const others = games.filter((one) => !one.over && one !== first).slice(0, RUNNING);
    const ended = games.filter((one) => one.over && one !== first).slice(0, ENDED);
    const show = (Slate: ComponentType<SlateProps> | null) =>
      isNow &&
      onParts({
        title: <Title game={first} />,
        slate: Slate && <OwnSlate game={first} Slate={Slate} />,
        action: <Action game={first} all={games} />,
        children: (
          <>
            <Unsent />
            <div className="start-lists">
              <List title={t('games.running')} games={others} />
              <List title={t('games.found.finished')} games={ended} />
            </div>
            <WaysOn />
            <LanguageChoice />
          </>
        ),
      });
    // All of it at once: React holds back for 300 ms what it had to wait for itself.
    bringSlate(variant(first.state.table.variant).slate)
      .catch(() => null)
      .then(show);
    return () => {
      isNow = false;
    };
  }, [games, first, onParts, t]);
  return null;
}

function WaysOn() {
  const { t } = useWords();
  const league = useOwnLeague();
  return (
    <nav aria-label={t('start.more')} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        {league && (
          <a href={`/leagues/${league.id}`} className={`${keyOnPaper} col-span-2`}>
            <span className="min-w-0 truncate">{league.name}</span>
          </a>
        )}
        <a href="/games" className={keyOnPaper}>
          {t('start.games')}
        </a>
        <a href="/leagues" className={keyOnPaper}>
          {t('start.leagues')}
        </a>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <QuietLink href="/tournaments">{t('start.tournaments')}</QuietLink>
        <QuietLink href="/rules">{t('start.rules')}</QuietLink>
        <QuietLink href="/account">{t('start.account')}</QuietLink>
        <QuietLink href="/settings">{t('phone.title')}</QuietLink>
      </p>
    </nav>
  );
}

/** What it is and how far; leads to its board, from the slate as well. */
function Title({ game: { kept, state, tally, over } }: { game: KnownGame }) {
  const words = useWords();
  const table = withCallNames(seatedAt(state.table, state.hands.length));
  const where = over ? outcome(words, sideNames(table), tally) : progress(words, table, tally);
  return (
    <>
      <h2 className="max-w-[80%] shrink-0 truncate font-semibold text-lg">
        <a
          href={`/games/${kept.id}${over ? '/record' : ''}`}
          // The whole slate can be tapped.
          className="after:absolute after:inset-0 after:z-1 after:rounded-xl"
        >
          {gameName(words, table)}
        </a>
      </h2>
      <span className="start-where">{where}</span>
    </>
  );
}

function OwnSlate({
  game: { kept, state, tally, over },
  Slate,
}: {
  game: KnownGame;
  Slate: ComponentType<SlateProps>;
}) {
  return (
    <DeckOfGame value={kept.id}>
      <Slate {...asItStands({ game: state, tally, over, stands: explained(state) })} room="page" />
    </DeckOfGame>
  );
}

/** What comes next: a hand, a look, or one more game at the same table. */
function Action({ game, all }: { game: KnownGame; all: readonly KnownGame[] }) {
  const { t } = useWords();
  const { kept, state, tally, over } = game;
  if (over && kept.tournament)
    return (
      <a
        href={`/tournaments/${kept.tournament.tournamentId}`}
        className={`relative z-2 ${ownAction}`}
      >
        {t('board.toTournament')}
      </a>
    );
  if (over)
    return (
      <div className="relative z-2 flex flex-wrap">
        <StartGame {...followingOf(game, all)} tone="slate">
          {t('games.again')}
        </StartGame>
      </div>
    );
  // The whole page: what this phone has of it may not be on the server.
  return isRead(game) ? (
    <a href={`/games/${kept.id}`} className={`relative z-2 ${ownAction}`}>
      {t('start.look')}
    </a>
  ) : (
    <a href={`/games/${kept.id}#enter`} className={`relative z-2 ${ownAction}`}>
      {t(
        openHandOf(state, tally)
          ? 'board.keys.enterPoints'
          : variant(state.table.variant).announces(state.table.options)
            ? 'board.keys.announce'
            : 'board.keys.enter',
      )}
    </a>
  );
}
