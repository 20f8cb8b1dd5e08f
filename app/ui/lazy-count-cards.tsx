'use client';
/** Counting cards, loaded when somebody counts: the board does not wait for it. */
import dynamic from 'next/dynamic';
import { useWords } from '@/lib/i18n/use-words';
import type { CountCardsProps } from './count-cards';
import { Sheet } from './sheet';

/** Counting was never loaded on this phone, and there is no network now. */
function Unavailable({ onClose }: Pick<CountCardsProps, 'onClose'>) {
  const { t } = useWords();
  return (
    <Sheet title={t('cards.count')} onClose={onClose}>
      <p className="py-4">{t('cards.unavailable')}</p>
    </Sheet>
  );
}

export const LazyCountCards = dynamic<CountCardsProps>(
  () =>
    import('./count-cards').then(
      ({ CountCards }) => CountCards,
      () => Unavailable,
    ),
  { ssr: false },
);
