'use client';
/** A part of a page that is loaded when it is first shown: the page does not wait for it. */
import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { Sheet } from './sheet';

const AGAIN_MS = 5000;

/**
 * Shows nothing until the part has come. Where it does not come, the page around it stands, a sheet
 * says that the network is needed for it, and it is tried again until it is there.
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      let again: ReturnType<typeof setTimeout>;
      let left = false;
      const bring = async () => {
        try {
          loaded = (await load()).default;
          if (!left) setPart(() => loaded);
        } catch {
          if (left) return;
          setFailed(true);
          again = setTimeout(bring, AGAIN_MS);
        }
      };
      void bring();
      return () => {
        left = true;
        clearTimeout(again);
      };
    }, [Part]);
    if (Part) return <Part {...props} />;
    return failed && 'onClose' in props ? (
      <NotLoaded onClose={props.onClose as () => void} />
    ) : null;
  };
}

function NotLoaded({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Sheet title={t('ui.notLoadedTitle')} onClose={onClose}>
      <p className="py-4">{t('ui.notLoaded')}</p>
    </Sheet>
  );
}
