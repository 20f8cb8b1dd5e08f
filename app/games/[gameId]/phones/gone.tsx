'use client';
/** Said plainly, in place of a board that is not open to this phone any more. */
import Link from 'next/link';
import { actionOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

export default function Gone() {
  const { t } = useWords();
  return (
    <main className="felt on-cloth grid min-h-dvh place-content-center gap-4 px-6 text-center">
      <p role="alert" className="text-xl">
        {t('live.gone')}
      </p>
      <Link href="/games" className={actionOnSlate}>
        {t('live.toGames')}
      </Link>
    </main>
  );
}
