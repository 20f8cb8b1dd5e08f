import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Fragment } from 'react';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { debtsInWords, potInWords } from '@/lib/i18n/cash';
import { dayInWords, weekdayInWords } from '@/lib/i18n/days';
import { openInWords } from '@/lib/i18n/evening';
import { saidInWords } from '@/lib/i18n/said';
import { money } from '@/lib/i18n/settlement';
import { decimalsOf, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names, type Words } from '@/lib/i18n/words';
import type { VariantId } from '@/lib/jass';
import { today } from '@/lib/league/days';
import { followerOf, nextSeason } from '@/lib/league/next-season';
import { openGames } from '@/lib/league/stage';
import type { Standings } from '@/lib/league/table';
import type { Viewer } from '@/lib/server/access';
import {
  chargedByClosing,
  type EveningLine,
  findEvening,
  findSeason,
  findSeasonMoney,
  findWhatStays,
  listEvenings,
  listSeasons,
  potOf,
  type Season,
  whatIf,
} from '@/lib/server/leagues';
import { leagueRoute, linkInText, Section, smallKey } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { leaguePageOf } from '../../../league-page-of';
import { closeSeason, deleteSeason, unlinkSeason } from '../../actions';
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
  const all = (await listSeasons(me, leagueId)) ?? [];
  const next = closed ? followerOf(season, all, today()) : undefined;
  const cash = await findSeasonMoney(me, seasonId);
  const linked = evenings.filter(({ seasons }) => seasons.length > 1).reverse();
  const without =
    linked.length > 0
      ? await whatIf(me, { seasonId, without: linked.map((evening) => evening.id) })
      : null;
  const debts = cash && debtsInWords(words, cash);
  const pot = await potOf(me, seasonId);
  const stays = await findWhatStays(me, leagueId, { seasonId });
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
              {pot && <p>{potInWords(words, 'after', pot)}</p>}
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
                  {next
                    ? t('seasons.named', { name: next.name })
                    : t('leagues.home.beginSeason', { name: nextSeason(season, today()).name })}
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
                <Days leagueId={leagueId} evenings={planned.slice(0, MOST_NAMED)}>
                  {planned.length > MOST_NAMED && <li className="min-h-12 py-3">…</li>}
                </Days>
              </div>
            )}
            {!closed && debts && (
              <p>
                <Link href={leagueRoute(leagueId, `/seasons/${id}/cash`)} className={linkInText}>
                  {t('seasons.edit.owed', { open: debts.line })}
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
            {!closed && pot && <p>{potInWords(words, season.isOver ? 'after' : 'before', pot)}</p>}
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
          {without && (
            <Section
              title={t('seasons.edit.linked')}
              line={t('seasons.edit.linkedLine', {
                evenings: linked.length,
                seasons: names(
                  words,
                  all.flatMap((one) =>
                    one.id !== id && linked.some(({ seasons }) => seasons.includes(one.id))
                      ? [one.name]
                      : [],
                  ),
                ),
              })}
            >
              <Days leagueId={leagueId} evenings={linked} />
              <dl className="grid grid-cols-[auto_1fr] gap-x-3">
                {(['standings', 'other'] as const).map((which) => (
                  <Fragment key={which}>
                    <dt className="text-ink-dim">
                      {t(`seasons.whatIf.${which === 'other' ? 'then' : 'now'}`)}
                    </dt>
                    <dd>{firstInWords(words, without[which], season)}</dd>
                  </Fragment>
                ))}
              </dl>
              <SureKey
                label={t('seasons.edit.unlink')}
                sure={t('seasons.edit.unlinkSure')}
                keep={t('seasons.edit.leave')}
                action={unlinkSeason}
                given={{ id }}
              />
            </Section>
          )}
          <Section
            title={t('seasons.edit.delete')}
            line={stays ? saidInWords(words, stays) : t('seasons.edit.deleteLine')}
          >
            <SureKey
              label={t('seasons.edit.deleteKey')}
              sure={t('seasons.edit.deleteSure', { name })}
              keep={t('seasons.edit.keep', { name })}
              action={deleteSeason}
              given={{ id }}
              isOff={stays !== null}
              to={leagueRoute(leagueId, '/seasons')}
            />
          </Section>
        </div>
      </ClientWords>
    </PaperPage>
  );
});

/** Evenings by their days. */
function Days({
  leagueId,
  evenings,
  children,
}: {
  leagueId: string;
  evenings: readonly EveningLine[];
  children?: React.ReactNode;
}) {
  const words = useWords();
  return (
    <ul className="flex flex-wrap gap-x-5">
      {evenings.map(({ id, date }) => (
        <li key={id}>
          <Link href={leagueRoute(leagueId, `/evenings/${id}`)} className={linkInText}>
            {dayInWords(words, date)}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** So many evenings that are planned are named by their day. */
const MOST_NAMED = 6;

/** So many stand at the head of a table. */
const FIRST = 3;

/** After how many evenings, and who is first. */
function firstInWords(
  words: Words,
  { rows, evenings }: Standings,
  { scheme: { measure } }: Season,
): string {
  const first = rows.filter(({ rank }) => rank !== null).slice(0, FIRST);
  const decimals = decimalsOf(first.map(({ total }) => total));
  const list = first.map(
    ({ rank, name, total }) =>
      `${rank}. ${name}${total === null ? '' : ` (${valueInWords(words, total, { measure, decimals })})`}`,
  );
  const after = words.t('seasons.table.evenings', { evenings: evenings.length });
  return [after, ...list].join(', ');
}

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
