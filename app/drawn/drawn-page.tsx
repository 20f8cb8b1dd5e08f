'use client';
/**
 * A page that the server has drawn: as a document it comes with what is on it, from other pages it is
 * asked for. Whatever leads on from it does so by one handler.
 */
import type { Route } from 'next';
import { notFound, usePathname, useRouter, useSearchParams } from 'next/navigation';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { showCurrent } from '@/app/ui/scrolling-nav';
import { useSpokenHere } from '@/app/ui/spoken-here';
import { momentHere } from '@/app/ui/when';
import { recallPhone } from '@/lib/browser/settings';
import { useWords } from '@/lib/i18n/use-words';
import Elsewhere from '../board/elsewhere';
import { DrawnAgain } from './drawn-again';
import { cellOf, hrefOf, makeWalkable, walk } from './figures';
import { frameOf, type Island, islandsIn } from './islands';
import { dress } from './look';
import { ask, type Sheet, seen } from './sheets';

type Found = { readonly at: string; readonly sheet: Sheet | 'closed' | 'away' };

/** What the phone brings to life of a page, by its name; drawn with the same (island.tsx). */
export type Islands = Readonly<Record<string, (props: object) => ReactNode>>;
const NONE: Islands = {};

/** A part as an island: its props come as the server drew the page with them. */
export const islandOf =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: object) => <Part {...(props as Props)} />;

export function DrawnPage({ islands = NONE }: { islands?: Islands }) {
  const router = useRouter();
  const words = useWords();
  const path = usePathname();
  const [search, setSearch] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found>();
  const [live, setLive] = useState<readonly Island[]>([]);
  /** What stands around the islands, as the server drew it. */
  const frame = useRef('');
  /** What was unfolded and folded on it, by its id: it stays so when the page is drawn again. */
  const folds = useRef<readonly HTMLDetailsElement[]>([]);
  /** The address that is open. */
  const here = useRef<string>(undefined);
  /** Was it gone to from another page of these? Then one begins at its top. */
  const isNew = useRef(false);
  /** How often it was asked for again: an earlier answer that comes late says less. */
  const times = useRef(0);
  useSpokenHere();
  useEffect(recallPhone, []);
  const at = search === undefined ? undefined : `${path}${search && `?${search}`}`;
  const arrive = useEffectEvent((page: HTMLElement, on: string) => {
    makeWalkable(page);
    dress(page);
    for (const nav of page.querySelectorAll('[data-scrolling]')) showCurrent(nav);
    for (const time of page.querySelectorAll('time'))
      if (time.dateTime.includes('T')) time.textContent = momentHere(words, time.dateTime);
    setLive(islandsIn(page, on, live));
  });
  // Before the next frame: nothing is missing on it.
  useLayoutEffect(() => {
    here.current = at;
    if (at === undefined) return;
    // It came with the document: then it is there already, and nothing is put in its place.
    if (root.current?.dataset.at === at && root.current.firstElementChild) {
      delete root.current.dataset.at;
      document.title = root.current.dataset.title ?? document.title;
      frame.current = frameOf(root.current.innerHTML).html;
      return arrive(root.current, at);
    }
    let isLeft = false;
    const known = seen.get(at);
    if (known) setFound({ at, sheet: known });
    void ask(at).then((sheet) => {
      if (!isLeft) setFound({ at, sheet });
    });
    return () => {
      isLeft = true;
    };
  }, [at]);
  const sheet = found?.sheet;
  useLayoutEffect(() => {
    if (!found || typeof sheet !== 'object' || !root.current) return;
    // A name that turned out to be somebody else's leads there.
    if (pathOf(sheet.at) !== pathOf(found.at)) return router.replace(sheet.at as Route);
    seen.set(found.at, sheet);
    document.title = `${sheet.title} · Schiefer`;
    frame.current = frameOf(sheet.html).html;
    for (const { id, open } of folds.current) {
      const same = document.getElementById(id);
      if (same instanceof HTMLDetailsElement) same.open = open;
    }
    folds.current = [];
    // The same page to Next, which therefore stays where one was.
    if (isNew.current) window.scrollTo(0, 0);
    isNew.current = false;
    arrive(root.current, found.at);
  }, [found, sheet]);
  const drawAgain = async () => {
    if (at === undefined) return;
    times.current += 1;
    const time = times.current;
    const fresh = await ask(at);
    // What is there is not taken away from whoever writes; the next change asks once more.
    if (typeof fresh !== 'object' || here.current !== at || times.current !== time) return;
    const drawn = frameOf(fresh.html);
    if (drawn.html !== frame.current) {
      folds.current = [
        ...(root.current?.querySelectorAll<HTMLDetailsElement>('details[id]') ?? []),
      ];
      return setFound({ at, sheet: fresh });
    }
    seen.set(at, fresh);
    setLive((old) => old.map((one) => ({ ...one, props: drawn.props.get(one.name) ?? one.props })));
  };
  if (sheet === 'closed') notFound();
  if (sheet === 'away') return <Elsewhere />;
  const open = (event: React.SyntheticEvent, href: string, isAside: boolean) => {
    event.preventDefault();
    if (isAside) window.open(href);
    // Of a page of ours, as the server drew it.
    else {
      isNew.current = !href.startsWith('?');
      router.push(href as Route, { scroll: isNew.current });
    }
  };
  return (
    <>
      <Suspense>
        <Search told={setSearch} />
      </Suspense>
      <DrawnAgain value={drawAgain}>
        {live.map(({ name, at: on, host, props }) =>
          createPortal(islands[name]?.(props), host, `${on} ${name}`),
        )}
      </DrawnAgain>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is in it are links and figures. */}
      <div
        id="drawn"
        ref={root}
        className="min-h-dvh"
        suppressHydrationWarning
        // Drawn by our server, which escapes all that people write; React does not mind what it finds here.
        dangerouslySetInnerHTML={{ __html: typeof sheet === 'object' ? sheet.html : '' }}
        onClick={(event) => {
          const isAside = event.ctrlKey || event.metaKey || event.shiftKey;
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          // Ours, and not to be taken away or opened elsewhere.
          if (link?.origin === window.location.origin && !link.download && !link.target)
            return isAside ? undefined : open(event, link.pathname + link.search, false);
          const cell = link ? null : cellOf(event.target);
          const href = cell && hrefOf(cell);
          if (href) open(event, href, isAside);
        }}
        onKeyDown={(event) => {
          const cell = event.target instanceof HTMLTableCellElement ? event.target : null;
          if (!cell || event.altKey) return;
          if (walk(cell, event.key)) return event.preventDefault();
          const href = event.key === 'Enter' ? hrefOf(cell) : null;
          if (href) open(event, href, event.ctrlKey || event.metaKey);
        }}
      />
    </>
  );
}

const pathOf = (at: string): string => at.split('?', 1).join('');

/** What the address asks for, which is not known where the page is made. */
function Search({ told }: { told: (search: string) => void }) {
  const search = useSearchParams().toString();
  useEffect(() => told(search), [told, search]);
  return null;
}
