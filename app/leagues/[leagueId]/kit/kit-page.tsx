/** A page whose paper is printed as it is: a key that prints it, and what it holds. */
import type { Route } from 'next';
import { PaperPage } from '@/app/ui/paper-page';
import type { Words } from '@/lib/i18n/words';
import { PrintKey } from '../seasons/[seasonId]/print/print-key';
import './kit.css';

export function KitPage({
  words: { t },
  title,
  back,
  ways,
  children,
}: {
  words: Words;
  title: string;
  back: Route;
  /** Other ways to have it. */
  ways?: React.ReactNode;
  /** Sheets of A4. */
  children: React.ReactNode;
}) {
  return (
    <PaperPage title={title} back={back} backLabel={t('kit.title')} wide>
      <div className="flex flex-col items-start gap-3 print:hidden">
        <PrintKey label={t('kit.print')} />
        {ways}
      </div>
      <div className="kit-frame">
        <div className="kit-pages">{children}</div>
      </div>
    </PaperPage>
  );
}
