import { headers } from 'next/headers';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { weekdayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { variant } from '@/lib/jass';
import { MEASURES } from '@/lib/league/measures';
import {
  type EveningPage,
  findEvening,
  hasGameTotals,
  isAtLeast,
  type Season,
} from '@/lib/server/leagues';
import { decimalSign } from '@/lib/server/transports/decimal-sign';
import { pick } from '@/lib/sync/pick';
import { leagueRoute, linkInText } from '../../../../parts';
import { rankingsOf } from '../rankings-of';
import { Totals } from './totals';

export const generateMetadata = titled((t) => t('paper.title'));

/** Totals from paper: new ones, or those of `result`. */
export default pageOf<'leagueId' | 'eveningId'>(
  async ({ words, me, leagueId, eveningId, asked }) => {
    const { t } = words;
    const page = await findEvening(me, { leagueId, eveningId, look: true });
    if (!page || !isAtLeast(page.league.role, 'scorer')) notFound();
    const { evening, counting, open, houseRules, roster, paper, tables } = page;
    const { result } = asked;
    const kept = result === undefined ? undefined : paper.find(({ id }) => id === result);
    if (result !== undefined && !kept) notFound();
    // What is written already may count in a season that was closed since.
    const variants = kept ? counting : open;
    const isOwner = page.league.role === 'owner';
    return (
      <PaperPage
        title={t('paper.title')}
        back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
        backLabel={t('evenings.edit.back')}
        wide
      >
        <p className="text-ink-dim first-letter:uppercase">{weekdayInWords(words, evening.date)}</p>
        {variants.length === 0 ? (
          <Closed leagueId={leagueId} seasons={rankingsOf(page)} isOwner={isOwner} />
        ) : (
          <ClientWords areas={['paper', 'variants', 'evenings']}>
            <Totals
              // Of others looked at it begins anew.
              key={kept?.id ?? ''}
              at={{ leagueId, eveningId }}
              tables={
                kept ? [] : tables.flatMap((table, index) => waiting(table, { index, open }) ?? [])
              }
              roster={roster.map(({ id, name }) => ({ id, name }))}
              variants={variants}
              withGames={variants.filter(hasGameTotals)}
              seasons={rankingsOf(page).map(({ season }) => pick(season, 'variants', 'scheme'))}
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

/** Why nothing can be written down, before anything is. */
function Closed({
  leagueId,
  seasons,
  isOwner,
}: {
  leagueId: string;
  seasons: readonly { readonly season: Pick<Season, 'id' | 'name'> }[];
  isOwner: boolean;
}) {
  const { t } = useWords();
  return (
    <div role="status" className="flex flex-col items-start border-felt border-l-4 py-1 pl-3">
      {seasons.map(({ season: { id, name } }) => (
        <p key={id}>{t('server-leagues.seasonClosed', { name })}</p>
      ))}
      {isOwner &&
        seasons.map(({ season: { id, name } }) => (
          <Link key={id} href={leagueRoute(leagueId, `/seasons/${id}/edit`)} className={linkInText}>
            {t('evenings.season.reopen', { name })}
          </Link>
        ))}
    </div>
  );
}

/**
 * A table of which only its totals could still be said; null where more is known, they say too little, or nothing of
 * its game can be played any more.
 */
const waiting = (
  table: EveningPage['tables'][number],
  { index, open }: { index: number; open: EveningPage['open'] },
) => {
  const { round, name, variant: id, seats, names, score, isOnPaper } = table;
  const isOpen = score === null && !isOnPaper && open.includes(id);
  return isOpen && hasGameTotals(id) && variant(id).players.includes(seats.length)
    ? { index, round, name, variant: id, seats, names }
    : null;
};
