import { notFound } from 'next/navigation';
import { Fragment } from 'react';
import { pageOf, titled } from '@/app/page-of';
import { BetweenNames } from '@/app/ui/between-names';
import { PaperPage } from '@/app/ui/paper-page';
import { weekdayInWords } from '@/lib/i18n/days';
import { companyOf, sidesInWords, tableName } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { VariantId } from '@/lib/jass';
import { collator } from '@/lib/league/collator';
import { findEvening } from '@/lib/server/leagues';
import { leagueRoute } from '../../../../parts';
import { PrintKey } from '../../../seasons/[seasonId]/print/print-key';
import './plan.css';

export const generateMetadata = titled((t) => t('evenings.plan.title'));

/** Who sits where in which round, for the wall of the room: by table, and by name. */
export default pageOf<'leagueId' | 'eveningId'>(async ({ words, t, me, leagueId, eveningId }) => {
  const page = await findEvening(me, { leagueId, eveningId });
  if (!page) notFound();
  const { league, evening } = page;
  const tables = page.tables.map((table) => ({
    ...table,
    name: tableName(words, table.name),
    sides: sidesInWords(table.variant, table.names),
  }));
  const rounds = [...new Set(tables.map(({ round }) => round))].sort((a, b) => a - b);
  const places = [...new Set(tables.map(({ name }) => name))].sort(collator.compare);
  const people = [...new Set(tables.flatMap(({ names }) => names))].sort(collator.compare);
  const home = new Set(
    page.roster.filter(({ status }) => status === 'left').map(({ name }) => name),
  );
  const variants = [...new Set(tables.map(({ variant }) => variant))];
  // Few enough for both lists beside each other on one sheet, in letters that are read from afar.
  const isOneSheet = rounds.length <= 3 && places.length <= 6 && people.length <= 24;
  // Many rounds stand side by side on a sheet of paper.
  const letters =
    rounds.length > 5
      ? 'text-[0.8125rem] print:text-[7.5pt]'
      : 'print:text-[12pt] print:leading-tight';
  /** A line for each of these, a column for each round. */
  const inRounds = (
    kind: 'byTable' | 'byName',
    lines: readonly string[],
    cell: (line: string, round: number) => React.ReactNode,
  ) => (
    <section
      aria-label={t(`evenings.plan.${kind}`)}
      className={`overflow-x-auto print:overflow-visible ${kind === 'byName' && !isOneSheet ? 'print:break-before-page' : ''}`}
    >
      <h2 className="font-semibold text-lg">{t(`evenings.plan.${kind}`)}</h2>
      <table className={`plan w-full normal-nums ${letters}`}>
        <thead>
          <tr>
            {kind === 'byTable' ? (
              <td />
            ) : (
              <th scope="col" className="text-left">
                {t('evenings.plan.name')}
              </th>
            )}
            {rounds.map((round) => (
              <th
                key={round}
                scope="col"
                // As wide as each other; what they are of takes what it needs of them.
                style={{ width: `${100 / rounds.length}%` }}
                className="whitespace-nowrap px-2 py-1 text-left"
              >
                {t('evenings.tables.round', { round: String(round) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line} className="break-inside-avoid border-ink/20 border-t align-top">
              <th
                scope="row"
                className={`whitespace-nowrap py-1 pr-2 text-left print:py-0.5 ${kind === 'byName' ? 'font-normal' : ''}`}
              >
                {line}
              </th>
              {rounds.map((round) => (
                <td
                  key={round}
                  data-round={t('evenings.tables.round', { round: String(round) })}
                  className="px-2 py-1 print:py-0.5"
                >
                  <div>{cell(line, round)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <PaperPage
      title={t('evenings.plan.title')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
      backLabel={weekdayInWords(words, evening.date)}
      wide
    >
      <p className="first-letter:uppercase">
        {[
          league.name,
          evening.name,
          weekdayInWords(words, evening.date),
          evening.time,
          evening.place,
          ...variants.map((id) => variantName(words, id)),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {tables.length === 0 ? (
        <p className="text-ink-dim">{t('evenings.plan.none')}</p>
      ) : (
        <>
          <div className="print:hidden">
            <PrintKey label={t('evenings.plan.print')} />
          </div>
          <div className={`flex flex-col gap-6 ${isOneSheet ? 'one-sheet' : ''}`}>
            {inRounds('byTable', places, (place, round) =>
              tables
                .filter((table) => table.round === round && table.name === place)
                .map(({ variant, sides }) => (
                  <Fragment key={variant}>
                    {variants.length > 1 && (
                      <span className="block text-ink-dim">{variantName(words, variant)}</span>
                    )}
                    {sides.map((side) => (
                      <span key={side} className="block not-first:mt-1">
                        <BetweenNames>{side}</BetweenNames>
                      </span>
                    ))}
                  </Fragment>
                )),
            )}
            {inRounds('byName', people, (name, round) => (
              <PlaceOf
                name={name}
                isGone={
                  home.has(name) &&
                  !tables.some((table) => table.round > round && table.names.includes(name))
                }
                table={tables.find((table) => table.round === round && table.names.includes(name))}
              />
            ))}
          </div>
        </>
      )}
    </PaperPage>
  );
});

/** Where somebody sits, and with whom; that they are free where they do not and have not gone home. */
function PlaceOf({
  name,
  isGone,
  table,
}: {
  name: string;
  isGone: boolean;
  table:
    | { readonly name: string; readonly variant: VariantId; readonly names: readonly string[] }
    | undefined;
}) {
  const { t } = useWords();
  if (!table)
    return isGone ? null : <span className="text-ink-dim">{t('evenings.plan.free')}</span>;
  const { partners } = companyOf(table, name);
  return (
    <>
      <span className="whitespace-nowrap">{table.name}</span>
      {partners.length > 0 && (
        <span className="block text-ink-dim">
          <BetweenNames>{t('evenings.plan.with', { names: partners.join(' & ') })}</BetweenNames>
        </span>
      )}
    </>
  );
}
