'use client';
/** The menu of the board. */
import Link from 'next/link';
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { rulesOf, VARIANTS } from '@/lib/i18n/en/variants';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import type { BoardBarProps } from './board-bar';
import { DeleteGame } from './delete-game';

export default function BoardMenu({
  state,
  tally,
  over,
  back,
  onFinish,
  onReopen,
  onTurnOver,
  onClose,
}: BoardBarProps & { onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const { table } = state;
  const item = `${keyOnSlate} w-full text-base`;
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Sheet title={names(words, table.players)} onClose={onClose}>
      <div className="flex flex-col gap-2 pt-1">
        {!over && tally.status === 'playing' && tally.hands.length > 0 && (
          <button type="button" className={item} onClick={then(onFinish)}>
            {t('board.menu.finish')}
          </button>
        )}
        {over && (
          <button type="button" className={item} onClick={then(onReopen)}>
            {t('board.menu.reopen')}
          </button>
        )}
        {onTurnOver && (
          <button type="button" className={item} onClick={then(onTurnOver)}>
            {t('board.menu.turnOver')}
          </button>
        )}
        <Link href={`/rules/${table.variant}`} className={item}>
          {rulesOf(VARIANTS[table.variant].name)}
        </Link>
        <Link href={`/games/${state.id}/record`} className={item}>
          {t('board.menu.record')}
        </Link>
        <Link href={`/games/${state.id}/changes`} className={item}>
          {t('board.menu.changes')}
        </Link>
        <Link href="/games/new" className={item}>
          {t('board.menu.newGame')}
        </Link>
        <DeleteGame gameId={state.id} {...(back && { back: back.href })} />
      </div>
    </Sheet>
  );
}
