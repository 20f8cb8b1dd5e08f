import Link from 'next/link';
import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { dayInWords } from '@/lib/i18n/days';
import { levelInWords } from '@/lib/i18n/player';
import { figureInWords, measureInWords } from '@/lib/i18n/standings';
import { variantName } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import type { AllTime, LeagueRecord } from '@/lib/league/records';
import { recordsNow } from '@/lib/server/leagues';
import { leagueRoute, playerRoute } from '../../../parts';
import { LeaguePage } from '../../league-page';
import { RankedTable } from '../../ranked-table';

export const generateMetadata = titled((t) => t('seasons.records.title'));

/** So many times that a record was reached are shown. */
const MOST_HELD = 3;
/** Of more people who hold it together so many are named. */
const MOST_NAMED = 5;
const NAMED = 3;

/** What stands out over the seasons of a league, and everybody's seasons together; what is hidden stays so. */
export default pageOf<'leagueId'>(async ({ words, t, me, leagueId }) => {
  const found = await recordsNow(me, leagueId);
  if (!found) notFound();
  const { league, records, all } = found;
  const title = t('seasons.records.title');
  // What nobody has takes no room, which a phone has little of; a season each says nothing either.
  const columns = COLUMNS.filter(({ of, above }) => all.some((one) => of(one) > above));
  const hasTitles = all.some(({ titles, podiums }) => titles > 0 || podiums > 0);
  // Three in a row, and the last ones two in a row where one or two would be left.
  const firstOfTwo = records.length - ([0, 4, 2][records.length % 3] ?? 0);
  return (
    <LeaguePage
      league={league}
      part="/table"
      title={title}
      back={{ href: leagueRoute(leagueId), label: league.name }}
    >
      {all.length === 0 && <p className="text-ink-dim">{t('seasons.records.none')}</p>}
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-6">
        {records.map((record, i) => (
          <div
            key={`${record.what} ${record.variant ?? ''} ${record.measure ?? ''}`}
            className={`rounded-xl border border-ink/15 bg-card p-4 sm:max-lg:last:odd:col-span-2 ${i < firstOfTwo ? 'lg:col-span-2' : 'lg:col-span-3'}`}
          >
            <dt className="text-[0.9375rem] text-ink-dim">{nameOf(words, record)}</dt>
            <dd className="pt-1">
              <span className="block font-semibold text-3xl">
                {figureInWords(words, record.value, { isSigned: record.measure === 'net-sticks' })}
              </span>
              {record.reached.slice(0, MOST_HELD).map((one) => (
                <span key={`${one.season} ${one.game ?? one.day}`} className="block">
                  {holders(words, one)}
                </span>
              ))}
              {record.reached.length > MOST_HELD && (
                <span className="block text-ink-dim">
                  {t('seasons.records.more', { count: record.reached.length - MOST_HELD })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {all.length > 0 && (
        <section aria-label={t('seasons.records.allTime')} className="flex flex-col gap-1">
          <h2 className="font-semibold text-lg">{t('seasons.records.allTime')}</h2>
          <RankedTable
            caption={t('seasons.records.allTime')}
            isWide
            heads={columns.map(({ head }) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          >
            {all.map((one) => (
              <tr key={one.id}>
                <td className="rank">{one.rank}</td>
                <th scope="row" className="name">
                  <Link href={playerRoute(one.id)}>{one.name}</Link>
                </th>
                {columns.map(({ head, of }) => (
                  <td key={head}>{of(one) === 0 ? '–' : figureInWords(words, of(one))}</td>
                ))}
              </tr>
            ))}
          </RankedTable>
          <p className="pt-1 text-[0.9375rem] text-ink-dim">
            {t(hasTitles ? 'seasons.records.order' : 'seasons.records.orderWins')}
          </p>
        </section>
      )}
    </LeaguePage>
  );
});

/** `above`: where nobody has more, all have the same. */
const COLUMNS = [
  { head: 'seasons.records.titles', of: ({ titles }) => titles, above: 0 },
  { head: 'seasons.records.podiums', of: ({ podiums }) => podiums, above: 0 },
  { head: 'standings.heads.wins', of: ({ wins }) => wins, above: 0 },
  { head: 'players.ofWonLevel', of: ({ level }) => level, above: 0 },
  { head: 'standings.heads.games', of: ({ games }) => games, above: 0 },
  { head: 'standings.heads.evenings', of: ({ evenings }) => evenings, above: 0 },
  { head: 'seasons.records.seasons', of: ({ seasons }) => seasons, above: 1 },
] as const satisfies readonly { head: string; of: (one: AllTime) => number; above: number }[];

function nameOf(words: Words, { what, measure, variant }: LeagueRecord): string {
  const { t } = words;
  if (what === 'best' && measure)
    return t('seasons.records.best', { measure: t(`scheme.measures.${measure}.name`) });
  if (what === 'game' && measure && variant) {
    const of = measureInWords(words, { measure, combine: 'mean' });
    return t('seasons.records.game', { variant: variantName(words, variant), measure: of });
  }
  return t(`seasons.records.${what === 'best' || what === 'game' ? 'run' : what}`);
}

const holders = (
  words: Words,
  { names: who, level = [], season, day }: LeagueRecord['reached'][number],
): string => {
  const said = who.map((name, i) => levelInWords(words, name, level[i]));
  const all =
    said.length > MOST_NAMED
      ? words.t('seasons.records.andMore', {
          names: said.slice(0, NAMED).join(', '),
          more: said.length - NAMED,
        })
      : names(words, said);
  return day === undefined
    ? words.t('seasons.records.in', { names: all, season })
    : words.t('seasons.records.on', { names: all, day: dayInWords(words, day) });
};
