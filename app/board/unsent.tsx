'use client';
/** What waits on this phone, game by game, with why and what can be done about it. */
import { useEffect, useState } from 'react';
import { subscribe } from '@/lib/browser/channel';
import { localStore } from '@/lib/browser/local-store';
import type { OutboxItem } from '@/lib/browser/local-types';
import { flush } from '@/lib/browser/sender';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import type { Table } from '@/lib/sync/game';

/** Sending over a good network is over before this. */
const TIMEOUT_MS = 2500;

type Group = {
  readonly gameId: string;
  readonly table: Table | undefined;
  readonly count: number;
  readonly why: string | undefined;
};

/** Nothing where nothing waits. */
export function Unsent() {
  const { t } = useWords();
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const look = () => {
      setOnline(navigator.onLine);
      return groupsHere().then(setGroups);
    };
    void look();
    const timer = setTimeout(look, TIMEOUT_MS);
    const stop = subscribe(() => void look());
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  if (groups.length === 0) return null;
  return (
    <section
      aria-label={t('offline.waiting.title')}
      className="rounded-xl border border-ink/15 px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-semibold text-lg">{t('offline.waiting.title')}</h2>
        {isOnline && (
          <button
            type="button"
            className="-my-1 min-h-12 underline underline-offset-4"
            onClick={() => void flush()}
          >
            {t('offline.waiting.now')}
          </button>
        )}
      </div>
      <ul className="divide-y divide-ink/10">
        {groups.map((group) => (
          <Waiting key={group.gameId} group={group} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ group: { gameId, table, count, why } }: { group: Group }) {
  const words = useWords();
  const { t } = words;
  const [sure, setSure] = useState(false);
  const key = 'min-h-12 pr-4 underline underline-offset-4';
  const who = table ? names(words, table.players) : null;
  return (
    <li className="py-2">
      <p>
        {/* The whole page: what this phone has of it may not be on the server. */}
        {who && (
          <a href={`/games/${gameId}`} className="underline underline-offset-4">
            {who}
          </a>
        )}{' '}
        <span className="whitespace-nowrap text-ink-dim">
          {t('offline.waiting.entries', { count })}
        </span>
      </p>
      {why && (
        <>
          <p className="text-[0.9375rem] text-refusal">{why}</p>
          {sure && (
            <button type="button" className={key} onClick={() => setSure(false)}>
              {t('offline.waiting.keep')}
            </button>
          )}
          <button
            type="button"
            className={`${key} ${sure ? 'text-refusal' : ''}`}
            onClick={async () => {
              if (!sure) return setSure(true);
              await (await localStore()).drop(gameId);
              window.location.reload();
            }}
          >
            {sure ? t('offline.waiting.sure') : t('offline.waiting.throwAway')}
          </button>
        </>
      )}
    </li>
  );
}

async function groupsHere(): Promise<Group[]> {
  const here = await localStore();
  const { waiting, refused } = await here.unsettled();
  const late = (item: OutboxItem) => item.fault || Date.now() - item.at > TIMEOUT_MS;
  const items = [...refused, ...waiting.filter((item) => !navigator.onLine || late(item))];
  const ids = [...new Set(items.map(({ gameId }) => gameId))];
  return Promise.all(
    ids.map(async (gameId) => {
      const own = items.filter((item) => item.gameId === gameId);
      return {
        gameId,
        table: (await here.game(gameId))?.state.table ?? tableIn(own),
        count: own.length,
        why: own.find(({ fault }) => fault?.message)?.fault?.message,
      };
    }),
  );
}

const tableIn = (items: readonly OutboxItem[]): Table | undefined =>
  items.flatMap(({ job }) => (job.kind === 'create' ? [job.game.table] : []))[0];
