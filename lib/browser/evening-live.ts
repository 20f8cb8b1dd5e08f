import 'client-only';
/** What happens at an evening, for the pages that show it. */
import { useEffect, useEffectEvent } from 'react';

/** So long between two looks, at least. */
const PAUSE_MS = 1000;

/** Calls when something has changed, as long as the page is to be seen, and when it is seen again. */
export function useEveningLive(eveningId: string, isOn: boolean, changed: () => void): void {
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (!isOn) return;
    let source: EventSource | undefined;
    let due: ReturnType<typeof setTimeout> | undefined;
    let wasAway = false;
    const soon = () => {
      due ??= setTimeout(() => {
        due = undefined;
        tell();
      }, PAUSE_MS);
    };
    const close = () => {
      source?.close();
      source = undefined;
    };
    const look = () => {
      close();
      if (document.visibilityState === 'hidden') {
        wasAway = true;
        return;
      }
      source = new EventSource(`/api/evenings/${eveningId}/live`);
      source.addEventListener('changed', soon);
      // There is no such evening for this phone (any more).
      source.addEventListener('none', close);
      source.addEventListener('error', () => {
        wasAway = true;
      });
      source.addEventListener('open', () => {
        if (wasAway) soon();
        wasAway = false;
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      close();
      clearTimeout(due);
      document.removeEventListener('visibilitychange', look);
    };
  }, [eveningId, isOn]);
}
