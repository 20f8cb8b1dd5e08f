'use client';
/**
 * A page that the server has drawn: as a document it comes with what is on it, from other pages it is
 * asked for. Whatever leads on from it does so by one handler.
 */
import type { Route } from 'next';
import { notFound, usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSpokenHere } from '@/app/ui/spoken-here';
import { recallPhone } from '@/lib/browser/settings';
import Elsewhere from '../board/elsewhere';
import { cellOf, hrefOf, makeWalkable, walk } from './figures';

type Sheet = { readonly title: string; readonly html: string };
type Found = { readonly at: string; readonly sheet: Sheet | 'closed' | 'away' };

const PATIENCE_MS = 20_000;

async function ask(at: string): Promise<Found['sheet']> {
  try {
    const response = await fetch(`/api/page?at=${encodeURIComponent(at)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 404) return 'closed';
    // As the server answers it; what is no answer of this program fails here.
    const { value }: { value: Sheet } = await response.json();
    return response.ok ? { title: value.title, html: value.html } : 'away';
  } catch {
    return 'away';
  }
}

/** What pages of this visit had on them, for whoever comes back: shown until the server has answered. */
const seen = new Map<string, Sheet>();

export function DrawnPage() {
  const router = useRouter();
  const path = usePathname();
  const [search, setSearch] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found>();
  useSpokenHere();
  useEffect(recallPhone, []);
  const at = search === undefined ? undefined : `${path}${search && `?${search}`}`;
  useEffect(() => {
    if (at === undefined) return;
    // It came with the document: then it is there already, and nothing is put in its place.
    if (root.current?.dataset.at === at && root.current.firstElementChild) {
      delete root.current.dataset.at;
      return makeWalkable(root.current);
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
  useEffect(() => {
    if (!found || typeof sheet !== 'object' || !root.current) return;
    seen.set(found.at, sheet);
    document.title = `${sheet.title} · Schiefer`;
    makeWalkable(root.current);
  }, [found, sheet]);
  if (sheet === 'closed') notFound();
  if (sheet === 'away') return <Elsewhere />;
  const open = (event: React.SyntheticEvent, href: string, isAside: boolean) => {
    event.preventDefault();
    if (isAside) window.open(href);
    // Of a page of ours, as the server drew it.
    else router.push(href as Route, { scroll: !href.startsWith('?') });
  };
  return (
    <>
      <Suspense>
        <Search told={setSearch} />
      </Suspense>
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

/** What the address asks for, which is not known where the page is made. */
function Search({ told }: { told: (search: string) => void }) {
  const search = useSearchParams().toString();
  useEffect(() => told(search), [told, search]);
  return null;
}
