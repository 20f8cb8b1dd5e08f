'use client';
/** The slate as a picture, with the keys to send it on. */
import { unstable_isUnrecognizedActionError as isOutdated } from 'next/navigation';
import { useEffect, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import type { Deck } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { isReachable } from '@/lib/browser/reachable';
import { useWords } from '@/lib/i18n/use-words';
import { shareGame } from './actions';
import { SHAPES } from './shapes';

/** The picture, and the link to the game; null where this phone may give none. */
type Ready = { readonly file: File; readonly src: string; readonly url: string | null };

/** After so long without a picture it is asked whether there is a network at all. */
const TIMEOUT_MS = 3000;

const key = `${keyOnSlate} px-2! text-base! leading-tight!`;

const FILE = { name: 'schiefer.png', type: 'image/png' } as const;

async function prepare(gameId: string, deck: Deck): Promise<Ready> {
  const [drawn, answer] = await Promise.all([
    fetch(`/games/${gameId}/picture?shape=message&deck=${deck}`),
    shareGame({ gameId }),
  ]);
  if (!drawn.ok) throw new Error(`The picture was answered with ${drawn.status}.`);
  const file = new File([await drawn.blob()], FILE.name, { type: FILE.type });
  return {
    file,
    src: URL.createObjectURL(file),
    url: answer.ok ? new URL(answer.value, location.origin).href : null,
  };
}

export default function ShareSheet({
  gameId,
  text,
  onClose,
}: {
  gameId: string;
  /** Who won, or who plays what, in words. */
  text: string;
  onClose: () => void;
}) {
  const { t } = useWords();
  const [deck] = useDeck(gameId);
  // Made before the key is tapped: browsers open their sheet only in answer to the tap itself.
  const [ready, setReady] = useState<Ready | null>(null);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<'offline' | 'fault' | 'outdated' | null>(() =>
    navigator.onLine ? null : 'offline',
  );
  useEffect(() => {
    if (!navigator.onLine) return;
    let left = false;
    let src = '';
    // A phone may take itself to be online and reach nothing, and a request may wait for ever.
    const doubt = setTimeout(async () => {
      if (!(await isReachable())) setFault('offline');
    }, TIMEOUT_MS);
    prepare(gameId, deck)
      .then((made) => {
        src = made.src;
        if (left) URL.revokeObjectURL(src);
        else setReady(made);
      })
      .catch(async (error: unknown) => {
        if (isOutdated(error)) setFault('outdated');
        else setFault((await isReachable()) ? 'fault' : 'offline');
      })
      .finally(() => clearTimeout(doubt));
    return () => {
      left = true;
      clearTimeout(doubt);
      URL.revokeObjectURL(src);
    };
  }, [gameId, deck]);

  const share = async ({ file, url }: Ready) => {
    const files = navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    try {
      await navigator.share({ ...files, text, ...(url && { url }) });
      onClose();
    } catch (error) {
      // Whoever changes their mind needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setSaid(t('phone.share.fault'));
    }
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(t('phone.share.copied'));
    } catch {
      // No way into the clipboard: then to be copied by hand.
      setSaid(url);
    }
  };
  return (
    <Sheet title={t('phone.share.key')} onClose={onClose} full>
      <div className="flex flex-col gap-3 pt-1">
        {fault === 'outdated' ? (
          <div role="alert" className="flex flex-col gap-3">
            <p>{t('ui.outdated')}</p>
            <button type="button" className={actionOnSlate} onClick={() => location.reload()}>
              {t('ui.reload')}
            </button>
          </div>
        ) : fault && !ready ? (
          <p role="alert" className="pb-2">
            {t(`phone.share.${fault}`)}
          </p>
        ) : (
          <div className="mx-auto aspect-4/5 w-full max-w-[min(18rem,40dvh)] overflow-hidden rounded-lg bg-slate">
            {ready ? (
              <img
                src={ready.src}
                alt={text}
                width={SHAPES.message.width}
                height={SHAPES.message.height}
                className="h-full w-full object-contain"
              />
            ) : (
              <p className="grid h-full place-items-center text-chalk-dim">
                {t('phone.share.busy')}
              </p>
            )}
          </div>
        )}
        {/* All of it has its place while the picture is made: nothing moves when it comes. */}
        {(ready || !fault) && (
          <>
            {'share' in navigator && (
              <button
                type="button"
                className={actionOnSlate}
                disabled={!ready}
                onClick={() => ready && share(ready)}
              >
                {t('phone.share.key')}
              </button>
            )}
            <div className="grid grid-flow-col auto-cols-fr gap-2">
              {(!ready || ready.url) && (
                <button
                  type="button"
                  className={key}
                  disabled={!ready}
                  onClick={() => ready?.url && copy(ready.url)}
                >
                  {t('phone.share.copy')}
                </button>
              )}
              {ready ? (
                <a href={ready.src} download={FILE.name} className={key}>
                  {t('phone.share.save')}
                </a>
              ) : (
                <button type="button" className={key} disabled>
                  {t('phone.share.save')}
                </button>
              )}
            </div>
          </>
        )}
        <p role="status" className="wrap-anywhere text-center empty:hidden">
          {said}
        </p>
        {(!ready || ready.url?.includes('/t/')) && !fault && (
          <p className={`text-[0.9375rem] text-chalk-dim ${ready ? '' : 'invisible'}`}>
            {t('phone.share.whoSees')}
          </p>
        )}
      </div>
    </Sheet>
  );
}
