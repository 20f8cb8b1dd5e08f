import type { Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { Fold } from '@/app/ui/fold';
import { actionOnPaper } from '@/app/ui/keys';
import { When } from '@/app/ui/when';
import { weekdayInWords } from '@/lib/i18n/days';
import { openInWords, playedInWords } from '@/lib/i18n/evening';
import { decimalsOf, valueInWords } from '@/lib/i18n/standings';
import type { Words } from '@/lib/i18n/words';
import { today } from '@/lib/league/days';
import {
  type EveningLine,
  eveningsFrom,
  isAtLeast,
  listEvenings,
  listSeasons,
  runningOn,
  seasonOfNext,
  winnersNow,
} from '@/lib/server/leagues';
import { listTournaments } from '@/lib/server/tournaments';
import { leagueRoute, linkInText } from '../../parts';
import { whoHas } from '../chalk-winner';
import { LeaguePage } from '../league-page';
import { leaguePageOf } from '../league-page-of';
import { SeasonLinks } from '../season-links';

export const generateMetadata = titled((t) => t('evenings.title'));

/** The evenings of the season of the next one, or of `season`: what is due first. */
export default leaguePageOf('reader', async ({ words, t, me, league, leagueId, asked }) => {
  const [seasons, opens] = await Promise.all([
    listSeasons(me, leagueId),
    seasonOfNext(me, leagueId),
  ]);
  if (!seasons) notFound();
  const day = today();
  const running = runningOn(seasons, day);
  // Where several run at once, the evenings of all of them, unless one is asked for.
  const chosen = seasons.find(({ id }) => id === asked.season);
  const isMany = !chosen && running.length > 1;
  const season = chosen ?? seasons.find(({ id }) => id === opens);
  const shown = isMany ? running : season ? [season] : [];
  const closed = new Set(seasons.filter((one) => one.closed).map(({ id }) => id));
  const isClosed = (evening: EveningLine) => evening.seasons.every((id) => closed.has(id));
  const isHeld = (evening: EveningLine) =>
    evening.games - (isClosed(evening) ? evening.running : 0) + evening.paper > 0;
  // Nothing more is played in a season that is closed; what was not begun can go into another one.
  const isPast = (evening: EveningLine) =>
    evening.date < day || (isClosed(evening) && evening.games + evening.paper > 0);
  /** Who was first, in words, by evening of a season. */
  const firstIn = async ({ id, scheme: { measure } }: (typeof seasons)[number]) => {
    const { winners = [] } = (await winnersNow(me, id)) ?? {};
    const all = [...winners];
    const decimals = decimalsOf(all.map(([, [first]]) => first?.total));
    return new Map(
      all.map(([evening, won]) => [
        evening,
        t('evenings.list.bestOf', {
          names: whoHas(words, won),
          result: valueInWords(words, won[0]?.total ?? 0, { measure, decimals }),
        }),
      ]),
    );
  };
  const byId = new Map<string, Listed>();
  for (const { id } of shown)
    for (const evening of (await listEvenings(me, id)) ?? []) byId.set(evening.id, evening);
  const evenings = [...byId.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const past = evenings.filter(isPast);
  const held = past.filter(isHeld);
  const notHeld = past.filter((one) => !isHeld(one));
  const firsts = new Map<string, ReadonlyMap<string, string>>();
  const counting = new Set(held.flatMap((evening) => evening.seasons));
  for (const season of seasons.filter(({ id }) => counting.has(id)))
    firsts.set(season.id, await firstIn(season));
  /** The seasons that count an evening, as far as they are shown or say who was first. */
  const countedIn = (evening: Listed) =>
    evening.seasons.flatMap((id) => {
      const first = firsts.get(id)?.get(evening.id);
      const name = seasons.find((one) => one.id === id)?.name ?? '';
      return first || (isMany && shown.some((one) => one.id === id)) ? [{ id, name, first }] : [];
    });
  const others = (await eveningsFrom(me, { leagueId, date: day })).filter(
    (one) => !byId.has(one.id) && !isPast(one),
  );
  // Tonight is here whatever season it counts in, and so is what was planned in those that were closed.
  const elsewhere = others.filter(({ date }) => date === day);
  const uncounted = chosen ? [] : others.filter((one) => one.date > day && isClosed(one));
  const ahead: readonly Listed[] = [
    ...evenings.filter((one) => !isPast(one)),
    ...uncounted,
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const tonight = ahead.filter(({ date }) => date === day);
  const [next, ...later] = ahead.slice(tonight.length);
  const line = (evening: Listed, isAhead: boolean) => {
    const { season: ofSeason } = evening;
    return (
      <li key={evening.id} className="break-inside-avoid">
        <Link
          href={leagueRoute(leagueId, `/evenings/${evening.id}`)}
          className="flex min-h-14 items-center gap-4 py-2 active:bg-paper-dark"
        >
          {!isMany && (
            <span aria-hidden="true" className="w-7 shrink-0 text-right text-ink-dim">
              {ofSeason ? '' : evening.number}
            </span>
          )}
          <span className="min-w-0">
            <span className="block font-semibold first-letter:uppercase underline decoration-ink/30 underline-offset-4">
              {[weekdayInWords(words, evening.date), evening.time].filter(Boolean).join(', ')}
            </span>
            <span className="block text-[0.9375rem] text-ink-dim">
              {[
                isAhead && evening.place,
                ofSeason && t('evenings.list.ofSeason', { season: ofSeason }),
                isAhead && evening.games + evening.paper === 0
                  ? [evening.name, evening.isFinal && t('evenings.list.final')]
                      .filter(Boolean)
                      .join(', ')
                  : about(words, evening, isClosed(evening)),
                isAhead && isClosed(evening) && t('evenings.uncounted.line'),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {countedIn(evening).map(({ id, name, first }) => (
              <span
                key={id}
                className="flex flex-wrap items-baseline gap-x-2 pt-1 text-[0.9375rem]"
              >
                {(isMany || evening.seasons.length > 1) && <span className={CHIP}>{name}</span>}
                {first}
              </span>
            ))}
          </span>
        </Link>
      </li>
    );
  };
  const part = (title: string, lines: React.ReactNode) => (
    <section aria-label={title}>
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      <ul className={LIST}>{lines}</ul>
    </section>
  );
  const mayWrite = isAtLeast(league.role, 'scorer');
  const tournaments = mayWrite ? await listTournaments(me, { leagueId }) : [];
  return (
    <LeaguePage league={league} part="/evenings">
      {season && seasons.length > 1 && (
        <SeasonLinks
          seasons={[
            ...(running.length > 1 ? [{ id: '', name: t('evenings.list.all') }] : []),
            ...seasons,
          ]}
          current={isMany ? '' : season.id}
          href={(id) => leagueRoute(leagueId, id ? `/evenings?season=${id}` : '/evenings')}
        />
      )}
      <section aria-label={t('evenings.title')} className="flex flex-col gap-4">
        {season && mayWrite && (
          <Link
            href={leagueRoute(
              leagueId,
              asked.season && !season.isOver
                ? `/evenings/new?season=${season.id}`
                : '/evenings/new',
            )}
            className={`${actionOnPaper} max-w-xl`}
          >
            {t('evenings.fresh')}
          </Link>
        )}
        <div className="flex flex-wrap gap-x-6">
          {league.hasRole && (
            <Link href={leagueRoute(leagueId, '/calendar')} className={linkInText}>
              {t('calendar.key')}
            </Link>
          )}
          {mayWrite && (
            <Link href={`/tournaments/new?league=${leagueId}`} className={linkInText}>
              {t('tournaments.foundIn', { league: league.name })}
            </Link>
          )}
        </div>
        {evenings.length + elsewhere.length + uncounted.length === 0 && (
          <p className="text-ink-dim">
            {season ? t('evenings.none', { season: season.name }) : t('evenings.noSeason')}
          </p>
        )}
        {tonight.length + elsewhere.length > 0 &&
          part(t('evenings.list.tonight'), [
            ...tonight.map((evening) => line(evening, true)),
            ...elsewhere.map((evening) => line(evening, true)),
          ])}
        {next && part(t('evenings.list.next'), line(next, true))}
        {later.length > 0 && (
          <Fold
            open={past.length === 0}
            title={t('evenings.list.later', { count: later.length })}
            look="font-semibold"
          >
            <ul className={LIST}>{later.map((evening) => line(evening, true))}</ul>
          </Fold>
        )}
        {tournaments.length > 0 &&
          part(
            t('tournaments.title'),
            tournaments.map(({ id, name, createdAt }) => (
              <li key={id} className="break-inside-avoid">
                {/* One page for all of them, made with the site. */}
                <Link
                  href={`/tournaments/${id}` as Route}
                  prefetch={false}
                  className="flex min-h-14 flex-col justify-center py-2 active:bg-paper-dark"
                >
                  <span className="font-semibold underline decoration-ink/30 underline-offset-4">
                    {name || t('tournaments.unnamed')}
                  </span>
                  <span className="text-[0.9375rem] text-ink-dim">
                    <When at={createdAt} />
                  </span>
                </Link>
              </li>
            )),
          )}
        {held.length > 0 &&
          part(
            t('evenings.list.past'),
            held.map((evening) => line(evening, false)),
          )}
        {notHeld.length > 0 && (
          <Fold title={t('evenings.list.notHeld', { count: notHeld.length })} look="font-semibold">
            <ul className={LIST}>{notHeld.map((evening) => line(evening, false))}</ul>
          </Fold>
        )}
      </section>
    </LeaguePage>
  );
});

/** An evening, with the name of its season where that is not one of those shown. */
type Listed = EveningLine & { readonly season?: string };

const CHIP = 'rounded-full border border-ink/25 px-2.5 text-[0.875rem] text-ink-dim';

/** A season has more of them than a wide screen is high. */
const LIST = 'divide-y divide-ink/10 border-ink/10 border-y lg:columns-2 lg:gap-x-16';

/** What was played there, and what is or was left open. */
function about(
  words: Words,
  { name, isFinal, paper, running, waiting, ...all }: EveningLine,
  isClosed: boolean,
): string {
  const { t } = words;
  const played = { games: all.games - running, paper };
  const open = isClosed
    ? openInWords(words, 'unplayed', { begun: running, waiting })
    : openInWords(words, 'open', { begun: running, waiting: 0 });
  const isOnlyBegun = open && played.games + paper === 0;
  return [
    name,
    isFinal && t('evenings.list.final'),
    !isOnlyBegun && playedInWords(words, played),
    open,
  ]
    .filter(Boolean)
    .join(', ');
}
