/** How the start page of somebody who plays is laid out; by itself, what is seen until the games are there. */
import Link from 'next/link';
import type { ReactNode } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { PlusIcon } from '@/app/ui/menu-icons';
import { useWords } from '@/lib/i18n/use-words';
import { AttendedTournament } from './attended';

/** What comes into the frame once the games are there. */
export type OwnParts = {
  /** Of the game on the slate. */
  readonly title?: ReactNode;
  readonly slate?: ReactNode;
  /** The key under it. */
  readonly action?: ReactNode;
  /** What follows, and stands beside it on a wide screen. */
  readonly children?: ReactNode;
};

export function OwnFrame({
  title,
  slate,
  action,
  notice,
  children,
}: OwnParts & {
  /** What must be said before all else. */
  readonly notice?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <main className="start-own">
      <div className="felt on-cloth start-felt">
        <div className="start-cloth">
          <header className="flex min-h-16 items-center justify-between gap-3">
            <h1 className="whitespace-nowrap font-hand text-[2rem] leading-none">Schiefer</h1>
            {/* The whole page: without network it comes from the worker. */}
            <a
              href="/games/new"
              className={`${keyOnSlate} min-h-12! whitespace-nowrap px-4! text-base! max-[22rem]:gap-1 max-[22rem]:px-3! max-[22rem]:text-[0.875rem]!`}
            >
              <PlusIcon />
              {t('start.newGame')}
            </a>
          </header>
          {notice}
          <div className="attends:pt-1">
            <AttendedTournament />
          </div>
          <section aria-label={t('start.now')} className="start-now relative">
            <div className="flex h-11 items-center justify-between gap-3">{title}</div>
            <div className="start-slate relative isolate *:h-full!">
              {/* Lies there before the game is known, and until what draws it is there. */}
              <div className="wood-frame slate-board absolute inset-0 -z-1 not-last:shadow-none" />
              {slate}
            </div>
            <div className="start-action pt-3">
              {action ?? (
                <span aria-hidden="true" className={ownAction}>
                  {t('board.keys.enter')}
                </span>
              )}
            </div>
          </section>
        </div>
      </div>
      <div className="start-paper">{children}</div>
    </main>
  );
}

/** The key under the slate, as wide as it. */
export const ownAction = `${actionOnSlate} w-full flat:min-h-11!`;

/** A way on that is not the next thing. */
export function QuietLink({
  href,
  children,
}: {
  href: '/games' | '/leagues' | '/tournaments' | '/rules' | '/account' | '/settings';
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-12 items-center underline decoration-current/30 underline-offset-4"
    >
      {children}
    </Link>
  );
}
