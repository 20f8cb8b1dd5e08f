/** The light pages: a head with the way back, and what is on the page. */
import type { Route } from 'next';
import Link from 'next/link';
import { BackIcon } from './icons';

/** Two columns where there is room for them, one below the other elsewhere. */
export const inColumns =
  'grid grid-cols-[minmax(0,1fr)] gap-6 max-md:max-w-xl md:grid-cols-2 md:items-start md:gap-x-8 lg:gap-x-12';

/** The same where each column wants the width of a phone on its side. */
export const inWideColumns =
  'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start lg:gap-x-12';

export function PaperPage({
  title,
  back,
  backLabel,
  mark,
  wide = false,
  children,
}: {
  title: string;
  /** What stands before the title. */
  mark?: React.ReactNode;
  back: Route;
  backLabel: string;
  /** What is on it takes the width of the page, as tables and columns do, and not that of one column of text. */
  wide?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div
      className={`mx-auto flex min-h-dvh w-full flex-col px-4 pb-16 print:max-w-none print:p-0 ${wide ? 'max-w-(--measure)' : 'max-w-xl lg:max-w-(--measure)'}`}
    >
      <header className="-mx-3 flex min-h-14 items-center py-1 gap-1 print:mx-0">
        <Link
          href={back}
          aria-label={backLabel}
          className="grid size-12 place-items-center print:hidden"
        >
          <BackIcon />
        </Link>
        {mark}
        <h1 className="wrap-anywhere min-w-0 pr-3 font-semibold text-xl leading-tight lg:text-2xl">
          {title}
        </h1>
      </header>
      <main className={`flex flex-1 flex-col gap-6 ${wide ? '' : 'lg:*:max-w-xl'}`}>
        {children}
      </main>
    </div>
  );
}
