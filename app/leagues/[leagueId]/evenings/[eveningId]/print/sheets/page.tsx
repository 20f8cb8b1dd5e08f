import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { dayInWords } from '@/lib/i18n/days';
import { tableName } from '@/lib/i18n/evening';
import { eveningNow } from '@/lib/server/leagues';
import { leagueRoute } from '../../../../../parts';
import { KitPage } from '../../../../kit/kit-page';
import { ScoreSheet } from '../../../../kit/score-sheet';

export const generateMetadata = titled((t) => t('kit.parts.sheets.title'));

/** A sheet to write on for each table that was drawn; else one for each Jass of the season. */
export default pageOf<'leagueId' | 'eveningId'>(async ({ words, t, me, leagueId, eveningId }) => {
  const page = await eveningNow(me, { eveningId, look: false });
  if (page?.league.id !== leagueId) notFound();
  const { league, counting, houseRules, evening, tables } = page;
  const day = dayInWords(words, evening.date);
  const rounds = new Set(tables.map(({ round }) => round)).size;
  const drawn = tables.map(({ variant, names, name, round }) => ({
    variant,
    players: names,
    heads: [
      league.name,
      day,
      rounds > 1 && t('evenings.tables.round', { round: String(round) }),
      tableName(words, name),
    ].filter((head) => head !== false),
  }));
  const blank = counting.map((variant) => ({
    variant,
    players: null,
    heads: [league.name, day],
  }));
  return (
    <KitPage
      title={t('kit.parts.sheets.title')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}/print`)}
    >
      {(drawn.length > 0 ? drawn : blank).map((sheet) => (
        <ScoreSheet
          key={`${sheet.variant} ${sheet.heads.join()}`}
          words={words}
          sheet={{ ...sheet, options: houseRules[sheet.variant] ?? {} }}
        />
      ))}
    </KitPage>
  );
});
