import { notFound } from 'next/navigation';
import { z } from 'zod';
import { pageOf, titled } from '@/app/page-of';
import { Input } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { inWideColumns } from '@/app/ui/paper-page';
import { Select } from '@/app/ui/pick';
import { schemeInWords } from '@/lib/i18n/scheme';
import { cellInWords } from '@/lib/i18n/standings';
import type { Words } from '@/lib/i18n/words';
import { MEASURES } from '@/lib/league/measures';
import type { Scheme } from '@/lib/league/scheme';
import { measuredIn, measuresFor, suitedScheme } from '@/lib/league/scheme-fault';
import { columnsOf } from '@/lib/league/view';
import { listEvenings, type Season, whatIf } from '@/lib/server/leagues';
import { leagueRoute } from '../../../../parts';
import { LeaguePage } from '../../../league-page';
import { RankedTable } from '../../../ranked-table';

// An address may say anything: what does not fit is as it is in the season.
const Asked = z.object({
  measure: z.enum(MEASURES).optional().catch(undefined),
  per: z.enum(['game', 'evening']).optional().catch(undefined),
  combine: z.enum(['sum', 'mean']).optional().catch(undefined),
  keep: z.enum(['all', 'best', 'drop-worst']).optional().catch(undefined),
  count: z.coerce.number().int().min(1).max(1000).optional().catch(undefined),
  look: z.literal('1').optional().catch(undefined),
  // Without the evenings that other seasons count too.
  shared: z.literal('out').optional().catch(undefined),
});
type Asked = z.infer<typeof Asked>;

export const generateMetadata = titled((t) => t('seasons.whatIf.title'));

/** The season's scheme with what was asked for in its place. */
function schemeFor({ scheme, variants }: Season, asked: Asked): Scheme {
  const { measure = scheme.measure, per = scheme.per, keep = scheme.keep.kind } = asked;
  const was = scheme.keep.kind === 'all' ? 1 : scheme.keep.count;
  const count = asked.count ?? was;
  const next = suitedScheme(measuredIn({ ...scheme, per }, measure), variants);
  return {
    ...next,
    combine: asked.combine ?? next.combine,
    keep:
      keep === 'all'
        ? { kind: 'all' }
        : keep === 'best'
          ? { kind: 'best', count }
          : { kind: 'drop-worst', count, missedFirst: true },
  };
}

/** Whether something that can be asked for here differs. */
const isOther = (then: Scheme, now: Scheme): boolean => {
  const said = ({ measure, per, combine, keep }: Scheme) =>
    [measure, per, combine, keep.kind, keep.kind === 'all' ? 0 : keep.count].join();
  return said(then) !== said(now);
};

