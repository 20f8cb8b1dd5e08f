/** A page whose paper is printed as it is: a key that prints it, and what it holds. */
import { PaperPage } from '@/app/ui/paper-page';
import { useWords } from '@/lib/i18n/use-words';
import { PrintKey } from '../seasons/[seasonId]/print/print-key';
import './kit.css';

export function KitPage({
  backLabel,
  print,
  first,
  ways,
  children,
  ...page
}: Pick<React.ComponentProps<typeof PaperPage>, 'title' | 'back'> & {
  /** Where it leads back to, and what the key says, if not as of all that is printed. */
  backLabel?: string;
  print?: string;
  /** What is to be done before it is printed; printing then comes second. */
  first?: React.ReactNode;
  /** Other ways to have it. */
  ways?: React.ReactNode;
  /** Sheets of A4. */
  children: React.ReactNode;
}) {
  const { t } = useWords();
  return (
    <PaperPage {...page} backLabel={backLabel ?? t('kit.title')} wide>
      <div className="flex flex-col items-start gap-3 print:hidden">
        {first}
        <PrintKey label={print ?? t('kit.print')} isQuiet={Boolean(first)} />
        {ways}
      </div>
      <div className="kit-frame">
        <div className="kit-pages">{children}</div>
      </div>
    </PaperPage>
  );
}
