'use client';
/** A part of a page that is loaded when it is first shown: the page does not wait for it. */
import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { Sheet } from './sheet';

const AGAIN_MS = 5000;

/** A part that comes when it is first shown, or before that where somebody asks for it. */
export type Later<Props> = ComponentType<Props> & {
  /** Fetches it ahead, as far as there is network; what does not come is tried again when it is shown. */
  readonly fetchAhead: () => Promise<unknown>;
};

/**
 * Shows nothing until the part has come. Where it does not come, the page around it stands, a sheet
 * says that the network is needed for it, and it is tried again until it is there.
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    loaded ??= (await load()).default;
    return loaded;
  };
  function Shown(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      let again: ReturnType<typeof setTimeout>;
      let left = false;
      const show = async () => {
        clearTimeout(again);
        try {
          const brought = await bring();
          if (!left) setPart(() => brought);
        } catch {
          if (left) return;
          setFailed(true);
          again = setTimeout(show, AGAIN_MS);
          window.addEventListener('online', show, { once: true });
        }
      };
      void show();
      return () => {
        left = true;
        clearTimeout(again);
        window.removeEventListener('online', show);
      };
    }, [Part]);
    if (Part) return <Part {...props} />;
    return failed && 'onClose' in props ? (
      <NotLoaded onClose={props.onClose as () => void} />
    ) : null;
  }
  return Object.assign(Shown, { fetchAhead: () => bring().catch(() => {}) });
}

function NotLoaded({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Sheet title={t('ui.notLoadedTitle')} onClose={onClose}>
      <p className="py-4">{t('ui.notLoaded')}</p>
    </Sheet>
  );
}
