'use client';
/** The slate as a picture, with the keys to send it on. */
import { useEffect, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { isReachable } from '@/lib/browser/reachable';
import { useWords } from '@/lib/i18n/use-words';
import { shareGame } from './actions';
import { SHAPES } from './shapes';

/** The picture, and the link to the game; null where this phone may give none. */
type Ready = { readonly file: File; readonly src: string; readonly url: string | null };

const FILE = { name: 'schiefer.png', type: 'image/png' } as const;

async function prepare(gameId: string): Promise<Ready> {
  const [drawn, answer] = await Promise.all([
    fetch(`/games/${gameId}/picture?shape=message`),
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
  /** Who won, in words. */
  text: string;
  onClose: () => void;
}) {
  const { t } = useWords();
  // Made before the key is tapped: browsers open their sheet only in answer to the tap itself.
  const [ready, setReady] = useState<Ready | null>(null);
  const [said, setSaid] = useState('');
  const failed = t('phone.share.fault');
  const [isAway, setIsAway] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (isAway) return;
    let left = false;
    let src = '';
    prepare(gameId)
      .then((made) => {
        src = made.src;
        if (left) URL.revokeObjectURL(src);
        else setReady(made);
      })
      .catch(async () => {
        // Sharing fails for want of a network more often than for any other reason.
        if (await isReachable()) setSaid(failed);
        else setIsAway(true);
      });
    return () => {
      left = true;
      URL.revokeObjectURL(src);
    };
  }, [gameId, failed, isAway]);

  const share = async ({ file, url }: Ready) => {
    const files = navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    try {
      await navigator.share({ ...files, text, ...(url && { url }) });
      onClose();
    } catch (error) {
      // Whoever changes their mind needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(failed);
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
        {isAway && <p role="alert">{t('phone.share.offline')}</p>}
        <div
          hidden={isAway}
          className="mx-auto aspect-4/5 w-full max-w-[min(18rem,40dvh)] overflow-hidden rounded-lg bg-slate"
        >
          {ready ? (
            <img
              src={ready.src}
              alt={t('phone.share.slate')}
              width={SHAPES.message.width}
              height={SHAPES.message.height}
              className="h-full w-full object-contain"
            />
          ) : (
            <p className="grid h-full place-items-center text-chalk-dim">
              {said === '' && t('phone.share.busy')}
            </p>
          )}
        </div>
        {ready && (
          <>
            {'share' in navigator && (
              <button type="button" className={actionOnSlate} onClick={() => share(ready)}>
                {t('phone.share.key')}
              </button>
            )}
            <div className="grid grid-flow-col auto-cols-fr gap-2">
              {ready.url && (
                <button
                  type="button"
                  className={`${keyOnSlate} px-2 text-base`}
                  onClick={() => copy(ready.url ?? '')}
                >
                  {t('phone.share.copy')}
                </button>
              )}
              <a href={ready.src} download={FILE.name} className={`${keyOnSlate} px-2 text-base`}>
                {t('phone.share.save')}
              </a>
            </div>
          </>
        )}
        <p role="status" className="wrap-anywhere text-center empty:hidden">
          {said}
        </p>
        {ready?.url?.includes('/t/') && (
          <p className="text-[0.9375rem] text-chalk-dim">{t('phone.share.whoSees')}</p>
        )}
      </div>
    </Sheet>
  );
}
