/** What a search found, page by page. */
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { eveningOf, howMany, lookedBack } from '@/lib/i18n/archive';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { GamePage } from '@/lib/server/archive';
import type { Asked } from '@/lib/server/operations/input/search';
import { GameList } from './game-list';
import { searchHref } from './search-href';

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
  const words = useWords();
  const { t } = words;
  const { order: _, ...set } = asked;
  const conditions = Object.values(set).filter((value) => value !== undefined).length;
  const isNewestFirst = asked.order !== 'oldest';
  const count = page.games.length + page.paper.length;
  const isNothing = count === 0 && !page.lookedTo;
  return (
    <>
      <GameList
        {...{ title, withLeague }}
        games={page.games}
        paper={page.paper}
        isOldestFirst={!isNewestFirst}
      />
      {count > 0 && !page.lookedTo && (
        <p className="-mt-3 text-[0.9375rem] text-ink-dim">
          {howMany(
            words,
            { games: page.games.length, paper: page.paper.length },
            { isFirst, isLast: page.next === null },
          )}
        </p>
      )}
      {isNothing && (
        <p className="text-ink-dim">
          {page.fault
            ? t(`games.fault.${page.fault}`)
            : page.day
              ? t('games.found.noneOn', { day: dayInWords(words, page.day.asked) })
              : asked.words !== undefined && conditions === 1
                ? t('games.found.noWords', { words: asked.words })
                : t('games.found.nothing', { conditions })}
        </p>
      )}
      {page.day?.last && (
        <Link
          href={searchHref(path, { from: page.day.last, to: page.day.last })}
          className={`${keyOnPaper} self-start first-letter:uppercase`}
        >
          {eveningOf(words, page.day.last)}
        </Link>
      )}
      {page.meant.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {page.meant.map((name) => (
            <Link
              key={name}
              href={searchHref(path, { ...asked, words: name })}
              className={keyOnPaper}
            >
              {t('ui.meant', { name })}
            </Link>
          ))}
        </p>
      )}
      {page.lookedTo && (
        <p className="text-ink-dim">
          {lookedBack(words, page.lookedTo.slice(0, 10), asked.order ?? 'newest')}
        </p>
      )}
      {page.next && (
        <Link href={searchHref(path, asked, page.next)} className={keyOnPaper}>
          {page.lookedTo
            ? t('games.found.further')
            : isNewestFirst
              ? t('games.found.older')
              : t('games.found.newer')}
        </Link>
      )}
      {!isFirst && (
        <Link href={searchHref(path, asked)} className={keyOnPaper}>
          {isNewestFirst ? t('games.found.toNewest') : t('games.found.toOldest')}
        </Link>
      )}
    </>
  );
}
