import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { GameFiles } from '@/app/games/import/game-files';
import { ImportForm, type Places } from '@/app/games/import/import-form';
import { JobList } from '@/app/jobs/job-list';
import { keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/en/archive';
import type { Viewer } from '@/lib/server/access';
import { listJobs } from '@/lib/server/files/jobs';
import { listEvenings } from '@/lib/server/leagues/evenings';
import { findLeague, isAtLeast } from '@/lib/server/leagues/leagues';
import { listSeasons, type SeasonLine } from '@/lib/server/leagues/seasons';
import { viewer } from '@/lib/server/session';
import { Column, Columns, Section } from '../../parts';
import { LeaguePage } from '../league-page';
import { Rebuild } from './rebuild';
import { SeasonFiles } from './season-files';

export const metadata: Metadata = { title: 'Files' };

type Props = { params: Promise<{ leagueId: string }> };

export default async function FilesPage({ params }: Props) {
  const { leagueId } = await params;
  const me = await viewer();
  const [league, seasons] = await Promise.all([
    findLeague(me, leagueId),
    listSeasons(me, leagueId),
  ]);
  if (!league || !seasons) notFound();
  const writes = isAtLeast(league.role, 'scorer');
  const owns = league.role === 'owner';
  const [places, jobs] = writes
    ? await Promise.all([placesOf(me, leagueId, seasons), listJobs(me, { leagueId })])
    : [null, []];
  const api = `/api/leagues/${leagueId}`;
  return (
    <LeaguePage
      league={league}
      part="/settings"
      title="Files"
      back={{ href: `/leagues/${leagueId}/settings` as Route, label: 'League' }}
    >
      <Columns>
        <Column>
          <SeasonFiles leagueId={leagueId} seasons={seasons} />
          <Section
            title="All games"
            line="A spreadsheet with a row for every seat, or the games themselves, hand by hand, to keep or to import elsewhere."
          >
            <GameFiles api={`${api}/games`} />
          </Section>
          {owns && (
            <Section
              title="Backup"
              line="The whole league in one file: players, seasons, evenings, every game with its corrections. No e-mail address is in it. From it the league can be restored, here once it is deleted or on another installation."
            >
              <ul className="flex flex-wrap gap-3">
                <Key href={`${api}/backup`}>Download the backup</Key>
                <li>
                  <Link href={'/leagues/restore' as Route} className={keyOnPaper}>
                    Restore a league
                  </Link>
                </li>
              </ul>
            </Section>
          )}
          {owns && (
            <Section
              title="Make all figures again"
              line="Results, standings and ratings follow from the hands at every change. This makes all of them again, should you doubt one, and tells what was not as it should be."
            >
              <Rebuild leagueId={leagueId} />
            </Section>
          )}
        </Column>
        <Column>
          {places && (
            <Section
              title="Import games"
              line="Games that were saved as files come into the league. What is here already is left out, and what cannot be scored is refused with the reason. They keep the options they were played with."
            >
              <p className="text-ink-dim">
                Your own games come in as the ZIP under{' '}
                <Link href="/games/import" className="underline">
                  Games in and out
                </Link>
                .
              </p>
              {places.seasons.length > 0 ? (
                <ImportForm places={places} />
              ) : (
                <p className="text-ink-dim">
                  There is no season for them to belong to. An owner makes one under Seasons.
                </p>
              )}
            </Section>
          )}
          <JobList title="Work so far" jobs={jobs} />
        </Column>
      </Columns>
    </LeaguePage>
  );
}

const Key = ({ href, children }: { href: string; children: React.ReactNode }) => (
  <li>
    <a href={href} className={keyOnPaper} download>
      {children}
    </a>
  </li>
);

/** More evenings than anybody imports to one by one. */
const EVENINGS = 60;

async function placesOf(
  me: Viewer | null,
  leagueId: string,
  seasons: readonly SeasonLine[],
): Promise<Places> {
  const open = seasons.filter(({ closed }) => !closed);
  const evenings = await Promise.all(open.map(({ id }) => listEvenings(me, id)));
  return {
    leagueId,
    seasons: open.map(({ id, name }) => ({ id, label: `Season ${name}` })),
    evenings: evenings
      .flatMap((list) => list ?? [])
      .slice(0, EVENINGS)
      .map(({ id, date, name }) => ({
        id,
        label: name ? `${dayInWords(date)}, ${name}` : dayInWords(date),
      })),
  };
}
