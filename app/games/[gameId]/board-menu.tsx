'use client';
/** The menu of the board. */
import Link from 'next/link';
import { AskTwice } from '@/app/ui/ask-twice';
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { useWords } from '@/lib/i18n/use-words';
import { rulesOf } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { countedHands } from '@/lib/sync/deal';
import type { BoardBarProps } from './board-bar';
import { DeleteGame } from './delete-game';
import { settingsKey } from './slate-settings';

export default function BoardMenu({
  state,
  tally,
  over,
  back,
  onFinish,
  onReopen,
  onTurnOver,
  live: { table: at },
  writes,
  onAlter,
  onPhones,
  onSlate,
  onClose,
}: BoardBarProps & {
  onAlter: () => void;
  onPhones: () => void;
  onSlate: () => void;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const { table } = state;
  const settings = settingsKey(table.variant);
  const item = `${keyOnSlate} w-full px-2! text-base leading-tight`;
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Sheet title={names(words, table.players)} onClose={onClose}>
      {/* Side by side, so that all of it is seen on a phone with its browser's bars. */}
      <div className="grid grid-cols-2 gap-2 pt-1">
        {writes && over && (
          <button type="button" className={item} onClick={then(onReopen)}>
            {t('board.menu.reopen')}
          </button>
        )}
        {writes && (
          <button type="button" className={item} onClick={onAlter}>
            {t('board.menu.change')}
          </button>
        )}
        {onTurnOver && (
          <button type="button" className={item} onClick={then(onTurnOver)}>
            {t('board.menu.turnOver')}
          </button>
        )}
        {at && (
          <button type="button" className={item} onClick={onPhones}>
            {t('live.phones')}
          </button>
        )}
        {settings && (
          <button type="button" className={item} onClick={onSlate}>
            {t(`board.${settings}`)}
          </button>
        )}
        <Link href={`/rules/${table.variant}`} className={item}>
          {rulesOf(words, table.variant)}
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
        <Link href="/settings" className={item}>
          {t('phone.title')}
        </Link>
        {writes && !over && tally.status === 'playing' && tally.hands.length > 0 && (
          <AskTwice
            ask={t('board.menu.finish')}
            keep={t('board.finish.keep')}
            sure={t('board.finish.sure', { hands: countedHands(tally) })}
            look={item}
            danger=""
            onSure={then(onFinish)}
          />
        )}
        {(!at || at.role === 'host') && (
          <DeleteGame gameId={state.id} {...(back && { back: back.href })} />
        )}
      </div>
    </Sheet>
  );
}
