'use client';
/** The menu of the board: what is used most as large keys, the rest in groups, what ends a game apart. */
import Link from 'next/link';
import type { ReactNode } from 'react';
import { AskTwice } from '@/app/ui/ask-twice';
import { QrIcon } from '@/app/ui/icons';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import {
  BookIcon,
  CourseIcon,
  FlagIcon,
  HistoryIcon,
  LayIcon,
  PencilIcon,
  PhoneIcon,
  PlusIcon,
  ReopenIcon,
  ScreenIcon,
  ShareIcon,
  SlidersIcon,
  TrashIcon,
  TurnIcon,
} from '@/app/ui/menu-icons';
import { Sheet } from '@/app/ui/sheet';
import { useSetting } from '@/app/ui/use-setting';
import { outcome } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { rulesOf } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { countedHands, seatedAt, sideNames } from '@/lib/sync/deal';
import type { BarSheet, BoardBarProps } from './board-bar';
import { DeleteGame } from './delete-game';
import { settingsKey } from './slate-settings';
import { tableMode } from './table-mode/setting';

const TILE =
  'flex min-h-19 min-w-0 flex-col items-center justify-center gap-1 rounded-xl bg-slate px-1 py-1.5 text-center text-[0.8125rem] leading-tight active:bg-slate-dark';
const GROUP = 'grid overflow-hidden rounded-xl bg-slate';
const ROW =
  'flex min-h-11 min-w-0 items-center gap-3 border-chalk/10 px-3 py-1 text-left text-base leading-tight not-first:border-t active:bg-slate-dark focus-visible:-outline-offset-3';
/** A key that answers what the last rows ask. */
const ANSWER = `${keyOnSlate} px-2! text-base! leading-tight`;

export function BoardMenu({
  state,
  tally,
  over,
  back,
  isDrawn,
  onFinish,
  onReopen,
  onTurnOver,
  live: { table: at },
  writes,
  onOpen,
  onClose,
}: BoardBarProps & { onOpen: (sheet: BarSheet) => void; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const table = seatedAt(state.table, state.hands.length);
  const settings = settingsKey(table.variant);
  const [mode, setMode] = useSetting(...tableMode(state.id));
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  const isEnding = writes && !over && tally.status === 'playing' && tally.hands.length > 0;
  const isOwn = !at || at.role === 'host';
  return (
    <Sheet title={names(words, table.players)} onClose={onClose}>
      <div className="flex flex-col gap-2 pt-1">
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          {at && (
            <button type="button" className={TILE} onClick={() => onOpen('phones')}>
              <QrIcon />
              {t('live.phones')}
            </button>
          )}
          <button type="button" className={TILE} onClick={() => onOpen('share')}>
            <ShareIcon />
            {t('live.sheet.share')}
          </button>
          {at && (
            <Link href={`/games/${state.id}/big`} className={TILE}>
              <ScreenIcon />
              {t('live.big.title')}
            </Link>
          )}
          {writes && (
            <button type="button" className={TILE} onClick={() => onOpen('change')}>
              <PencilIcon />
              {t('board.menu.change')}
            </button>
          )}
        </div>
        <div className={GROUP}>
          {writes && over && (
            <Item icon={<ReopenIcon />} onTap={then(onReopen)}>
              {t('board.menu.reopen')}
            </Item>
          )}
          {onTurnOver && (
            <Item icon={<TurnIcon />} onTap={then(onTurnOver)}>
              {t('board.menu.turnOver')}
            </Item>
          )}
          <div className="menu-pair border-chalk/10 not-first:border-t">
            <Link href={`/games/${state.id}/record`} className={ROW}>
              <CourseIcon />
              {t('board.menu.record')}
            </Link>
            <Link href={`/games/${state.id}/changes`} className={ROW}>
              <HistoryIcon />
              {t('board.menu.changes')}
            </Link>
          </div>
          <Link href={`/rules/${table.variant}`} className={ROW}>
            <BookIcon />
            {rulesOf(words, table.variant)}
          </Link>
          {!over && (
            <Item icon={<LayIcon />} onTap={then(() => setMode(mode === 'on' ? 'off' : 'on'))}>
              {t(mode === 'on' ? 'board.table.leave' : 'board.table.lay')}
            </Item>
          )}
          {settings && (
            <Item icon={<SlidersIcon />} onTap={() => onOpen('slate')}>
              {t(`board.${settings}`)}
            </Item>
          )}
        </div>
        <div className={`${GROUP} menu-pair`}>
          {!isDrawn && (
            <Link href="/games/new" className={ROW}>
              <PlusIcon />
              {t('board.menu.newGame')}
            </Link>
          )}
          <Link href="/settings" className={ROW}>
            <PhoneIcon />
            {t('phone.title')}
          </Link>
        </div>
        {(isEnding || isOwn) && (
          <div className={`${GROUP} grid-cols-2`}>
            {isEnding && (
              <AskTwice
                ask={t('board.menu.finish')}
                icon={<FlagIcon />}
                keep={t('board.panel.playOn')}
                sure={t('board.finish.sure', { hands: countedHands(tally) })}
                says={t('board.finish.says', { outcome: outcome(words, sideNames(table), tally) })}
                look={`${ROW} w-full`}
                danger="text-refusal-chalk"
                answers={[ANSWER, `${actionOnSlate} px-2! text-base! leading-tight`]}
                onSure={then(onFinish)}
              />
            )}
            {isOwn && (
              <DeleteGame
                gameId={state.id}
                icon={<TrashIcon />}
                look={`${ROW} w-full`}
                danger="text-refusal-chalk"
                answers={[ANSWER, `${ANSWER} text-refusal-chalk`]}
                {...(back && { back: back.href })}
              />
            )}
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** A line of the menu that does something here. */
function Item({
  icon,
  onTap,
  children,
}: {
  icon: ReactNode;
  onTap: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={ROW} onClick={onTap}>
      {icon}
      {children}
    </button>
  );
}
