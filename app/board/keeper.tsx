'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
/** What every page does for the time without network, and the offer of a newer version. */
import { later } from '@/app/ui/later';
import { loadOffline } from '@/lib/browser/offline-loader';
import { isPlaying, onPlaying } from '@/lib/browser/playing';
import { bringFonts } from '@/lib/browser/settings';
import { SIGHT_ID } from '@/lib/phone/sight-id';

// Loaded when there is something to say.
const UpdateBar = later(() => import('./update-bar'));

/** Where nobody is in the middle of anything. */
const QUIET =
  /^\/($|offline$|games$|leagues$|leagues\/[\w-]+$|rules|players|account$|settings$|games\/[\w-]{21}(\/record)?$)/;

/** Something of a page may never come. */
const LONGEST_MS = 8000;
const AGAIN_MS = 300;

/** `hasWorker`: does the server of this page have a service worker? */
export function Keeper({ hasWorker }: { hasWorker: boolean }) {
  const [isWaiting, setIsWaiting] = useState(false);
  const path = usePathname();
  // Rings of focus are for whoever goes by keyboard (globals.css).
  useEffect(() => {
    const left = new AbortController();
    for (const type of ['keydown', 'pointerdown'])
      window.addEventListener(
        type,
        () => document.documentElement.toggleAttribute('data-keys', type === 'keydown'),
        { capture: true, signal: left.signal },
      );
    return () => left.abort();
  }, []);
  const playing = useSyncExternalStore(onPlaying, isPlaying, () => false);
  useEffect(() => {
    const begin = () => {
      // A board is still on its way: what the phone is to keep would stand in it.
      if (document.getElementById(SIGHT_ID)) return void setTimeout(whenIdle, AGAIN_MS);
      bringFonts();
      void loadOffline().then((keep) => keep(hasWorker, () => setIsWaiting(true)));
    };
    const whenIdle = () => {
      clearTimeout(longest);
      if (typeof requestIdleCallback === 'undefined') setTimeout(begin, 300);
      else requestIdleCallback(begin, { timeout: 2000 });
    };
    // After all that the page itself needs, which may still be on its way.
    const longest = setTimeout(whenIdle, LONGEST_MS);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  }, [hasWorker]);
  return isWaiting && !playing && QUIET.test(path) ? <UpdateBar /> : null;
}
