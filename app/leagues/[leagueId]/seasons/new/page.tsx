import Link from 'next/link';
import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { OFFERED } from '@/lib/jass';
import { dayAsked, today } from '@/lib/league/days';
import {
  calendarYear,
  followerOf,
  likelyToGoOn,
  nextSeason,
  seasonFor,
} from '@/lib/league/next-season';
import { closedOn, overlap } from '@/lib/league/open-seasons';
import { Scheme } from '@/lib/league/scheme';
import { suitedScheme } from '@/lib/league/scheme-fault';
import {
  findSeasonMoney,
  listEvenings,
  listSeasons,
  type SeasonSetting,
} from '@/lib/server/leagues';
import { pick } from '@/lib/sync/pick';
import { leagueRoute, smallKey } from '../../../parts';
import { costsInWords } from '../../cash/prices';
import { typedIn } from '../../evenings/typed';
import { leaguePageOf } from '../../league-page-of';
import { FORM_AREAS } from '../form-areas';
import { SeasonForm } from '../season-form';

export const generateMetadata = titled((t) => t('seasons.fresh'));

/**
 * Begins with what a season had, the one of `?after` or the likeliest, for what comes after it: `?day` for an evening of
 * that day, which goes on then; `?earlier` for the year before all others.
 */
export default leaguePageOf('owner', async ({ words, t, me, league, leagueId, asked }) => {
  const { earlier } = asked;
  const day = dayAsked(asked.day);
  const seasons = await listSeasons(me, leagueId);
  if (!seasons) notFound();
  const like =
    seasons.find(({ id }) => id === asked.after) ??
    (day === null && earlier === undefined ? likelyToGoOn(seasons, today()) : seasons[0]);
  // Those that run or ran on some of the same days: any of them may be the one that goes on.
  const beside = seasons.filter(
    (one) => like && overlap(one, like) && (one === like || !followerOf(one, seasons, today())),
  );
  const yearOf = (day: string) => Number(day.slice(0, 4));
  const now = yearOf(today());
  const closed =
    day === null
      ? undefined
      : closedOn(seasons, day).toSorted((a, b) => Number(b === like) - Number(a === like))[0];
  const lastEvening = closed && (await listEvenings(me, closed.id))?.at(-1)?.date;
  const days =
    earlier !== undefined
      ? calendarYear(Math.min(now, ...seasons.map(({ startsOn }) => yearOf(startsOn))) - 1)
      : like
        ? day === null
          ? nextSeason(like, today())
          : seasonFor({ ...(closed ?? like), lastEvening }, day)
        : calendarYear(day === null ? now : yearOf(day));
  const variants = like?.variants ?? OFFERED.slice(0, 1);
  // One who starts clean goes on playing the same.
  const clean = { variants, houseRules: {}, scheme: suitedScheme(Scheme.parse({}), variants) };
  const { houseRules, scheme } = like ?? clean;
  const cash = like && (await findSeasonMoney(me, like.id));
  const costs = cash?.rules ? costsInWords(words, cash.rules, cash.currency) : null;
  const begin: SeasonSetting = { ...days, variants, houseRules, scheme };
  return (
    <PaperPage
      title={t('seasons.fresh')}
      back={leagueRoute(leagueId, '/seasons')}
      backLabel={t('seasons.ofLeague', { league: league.name })}
      wide
    >
      {beside.length > 1 && day === null && earlier === undefined && (
        <nav aria-label={t('seasons.form.goesOn')} className="flex flex-col gap-1">
          <p className="font-semibold">{t('seasons.form.goesOn')}</p>
          <p className="flex flex-wrap gap-2">
            {beside.map((one) => (
              <Link
                key={one.id}
                href={leagueRoute(leagueId, `/seasons/new?after=${one.id}`)}
                aria-current={one === like ? 'true' : undefined}
                className={`${smallKey} aria-[current]:border-felt aria-[current]:font-semibold`}
              >
                {one.name}
              </Link>
            ))}
          </p>
        </nav>
      )}
      <ClientWords areas={FORM_AREAS}>
        <SeasonForm
          // Of another one it begins anew.
          key={like?.id ?? ''}
          leagueId={leagueId}
          begin={begin}
          {...(earlier !== undefined
            ? { goOn: '/files/years?' }
            : day !== null && {
                goOn:
                  typeof asked.evening === 'string'
                    ? `/evenings/${asked.evening}/edit?`
                    : `/evenings/new?${new URLSearchParams({ day, ...typedIn(asked) })}&`,
              })}
          {...(like && { taken: { from: pick(like, 'id', 'name'), costs, clean } })}
          {...(like &&
            !like.isOver &&
            earlier === undefined &&
            day === null && {
              ways: {
                of: like.name,
                after: days,
                beside: { ...pick(like, 'startsOn', 'endsOn'), name: '' },
              },
            })}
        />
      </ClientWords>
    </PaperPage>
  );
});
