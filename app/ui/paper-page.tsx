/** The light pages: a head with the way back, and what is on the page. */
import type { Route } from 'next';
import Link from 'next/link';
import { BackIcon } from './icons';

export function PaperPage({
  title,
  back,
  backLabel,
  wide = false,
  children,
}: {
  title: string;
  back: Route;
  backLabel: string;
  /** For tables, which need more than a column of text; the widest take what a screen has. */
  wide?: boolean | 'most';
  children: React.ReactNode;
}) {
  return (
    <div
      className={`mx-auto flex min-h-dvh w-full flex-col px-4 pb-16 print:max-w-none print:p-0 ${wide === 'most' ? 'max-w-[96rem]' : wide ? 'max-w-6xl' : 'max-w-xl'}`}
    >
      <header className="-mx-3 flex min-h-14 items-center py-1 gap-1 print:mx-0">
        <Link
          href={back}
          aria-label={backLabel}
          className="grid size-12 place-items-center print:hidden"
        >
          <BackIcon />
        </Link>
        <h1 className="font-semibold text-xl leading-tight">{title}</h1>
      </header>
      <main className="flex flex-1 flex-col gap-6">{children}</main>
    </div>
  );
}
