import type { Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { EmbedSection } from '@/app/embed/embed-section';
import { CameIn } from '@/app/games/import/came-in';
import { GameFiles } from '@/app/games/import/game-files';
import { ImportForm, type Places } from '@/app/games/import/import-form';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { Fold } from '@/app/ui/fold';
import { keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/days';
import type { Words } from '@/lib/i18n/words';
import { today } from '@/lib/league/days';
import { likelySeason } from '@/lib/league/open-seasons';
import type { Viewer } from '@/lib/server/access';
import {
  type EveningLine,
  isAtLeast,
  listEvenings,
  listSeasons,
  type SeasonLine,
  toBegin,
} from '@/lib/server/leagues';
import { Column, Columns, leagueRoute, Section } from '../../parts';
import { LeaguePage } from '../league-page';
import { leaguePageOf } from '../league-page-of';
import { NoSeason } from '../no-season';
import { Rebuild } from './rebuild';
import { SeasonFiles } from './season-files';

export const generateMetadata = titled((t) => t('files.title'));

export default leaguePageOf('reader', async ({ words, t, me, league, leagueId, asked }) => {
  const { came } = asked;
  const seasons = await listSeasons(me, leagueId);
  if (!seasons) notFound();
  const writes = isAtLeast(league.role, 'scorer');
  const owns = league.role === 'owner';
  const places = writes ? await placesOf(words, { me, leagueId, seasons }) : null;
  const ended = (await toBegin(me, leagueId))?.seasons ?? [];
  const api = `/api/leagues/${leagueId}`;
  return (
    <LeaguePage
      league={league}
      part="/settings"
      title={t('files.title')}
      back={{ href: `/leagues/${leagueId}/settings` as Route, label: t('files.backLeague') }}
    >
      <Columns>
        <Column>
          {owns && (
            <Section title={t('files.backup')} line={t('files.backupLine')}>
              <ul className="flex flex-wrap gap-3">
                <Key href={`${api}/backup`}>{t('files.backupKey')}</Key>
                <li>
                  <Link href={'/leagues/restore' as Route} className={keyOnPaper}>
                    {t('files.restore')}
                  </Link>
                </li>
              </ul>
            </Section>
          )}
          <SeasonFiles leagueId={leagueId} seasons={seasons} readBy="people" />
          <Section title={t('files.games')} line={t('files.gamesLine')}>
            <ul>
              <Key href={`${api}/games?format=xlsx`}>{t('files.formats.xlsx')}</Key>
            </ul>
          </Section>
          {places && (
            <Section title={t('paper.years.title')} line={t('paper.years.line')}>
              <Link href={leagueRoute(leagueId, '/files/years')} className={keyOnPaper}>
                {t('paper.years.open')}
              </Link>
            </Section>
          )}
          <EmbedSection league={league} seasons={seasons} />
        </Column>
        <Column>
          {places && (
            <Fold
              title={<h2>{t('files.import')}</h2>}
              look="font-semibold text-lg"
              open={came !== undefined}
              className="fold-on-phone max-w-xl max-lg:border-ink/15 max-lg:border-t"
            >
              <div className="flex flex-col items-start gap-3">
                <p className="text-ink-dim">{t('files.importLine')}</p>
                <p className="text-ink-dim">
                  {t.rich('files.importOwn', {
                    link: (chunks) => (
                      <Link href="/games/import" className="underline">
                        {chunks}
                      </Link>
                    ),
                  })}
                </p>
                {!places.season && (
                  <NoSeason
                    leagueId={leagueId}
                    isOwner={owns}
                    closed={ended.filter(({ closed }) => closed)}
                    ended={ended}
                  />
                )}
                {places.seasons.length > 0 && (
                  <ClientWords areas={['files', 'work']}>
                    <ImportForm places={places} />
                    <CameIn leagueId={leagueId} {...(came !== undefined && { came })} />
                  </ClientWords>
                )}
              </div>
            </Fold>
          )}
          <div className="max-w-xl divide-y divide-ink/15 border-ink/15 border-y">
            <Fold title={t('files.programs')} look="font-semibold text-lg">
              <div className="flex flex-col gap-8 pb-6">
                <SeasonFiles leagueId={leagueId} seasons={seasons} readBy="programs" />
                <Section title={t('files.games')} line={t('files.programsGames')}>
                  <GameFiles api={`${api}/games`} />
                </Section>
              </div>
            </Fold>
            {owns && (
              <Fold title={t('files.rebuild')} look="font-semibold text-lg">
                <div className="flex flex-col items-start gap-3 pb-6">
                  <p className="text-ink-dim">{t('files.rebuildLine')}</p>
                  <ClientWords areas={['files', 'work']}>
                    <Rebuild leagueId={leagueId} label={t('files.rebuildKey')} />
                  </ClientWords>
                </div>
              </Fold>
            )}
          </div>
        </Column>
      </Columns>
    </LeaguePage>
  );
});

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
  words: Words,
  {
    me,
    leagueId,
    seasons,
  }: { me: Viewer | null; leagueId: string; seasons: readonly SeasonLine[] },
): Promise<Places> {
  const open = seasons.filter(({ closed }) => !closed);
  const evenings = new Map<string, EveningLine & { readonly of: readonly string[] }>();
  for (const season of open)
    for (const evening of (await listEvenings(me, season.id)) ?? [])
      evenings.set(evening.id, {
        ...evening,
        of: [...(evenings.get(evening.id)?.of ?? []), season.name],
      });
  return {
    leagueId,
    season: likelySeason(open, today())?.id,
    seasons: open.map(({ id, name }) => ({ id, label: words.t('files.form.season', { name }) })),
    evenings: [...evenings.values()]
      .toSorted((a, b) => (a.date < b.date ? 1 : -1))
      .slice(0, EVENINGS)
      .map(({ id, date, name, of }) => ({
        id,
        label: [dayInWords(words, date), name, open.length > 1 && of.join(' + ')]
          .filter(Boolean)
          .join(', '),
      })),
  };
}
