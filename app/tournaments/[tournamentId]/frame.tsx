'use client';
/** Head and nav of a tournament's places, and what has to be said on all of them. */
import { useEffect, useRef, useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { PaperPage } from '@/app/ui/paper-page';
import { ScrollingNav, showCurrent } from '@/app/ui/scrolling-nav';
import { Mark } from '@/app/ui/slate/mark';
import { tab, tabs } from '@/app/ui/tabs';
import { useWords } from '@/lib/i18n/use-words';
import { PlaceLink } from './place-link';
import { labelOf, PLACES, type Place } from './places';
import { useTournament } from './use-tournament';

export function Frame({ place, children }: { place: string; children: React.ReactNode }) {
  const { t } = useWords();
  const { view } = useTournament();
  const nav = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (nav.current?.parentElement) showCurrent(nav.current.parentElement);
  }, [place]);
  const mine = PLACES.filter((one: Place) => one.roles.includes(view.role) && one.isBare !== true);
  const isDirectors = view.role === 'director';
  return (
    <PaperPage
      title={view.setting.name || t('tournaments.unnamed')}
      back={isDirectors ? '/tournaments' : '/'}
      backLabel={isDirectors ? t('tournaments.title') : t('ui.start')}
      mark={
        <Mark name={view.setting.name} seed={view.id} framed className="size-9! print:hidden" />
      }
      wide
    >
      {mine.length > 1 && (
        <ScrollingNav
          label={view.setting.name || t('tournaments.unnamed')}
          className="standings-frame -mx-4 overflow-x-auto px-4 print:hidden"
        >
          <ul ref={nav} className={tabs}>
            {mine.map(({ path }) => (
              <li key={path}>
                <PlaceLink
                  place={path}
                  aria-current={path === place ? 'page' : undefined}
                  className={tab}
                >
                  {t(labelOf(path))}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </ScrollingNav>
      )}
      {children}
      <NotSent />
    </PaperPage>
  );
}

/** What takes longer than this is worth a word. */
const SLOW_MS = 3000;

/** What waits for the server, and what it did not take: at the foot, so that nothing on the page moves. */
function NotSent() {
  const { t } = useWords();
  const { waiting, isBehind, refused, dismiss } = useTournament();
  const [isSlow, setSlow] = useState(false);
  const isWaiting = waiting > 0;
  useEffect(() => {
    if (!isWaiting) return setSlow(false);
    const late = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(late);
  }, [isWaiting]);
  return (
    <div className="sticky bottom-2 z-20 flex flex-col gap-2 print:hidden not-has-[:not(:empty)]:hidden">
      <p
        role="status"
        className="rounded-lg bg-highlight px-3 py-1.5 text-[0.9375rem] empty:hidden"
      >
        {isBehind
          ? t('tournaments.behind', { waiting })
          : isSlow
            ? t('tournaments.waiting', { waiting })
            : ''}
      </p>
      {refused.map(({ change, message }) => (
        <div
          key={change.id}
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-lg border-2 border-refusal/60 bg-card px-3 py-2"
        >
          <p className="min-w-0 flex-1">{message}</p>
          <button type="button" className={smallKey} onClick={() => dismiss(change.id)}>
            {t('tournaments.seen')}
          </button>
        </div>
      ))}
    </div>
  );
}
