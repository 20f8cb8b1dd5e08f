import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import type { Words } from '@/lib/i18n/words';

/**
 * A game that is not open to whoever asks, the same words whether there is one or not: most who come
 * here were at its table until their link was taken back.
 */
export function ClosedGame({ t }: Pick<Words, 't'>) {
  return (
    <main className="plain-page">
      <h1 className="plain-title">{t('live.closedTitle')}</h1>
      <p>{t('live.closed')}</p>
      <a href="/games" className={actionOnPaper}>
        {t('live.toGames')}
      </a>
      <a href="/" className={keyOnPaper}>
        {t('ui.start')}
      </a>
    </main>
  );
}
