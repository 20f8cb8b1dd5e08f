/** The results of an evening that have no hands, and the way to write some. */
import Link from 'next/link';
import { Fold } from '@/app/ui/fold';
import { When } from '@/app/ui/when';
import { paperTotal, tableName } from '@/lib/i18n/evening';
import { figureInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { EveningPage } from '@/lib/server/leagues';
import { leagueRoute, linkInText } from '../../../parts';

type Result = EveningPage['paper'][number];
type Table = EveningPage['tables'][number];

/** The results with the drawn table each is of, where the same people sat; those of one table in their order. */
function withTables({ paper, tables }: EveningPage): (Result & { table: Table | undefined })[] {
  const open = tables.filter(({ isOnPaper }) => isOnPaper);
  return paper.map((result) => {
    const at = open.findIndex(
      ({ variant, seats }) =>
        result.of === 'game' &&
        variant === result.variant &&
        seats.length === result.seats.length &&
        result.seats.every(({ player }, seat) => seats[seat] === player),
    );
    return { ...result, table: at < 0 ? undefined : open.splice(at, 1)[0] };
  });
}

export function PaperResults({ page }: { page: EveningPage }) {
  const { t } = useWords();
  const { paper, mayWrite, mayPlay, league, evening } = page;
  const form = `/evenings/${evening.id}/paper`;
  const fresh = mayPlay && (
    <Link href={leagueRoute(league.id, form)} className={`${linkInText} print:hidden`}>
      {t('paper.title')}
    </Link>
  );
  if (paper.length === 0) return fresh && <p>{fresh}</p>;
  return (
    <section aria-label={t('paper.list')} className="flex flex-col gap-2">
      <h3 className="font-semibold text-lg">
        {t('paper.list')} <span className="font-normal text-base text-ink-dim">{paper.length}</span>
      </h3>
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {withTables(page).map(({ table, ...result }) => (
          <li key={result.id} className="flex items-start justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <Totals result={result} table={table} />
              <Changes result={result} />
            </div>
            {mayWrite && (
              <Link
                href={leagueRoute(league.id, `${form}?result=${result.id}`)}
                className={`${linkInText} shrink-0 print:hidden`}
              >
                {t('paper.change')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {fresh}
    </section>
  );
}

function Totals({
  result: { variant, of, hands, seats, counts },
  table,
}: {
  result: Result;
  table: Table | undefined;
}) {
  const words = useWords();
  const { t } = words;
  // Partners stand together before their total.
  const sides = [...new Set(seats.map(({ side }) => side))].map((side) =>
    seats.filter((seat) => seat.side === side),
  );
  const what = of === 'game' ? t('paper.game') : t(`scheme.measures.${of}.name`);
  return (
    <>
      <span className="flex flex-wrap gap-x-4">
        {sides.map((own) => (
          <span key={own[0]?.player}>
            {own.map(({ name }) => name).join(' & ')}{' '}
            <span className="text-ink-dim">
              {paperTotal(words, own[0]?.total ?? 0, { variant, of })}
            </span>
          </span>
        ))}
      </span>
      <span className="block text-[0.9375rem] text-ink-dim">
        {table &&
          `${t('evenings.tables.round', { round: String(table.round) })}, ${tableName(words, table.name)} · `}
        {t('paper.line', {
          variant: variantName(words, variant),
          what,
          hands: hands ?? 0,
        })}
        {!counts && `. ${t('paper.countsNot')}`}
      </span>
    </>
  );
}

/** Who wrote it down and who put it right, with what stood there before. */
function Changes({ result: { log } }: { result: Result }) {
  const words = useWords();
  const { t } = words;
  if (log.length < 2) return null;
  return (
    <Fold
      title={t('paper.changed', { times: log.length - 1 })}
      className="text-[0.9375rem] text-ink-dim"
    >
      <ul>
        {log.map(({ at, author, was }) => (
          <li key={at}>
            <When at={at} />
            {author && `, ${author}`}:{' '}
            {was
              ? t('paper.was', {
                  totals: was
                    .map(({ name, total }) => `${name} ${figureInWords(words, total, {})}`)
                    .join(', '),
                })
              : t('paper.written')}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
