/** What can be taken away of every season, one line each. */
import type { Route } from 'next';
import Link from 'next/link';
import type { SeasonLine } from '@/lib/server/leagues/seasons';
import { linkInText, Section } from '../../parts';

export function SeasonFiles({
  leagueId,
  seasons,
}: {
  leagueId: string;
  seasons: readonly SeasonLine[];
}) {
  if (seasons.length === 0) return null;
  return (
    <Section
      title="Seasons"
      line="The table as a spreadsheet that opens in Excel, as JSON, or on a sheet for the notice board. What a table hides it hides here too."
    >
      <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
        {seasons.map(({ id, name }) => {
          const api = `/api/leagues/${leagueId}`;
          const table = `${api}/seasons/${id}/standings`;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-5">
              <span className="basis-full pt-2 font-semibold">{name}</span>
              <File href={`${table}?format=csv`} of={name} label="Table (CSV)" />
              <File href={`${table}?format=json`} of={name} label="Table (JSON)" />
              <File href={`${api}/games?format=csv&season=${id}`} of={name} label="Games (CSV)" />
              <File href={`${api}/games?format=zip&season=${id}`} of={name} label="Games (ZIP)" />
              <Link
                href={`/leagues/${leagueId}/seasons/${id}/print` as Route}
                className={linkInText}
                aria-label={`Print, season ${name}`}
              >
                Print
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const File = ({ href, of, label }: { href: string; of: string; label: string }) => (
  <a href={href} className={linkInText} aria-label={`${label}, season ${of}`} download>
    {label}
  </a>
);
