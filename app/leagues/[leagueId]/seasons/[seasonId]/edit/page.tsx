import Link from 'next/link';
import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { dayInWords, weekdayInWords } from '@/lib/i18n/days';
import { openInWords } from '@/lib/i18n/evening';
import { money } from '@/lib/i18n/settlement';
import { names } from '@/lib/i18n/words';
import type { VariantId } from '@/lib/jass';
import { today } from '@/lib/league/days';
import { firstToBegin } from '@/lib/league/open-seasons';
import { openGames } from '@/lib/league/stage';
import type { Viewer } from '@/lib/server/access';
import {
  chargedByClosing,
  type EveningLine,
  findEvening,
  findHeld,
  findSeason,
  findSeasonMoney,
  listEvenings,
  listSeasons,
  type Season,
} from '@/lib/server/leagues';
import { leagueRoute, linkInText, Section, smallKey } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { leaguePageOf } from '../../../league-page-of';
import { closeSeason, deleteSeason } from '../../actions';
import { FORM_AREAS } from '../../form-areas';
import { SeasonForm } from '../../season-form';

export const generateMetadata = titled((t) => t('seasons.edit.title'));

export default leaguePageOf<'seasonId'>('owner', async ({ words, t, me, leagueId, seasonId }) => {
  const season = await findSeason(me, { leagueId, seasonId });
  if (!season) notFound();
  const { id, closed, isOver: _, ...begin } = season;
  const { name } = season;
  const evenings = (await listEvenings(me, seasonId)) ?? [];
  const open = closed ? [] : await openEvenings(me, season, { leagueId, lines: evenings });
  const planned = closed
    ? []
    : evenings.filter(({ date, games, paper }) => date >= today() && games + paper === 0).reverse();
  const charged = closed ? null : await chargedByClosing(me, seasonId);
  const next = closed
    ? firstToBegin((await listSeasons(me, leagueId)) ?? []).find(
        (one) => one.startsOn > season.startsOn && !one.isOver,
      )
    : undefined;
  const cash = await findSeasonMoney(me, seasonId);
  const { games, payments } = await findHeld(me, leagueId, { seasonId });
  const why =
    games > 0
      ? t('server-leagues.seasonHasGames', { games })
      : payments > 0 && t('server-leagues.cash.seasonStays', { payments });
  return (
    <PaperPage
      title={t('seasons.named', { name: season.name })}
      back={leagueRoute(leagueId, `/seasons/${id}`)}
      backLabel={t('seasons.named', { name: season.name })}
      wide
    >
      <ClientWords areas={FORM_AREAS}>
        <SeasonForm leagueId={leagueId} seasonId={id} begin={begin} />
        <div className={inColumns}>
          {closed && (
            <Section title={t('evenings.season.closed', { seasons: 1, names: name })}>
              <nav aria-label={t('seasons.edit.then')} className="flex flex-wrap gap-2">
                <Link href={leagueRoute(leagueId, `/seasons/${id}`)} className={smallKey}>
                  {t('leagues.parts.table')}
                </Link>
                {evenings.length > 0 && (
                  <Link
                    href={leagueRoute(leagueId, `/seasons/${id}/kit/certificates`)}
                    className={smallKey}
                  >
                    {t('kit.parts.certificates.title')}
                  </Link>
                )}
                {cash?.rules != null && (
                  <Link href={leagueRoute(leagueId, `/seasons/${id}/cash`)} className={smallKey}>
                    {t('cash.link')}
                  </Link>
                )}
                <Link
                  href={leagueRoute(leagueId, `/seasons/${next?.id ?? `new?after=${id}`}`)}
                  className={smallKey}
                >
                  {next ? t('seasons.named', { name: next.name }) : t('seasons.fresh')}
                </Link>
              </nav>
            </Section>
          )}
          <Section
            title={closed ? t('seasons.edit.open') : t('seasons.edit.close')}
            line={closed ? t('seasons.edit.openLine') : t('seasons.edit.closeLine')}
          >
            {open.length > 0 && (
              <div>
                <p className="font-semibold">{t('seasons.edit.openGames')}</p>
                <ul>
                  {open.map(({ evening, games }) => (
                    <li key={evening.id}>
                      <Link
                        href={leagueRoute(leagueId, `/evenings/${evening.id}`)}
                        className={linkInText}
                      >
                        {t('seasons.edit.openAt', {
                          day: weekdayInWords(words, evening.date),
                          games: openInWords(words, 'open', games),
                        })}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {planned.length > 0 && (
              <div>
                <p className="font-semibold">
                  {t('seasons.edit.planned', { evenings: planned.length })}
                </p>
                <ul className="flex flex-wrap gap-x-5">
                  {planned.slice(0, MOST_NAMED).map((evening) => (
                    <li key={evening.id}>
                      <Link
                        href={leagueRoute(leagueId, `/evenings/${evening.id}`)}
                        className={linkInText}
                      >
                        {dayInWords(words, evening.date)}
                      </Link>
                    </li>
                  ))}
                  {planned.length > MOST_NAMED && <li className="min-h-12 py-3">…</li>}
                </ul>
              </div>
            )}
            {!closed && cash && cash.owed > 0 && (
              <p>
                <Link href={leagueRoute(leagueId, `/seasons/${id}/cash`)} className={linkInText}>
                  {t('seasons.edit.owed', { amount: money(words, cash.owed, cash.currency) })}
                </Link>
              </p>
            )}
            {charged && (
              <p>
                {t('seasons.edit.charged', {
                  people: names(
                    words,
                    charged.people.map(
                      ({ name, amount }) => `${name} (${money(words, amount, charged.currency)})`,
                    ),
                  ),
                })}
              </p>
            )}
            <SureKey
              label={closed ? t('seasons.edit.openKey') : t('seasons.edit.closeKey')}
              sure={t(
                `seasons.edit.${closed ? 'openSure' : open.length > 0 ? 'closeAnyway' : 'closeSure'}`,
              )}
              keep={t('seasons.edit.leave')}
              action={closeSeason}
              given={{ id, closed: !closed }}
            />
          </Section>
          <Section title={t('seasons.edit.delete')} line={why || t('seasons.edit.deleteLine')}>
            <SureKey
              label={t('seasons.edit.deleteKey')}
              sure={t('seasons.edit.deleteSure', { name })}
              keep={t('seasons.edit.keep', { name })}
              action={deleteSeason}
              given={{ id }}
              isOff={why !== false}
              to={leagueRoute(leagueId, '/seasons')}
            />
          </Section>
        </div>
      </ClientWords>
    </PaperPage>
  );
});

/** So many evenings that are planned are named by their day. */
const MOST_NAMED = 6;

/** The evenings of a season with games that are open and would count: those begun, and the tables of tonight. */
async function openEvenings(
  me: Viewer | null,
  { variants }: Season,
  { leagueId, lines }: { leagueId: string; lines: readonly EveningLine[] },
) {
  const counts = ({ variant }: { readonly variant: VariantId }) => variants.includes(variant);
  const found = [];
  for (const { id, running, date } of lines) {
    if (running === 0 && date !== today()) continue;
    const page = await findEvening(me, { leagueId, eveningId: id });
    if (!page) continue;
    const games = openGames({
      tables: page.tables.filter(counts),
      games: page.games.filter(counts),
    });
    if (games.begun + games.waiting > 0) found.push({ evening: page.evening, games });
  }
  return found;
}
