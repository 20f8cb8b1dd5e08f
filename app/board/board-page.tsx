'use client';
import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
/** A game's board; without network, also what stands in for other pages, with what this phone knows. */
import { lazily } from '@/app/ui/lazily';
import { useSpokenHere } from '@/app/ui/spoken-here';
import { enterOfflineShell } from '@/lib/browser/offline-shell';
import { recallPhone } from '@/lib/browser/settings';
import { withWords } from '@/lib/i18n/late-words';
import { useWords } from '@/lib/i18n/use-words';
import { gameName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { SIGHT_ID } from '@/lib/phone/sight-id';
import { seatedAt } from '@/lib/sync/deal';
import { GameBoard } from '../games/[gameId]/game-board';
import { type BoardHere, useBoardGame } from './board-game';

// Each loaded where it is needed; all of them lie on the phone.
const Start = lazily(withWords(() => import('./shell-start')));
const Games = lazily(withWords(() => import('./shell-games')));
const New = lazily(withWords(() => import('./shell-new')));
const RecordOf = lazily(withWords(() => import('./shell-record')));
const Settings = lazily(withWords(() => import('./shell-settings')));
const Elsewhere = lazily(() => import('./elsewhere'));
const Closed = lazily(() => import('./closed'));

const never = () => () => undefined;

export function BoardPage() {
  // Which page it is, is known in the browser only.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const path = usePathname();
  useSpokenHere();
  useEffect(() => {
    recallPhone();
    // The first script's, for as long as nothing stood on the page.
    document.documentElement.classList.remove('felt');
  }, []);
  const [, gameId = null, record] = /^\/games\/([\w-]{21})(\/record)?$/.exec(path) ?? [];
  const isBoard = gameId !== null && !record;
  const found = useBoardGame(isHere && isBoard ? gameId : null);
  if (isBoard) return found ? <BoardOf gameId={gameId} found={found} /> : <Sight />;
  if (!isHere) return <Sight />;
  return <StandsIn path={path} gameId={gameId} />;
}

/** What is seen until the game is there; the page's first script puts the game's slate into it. */
const Sight = () => (
  <div
    className="min-h-dvh"
    id={SIGHT_ID}
    suppressHydrationWarning
    // Keeps React from minding what is put in.
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);

function BoardOf({ gameId, found }: { gameId: string; found: BoardHere }) {
  const words = useWords();
  const router = useRouter();
  const isToBeRead =
    found.kind === 'open' &&
    found.isToBeRead &&
    !new URLSearchParams(window.location.search).has('slate');
  useEffect(() => {
    if (isToBeRead) router.replace(`/games/${gameId}/record` as Route);
  }, [isToBeRead, router, gameId]);
  const table = found.kind === 'open' ? seatedAt(found.game.table, found.game.hands.length) : null;
  useEffect(() => {
    if (table)
      document.title = `${gameName(words, table)}, ${names(words, table.players)} · Schiefer`;
  }, [table, words]);
  if (found.kind === 'closed') return <Closed />;
  if (found.kind === 'unknown') return <Elsewhere isGame />;
  if (isToBeRead) return <Sight />;
  const { game, tourney, evening, tournament, atTable, isKept, toldAt } = found;
  return (
    <GameBoard
      key={gameId}
      initial={game}
      tourney={tourney}
      evening={evening}
      tournament={tournament}
      atTable={atTable}
      isKept={isKept}
      toldAt={toldAt}
    />
  );
}

/** Shown by the service worker in the place of another page. */
function StandsIn({ path, gameId }: { path: string; gameId: string | null }) {
  useEffect(enterOfflineShell, []);
  if (gameId !== null) return <RecordOf gameId={gameId} />;
  if (path === '/games/new') return <New />;
  if (path === '/') return <Start />;
  if (path === '/games' || path.startsWith('/board')) return <Games />;
  if (path === '/settings') return <Settings />;
  return <Elsewhere />;
}
