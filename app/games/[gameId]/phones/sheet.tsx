'use client';
/** The phones at the table: who has the chalk, how others come, who is there, and how the table writes. */
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { ChalkIcon, LeaveIcon, ScreenIcon } from '@/app/ui/menu-icons';
import { Sheet } from '@/app/ui/sheet';
import { Switch } from '@/app/ui/switch';
import { askTable, type TableWish } from '@/lib/browser/at-table';
import { chalkSaid } from '@/lib/i18n/at-table';
import { useWords } from '@/lib/i18n/use-words';
import { WAYS, type Way, wayOf } from '@/lib/sync/announcing';
import { type AtTable, hasChalk } from '@/lib/sync/at-table';
import type { Change, Fault, GameState, Table } from '@/lib/sync/game';
import { Invite } from './invite';
import TakeChalk from './take-chalk';
import { useAsk } from './use-ask';
import { announceBy } from './ways';
import { Who } from './who';

export default function PhonesSheet({
  state,
  table,
  at,
  over,
  onChange,
  onClose,
}: {
  /** The game as it is kept. */
  state: Pick<GameState, 'id' | 'table'>;
  /** Who sits at it by now. */
  table: Table;
  at: AtTable;
  over: boolean;
  onChange: (change: Change) => Fault | undefined;
  onClose: () => void;
}) {
  const gameId = state.id;
  const { t } = useWords();
  const router = useRouter();
  const { ask, busy, failure } = useAsk();
  const wish = async (wished: TableWish) => (await ask(askTable(gameId, wished)))?.ok ?? false;
  const runs = at.role === 'host';
  const way = wayOf(table, at.announceSeparately);
  const leave = async () => {
    if (await wish({ do: 'leave' })) router.push('/games');
  };
  return (
    <Sheet title={t('live.phones')} onClose={onClose} full>
      <div className="phones-columns">
        {!over && <Chalk gameId={gameId} at={at} />}
        {failure && (
          <p role="alert" className="text-refusal-chalk">
            {failure}
          </p>
        )}
        {runs && <Invite gameId={gameId} />}
        <Link
          href={`/games/${gameId}/big`}
          className="flex min-h-14 items-center gap-3 rounded-xl bg-slate px-3 py-2 low:order-1 active:bg-slate-dark"
        >
          <ScreenIcon />
          <span className="min-w-0 flex-1 leading-tight">
            {t('live.sheet.big')}
            <span className="block text-[0.875rem] text-chalk-dim">{t('live.sheet.bigHelp')}</span>
          </span>
        </Link>
        <Who table={table} at={at} busy={busy} onWish={wish} />
        {runs && (
          <div className="flex flex-col rounded-xl bg-slate px-3">
            <TableSwitch
              label={t('live.sheet.manyWriters')}
              isOn={at.manyWriters}
              busy={busy}
              onSet={(manyWriters) => wish({ do: 'set', manyWriters })}
            />
          </div>
        )}
        {runs && way && !over && (
          <Ways
            way={way}
            busy={busy}
            isBegun={at.announced.length > 0}
            onSet={async (one) =>
              (await ask(announceBy(one, state, { at, onChange })))?.ok ?? false
            }
          />
        )}
        {!runs && (
          <button
            type="button"
            className={`${keyOnSlate} w-full text-base`}
            disabled={busy}
            onClick={leave}
          >
            <LeaveIcon />
            {t('live.sheet.leave')}
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** Who has the chalk, and the key to take it. */
function Chalk({ gameId, at }: { gameId: string; at: AtTable }) {
  const words = useWords();
  const { t } = words;
  const { chalk, manyWriters } = at;
  const says = manyWriters
    ? t('live.sheet.allWrite')
    : chalk === null
      ? t('live.sheet.chalkNobody')
      : chalk.isYours
        ? t('live.sheet.chalkYours')
        : chalkSaid(words, chalk);
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-xl bg-slate py-1.5 pr-1.5 pl-3">
      <span className="shrink-0 text-yellow">
        <ChalkIcon />
      </span>
      {at.role !== 'reader' && !hasChalk(at) ? (
        <TakeChalk
          gameId={gameId}
          says={says}
          look={`${keyOnSlate} min-h-11! rounded-lg! px-3! text-base`}
        />
      ) : (
        <p role="status" className="leading-tight">
          {says}
        </p>
      )}
    </div>
  );
}

/**
 * What is tapped counts at once; what the table then says counts in the end. `set` answers whether it was set.
 */
function useWanted<T>(now: T, set: (wanted: T) => Promise<boolean>): [T, (wanted: T) => void] {
  const [wanted, setWanted] = useState<T | null>(null);
  if (wanted === now) setWanted(null);
  return [
    wanted ?? now,
    async (one) => {
      setWanted(one);
      if (!(await set(one))) setWanted(null);
    },
  ];
}

function TableSwitch({
  label,
  isOn,
  busy,
  onSet,
}: {
  label: string;
  isOn: boolean;
  busy: boolean;
  onSet: (isOn: boolean) => Promise<boolean>;
}) {
  const [shown, set] = useWanted(isOn, onSet);
  return (
    <Switch isOn={shown} disabled={busy} onSwitch={set}>
      {label}
    </Switch>
  );
}

/** How the table announces: one of three. */
function Ways({
  way,
  busy,
  isBegun,
  onSet,
}: {
  way: Way;
  busy: boolean;
  /** Somebody has announced for this hand on a phone of their own. */
  isBegun: boolean;
  onSet: (way: Way) => Promise<boolean>;
}) {
  const { t } = useWords();
  const name = useId();
  const [shown, set] = useWanted(way, onSet);
  return (
    <fieldset disabled={busy}>
      <legend className="pb-1 font-semibold">{t('live.sheet.ways')}</legend>
      <div className="overflow-hidden rounded-xl bg-slate">
        {WAYS.map((one) => (
          <label
            key={one}
            className="-outline-offset-3 focus-within-ring flex min-h-13 items-center gap-3 border-chalk/10 px-3 leading-tight not-first:border-t"
          >
            <input
              type="radio"
              name={name}
              checked={shown === one}
              onChange={() => set(one)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-full border-2 border-chalk/60 peer-checked:border-[6px] peer-checked:border-yellow"
            />
            <span className="min-w-0 flex-1 peer-checked:text-yellow">
              {t(`live.sheet.way.${one}`)}
            </span>
          </label>
        ))}
      </div>
      {isBegun && <p className="pt-1 text-[0.875rem] text-chalk-dim">{t('live.sheet.wayBegun')}</p>}
    </fieldset>
  );
}
