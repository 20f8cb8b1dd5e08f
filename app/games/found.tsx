/** What a search found, page by page. */
import type { Route } from 'next';
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { lookedBack, NOTHING_FOUND, SEARCH_FAULTS } from '@/lib/i18n/en/archive';
import type { GamePage } from '@/lib/server/archive/history';
import { type Asked, searchHref } from './filter';
import { GameList } from './game-list';

export function Found({
  title,
  page,
  path,
  asked,
  withLeague = false,
}: {
  title: string;
  page: GamePage;
  path: string;
  asked: Asked;
  withLeague?: boolean;
}) {
  const order = asked.order ?? 'newest';
  return (
    <>
      <GameList title={title} games={page.games} withLeague={withLeague} />
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
    </>
  );
}
