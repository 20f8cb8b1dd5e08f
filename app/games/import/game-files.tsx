/** All games as files to take away, of a league or one's own. */
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

/** What has everything first. */
const FORMATS = ['json', 'zip', 'ndjson', 'xlsx', 'csv'] as const;

/** @param api answers the file for `?format=` */
export function GameFiles({ api }: { api: string }) {
  const { t } = useWords();
  return (
    <>
      <ul className="grid w-full gap-2 sm:grid-cols-2">
        {FORMATS.map((format) => (
          <li key={format} className="first:col-span-full">
            <a
              href={`${api}?format=${format}`}
              className={`${keyOnPaper} min-h-12! w-full px-3! text-base`}
              download
            >
              {t(`files.formats.${format}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-[0.9375rem] text-ink-dim">{t('files.formats.line')}</p>
    </>
  );
}
