'use client';
/** Stands in for the pages of the site without network, with what this phone knows. */
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { recallPhone } from '@/lib/browser/settings';
import { beShell } from '@/lib/browser/shell';

// Each loaded where it is needed; all of them lie on the phone.
const Games = dynamic(() => import('./shell-games'), { ssr: false });
const New = dynamic(() => import('./shell-new'), { ssr: false });
const Game = dynamic(() => import('./shell-game'), { ssr: false });
const RecordOf = dynamic(() => import('./shell-record'), { ssr: false });
const Settings = dynamic(() => import('./shell-settings'), { ssr: false });
const Elsewhere = dynamic(() => import('./elsewhere'), { ssr: false });

export function Shell() {
  // Which page it stands in for is known in the browser only.
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    beShell();
    recallPhone();
    setPath(window.location.pathname);
  }, []);
  if (path === null) return null;
  const [, gameId, record] = /^\/games\/([\w-]{21})(\/record)?$/.exec(path) ?? [];
  if (gameId !== undefined) return record ? <RecordOf gameId={gameId} /> : <Game gameId={gameId} />;
  if (path === '/games/new') return <New />;
  if (path === '/' || path === '/games' || path === '/offline') return <Games />;
  if (path === '/settings') return <Settings />;
  return <Elsewhere />;
}
