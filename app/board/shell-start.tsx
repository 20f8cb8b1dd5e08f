'use client';
/** The start page without network: the games that this phone has, or that there are none. */
import { useEffect, useState } from 'react';
import { usePlays } from '@/lib/browser/plays';
import { useWords } from '@/lib/i18n/use-words';
import { OwnFrame, type OwnParts } from '../start/own-frame';
import OwnGames from '../start/own-games';
import { NoNetwork } from './no-network';
import ShellGames from './shell-games';

export default function ShellStart() {
  const { t } = useWords();
  const plays = usePlays();
  useEffect(() => {
    if (plays) document.title = t('start.title');
  }, [plays, t]);
  const [parts, setParts] = useState<OwnParts>({});
  if (!plays) return <ShellGames />;
  return (
    <>
      <OwnFrame {...parts} notice={<NoNetwork tone="cloth" />} />
      <OwnGames onParts={setParts} />
    </>
  );
}
