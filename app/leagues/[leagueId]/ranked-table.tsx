/** A small table of people by rank, as those of a season beside its own: it scrolls sideways by itself. */
import { useWords } from '@/lib/i18n/use-words';

export function RankedTable({
  caption,
  heads,
  isWide = false,
  children,
}: {
  /** For those who hear it; left out where what stands before the table says it. */
  caption?: string;
  /** Of the columns after rank and name. */
  heads: React.ReactNode;
  /** It takes the width of what it stands in. */
  isWide?: boolean;
  /** The rows. */
  children: React.ReactNode;
}) {
  const { t } = useWords();
  return (
    <div className="standings-frame -mr-4 overflow-x-auto pr-4 max-md:-ml-4">
      <table
        className={`standings w-max border-separate border-spacing-0 ${isWide ? 'min-w-full' : ''}`}
      >
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr>
            <th scope="col" className="rank">
              <abbr title={t('standings.heads.rank')}>#</abbr>
            </th>
            <th scope="col" className="name">
              {t('standings.heads.name')}
            </th>
            {heads}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
