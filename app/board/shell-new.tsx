'use client';
/** A new game without network. */
import { useEffect } from 'react';
import { PaperPage } from '@/app/ui/paper-page';
import { useWords } from '@/lib/i18n/use-words';
import { nextTable } from '@/lib/sync/next-game';
import { goesOn } from '@/lib/sync/tourney';
import { NewGame } from '../games/new/new-game';
import { NoNetwork } from './no-network';
import { namesIn, useKnownGames } from './use-known-games';

export default function ShellNew() {
  const { t } = useWords();
  const games = useKnownGames();
  useEffect(() => {
    document.title = `${t('offline.shell.newGame')} · Schiefer`;
  }, [t]);
  if (!games) return null;
  const after = new URLSearchParams(window.location.search).get('after');
  const before = games.find(({ kept }) => kept.id === after);
  const tourney = before?.kept.tourney;
  const tables = games.map(({ state }) => state.table);
  return (
    <PaperPage
      title={t('offline.shell.newGame')}
      back="/games"
      backLabel={t('offline.shell.games')}
      wide
    >
      <NoNetwork tone="paper" />
      <NewGame
        names={namesIn(games)}
        played={tables.map(({ variant }) => variant)}
        again={before && nextTable(before.state.table, before.tally)}
        goesOn={tourney && goesOn(tourney) ? { id: tourney.id, length: tourney.length } : undefined}
      />
    </PaperPage>
  );
}
