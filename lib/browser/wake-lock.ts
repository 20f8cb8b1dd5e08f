import 'client-only';
import { useEffect } from 'react';
import { phoneSettings } from './settings';

/**
 * Keeps the screen on while `active`, unless that is turned off on this phone. Browsers take it back
 * when the tab is hidden: it is asked for again when the tab returns. Quiet where there is none.
 */
export function useWakeLock(active = true): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let left = false;
    const ask = async () => {
      const isHeld = held !== undefined && !held.released;
      if (isHeld || document.visibilityState !== 'visible' || phoneSettings().screen === 'off')
        return;
      try {
        held = await navigator.wakeLock.request('screen');
        // The page was left while it was asked for.
        if (left) await held.release();
      } catch {
        // A low battery, or forbidden: the screen goes off as it always does.
      }
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
      held?.release().catch(() => {});
    };
  }, [active]);
}
