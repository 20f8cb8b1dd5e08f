'use client';
/** A link just made: to read off, to copy, to share, and for a camera. */
import { useEffect, useRef, useState } from 'react';
import { CopyField } from '@/app/ui/copy-field';
import { keyOnPaper } from '@/app/ui/keys';
import { type QrCode, QrDrawing } from '@/app/ui/qr-drawing';
import { asRole } from '@/lib/i18n/roles';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { InvitationLine } from '@/lib/server/leagues';

export function InvitationLink({
  url,
  qr,
  line,
  isForRoom = false,
}: {
  url: string;
  qr: QrCode;
  /** What it gives. */
  line: string;
  /** Cameras read it from their seats: as large as the screen leaves. */
  isForRoom?: boolean;
}) {
  const { t } = useWords();
  const box = useRef<HTMLElement>(null);
  const [canShare, setCanShare] = useState(false);
  // Only on a page that came over https does a browser share.
  useEffect(() => {
    setCanShare('share' in navigator);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Whoever closes the list of apps has shared nothing, and needs no message.
  const share = () =>
    navigator.share({ title: t('leagues.link.title'), url }).catch(() => undefined);
  return (
    <section
      ref={box}
      aria-label={t('leagues.link.made')}
      className={`flex w-full flex-col gap-3 ${isForRoom ? '' : 'border-felt border-l-4 pl-4'}`}
    >
      <CopyField label={t('leagues.link.field')} hint={line} value={url}>
        {canShare && (
          <button type="button" className={keyOnPaper} onClick={share}>
            {t('leagues.link.share')}
          </button>
        )}
      </CopyField>
      <QrDrawing
        code={qr}
        label={t('leagues.link.qr')}
        className={`order-first w-full bg-white ${isForRoom ? 'mx-auto max-w-[58dvh]' : 'max-w-64'}`}
      />
    </section>
  );
}

/** What an invitation gives, and how long its link is there. */
export const toldOf = (
  words: Words,
  { role, player, single }: Pick<InvitationLine, 'role' | 'player' | 'single'>,
): string =>
  words.t('leagues.invite.told', {
    single: single ? 'yes' : 'no',
    role: asRole(words, role),
    hasName: player === null ? 'no' : 'yes',
    name: player ?? '',
  });