/** The table that another scheme would make of the same games, beside the one that is. */
export default pageOf<'leagueId' | 'seasonId'>(async ({ words, me, leagueId, seasonId, ...at }) => {
  const { t } = words;
  const asked = Asked.parse(at.asked);
  const look = asked.look !== undefined;
  const shared = asked.shared
    ? ((await listEvenings(me, seasonId)) ?? []).filter(({ seasons }) => seasons.length > 1)
    : [];
  const scheme = (season: Season) => {
    const then = schemeFor(season, asked);
    return isOther(then, season.scheme) ? then : season.scheme;
  };
  const found = await whatIf(me, { seasonId, look, scheme, without: shared.map(({ id }) => id) });
  if (found?.league.id !== leagueId) notFound();
  const { league, season, standings, other } = found;
  const then = scheme(season);
  return (
    <LeaguePage
      league={league}
      part="/table"
      title={t('seasons.whatIf.title')}
      back={{
        href: leagueRoute(leagueId, `/seasons/${seasonId}${look ? '?look=1' : ''}`),
        label: t('seasons.named', { name: season.name }),
      }}
    >
      <div className={inWideColumns}>
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-4">
          <p className="text-ink-dim">{t('seasons.whatIf.line')}</p>
          <form className="group grid grid-cols-2 items-end gap-3 md:max-lg:grid-cols-3">
            {look && <input type="hidden" name="look" value="1" />}
            {asked.shared && <input type="hidden" name="shared" value="out" />}
            <div className="col-span-2 flex flex-col gap-3 md:max-lg:contents">
              <Select
                name="measure"
                label={t('scheme.form.counted')}
                defaultValue={then.measure}
                options={measuresFor(season.variants).map((id) => ({
                  id,
                  name: t(`scheme.measures.${id}.name`),
                }))}
              />
              <Select
                name="combine"
                label={t('scheme.form.totalIs')}
                defaultValue={then.combine}
                options={(['sum', 'mean'] as const).map((id) => ({
                  id,
                  name: t(`scheme.form.${id}`),
                }))}
              />
              <Select
                name="keep"
                label={t('scheme.form.which')}
                defaultValue={then.keep.kind}
                options={[
                  { id: 'all', name: t('scheme.form.all') },
                  { id: 'best', name: t('scheme.form.best') },
                  { id: 'drop-worst', name: t('scheme.form.dropWorst') },
                ]}
              />
            </div>
            <Select
              name="per"
              label={t('scheme.form.one')}
              defaultValue={then.per}
              options={(['evening', 'game'] as const).map((id) => ({
                id,
                name: t(`scheme.form.${id}`),
              }))}
            />
            {/* Of all of them there is no number. */}
            <div className="group-has-[option[value=all]:checked]:hidden">
              <Input
                label={t('seasons.whatIf.count')}
                type="number"
                name="count"
                min={1}
                max={1000}
                defaultValue={asked.count ?? (then.keep.kind === 'all' ? 8 : then.keep.count)}
              />
            </div>
            <button type="submit" className={`${actionOnPaper} col-span-2 md:max-lg:col-span-1`}>
              {t('seasons.whatIf.show')}
            </button>
          </form>
          {shared.length > 0 && (
            <p>{t('seasons.whatIf.withoutShared', { evenings: shared.length })}</p>
          )}
          <p className="text-[0.9375rem] text-ink-dim">
            {schemeInWords(words, then, { saysHidden: false })}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {shared.length > 0 || then !== season.scheme ? (
            <>
              <Leader words={words} now={standings.rows[0]} then={other.rows[0]} />
              <Beside words={words} found={{ ...found, scheme: then }} />
            </>
          ) : (
            <p className="text-ink-dim">{t('seasons.whatIf.nothing')}</p>
          )}
        </div>
      </div>
    </LeaguePage>
  );
});

type Rows = NonNullable<Awaited<ReturnType<typeof whatIf>>>['standings']['rows'];

function Leader({
  words: { t },
  now,
  then,
}: {
  words: Words;
  now: Rows[number] | undefined;
  then: Rows[number] | undefined;
}) {
  if (!now?.rank || !then?.rank) return null;
  return (
    <p className="border-felt border-l-4 py-1 pl-4 text-lg">
      {now.id === then.id
        ? t('seasons.whatIf.same', { name: now.name })
        : t('seasons.whatIf.leads', { name: then.name, other: now.name })}
    </p>
  );
}

/** Both tables in one: the order is that of the other scheme. */
function Beside({
  words,
  found: { season, standings, other, scheme },
}: {
  words: Words;
  found: NonNullable<Awaited<ReturnType<typeof whatIf>>> & { scheme: Scheme };
}) {
  const { t } = words;
  const now = columnsOf(standings, season.scheme).find(({ key }) => key === 'total');
  const then = columnsOf(other, scheme).find(({ key }) => key === 'total');
  const before = new Map(standings.rows.map((row) => [row.id, row]));
  const rows = other.rows.filter(({ evenings }) => evenings > 0);
  if (!now || !then || rows.length === 0) return null;
  return (
    <RankedTable
      caption={t('seasons.whatIf.caption')}
      isWide
      heads={
        <>
          <th scope="col">{t('seasons.whatIf.then')}</th>
          <th scope="col">
            <abbr title={t('seasons.whatIf.moves')}>↑↓</abbr>
          </th>
          <th scope="col">{t('seasons.whatIf.now')}</th>
          <th scope="col">{t('seasons.whatIf.rankNow')}</th>
        </>
      }
    >
      {rows.map((row) => {
        const was = before.get(row.id);
        const moved = was?.rank && row.rank ? was.rank - row.rank : 0;
        return (
          <tr key={row.id} data-who={`player=${row.id}`}>
            <td className="rank">{row.rank ?? '–'}</td>
            <th scope="row" className="name">
              <span>{row.name}</span>
            </th>
            <td>{cellInWords(words, then, row)}</td>
            <td>{moved === 0 ? '=' : `${moved > 0 ? '↑' : '↓'}${Math.abs(moved)}`}</td>
            <td>{was ? cellInWords(words, now, was) : '–'}</td>
            <td>{was?.rank ?? '–'}</td>
          </tr>
        );
      })}
    </RankedTable>
  );
}
