'use client';
/** The board without network: the same one, with the game that this phone has. */
import type { Route } from 'next';
import { useEffect } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { variantWords } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { GameBoard } from '../games/[gameId]/game-board';
import Elsewhere from './elsewhere';
import { useKnownGame } from './known-game';

export default function ShellGame({ gameId }: { gameId: string }) {
  const words = useWords();
  const game = useKnownGame(gameId);
  const table = game?.state.table;
  useEffect(() => {
    if (table)
      document.title = `${variantWords(words, table.variant).name}, ${names(words, table.players)} · Schiefer`;
  }, [table, words]);
  if (game === undefined) return null;
  if (game === null) return <Elsewhere isGame />;
  const { state, tourney, evening, atTable = null, toldAt } = game.kept;
  // The path came from the server, of a page that is there.
  const back = evening && { href: evening as Route, label: words.t('board.toEvening') };
  return (
    <GameBoard
      initial={state}
      tourney={tourney}
      back={back || null}
      atTable={atTable}
      toldAt={toldAt}
    />
  );
}
