'use client';
/** A game to read without network: the slate and every hand. */
import { useEffect } from 'react';
import { AtTable } from '@/app/ui/by-deck';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { outcome } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { variantWords } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { seatedAt, sideNames } from '@/lib/sync/deal';
import { explained } from '../games/[gameId]/explained';
import { Hands } from '../games/[gameId]/record/hands';
import { SlateOnPage } from '../games/[gameId]/record/slate';
import Elsewhere from './elsewhere';
import { NoNetwork } from './no-network';
import { useKnownGame } from './use-known-games';

export default function ShellRecord({ gameId }: { gameId: string }) {
  const words = useWords();
  const { t } = words;
  const game = useKnownGame(gameId);
  const known = game?.state.table;
  const name = known ? variantWords(words, known.variant).name : '';
  useEffect(() => {
    if (known) document.title = `${name}, ${names(words, known.players)} · Schiefer`;
  }, [name, known, words]);
  if (game === undefined) return null;
  if (game === null) return <Elsewhere isGame />;
  const { state, tally, over } = game;
  const { table, hands } = state;
  const stands = explained(state);
  return (
    <AtTable gameId={gameId}>
      <PaperPage title={name} back="/games" backLabel={t('offline.shell.games')} wide>
        <NoNetwork tone="paper" />
        <p className="font-hand text-[2rem] leading-tight">
          {over && hands.length > 0
            ? outcome(words, sideNames(seatedAt(table, hands.length)), tally)
            : t('offline.shell.stillRunning')}
        </p>
        <div className="flex max-w-xl flex-col gap-4">
          <SlateOnPage game={state} tally={tally} explained={stands} />
          <a href={`/games/${gameId}`} className={keyOnPaper}>
            {t('offline.shell.openSlate')}
          </a>
        </div>
        <Hands game={state} explained={stands} />
      </PaperPage>
    </AtTable>
  );
}
