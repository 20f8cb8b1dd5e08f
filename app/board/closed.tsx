'use client';
/** What a board says where there is no game for whoever asks. */
import { useEffect } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { ClosedGame } from '../games/[gameId]/closed-game';

export default function Closed() {
  const { t } = useWords();
  useEffect(() => {
    document.title = `${t('live.closedTitle')} · Schiefer`;
  }, [t]);
  return <ClosedGame t={t} />;
}
