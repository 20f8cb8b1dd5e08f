/** How the start page of somebody who plays is laid out; by itself, what is seen until the games are there. */
import Link from 'next/link';
import type { ReactNode } from 'react';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

export function OwnFrame({
  title,
  slate,
  action,
  notice,
  children,
}: {
  /** Of the game on the slate. */
  title?: ReactNode;
  slate?: ReactNode;
  /** The key under it. */
  action?: ReactNode;
  /** What must be said before all else. */
  notice?: ReactNode;
  /** What follows, and stands beside it on a wide screen. */
  children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-6xl px-4 pb-12">
      <header className="flex min-h-14 items-center justify-between gap-3">
        <h1 className="font-hand text-[2rem] leading-none">Schiefer</h1>
        {/* The whole page: without network it comes from the worker. */}
        <a href="/games/new" className={`${keyOnPaper} min-h-12! px-4! text-base`}>
          <PlusIcon />
          {t('start.newGame')}
        </a>
      </header>
      {notice}
      <main className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(19rem,2fr)] md:gap-10">
        <section aria-label={t('start.now')} className="relative md:sticky md:top-0">
          <div className="flex h-11 items-center justify-between gap-3">{title}</div>
          <div className="start-slate relative *:h-full!">
            {/* Lies there before the game is known. */}
            <div className="wood-frame slate-board absolute inset-0" hidden={slate !== undefined} />
            {slate}
          </div>
          <div className="pt-3">
            {action ?? (
              <span aria-hidden="true" className={`${actionOnPaper} w-full`}>
                {t('board.keys.enter')}
              </span>
            )}
          </div>
        </section>
        <div className="flex flex-col gap-6 md:pt-2">{children}</div>
      </main>
    </div>
  );
}

function PlusIcon() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    >
      <path d="M12 5v14M5 12h14" />
    </svg>
  );
}

/** The key under the slate, as wide as it. */
export const ownAction = `${actionOnPaper} w-full`;

/** A way on that is not the next thing. */
export function QuietLink({
  href,
  children,
}: {
  href: '/leagues' | '/rules' | '/account' | '/settings';
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
    >
      {children}
    </Link>
  );
}
