/** What a search found, page by page. */
import type { Route } from 'next';
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { howMany, lookedBack, NOTHING_FOUND, SEARCH_FAULTS, TO_START } from '@/lib/i18n/en/archive';
import type { GamePage } from '@/lib/server/archive/history';
import { type Asked, searchHref } from './filter';
import { GameList } from './game-list';

export function Found({
  title,
  page,
  path,
  asked,
  isFirst,
  withLeague = false,
}: {
  title: string;
  page: GamePage;
  path: string;
  asked: Asked;
  /** Is it the first page of them? */
  isFirst: boolean;
  withLeague?: boolean;
}) {
  const order = asked.order ?? 'newest';
  return (
    <>
      <GameList title={title} games={page.games} withLeague={withLeague} />
      {page.games.length > 0 && !page.lookedTo && (
        <p className="-mt-3 text-[0.9375rem] text-ink-dim">
          {howMany(page.games.length, { isFirst, isLast: page.next === null })}
        </p>
      )}
      {page.games.length === 0 && !page.lookedTo && (
        <p className="text-ink-dim">{page.fault ? SEARCH_FAULTS[page.fault] : NOTHING_FOUND}</p>
      )}
      {page.lookedTo && (
        <p className="text-ink-dim">{lookedBack(page.lookedTo.slice(0, 10), order)}</p>
      )}
      {page.next && (
        <Link href={searchHref(path, asked, page.next) as Route} className={keyOnPaper}>
          {page.lookedTo ? 'Look further' : order === 'newest' ? 'Older games' : 'Newer games'}
        </Link>
      )}
      {!isFirst && (
        <Link href={searchHref(path, asked) as Route} className={keyOnPaper}>
          {TO_START[order]}
        </Link>
      )}
    </>
  );
}
