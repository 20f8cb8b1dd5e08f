/** What can be taken away of every season, one line each. */
import type { Route } from 'next';
import Link from 'next/link';
import { useWords } from '@/lib/i18n/use-words';
import type { SeasonLine } from '@/lib/server/leagues';
import { linkInText, Section } from '../../parts';

const FILES = {
  people: ['table.xlsx', 'games.xlsx'],
  programs: ['table.csv', 'table.json', 'games.csv', 'games.zip'],
} as const;

export function SeasonFiles({
  leagueId,
  seasons,
  readBy,
}: {
  leagueId: string;
  seasons: readonly SeasonLine[];
  readBy: keyof typeof FILES;
}) {
  const { t } = useWords();
  if (seasons.length === 0) return null;
  return (
    <Section
      title={t('files.seasons')}
      line={t(readBy === 'people' ? 'files.seasonsLine' : 'files.programsSeasons')}
    >
      <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
        {seasons.map(({ id, name }) => {
          const api = `/api/leagues/${leagueId}`;
          const table = `${api}/seasons/${id}/standings`;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-5">
              <span className="basis-full pt-2 font-semibold">{name}</span>
              {FILES[readBy].map((file) => {
                const [what, format] = file.split('.');
                const address = what === 'table' ? `${table}?` : `${api}/games?season=${id}&`;
                return (
                  <File
                    key={file}
                    href={`${address}format=${format}`}
                    of={name}
                    label={t(`files.season.${file}`)}
                  />
                );
              })}
              {readBy === 'people' && (
                <Link
                  href={`/leagues/${leagueId}/seasons/${id}/print` as Route}
                  className={linkInText}
                  aria-label={t('files.season.of', { what: t('files.season.print'), season: name })}
                >
                  {t('files.season.print')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function File({ href, of, label }: { href: string; of: string; label: string }) {
  const { t } = useWords();
  return (
    <a
      href={href}
      className={linkInText}
      aria-label={t('files.season.of', { what: label, season: of })}
      download
    >
      {label}
    </a>
  );
}
