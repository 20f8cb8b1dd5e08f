/** All games as files to take away, of a league or one's own. */
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

const FORMATS = ['xlsx', 'csv', 'zip', 'ndjson', 'json'] as const;

/** @param api answers the file for `?format=` */
export function GameFiles({ api }: { api: string }) {
  const { t } = useWords();
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {FORMATS.map((format) => (
          <li key={format}>
            <a href={`${api}?format=${format}`} className={keyOnPaper} download>
              {t(`files.formats.${format}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-[0.9375rem] text-ink-dim">{t('files.formats.line')}</p>
    </>
  );
}
