/** A league's first page before anything was won, with what a new league needs. */
import Link from 'next/link';
import { dayInWords, shortWeekday } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { LeagueHome as Home, HomeSeason } from '@/lib/server/leagues';
import { leagueRoute } from '../../parts';

/** Before anything was won: what this place is for, and what is done first, on the empty slate. */
export function Begin({ home }: { home: Home }) {
  const words = useWords();
  const { t } = words;
  const { league, seasons } = home;
  const [season] = seasons;
  const hiddenSince = season?.hiddenSince;
  return (
    <div className="wood-frame slate-board flex flex-col items-start justify-center gap-3 px-6 py-6 md:min-h-72 md:px-10 md:py-8">
      <p className="font-hand text-[2rem] leading-tight md:text-[2.5rem]">{league.name}</p>
      <p className="text-chalk-dim">
        {hiddenSince
          ? t('seasons.table.hidden', {
              number: String(hiddenSince.number),
              day: dayInWords(words, hiddenSince.date),
              isFirst: 'yes',
            })
          : t(season === undefined ? 'seasons.none' : 'seasons.empty.nothing')}
      </p>
      {isNew(home) && season?.evenings === 0 && <Steps home={home} season={season} />}
    </div>
  );
}

/** Is it still to be set up, by whoever looks at it? */
export const isNew = ({ mayWrite, seasons }: Home): boolean =>
  mayWrite &&
  seasons.length > 0 &&
  seasons.every(({ hiddenSince, last }) => !hiddenSince && last === null);

/** What a new league needs, in its order, and how it is now; what is done is ticked. */
function Steps({
  home: { league, players, next, invited },
  season: { id, variants, isSaid },
}: {
  home: Home;
  season: HomeSeason;
}) {
  const words = useWords();
  const { t, format } = words;
  const steps = [
    {
      path: '/players',
      label: t('seasons.empty.players'),
      done: players > 0,
      now: players > 0 && t('evenings.attendance.count', { players, excused: 0, absent: 0 }),
    },
    ...(league.role === 'owner'
      ? [
          {
            path: `/seasons/${id}/edit`,
            label: t('seasons.empty.counts'),
            done: isSaid,
            now: format.list(variants.map((one) => variantName(words, one))),
          },
        ]
      : []),
    {
      path: next ? `/evenings/${next.id}` : '/evenings/new',
      label: t('seasons.empty.plan'),
      done: next !== null,
      now: next !== null && shortWeekday(words, next.date),
    },
    ...(league.role === 'owner'
      ? [
          {
            path: '/settings#invitations',
            label: t('seasons.empty.invite'),
            done: invited,
            now: false,
          },
        ]
      : []),
  ];
  // All is set up: what is left is to play.
  if (steps.every(({ done }) => done)) return null;
  return (
    <ol className="flex flex-col self-stretch md:text-lg">
      {steps.map(({ path, label, done, now }, i) => (
        <li key={path} className="border-chalk/20 border-t first:border-t-0">
          <Link
            href={leagueRoute(league.id, path)}
            className="grid min-h-12 grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2 py-1.5 leading-tight md:min-h-16"
          >
            <span className="font-hand text-2xl leading-none">{done ? '✓' : i + 1}</span>
            <span className="flex flex-wrap justify-between gap-x-4 gap-y-1">
              <span className="underline decoration-chalk/40 underline-offset-4">{label}</span>
              <span className="text-[0.9375rem] text-chalk-dim">{now}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
