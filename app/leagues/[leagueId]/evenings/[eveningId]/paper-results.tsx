/** The results of an evening that have no hands, and the way to write some. */
import Link from 'next/link';
import { Fold } from '@/app/ui/fold';
import { PencilIcon } from '@/app/ui/menu-icons';
import { When } from '@/app/ui/when';
import { paperTotal, tableName } from '@/lib/i18n/evening';
import { figureInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import { silentIn } from '@/lib/league/result-paper';
import type { EveningPage } from '@/lib/server/leagues';
import { leagueRoute, linkInText } from '../../../parts';
import { openOnPaper, seasonsOf } from './rankings-of';

type Result = EveningPage['paper'][number];
type Table = EveningPage['tables'][number];

/** So few stand open on a phone. */
const FEW = 4;

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
  const words = useWords();
  const { t } = words;
  const { paper, mayWrite, league, evening } = page;
  const form = `/evenings/${evening.id}/paper`;
  const fresh = mayWrite && openOnPaper(page).length > 0 && (
    <Link href={leagueRoute(league.id, form)} className={`${linkInText} print:hidden`}>
      {t('paper.title')}
    </Link>
  );
  if (paper.length === 0) return fresh && <p>{fresh}</p>;
  const seasons = seasonsOf(page);
  const kindOf = ({ variant, of, hands }: Result) => `${variant} ${of} ${hands}`;
  // What is the same of all is said once.
  const isAlike = new Set(paper.map(kindOf)).size === 1;
  return (
    <section aria-label={t('paper.list')} className="flex flex-col gap-2">
      <Fold
        id="paper"
        open={paper.length <= FEW}
        className="fold-on-phone"
        look="font-semibold text-lg"
        title={
          <h3>
            {t('paper.list')}{' '}
            <span className="font-normal text-base text-ink-dim">{paper.length}</span>
          </h3>
        }
      >
        {isAlike && paper[0] && <p className="text-ink-dim">{kindInWords(words, paper[0])}</p>}
        <ul className="border-ink/10 border-b lg:columns-2 lg:gap-x-16">
          {withTables(page).map(({ table, ...result }) => (
            <li
              key={result.id}
              className="flex break-inside-avoid items-center justify-between gap-3 border-ink/10 border-t py-1.5"
            >
              <div className="min-w-0">
                <Totals
                  result={result}
                  table={table}
                  isAlike={isAlike}
                  silent={silentIn(result, seasons).map(({ name }) => name)}
                />
                <Changes result={result} />
              </div>
              {mayWrite && (
                <Link
                  href={leagueRoute(league.id, `${form}?result=${result.id}`)}
                  aria-label={t('paper.change')}
                  title={t('paper.change')}
                  className="grid size-12 shrink-0 place-items-center rounded-lg text-ink-dim hover:text-ink active:bg-paper-dark print:hidden"
                >
                  <PencilIcon />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Fold>
      {fresh}
    </section>
  );
}

const kindInWords = (words: Words, { variant, of, hands }: Result): string =>
  words.t('paper.line', {
    variant: variantName(words, variant),
    what: of === 'game' ? words.t('paper.game') : words.t(`scheme.measures.${of}.name`),
    hands: hands ?? 0,
  });

function Totals({
  result,
  table,
  isAlike,
  silent,
}: {
  result: Result;
  table: Table | undefined;
  isAlike: boolean;
  /** The seasons that do not take it in. */
  silent: readonly string[];
}) {
  const { variant, of, seats, counts } = result;
  const words = useWords();
  const { t } = words;
  // Partners stand together before their total.
  const sides = [...new Set(seats.map(({ side }) => side))].map((side) =>
    seats.filter((seat) => seat.side === side),
  );
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
      <span className="block text-[0.9375rem] text-ink-dim empty:hidden">
        {[
          table &&
            `${t('evenings.tables.round', { round: String(table.round) })}, ${tableName(words, table.name)}`,
          !isAlike && kindInWords(words, result),
          !counts
            ? t('paper.countsNot')
            : silent.length > 0 && t('paper.countsNotIn', { seasons: names(words, silent) }),
        ]
          .filter(Boolean)
          .join(' · ')}
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
