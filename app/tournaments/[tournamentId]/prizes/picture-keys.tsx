'use client';
import { useEffect, useState } from 'react';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { fileName } from '@/lib/files/names';
import { useWords } from '@/lib/i18n/use-words';
import { drawPodium, PICTURE, type Pictured } from './podium-picture';

/** The picture, with the keys to send it on or to keep it. */
export function PictureKeys({ what }: { what: Pictured }) {
  const { t } = useWords();
  // Made before the key is tapped: browsers open their sheet only in answer to the tap itself.
  const [made, setMade] = useState<{ readonly file: File; readonly src: string } | null>(null);
  const [said, setSaid] = useState('');
  const asText = JSON.stringify(what);
  useEffect(() => {
    let src = '';
    let isLeft = false;
    // What was turned to text just before.
    drawPodium(JSON.parse(asText) as Pictured).then(
      (blob) => {
        if (isLeft) return;
        const file = new File([blob], fileName([what.title], 'png'), { type: blob.type });
        src = URL.createObjectURL(file);
        setMade({ file, src });
      },
      () => setSaid(t('tournament-prizes.picture.fault')),
    );
    return () => {
      isLeft = true;
      URL.revokeObjectURL(src);
    };
  }, [asText]);
  const share = async (file: File) => {
    try {
      await navigator.share({ files: [file], title: what.title });
    } catch (error) {
      // Whoever changes their mind needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setSaid(t('tournament-prizes.picture.fault'));
    }
  };
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {made && (
        <>
          <img
            src={made.src}
            alt={t('tournament-prizes.picture.alt')}
            width={PICTURE.width}
            height={PICTURE.height}
            className="h-auto w-full max-w-72 rounded-lg"
          />
          <div className="flex flex-wrap gap-3">
            {'share' in navigator && navigator.canShare?.({ files: [made.file] }) && (
              <button type="button" className={actionOnPaper} onClick={() => share(made.file)}>
                {t('tournament-prizes.picture.share')}
              </button>
            )}
            <a href={made.src} download={made.file.name} className={keyOnPaper}>
              {t('tournament-prizes.picture.save')}
            </a>
          </div>
        </>
      )}
      <p role="status" className="empty:hidden">
        {said}
      </p>
    </div>
  );
}
