/** What all pages of rules are set in: headings, paragraphs, and tables of ink on paper. */
import type { ReactNode } from 'react';

export function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      className="mt-3 scroll-mt-4 font-semibold text-xl first:mt-0 print:break-after-avoid"
    >
      {children}
    </h2>
  );
}

export function Paragraph({ children }: { children?: ReactNode }) {
  return <p className="hyphens-auto leading-relaxed">{children}</p>;
}

/** A table with its caption over it; a hand's page may point at any of its lines. */
export function InkTable({
  caption,
  head,
  figures = 0,
  children,
}: {
  caption: string;
  head?: readonly string[];
  /** So many columns at the right are figures. */
  figures?: number;
  children: ReactNode;
}) {
  return (
    <table className="mt-2 w-full border-collapse text-[0.9375rem] leading-snug print:break-inside-avoid">
      <caption className="pb-1 text-left font-semibold text-base">{caption}</caption>
      {head && (
        <thead>
          <tr className="border-ink border-b-2 text-left align-bottom">
            {head.map((title, i) => (
              <th
                key={title}
                scope="col"
                className={`py-1.5 font-normal text-ink-dim ${i < head.length - figures ? 'pr-3' : 'pl-2 text-right'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {children}
    </table>
  );
}

export const line =
  'scroll-mt-4 border-ink/15 border-b align-top target:bg-highlight print:break-inside-avoid';
export const rowHead = 'py-2 pr-3 text-left font-semibold';
export const cell = 'py-2 pr-3 last:pr-0';
export const figure = 'py-2 pl-2 text-right tabular-nums';
