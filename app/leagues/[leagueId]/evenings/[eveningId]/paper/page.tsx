import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { weekdayInWords } from '@/lib/i18n/days';
import { type VariantId, variant } from '@/lib/jass';
import { MEASURES } from '@/lib/league/measures';
import { openTotals } from '@/lib/league/result-paper';
import { type EveningPage, findEvening, hasGameTotals, isAtLeast } from '@/lib/server/leagues';
import { decimalSign } from '@/lib/server/transports/decimal-sign';
import { pick } from '@/lib/sync/pick';
import { leagueRoute } from '../../../../parts';
import { ClosedSeasons } from '../closed-seasons';
import { openOnPaper, seasonsOf } from '../rankings-of';
import { Totals } from './totals';

export const generateMetadata = titled((t) => t('paper.title'));

/** Totals from paper: new ones, or those of `result`. */
export default pageOf<'leagueId' | 'eveningId'>(
  async ({ words, me, leagueId, eveningId, asked }) => {
    const { t } = words;
    const page = await findEvening(me, { leagueId, eveningId, look: true });
    if (!page || !isAtLeast(page.league.role, 'scorer')) notFound();
    const { evening, counting, houseRules, roster, paper, tables } = page;
    const { result } = asked;
    const kept = result === undefined ? undefined : paper.find(({ id }) => id === result);
    if (result !== undefined && !kept) notFound();
    // What is written already may count in a season that was closed since.
    const variants = kept ? counting : openOnPaper(page);
    const seasons = seasonsOf(page);
    const ofGames = (id: VariantId) => openTotals(id, seasons).includes('game');
    return (
      <PaperPage
        title={t('paper.title')}
        back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
        backLabel={t('evenings.edit.back')}
        wide
      >
        <p className="text-ink-dim first-letter:uppercase">{weekdayInWords(words, evening.date)}</p>
        {!kept && seasons.some(({ closed }) => closed) && (
          <div role="status" className="flex flex-col items-start border-felt border-l-4 py-1 pl-3">
            <ClosedSeasons page={page} isAsked />
          </div>
        )}
        {variants.length > 0 && (
          <ClientWords areas={['paper', 'variants', 'evenings']}>
            <Totals
              // Of others looked at it begins anew.
              key={kept?.id ?? ''}
              at={{ leagueId, eveningId }}
              tables={
                kept
                  ? []
                  : tables.flatMap((table, index) =>
                      ofGames(table.variant) ? (waiting(table, index) ?? []) : [],
                    )
              }
              roster={roster.map(({ id, name }) => ({ id, name }))}
              variants={variants}
              withGames={variants.filter((id) => hasGameTotals(id) && (kept || ofGames(id)))}
              seasons={seasons.map((one) =>
                pick(one, 'id', 'name', 'variants', 'scheme', 'closed'),
              )}
              houseRules={houseRules}
              measures={MEASURES.map((id) => ({
                id,
                name: t(`scheme.measures.${id}.name`),
              }))}
              decimal={decimalSign((await headers()).get('accept-language'), words.language)}
              {...(kept && { kept })}
            />
          </ClientWords>
        )}
      </PaperPage>
    );
  },
);

/** A table of which only its totals could still be said; null where more is known, or they say too little. */
const waiting = (table: EveningPage['tables'][number], index: number) => {
  const { round, name, variant: id, seats, names, score, isOnPaper } = table;
  const isOpen = score === null && !isOnPaper;
  return isOpen && hasGameTotals(id) && variant(id).players.includes(seats.length)
    ? { index, round, name, variant: id, seats, names }
    : null;
};
