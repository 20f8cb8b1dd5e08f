/** The evenings of a league in time: a series made at once, one's own calendar, reminders. */

import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { today } from '@/lib/league/days';
import { likelySeason } from '@/lib/league/open-seasons';
import { canBeReminded, hasMail } from '@/lib/server/account';
import {
  isAtLeast,
  listEvenings,
  listSeasons,
  ownCalendar,
  toBegin,
  usualEvening,
} from '@/lib/server/leagues';
import { Column, Columns, leagueRoute, Section, seasonChoice } from '../../parts';
import { LeaguePage } from '../league-page';
import { leaguePageOf } from '../league-page-of';
import { NoSeason } from '../no-season';
import { Ahead } from './ahead';
import { CalendarLink } from './calendar-link';
import { Reminders } from './reminders';
import { SeriesForm } from './series-form';

export const generateMetadata = titled((t) => t('calendar.title'));

export default leaguePageOf('reader', async ({ t, me, league, leagueId }) => {
  const [all, own, begins] = await Promise.all([
    listSeasons(me, leagueId),
    ownCalendar(me, leagueId),
    toBegin(me, leagueId),
  ]);
  if (!all || !own) notFound();
  const day = today();
  const open = all.filter(({ closed }) => !closed);
  // A series lies ahead.
  const seasons = open.filter(({ endsOn }) => endsOn >= day);
  // The one with the most evenings, whatever runs beside it.
  const season = likelySeason(seasons, day);
  const mails = hasMail();
  // What a closed season had planned stays planned.
  const listed = all.filter(({ closed, endsOn }) => !closed || endsOn >= day);
  const lists = await Promise.all(listed.map(({ id }) => listEvenings(me, id)));
  // Several seasons may share one.
  const evenings = [
    ...new Map(lists.flatMap((list) => (list ?? []).map((one) => [one.id, one]))).values(),
  ];
  const taken = evenings.map(({ date }) => date);
  const ids = new Set(open.map(({ id }) => id));
  const ahead = evenings
    .map((one) => ({ ...one, isCounted: one.seasons.some((id) => ids.has(id)) }))
    .filter(
      ({ date, games, paper, isCounted }) => date >= day && (isCounted || games + paper === 0),
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const ended = begins?.seasons ?? [];
  return (
    <LeaguePage
      league={league}
      part="/evenings"
      title={t('calendar.title')}
      back={{ href: leagueRoute(leagueId, '/evenings'), label: t('calendar.back') }}
    >
      <Columns>
        <Column>
          <Section title={t('calendar.ahead.title')}>
            <Ahead leagueId={leagueId} evenings={ahead} />
          </Section>
          <Section title={t('calendar.link.title')} line={t('calendar.link.line')}>
            <CalendarLink leagueId={leagueId} path={own.path} />
          </Section>
          {mails && (
            <Section title={t('calendar.remind.title')} line={t('calendar.remind.line')}>
              <Reminders
                leagueId={leagueId}
                isOn={own.remindIn !== null}
                isProven={await canBeReminded(me)}
              />
            </Section>
          )}
        </Column>
        {isAtLeast(league.role, 'scorer') && (
          <Column>
            <Section title={t('calendar.series.title')} line={t('calendar.series.line')}>
              {season ? (
                <SeriesForm
                  leagueId={leagueId}
                  seasons={seasons.map(seasonChoice)}
                  seasonId={season.id}
                  day={day}
                  taken={taken}
                  usual={{
                    ...(await usualEvening(me, { leagueId, seasonId: season.id })),
                    also: [],
                  }}
                />
              ) : (
                <NoSeason
                  leagueId={leagueId}
                  isOwner={league.role === 'owner'}
                  closed={ended.filter(({ closed }) => closed)}
                  ended={ended}
                />
              )}
            </Section>
          </Column>
        )}
      </Columns>
    </LeaguePage>
  );
});
